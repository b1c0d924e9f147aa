/**
 * Why a calculation gives no answer. `code` is stable and is what programs branch on; `message` is for people and
 * says what was wrong, with which value, and what to do. It never carries names, tax numbers or bank accounts.
 */
export interface Refusal {
  readonly code: RefusalCode;
  readonly message: string;
  /** Where in the input, like `leave[0].hours`; absent when the whole input is meant. */
  readonly path?: string;
  /** Further facts for programs: the instrument, the date asked for, the limit that was passed. */
  readonly details?: Readonly<Record<string, string>>;
}

/**
 * Every code this package can answer with. A caller maps them exhaustively (`satisfies Record<RefusalCode, …>`), so a
 * new one does not compile until someone has decided what it means at that edge.
 */
export const refusalCodes = [
  'amount/not-a-number',
  'amount/negative',
  'amount/not-positive',
  'amount/too-large',
  'amount/too-precise',
  'date/malformed',
  'date/out-of-order',
  'code/unknown',
  'input/missing',
  'input/conflict',
  'input/not-allowed',
  'input/too-many',
  'statutory/not-covered',
  'statutory/unconfirmed',
  'calculation/no-solution',
] as const;

/** Every stable code a refusal may have. */
export type RefusalCode = (typeof refusalCodes)[number];
