export const letterKinds = ['trial-welcome', 'order-welcome', 'order-confirmed'] as const;

export type LetterKind = (typeof letterKinds)[number];

/**
 * What is to be told to whom. It holds no secret and no address: the recipient is looked up and a link is made when the
 * letter is written, so that nothing in the queue is worth stealing and a late letter has a fresh link.
 */
export interface Letter {
  readonly kind: LetterKind;
  readonly userId: number;
  readonly facts: Readonly<Record<string, string>>;
}

/** A letter ready to be sent. */
export interface WrittenLetter {
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}
