import type { NzPayInput } from '../nz/calculate-pay/nz-pay-input';
import { atOldRates, isSplitOtherwise, type HoursRow } from './hours-and-rates';
import { isAlike, takeMembers, taking, type StepOfDifference } from './step-of-difference';

const of = taking<NzPayInput>;
const rowsOf = ({ hours }: NzPayInput): readonly HoursRow[] => hours ?? [];
const LOAN = /\s*SL$/i;

/** In the order of `causeNames`; law, pay date and other pays of the period come from the walk itself. */
export const nzSteps: readonly StepOfDifference<NzPayInput>[] = [
  of('pay-frequency', ['payPeriod']),
  {
    cause: 'hours',
    put: (soFar, now) => {
      if (isSplitOtherwise(rowsOf(soFar), rowsOf(now))) return soFar;
      const hours = atOldRates(rowsOf(soFar), rowsOf(now));
      return isAlike(hours, rowsOf(soFar)) ? soFar : { ...soFar, hours };
    },
  },
  {
    cause: 'rate',
    put: (soFar, now) => {
      const put = isSplitOtherwise(rowsOf(soFar), rowsOf(now)) ? soFar : takeMembers(soFar, now, ['hours']);
      const employee = takeMembers(put.employee, now.employee, ['payRatePerHour']);
      return employee === put.employee ? put : { ...put, employee };
    },
  },
  of('rounding', ['hours']),
  of(
    'leave',
    ['leave', 'closedown'],
    [
      'ordinaryWeeklyPay',
      'averageWeeklyEarnings',
      'relevantDailyPay',
      'averageDailyPay',
      'hoursPerWeek',
      'hoursPerDay',
      'holidayPayWithPay',
      'entitlementsArising',
    ],
  ),
  of('allowance', ['allowances']),
  of('bonus', ['bonuses', 'extraPayMethod', 'isOffCycle'], ['extraPayElectedRate']),
  of('back-payment', ['backPayments']),
  of('termination', ['termination', 'isFinalPay']),
  {
    cause: 'tax-code',
    put: (soFar, now) => {
      const { nzTaxCode: was } = soFar.employee;
      const put = takeMembers(soFar.employee, now.employee, ['noDeclaration', 'taxCertificate', 'schedular']);
      const code = withLoanOf(now.employee.nzTaxCode, was);
      const employee = isAlike(code, was) ? put : { ...put, nzTaxCode: code ?? null };
      return employee === soFar.employee ? soFar : { ...soFar, employee };
    },
  },
  of('study-loan', [], ['nzTaxCode', 'hasStudentLoan', 'studentLoanSpecialRate', 'studentLoanCir', 'studentLoanBor']),
  of(
    'retirement-savings',
    [],
    [
      'kiwisaverStatusCode',
      'kiwisaverEmployeeRate',
      'kiwisaverEmployerRate',
      'kiwisaverCecObligation',
      'kiwisaverOptedOut',
      'kiwisaverSavingsSuspension',
      'kiwisaverTemporaryReduction',
      'otherEmployerContributions',
      'esctRate',
      'esctRateIsDefault',
      'esctEarnings',
      'employerContribTaxMethod',
      'employerContribPayeFraction',
      'employerContribPaidAs',
    ],
  ),
  of('deduction', ['deductions']),
  of('earlier-pays', ['yearToDate', 'earlierPays']),
  of('employee-record', ['employee', 'paySacrifices']),
];

/** The new code with the student loan of the old one: `M SL` to `S` is `S SL` as long as only the code changes. */
function withLoanOf(now: string | null | undefined, was: string | null | undefined): string | null | undefined {
  if (typeof now !== 'string' || typeof was !== 'string') return now;
  const base = now.replace(LOAN, '');
  return LOAN.test(was) ? `${base} SL` : base;
}
