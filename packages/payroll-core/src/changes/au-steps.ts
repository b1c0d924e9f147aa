import type { AuPayInput } from '../au/calculate-pay/au-pay-input';
import { atOldRates, isSplitOtherwise, type HoursRow } from './hours-and-rates';
import { isAlike, takeMembers, taking, type StepOfDifference } from './step-of-difference';

type Employee = AuPayInput['employee'];
type Declaration = Employee['taxDeclaration'];

const of = taking<AuPayInput>;
const rowsOf = ({ hours }: AuPayInput): readonly HoursRow[] => hours ?? [];

/** In the order of `causeNames`; law, pay date and other pays of the period come from the walk itself. */
export const auSteps: readonly StepOfDifference<AuPayInput>[] = [
  of('pay-frequency', ['payPeriod']),
  {
    cause: 'hours',
    put: (soFar, now) => {
      const put = takeMembers(soFar, now, ['daysPaid']);
      if (isSplitOtherwise(rowsOf(soFar), rowsOf(now))) return put;
      const hours = atOldRates(rowsOf(soFar), rowsOf(now));
      return isAlike(hours, rowsOf(soFar)) ? put : { ...put, hours };
    },
  },
  {
    cause: 'rate',
    put: (soFar, now) => {
      const put = isSplitOtherwise(rowsOf(soFar), rowsOf(now)) ? soFar : takeMembers(soFar, now, ['hours']);
      return withEmployee(put, takeMembers(put.employee, now.employee, ['payRatePerHour']));
    },
  },
  of('rounding', ['hours']),
  of(
    'leave',
    ['leave', 'timeBanked'],
    ['leaveLoadingPercentage', 'hourlyAmountForWorkersCompLeave', 'hourlyAmountForPaidParentalLeave'],
  ),
  of('allowance', ['allowances']),
  of('bonus', ['bonuses', 'usualEarnings']),
  of('back-payment', ['backPayments']),
  of('termination', ['termination', 'isPaidAfterDeath']),
  of('salary-sacrifice', ['paySacrifices']),
  {
    cause: 'tax-code',
    put: (soFar, now) => {
      const { hasStudyLoan, ...was } = soFar.employee.taxDeclaration;
      const { hasStudyLoan: _hasStudyLoan, ...is } = now.employee.taxDeclaration;
      if (isAlike(was, is)) return soFar;
      return withDeclaration(soFar, { ...is, ...(hasStudyLoan === undefined ? {} : { hasStudyLoan }) });
    },
  },
  {
    cause: 'study-loan',
    put: (soFar, now) => {
      const was = soFar.employee.taxDeclaration;
      const declaration = takeMembers(was, now.employee.taxDeclaration, ['hasStudyLoan']);
      return declaration === was ? soFar : withDeclaration(soFar, declaration);
    },
  },
  of(
    'retirement-savings',
    [],
    [
      'isSuperEnabled',
      'isSuperAgeThresholdEnabled',
      'superBasedOn',
      'superRate',
      'compulsorySuperRate',
      'includeLeaveLoadingInSuper',
    ],
  ),
  of('deduction', ['deductions'], ['protectedEarnings']),
  of('earlier-pays', ['yearToDate']),
  of('employee-record', ['employee', 'superTiming']),
];

function withEmployee(input: AuPayInput, employee: Employee): AuPayInput {
  return employee === input.employee ? input : { ...input, employee };
}

function withDeclaration(input: AuPayInput, taxDeclaration: Declaration): AuPayInput {
  return withEmployee(input, { ...input.employee, taxDeclaration });
}
