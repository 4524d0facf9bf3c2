"""``spydip completion``: the script that completes commands, files and phases in a shell."""

import click
from click.shell_completion import get_completion_class

SHELLS = ("bash", "zsh", "fish")


@click.command()
@click.argument("shell", type=click.Choice(SHELLS))
@click.pass_context
def completion(context: click.Context, shell: str) -> None:
    """Print the completion script for SHELL.

    \b
    bash  eval "$(spydip completion bash)"        in ~/.bashrc
    zsh   eval "$(spydip completion zsh)"         in ~/.zshrc
    fish  spydip completion fish | source         in ~/.config/fish/config.fish
    """  # noqa: D301  # click reads the mark
    kind = get_completion_class(shell)
    program = context.find_root().command
    if kind is not None:
        click.echo(kind(program, {}, "spydip", "_SPYDIP_COMPLETE").source())
