/**
 * Turns work on commands into a call that resolves as soon as the commands are safe, which may be before the work is done
 * where others write for long. A command that was answered is done once, whatever happens to this process.
 */
export type AheadWrites<Stores> = <C>(
  apply: (stores: Stores, commands: readonly C[]) => Promise<void>,
) => (commands: readonly C[]) => Promise<void>;
