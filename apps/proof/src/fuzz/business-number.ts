/** Eleven digits whose weighted sum, less one in the first place, is a multiple of 89 (ABR, "Format of the ABN"). */
export function businessNumber(of: number): string {
  const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];
  for (let check = 10; check < 100; check++) {
    const digits = `${check}${String(of).padStart(9, '0')}`;
    const sum = weights.reduce((total, weight, at) => total + weight * (Number(digits[at]) - (at === 0 ? 1 : 0)), 0);
    if (sum % 89 === 0) return digits;
  }
  throw new RangeError(`No business number ends in ${of}`);
}
