const QUOTED = /(\b(?:column|key|table|index|constraint|field|database)\s+)?(?:(['"`])(?:\\.|(?!\2).)*\2\.?)+/gis;

/**
 * A driver's message without the data in it. `Incorrect decimal value: '12,5' for column 'pay'` keeps the name of the
 * column and loses the 12,5: what is quoted is kept only when a word before it says that it is a name of ours.
 */
export function withoutValues(message: string): string {
  return message.replace(QUOTED, (all, name: string | undefined) => (name === undefined ? '…' : all));
}
