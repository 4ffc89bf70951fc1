export interface Machine {
  /** Folder of the project. */
  readonly root: string;
  readonly platform: string;
  readonly arch: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Without the `v`. */
  readonly nodeVersion: string;
  readonly nodePath: string;
  readonly isRoot: boolean;
  exists(path: string): boolean;
  remove(path: string): void;
  /** The first package that is not installed as package-lock.json says. */
  firstDifference(): string | undefined;
  /** Shows what the command prints. @returns whether it worked */
  run(
    command: string,
    flags: readonly string[],
    options?: { shell?: boolean; env?: Machine['environment'] },
  ): boolean;
  /** Keeps what the command prints. @returns its error message, or undefined when it worked */
  tryOut(command: string, flags: readonly string[]): string | undefined;
  say(text: string): void;
}

export function thisMachine(): Machine;
