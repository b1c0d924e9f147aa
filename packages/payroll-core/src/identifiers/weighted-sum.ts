/** Σ digit × weight: what every check digit in this room stands on. The text must be digits only. */
export function weightedSum(digits: string, weights: readonly number[]): number {
  let total = 0;
  for (let i = 0; i < weights.length; i++) total += (digits.charCodeAt(i) - 48) * weights[i]!;
  return total;
}
