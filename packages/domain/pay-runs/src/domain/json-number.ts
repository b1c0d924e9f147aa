/** An exact amount as a JSON number. @law spec 2.1: money and hours in responses are JSON numbers */
export function jsonNumber(digits: string): number {
  return Number(digits);
}

export function jsonNumberOrNull(digits: string | null | undefined): number | null {
  return digits === null || digits === undefined ? null : Number(digits);
}
