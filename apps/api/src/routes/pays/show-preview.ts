import {
  correctionInWords,
  type Correction as PayCorrection,
  type PayExplanation,
  type PreviewedPay as Preview,
} from '@anz-payroll/pay-runs';
import type { ToldIssuedPayslip } from '@anz-payroll/payslips';
import { toAmount } from '@anz-payroll/http-kit/contract';
import { snakeCase } from '@anz-payroll/kernel';
import { showIssuedPayslip } from '../payslips/issued-payslip-contracts';
import type { Correction, PreviewedPay } from './pay-contracts';
import { showPay } from './show-pay';

export function showPreview({ pay, explanation, warnings }: Preview): PreviewedPay {
  const shown = showPay(pay);
  const told = new Set(shown.warnings.map(({ code, message }) => `${code} ${message}`));
  // What stands around the pay is warned of beside what is kept with it.
  const around = warnings.filter(({ code, message }) => !told.has(`${code} ${message}`));
  return { ...shown, warnings: [...shown.warnings, ...around], explanation: showExplanation(explanation) };
}

export function showCorrection(correction: PayCorrection, issued: readonly ToldIssuedPayslip[] = []): Correction {
  const { pay, replacement, change, leave, yearToDate, filing, overpayment, laterPayIds } = correction;
  return {
    pay: showPay(pay),
    replacement: showPreview(replacement),
    change: showFigures(change),
    in_words: correctionInWords(correction),
    leave: leave.map(({ leaveType, name, hours }) => ({ leave_type: leaveType, name, hours: toAmount(hours) })),
    year_to_date: { before: showYear(yearToDate.before), after: showYear(yearToDate.after) },
    filing,
    overpayment:
      overpayment === null
        ? null
        : {
            identified_on: overpayment.identifiedOn,
            to_repay: toAmount(overpayment.toRepay),
            financial_year: overpayment.financialYear,
            is_tax_corrected: overpayment.isTaxCorrected,
            says: overpayment.says,
          },
    later_pay_ids: laterPayIds,
    payslips_that_differ: issued.map(showIssuedPayslip),
  };
}

/** The steps of each figure, under the names that the figures have in answers. */
export function showExplanation(explanation: PayExplanation): PayExplanation {
  return Object.fromEntries(Object.entries(explanation).map(([figure, steps]) => [snakeCase(figure), steps]));
}

/** The sums that people know; those by which the service works stay inside. */
function showYear(figures: Readonly<Record<string, string>>): Record<string, number> {
  return showFigures(Object.fromEntries(Object.entries(figures).filter(([name]) => yearNames.has(name))));
}

const yearNames = new Set([
  ...['gross', 'tax', 'net', 'super', 'deductions', 'allowances', 'hoursWorked', 'termination', 'terminationTax'],
  ...['studyLoan', 'studentLoan', 'leaveLoading', 'kiwisaverEmployee', 'kiwisaverEmployer', 'esct', 'paye'],
]);

/** Names with a colon hold a code, such as `category:GROSS`, and stay as they are. */
function showFigures(figures: Readonly<Record<string, string>>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(figures).map(([name, digits]) => [name.includes(':') ? name : snakeCase(name), toAmount(digits)]),
  );
}
