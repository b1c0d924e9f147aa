/** A body that is written already, for answers so wide or long that a copy for `JSON.stringify` would cost the most. */
export class JsonText<T = unknown> {
  /** Only for the compiler: what the text says. */
  declare readonly of?: T;

  constructor(readonly text: string) {}

  toJSON(): unknown {
    return JSON.parse(this.text);
  }
}
