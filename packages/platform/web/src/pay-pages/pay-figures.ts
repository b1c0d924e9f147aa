import type { Explanation } from 'payroll-core';
import { isNothing } from './dollars';

/** A pay as plain JSON: what the library gives, and what is kept of a pay that was processed. */
export interface PlainPay {
  readonly [figure: string]: unknown;
}

export type Explanations = Readonly<Partial<Record<string, Explanation>>>;

export interface PayFigure {
  /** The member of the pay. */
  readonly key: string;
  readonly label: string;
  readonly amount: string;
  readonly kind: 'earned' | 'withheld' | 'result' | 'employer' | 'part';
  readonly explanation: Explanation | undefined;
}

interface FigureRow {
  readonly key: string;
  readonly label: string;
  readonly kind: PayFigure['kind'];
  readonly explainedBy?: string;
  /** Shown even when it is nothing. */
  readonly isAlways?: true;
}

const rows: Readonly<Record<'AU' | 'NZ', readonly FigureRow[]>> = {
  AU: [
    { key: 'gross', label: 'Gross pay', kind: 'earned', isAlways: true },
    { key: 'tax', label: 'Tax withheld', kind: 'withheld', isAlways: true },
    { key: 'studyLoan', label: 'of it, study loan', kind: 'part' },
    { key: 'totalDeductions', label: 'Deductions', kind: 'withheld', explainedBy: 'deductions' },
    { key: 'net', label: 'Net pay', kind: 'result', isAlways: true },
    { key: 'super', label: 'Super to the fund', kind: 'employer', isAlways: true },
    { key: 'rescSuperAmount', label: 'of it, reportable', kind: 'part' },
  ],
  NZ: [
    { key: 'gross', label: 'Gross pay', kind: 'earned', isAlways: true },
    { key: 'tax', label: 'PAYE, ACC levy included', kind: 'withheld', isAlways: true },
    { key: 'accEarnersLevy', label: 'of it, ACC levy', kind: 'part' },
    { key: 'nzStudentLoan', label: 'Student loan', kind: 'withheld' },
    { key: 'periodStudentLoanCir', label: 'Student loan, Commissioner', kind: 'withheld' },
    { key: 'periodStudentLoanBor', label: 'Student loan, voluntary', kind: 'withheld' },
    { key: 'kiwisaverEmployeeAmount', label: 'KiwiSaver', kind: 'withheld' },
    { key: 'totalDeductions', label: 'Deductions', kind: 'withheld', explainedBy: 'deductions' },
    { key: 'net', label: 'Net pay', kind: 'result', isAlways: true },
    { key: 'kiwisaverEmployerAmount', label: 'KiwiSaver by the employer', kind: 'employer' },
    { key: 'kiwisaverEsctAmount', label: 'of it, tax (ESCT)', kind: 'part' },
    { key: 'totalKiwiSaver', label: 'KiwiSaver to the fund', kind: 'employer' },
  ],
};

/** The figures of a pay in the order of a payslip, each with its explanation. */
export function payFigures(country: 'AU' | 'NZ', pay: PlainPay, explanations: Explanations): readonly PayFigure[] {
  return rows[country].flatMap(({ key, label, kind, explainedBy = key, isAlways }) => {
    const amount = pay[key];
    if (typeof amount !== 'string' || (isAlways !== true && isNothing(amount))) return [];
    return [{ key, label, kind, amount, explanation: explanations[explainedBy] }];
  });
}
