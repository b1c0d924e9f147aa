/** An exact amount as a JSON number: money and hours in answers are JSON numbers (spec 2.1). */
export function jsonNumber(digits: string): number {
  return Number(digits);
}

export function jsonNumberOrNull(digits: string | null | undefined): number | null {
  return digits === null || digits === undefined ? null : Number(digits);
}
