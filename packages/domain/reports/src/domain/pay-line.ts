/** What a line of a pay is, and so where a ledger books it. */
const payLineKinds = [
  'ordinary',
  'overtime',
  'leave',
  'leave-loading',
  'allowance',
  'bonus',
  'back-payment',
  'holiday-pay',
  'termination',
  'sacrifice-super',
  'sacrifice-other',
  'tax',
  'student-loan',
  'kiwisaver-employee',
  'deduction',
  'net',
  'employer-super',
  'employer-kiwisaver',
  'esct',
] as const;
export type PayLineKind = (typeof payLineKinds)[number];

export const payLineNames: Readonly<Record<PayLineKind, string>> = {
  ordinary: 'Ordinary pay',
  overtime: 'Overtime',
  leave: 'Leave',
  'leave-loading': 'Leave loading',
  allowance: 'Allowance',
  bonus: 'Bonus',
  'back-payment': 'Back payment',
  'holiday-pay': 'Holiday pay',
  termination: 'Termination payment',
  'sacrifice-super': 'Salary sacrifice to super',
  'sacrifice-other': 'Other salary sacrifice',
  tax: 'Tax',
  'student-loan': 'Student loan',
  'kiwisaver-employee': 'KiwiSaver, employee',
  deduction: 'Deduction',
  net: 'Net pay',
  'employer-super': 'Super, employer',
  'employer-kiwisaver': 'KiwiSaver, employer',
  esct: 'ESCT',
};

/** What becomes of the money of a line. */
export type PayLineSide = 'earned' | 'taken' | 'paid' | 'contributed';

/**
 * One line of a pay. What was earned, less what was taken, is what was paid; what the employer contributed stands beside it.
 */
export interface PayLine {
  readonly kind: PayLineKind;
  readonly side: PayLineSide;
  readonly description: string;
  readonly quantity: string | null;
  readonly rate: string | null;
  readonly amount: string;
  /** The day that leave was taken on, or the public holiday that was worked on. */
  readonly day?: string;
  /** Deductions: CHARITY, CHILD_SUPPORT_DEDUCTION and so on. */
  readonly classification?: string;
}

export function payLine(
  kind: PayLineKind,
  side: PayLineSide,
  description: string,
  amount: string,
  more: Partial<Pick<PayLine, 'quantity' | 'rate' | 'day' | 'classification'>> = {},
): PayLine {
  return { kind, side, description, amount, quantity: null, rate: null, ...more };
}
