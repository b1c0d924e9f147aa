/** Lets one in at a time, in the order in which they came. */
export interface Lock {
  /**
   * Resolves with the function that lets the next one in.
   * @param takesLong for work on many people: nobody need wait to see how long it takes.
   */
  acquire(takesLong?: boolean): Promise<() => void>;
  /**
   * For how long the one inside has been there, zero where nobody is, `Infinity` where it said that it takes long; left out where
   * that is not known.
   */
  heldMs?(): number;
}
