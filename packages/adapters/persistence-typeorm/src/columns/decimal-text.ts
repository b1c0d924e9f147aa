const PLAIN = /^(-?)0*(\d+?)(?:\.(\d+?)0*)?$/;

/**
 * Digits as both engines keep them: padded to the column's decimals. MySQL would round what does not fit and say
 * nothing, SQLite would keep it; so what does not fit is refused here.
 */
export function toStoredDecimal(text: string, precision: number, scale: number): string {
  const match = typeof text === 'string' ? PLAIN.exec(text) : null;
  if (match === null) throw new TypeError('A decimal column takes plain digits such as 1250.50.');
  const [, sign, whole, fraction = ''] = match as unknown as [string, string, string, string?];
  const decimals = fraction === '0' ? '' : fraction;
  if (decimals.length > scale) throw new RangeError(`This column keeps ${scale} decimals, not ${decimals.length}.`);
  if (whole.length > precision - scale) {
    throw new RangeError(`This column keeps ${precision - scale} digits before the point, not ${whole.length}.`);
  }
  const digits = scale === 0 ? whole : `${whole}.${decimals.padEnd(scale, '0')}`;
  return sign === '-' && /[1-9]/.test(digits) ? `-${digits}` : digits;
}

/** The shortest digits of the same number: `1250.5000` reads `1250.5`. */
export function fromStoredDecimal(value: unknown): string {
  if (typeof value !== 'string') throw new TypeError('A decimal came back as something else than text.');
  return value.includes('.') ? value.replace(/\.?0+$/, '') : value;
}
