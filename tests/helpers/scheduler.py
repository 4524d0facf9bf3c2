"""A Dask cluster in a process of its own, of two workers or as many as named, until its input ends.

It writes its address, and then the numbers of its workers' processes.
"""

import sys

from distributed import LocalCluster

if __name__ == "__main__":
    with LocalCluster(
        n_workers=int(*sys.argv[1:] or "2"),
        threads_per_worker=1,
        dashboard_address=None,
        silence_logs="CRITICAL",
    ) as cluster:
        workers = [str(nanny.pid) for nanny in cluster.workers.values()]
        sys.stdout.write(f"{cluster.scheduler_address}\n{' '.join(workers)}\n")
        sys.stdout.flush()
        sys.stdin.read()
