"use strict";
// What the form means, without the page: walking the lists, and the sheet with its check line.
const bytesOf = text =>
  Array.from(unescape(encodeURIComponent(text)), letter => letter.charCodeAt(0));
const ROOTS = (() => {
  // SHA-256 takes its numbers from the roots of the first primes (FIPS 180-4).
  const primes = [];
  for (let n = 2; primes.length < 64; n++) {
    if (primes.every(prime => n % prime)) primes.push(n);
  }
  const part = root => ((root - Math.floor(root)) * 4294967296) | 0;
  return {
    start: primes.slice(0, 8).map(prime => part(Math.sqrt(prime))),
    round: primes.map(prime => part(Math.cbrt(prime))),
  };
})();
function digest(message) {
  const padded = [...message, 128];
  while (padded.length % 64 !== 56) padded.push(0);
  for (let place = 7; place >= 0; place--) {
    padded.push(Math.floor((message.length * 8) / 2 ** (8 * place)) & 255);
  }
  const turn = (word, by) => (word >>> by) | (word << (32 - by));
  let sum = ROOTS.start;
  for (let block = 0; block < padded.length; block += 64) {
    const words = [];
    for (let n = 0; n < 64; n++) {
      if (n < 16) {
        const at = block + 4 * n;
        words.push((padded[at] << 24) | (padded[at + 1] << 16) | (padded[at + 2] << 8) | padded[at + 3]);
        continue;
      }
      const [far, near] = [words[n - 15], words[n - 2]];
      const one = turn(far, 7) ^ turn(far, 18) ^ (far >>> 3);
      const two = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10);
      words.push((words[n - 16] + one + words[n - 7] + two) | 0);
    }
    let [a, b, c, d, e, f, g, h] = sum;
    for (let n = 0; n < 64; n++) {
      const one = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
      const first = (h + one + ((e & f) ^ (~e & g)) + ROOTS.round[n] + words[n]) | 0;
      const two = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
      const second = (two + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
    }
    sum = [a, b, c, d, e, f, g, h].map((word, n) => (word + sum[n]) | 0);
  }
  return [].concat(...sum.map(word => [24, 16, 8, 0].map(by => (word >>> by) & 255)));
}
function keyed(secret, text) {
  const key = bytesOf(secret).concat(Array(64).fill(0)).slice(0, 64);
  const inner = digest([...key.map(one => one ^ 54), ...bytesOf(text)]);
  return digest([...key.map(one => one ^ 92), ...inner])
    .map(one => one.toString(16).padStart(2, "0"))
    .join("");
}
function entries(form, list) {
  const numbers = list < 0 ? [] : form.lists[list];
  const found = [];
  for (let n = 0; n < numbers.length; n += 3) {
    const [key, label] = form.steps[numbers[n]];
    found.push({ key, label, text: numbers[n + 1], next: numbers[n + 2] });
  }
  return found;
}
// A way is what was chosen in one list after another; null if it leads nowhere.
function walked(form, row, way) {
  const keys = [...row.keys];
  let [list, text] = [row.list, -1];
  for (const chosen of way) {
    const entry = entries(form, list)[chosen];
    if (!entry) return null;
    keys.push(entry.key);
    [list, text] = [entry.next, entry.text];
  }
  const order = text < 0 ? "" : form.texts[text].replace(/\{(\d+)\}/g, (_, place) => keys[place]);
  return { order, next: list };
}
function sheet(form, orders, now) {
  const made = `# Sheet: ${now.toISOString().replace(/\.\d+/, "").replace(/[-:]/g, "")}`;
  const code = keyed(form.token, [...orders, made].join("\n"));
  const count = `${orders.length} order${orders.length === 1 ? "" : "s"}`;
  const proof = [code.slice(0, 4), code.slice(4, 8), code.slice(8, 12)].join("-");
  return [
    `# Orders for ${form.title}, ${form.due}`,
    `${form.power}:`,
    ...orders,
    made,
    `# Check: ${form.game} ${form.power} ${form.due} ${count} ${proof}`,
  ].join("\n") + "\n";
}
function letterTo(form, text) {
  const subject = `[${form.title}] ${form.power} ${form.due}`;
  const parts = [subject, text.replace(/\n/g, "\r\n")].map(encodeURIComponent);
  const to = encodeURIComponent(form.address).replace(/%40/g, "@");
  return `mailto:${to}?subject=${parts[0]}&body=${parts[1]}`;
}
// The page: rows of lists, each of which opens the next one.
function begin(page) {
  const find = name => page.getElementById(name);
  const form = JSON.parse(find("form").textContent);
  const made = (kind, name, text) => {
    const one = page.createElement(kind);
    if (name) one.className = name;
    if (text) one.textContent = text;
    return one;
  };
  const rows = [];
  const orderOf = row => (walked(form, row, row.way) || { order: "" }).order;
  const orders = () => [...new Set(rows.map(orderOf).filter(Boolean))];
  const taken = row => key =>
    rows.some(other => other !== row && other.group === row.group && other.first === key);
  function options(row, list, depth) {
    const before = walked(form, row, row.way.slice(0, depth));
    const select = made("select");
    const nothing = before.order ? form.words.enough : form.words.choose;
    select.append(new Option(depth ? nothing : form.words.nothing, ""));
    entries(form, list).forEach((entry, place) => {
      const option = new Option(entry.label, place);
      option.disabled = !depth && form.once.includes(entry.key) && taken(row)(entry.key);
      option.selected = row.way[depth] === place;
      select.append(option);
    });
    select.setAttribute("aria-label", row.label);
    select.onchange = () => {
      row.way = row.way.slice(0, depth);
      if (select.value !== "") row.way.push(Number(select.value));
      show();
      const next = row.place.querySelectorAll("select")[depth + 1];
      if (next) next.focus();
    };
    return select;
  }
  function draw(row) {
    const shown = [];
    let list = row.list;
    for (let depth = 0; list >= 0; depth++) {
      const found = entries(form, list);
      const before = walked(form, row, row.way.slice(0, depth));
      if (depth && found.length === 1 && !before.order && row.way.length === depth) row.way.push(0);
      if (!depth || found.length > 1 || before.order) shown.push(options(row, list, depth));
      if (row.way.length <= depth) break;
      list = found[row.way[depth]].next;
    }
    row.first = row.way.length ? entries(form, row.list)[row.way[0]].key : "";
    row.place.replaceChildren(...shown);
    row.place.classList.toggle("open", row.way.length > 0 && !orderOf(row));
  }
  // A further line stands ready as soon as the last of its group is whole.
  function grow() {
    for (const group of new Set(rows.map(row => row.group).filter(Boolean))) {
      const own = rows.filter(row => row.group === group);
      const last = own[own.length - 1];
      const spent = entry => form.once.includes(entry.key) && own.some(row => row.first === entry.key);
      if (orderOf(last) && !entries(form, last.list).every(spent)) another(last);
    }
  }
  function another(row) {
    add(Object.assign({}, row, { way: [], first: "" }), row);
  }
  function add(row, after) {
    row.place = made("div", "steps");
    if (after) {
      rows.splice(rows.indexOf(after) + 1, 0, row);
      after.place.after(row.place);
    } else {
      rows.push(row);
      row.section.append(row.place);
    }
  }
  function section(label, power) {
    const one = made("section");
    const head = made("h2", "", label);
    if (power) head.append(" ", made("small", "", power));
    one.append(head);
    find("rows").append(one);
    return one;
  }
  form.rows.forEach((one, number) => {
    const [key, label] = form.steps[one.step];
    const place = section(label, one.power);
    add({ keys: [key], list: one.main, label, way: [], section: place, must: one.must, group: "" });
    if (one.beside >= 0) {
      place.append(made("p", "also", form.words.also));
      const group = `p${number}`;
      add({ keys: [key], list: one.beside, label, way: [], section: place, group });
    }
  });
  if (form.more >= 0) {
    const place = section(form.rows.length ? form.words.further : form.words.orders);
    for (let n = 0; n < form.count; n++) {
      add({ keys: [], list: form.more, label: form.words.further, way: [], section: place, group: "more" });
    }
  }
  function remember() {
    const kept = rows.map(row => `${row.group}:${row.way.join(".")}`).join("_");
    try {
      window.history.replaceState(null, "", `#${kept}`);
    } catch (error) {
      // Some programs that show attachments keep no addresses; the form works without.
    }
  }
  function recall() {
    const kept = decodeURIComponent(window.location.hash.slice(1)).split("_");
    kept.forEach((text, number) => {
      const [group, way] = text.split(":");
      const last = rows[number - 1];
      if (group && last && last.group === group && !(rows[number] && rows[number].group === group)) another(last);
      const row = rows[number];
      if (!way || !row || row.group !== group) return;
      const steps = way.split(".").map(Number);
      if (!walked(form, row, steps)) return;
      row.way = steps;
    });
  }
  function show() {
    grow();
    rows.forEach(draw);
    const given = orders();
    const due = rows.filter(row => row.must);
    const done = due.filter(orderOf).length;
    const said = due.length ? form.words.count : form.words.lines;
    find("count").textContent = said
      .replace("%1", due.length ? done : given.length)
      .replace("%2", due.length);
    const text = sheet(form, given, new Date());
    find("sheet").value = text;
    find("mail").href = letterTo(form, text);
    for (const name of ["mail", "copy"]) find(name).classList.toggle("off", !given.length);
    remember();
  }
  function copied() {
    const area = find("sheet");
    find("sent").open = true;
    area.focus();
    area.select();
    const old = () => page.execCommand("copy");
    const way = window.navigator.clipboard;
    (way ? way.writeText(area.value).catch(old) : Promise.resolve(old())).then(() => {
      find("count").textContent = form.words.copied;
    });
  }
  find("copy").onclick = copied;
  const map = find("map");
  if (map) map.onclick = () => map.classList.toggle("large");
  recall();
  show();
}
if (typeof document !== "undefined") begin(document);
