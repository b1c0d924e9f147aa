/** A vector that asks in a form nobody here understands. It counts as failed: nothing is skipped in silence. */
export class UnreadableVector extends Error {
  override readonly name = 'UnreadableVector';
}
