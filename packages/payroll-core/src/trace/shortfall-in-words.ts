/** Why less was deducted than was asked for, as an explanation says it. */
export const shortfallInWords = {
  'protected-earnings': 'protected earnings stay with the employee',
  'nothing-left': 'no more was left of the pay',
} as const;
