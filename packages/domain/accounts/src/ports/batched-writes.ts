/**
 * Turns work on several commands into a call with one, so that calls of the same moment share a unit of work. Each gets
 * its own result, or the error of its own.
 */
export type BatchedWrites = <C, R>(
  work: (commands: readonly C[]) => Promise<readonly R[]>,
) => (command: C) => Promise<R>;
