/** Lets one in at a time, in the order in which they came. */
export interface Lock {
  /** Resolves with the function that lets the next one in. */
  acquire(): Promise<() => void>;
  /** For how long the one inside has been there, zero where nobody is; left out where that is not known. */
  heldMs?(): number;
}
