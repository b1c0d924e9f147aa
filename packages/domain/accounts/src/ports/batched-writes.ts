/**
 * Turns work on several commands into a call with one, so that calls of the same moment share a unit of work. Each gets
 * its own result, or the error of its own. Batches that are independent may be done at the same time; others are done in
 * the order of their calls.
 */
export type BatchedWrites = <C, R>(
  work: (commands: readonly C[]) => Promise<readonly R[]>,
  options?: { readonly areIndependent?: boolean },
) => (command: C) => Promise<R>;
