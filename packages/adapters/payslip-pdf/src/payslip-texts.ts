import type { Payslip } from '@anz-payroll/payslips';

/** What a payslip says differently from country to country. */
export interface PayslipTexts {
  readonly language: string;
  readonly currency: string;
  readonly withheld: string;
  readonly contributions: string;
}

export const payslipTexts: Readonly<Record<Payslip['country'], PayslipTexts>> = {
  AU: {
    language: 'en-AU',
    currency: 'AUD',
    withheld: 'Tax',
    contributions: 'Superannuation for this pay',
  },
  NZ: {
    language: 'en-NZ',
    currency: 'NZD',
    withheld: 'Tax, student loan and KiwiSaver',
    contributions: 'Employer contribution for this pay',
  },
};
