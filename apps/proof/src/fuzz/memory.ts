/** In megabytes. */
export interface Memory {
  /** Before garbage was collected: what an operator sees. */
  readonly residentBefore: number;
  readonly resident: number;
  /** Objects and code that are still reachable. */
  readonly heap: number;
  /** Pages that the collector keeps for the heap, in use or not. */
  readonly heapPages: number;
  readonly buffers: number;
}
