/** In megabytes. */
export interface Memory {
  /** Before garbage was collected: what an operator sees. */
  readonly residentBefore: number;
  readonly resident: number;
  /** Objects and code that are still reachable. */
  readonly heap: number;
  readonly buffers: number;
}
