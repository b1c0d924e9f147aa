/**
 * Why one pay differs from another, in the order in which the causes are priced: the new pay is reached from the old one by
 * putting one thing after another in its place, and each cause is what its own step moved. The law comes first, so that its
 * part is what `impactOfLaw` says of the old pay.
 */
export const causeNames = [
  'other-pays-of-the-period',
  'law',
  'pay-date',
  'pay-frequency',
  'hours',
  'rate',
  'rounding',
  'leave',
  'allowance',
  'bonus',
  'back-payment',
  'termination',
  'salary-sacrifice',
  'tax-code',
  'study-loan',
  'retirement-savings',
  'deduction',
  'earlier-pays',
  'employee-record',
  'earnings',
  'unexplained',
] as const;

/** One of the reasons why two pays differ. */
export type CauseName = (typeof causeNames)[number];

/** Each cause as a heading. */
export const causeTitles: Readonly<Record<CauseName, string>> = {
  'other-pays-of-the-period': 'Other pays of the period',
  law: 'Law',
  'pay-date': 'Pay date',
  'pay-frequency': 'Pay frequency',
  hours: 'Hours',
  rate: 'Rate',
  rounding: 'Rounding',
  leave: 'Leave',
  allowance: 'Allowance',
  bonus: 'Bonus',
  'back-payment': 'Back payment',
  termination: 'Termination',
  'salary-sacrifice': 'Salary sacrifice',
  'tax-code': 'Tax code or scale',
  'study-loan': 'Study loan',
  'retirement-savings': 'Super or KiwiSaver settings',
  deduction: 'Deduction',
  'earlier-pays': 'Earlier pays',
  'employee-record': 'Employee record',
  earnings: 'Earnings',
  unexplained: 'Not explained',
};
