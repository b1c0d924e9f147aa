/** Lets one in at a time, in the order in which they came. */
export interface Lock {
  /** Resolves with the function that lets the next one in. */
  acquire(): Promise<() => void>;
}
