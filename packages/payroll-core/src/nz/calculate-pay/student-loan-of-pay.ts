import { deepFreeze } from '../../immutable/deep-freeze';
import { isMore } from '../../money/arithmetic';
import { nzd } from '../../money/parse';
import type { Nzd } from '../../money/currency';
import { asPercent } from '../../money/shown';
import { accepted, refused, type Result } from '../../refusal/result';
import { step, type Step } from '../../trace/step';
import type { NzPayFrequency } from '../pay-frequency/pay-frequency';
import type { NzRules } from '../rules/rules-in-force';
import { deductCompulsoryExtra } from '../student-loan/deduct-compulsory-extra';
import { deductStandard } from '../student-loan/deduct-standard';
import { deductVoluntary } from '../student-loan/deduct-voluntary';
import { liablePay } from '../student-loan/liable-pay';
import type { NzPayWarning } from './nz-pay-warning';
import type { ParsedNzPay } from './parsed-nz-pay';

export interface StudentLoanOfPay {
  readonly standard: Step<Nzd>;
  readonly compulsoryExtra: Step<Nzd>;
  readonly voluntary: Step<Nzd>;
}

const NOTHING: Step<Nzd> = deepFreeze(step('nz.student-loan.no-deduction', nzd('0'), () => 'nothing is deducted', []));
const NONE: StudentLoanOfPay = deepFreeze({ standard: NOTHING, compulsoryExtra: NOTHING, voluntary: NOTHING });

/** Student loan deductions on everything of a pay that PAYE is withheld from. */
export function studentLoanOfPay(
  pay: ParsedNzPay,
  payForPeriod: Nzd,
  isExtraPayAlone: boolean,
  rules: NzRules,
  warnings: NzPayWarning[],
): Result<StudentLoanOfPay> {
  const { taxCode, certificate, studentLoanCir, studentLoanBor } = pay.employee;
  const isBorrower = taxCode.studentLoan || certificate?.studentLoanRate !== undefined;
  if (!isBorrower) return accepted(NONE);
  if (taxCode.kind !== 'main' && taxCode.kind !== 'secondary' && taxCode.kind !== 'certificate') {
    warnings.push({
      code: 'nz.student-loan/not-with-tax-code',
      message: `Tax code ${taxCode.base} has no student loan form, so nothing was deducted for the loan.`,
    });
    return accepted(NONE);
  }
  const specialRate = certificate?.studentLoanRate ?? pay.employee.studentLoanSpecialRate;
  const { maximumSpecialRate, maximumCompulsoryExtraRate } = rules.studentLoan.values;
  if (specialRate !== undefined && isMore(specialRate, maximumSpecialRate)) {
    return refused({
      code: 'input/not-allowed',
      message: `A special student loan rate is at most ${asPercent(maximumSpecialRate)}; it is ${asPercent(specialRate)}. More is a voluntary deduction (SLBOR).`,
      path: 'employee.studentLoanSpecialRate',
    });
  }
  if (studentLoanCir !== undefined && isMore(studentLoanCir.rate, maximumCompulsoryExtraRate)) {
    return refused({
      code: 'input/not-allowed',
      message: `A compulsory extra student loan rate is at most ${asPercent(maximumCompulsoryExtraRate)}; it is ${asPercent(studentLoanCir.rate)}.`,
      path: 'employee.studentLoanCir.rate',
    });
  }
  const liable = liablePay(payForPeriod, thresholdOf(pay, isExtraPayAlone), rules.studentLoan);
  if (studentLoanCir !== undefined && specialRate !== undefined) {
    warnings.push({
      code: 'nz.student-loan/compulsory-extra-cancelled',
      message: 'A special deduction rate cancels compulsory extra deductions, so none was made.',
    });
  }
  return accepted({
    standard: pay.taxedTogether?.studentLoan ?? deductStandard(liable, specialRate, rules.studentLoan),
    compulsoryExtra:
      pay.taxedTogether?.compulsoryExtra ??
      (studentLoanCir === undefined
        ? NOTHING
        : deductCompulsoryExtra(liable, studentLoanCir, specialRate !== undefined)),
    voluntary:
      pay.taxedTogether?.voluntary ??
      (studentLoanBor === undefined ? NOTHING : deductVoluntary(payForPeriod, studentLoanBor)),
  });
}

/** An extra pay outside the pay cycle has no threshold. @law Inland Revenue payroll specification 5.11 */
function thresholdOf(
  { employee, frequency, isOffCycle }: ParsedNzPay,
  isExtraPayAlone: boolean,
): NzPayFrequency | 'none' {
  const applies = employee.certificate?.studentLoanThresholdApplies ?? employee.taxCode.kind === 'main';
  return applies && !(isOffCycle && isExtraPayAlone) ? frequency : 'none';
}
