/** Numbers with right check digits, worked out as the two tax offices publish it; each count gives another one. */
export function abnOf(count: number): string {
  const body = String(100_000_000 + count);
  const weights = [3, 5, 7, 9, 11, 13, 15, 17, 19];
  const sum = weights.reduce((total, weight, at) => total + weight * Number(body[at]), 0);
  return `${10 + ((89 - (sum % 89)) % 89)}${body}`;
}

export function irdNumberOf(count: number): string {
  for (let base = 4_910_000 + count * 13; ; base += 1) {
    const digits = String(base).padStart(8, '0');
    const check = checkDigit(digits, [3, 2, 7, 6, 5, 4, 3, 2]);
    if (check < 10) return `${digits}${check}`;
  }
}

function checkDigit(digits: string, weights: readonly number[]): number {
  const rest = weights.reduce((total, weight, at) => total + weight * Number(digits[at]), 0) % 11;
  return rest === 0 ? 0 : 11 - rest;
}
