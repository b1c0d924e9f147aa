import type { CivilDate } from '../../calendar/civil-date';
import { deepFreeze } from '../../immutable/deep-freeze';
import { equal, isLess, isMore, isNegative, isZero } from '../../money/arithmetic';
import { nzd, whole } from '../../money/parse';
import type { Decimal } from '../../money/decimal';
import type { Nzd } from '../../money/currency';
import { accepted, refused, type Result } from '../../refusal/result';
import { parameter, step, type Parameter, type Step } from '../../trace/step';
import { contributeByEmployer, contributeFromPay } from '../kiwisaver/contribute';
import { employerMustContribute } from '../kiwisaver/employer-must-contribute';
import { kiwisaver as instrument } from '../kiwisaver/kiwisaver';
import { isContributingStatus } from '../kiwisaver/status-code';
import type { NzRules } from '../rules/rules-in-force';
import type { NzPayWarning } from './nz-pay-warning';
import type { DaysBetween, ParsedNzPay } from './parsed-nz-pay';

export interface KiwisaverOfPay {
  readonly employeeRate: Decimal;
  readonly employerRate: Decimal;
  readonly employee: Step<Nzd>;
  /** Before ESCT. */
  readonly employer: Step<Nzd>;
}

const NIL = nzd('0');
const NO_RATE = whole(0);
const NOTHING: Step<Nzd> = deepFreeze(step('nz.kiwisaver.no-contribution', NIL, () => 'no contribution is due', []));
const NONE: KiwisaverOfPay = deepFreeze({
  employeeRate: NO_RATE,
  employerRate: NO_RATE,
  employee: NOTHING,
  employer: NOTHING,
});

/** Rates and contributions of both sides for one pay. */
export function kiwisaverOfPay(
  pay: ParsedNzPay,
  salary: Nzd,
  rules: NzRules,
  warnings: NzPayWarning[],
): Result<KiwisaverOfPay> {
  const { kiwisaver, taxCode, dateOfBirth } = pay.employee;
  const isPayOfMember = taxCode.base !== 'NSW' && taxCode.kind !== 'schedular';
  if (!isPayOfMember || !isContributingStatus(kiwisaver.statusCode) || kiwisaver.optedOut || isNegative(salary)) {
    return accepted(NONE);
  }
  const reduced = reducedRates(pay, rules);
  const suspension = covers(kiwisaver.suspension, pay.payDate) ? kiwisaver.suspension : undefined;
  const chosen = employeeRateOf(pay, rules, reduced, warnings);
  if (!chosen.ok) return chosen;
  const employeeRate = suspension === undefined ? chosen.value : NO_RATE;
  const contributes = !isZero(employeeRate) || suspension?.employerContinues === true;
  const employerRate =
    contributes && (kiwisaver.cecObligation ?? employerMustContribute(dateOfBirth, pay.payDate, rules.kiwisaver).value)
      ? employerRateOf(pay, rules, reduced, warnings)
      : NO_RATE;
  return accepted({
    employeeRate,
    employerRate,
    employee: isZero(employeeRate)
      ? NOTHING
      : standingOn(contributeFromPay(salary, employeeRate), employeeLaw(rules, reduced)),
    employer: isZero(employerRate)
      ? NOTHING
      : standingOn(
          contributeByEmployer(salary, employerRate, kiwisaver.otherContributions),
          employerLaw(rules, reduced),
        ),
  });
}

function standingOn(contribution: Step<Nzd>, law: Parameter): Step<Nzd> {
  return { ...contribution, because: [...contribution.because, law] };
}

function employeeLaw({ kiwisaver }: NzRules, reduced: ReducedRates | undefined): Parameter {
  return reduced === undefined
    ? parameter(kiwisaver, 'employeeRates', () => `the rates are ${kiwisaver.values.employeeRates.join(', ')}`)
    : parameter(kiwisaver, 'temporaryRate', () => `${reduced.employee.toString()} while the rate is reduced`);
}

function employerLaw({ kiwisaver }: NzRules, reduced: ReducedRates | undefined): Parameter {
  const { employerRate } = kiwisaver.values;
  const lowest = reduced?.employer ?? employerRate;
  const line = equal(lowest, employerRate) ? 'employerRate' : 'temporaryRate';
  return parameter(kiwisaver, line, () => `at least ${lowest.toString()}`);
}

function covers<D extends DaysBetween>(days: D | undefined, payDate: CivilDate): days is D {
  return days !== undefined && days.from <= payDate && (days.until === undefined || payDate <= days.until);
}

interface ReducedRates {
  readonly employee: Decimal;
  readonly employer: Decimal;
}

/** The rates while a temporary reduction lasts; the employer's falls only where the employer matches it. */
function reducedRates({ employee, payDate }: ParsedNzPay, rules: NzRules): ReducedRates | undefined {
  const { temporaryRate, employerRate } = rules.kiwisaver.values;
  const { reduction } = employee.kiwisaver;
  if (temporaryRate === undefined || !covers(reduction, payDate)) return undefined;
  return {
    employee: temporaryRate.employee,
    employer: reduction.employerMatches ? temporaryRate.employer : employerRate,
  };
}

/**
 * The employee's rate: one of the law's, the default where none was chosen, the temporary one while it lasts. A rate
 * that the law has left behind moves up to the lowest there is, as Inland Revenue tells employers to do; the lowest of a later
 * law is the lowest in an earlier pay too.
 * @law KiwiSaver Act 2006 s 64
 */
function employeeRateOf(
  { employee }: ParsedNzPay,
  rules: NzRules,
  reduced: ReducedRates | undefined,
  warnings: NzPayWarning[],
): Result<Decimal> {
  const { employeeRates, defaultEmployeeRate } = rules.kiwisaver.values;
  const given = employee.kiwisaver.employeeRate;
  if (given !== undefined && isZero(given)) return accepted(NO_RATE);
  if (reduced !== undefined) return accepted(reduced.employee);
  if (given === undefined) return accepted(defaultEmployeeRate);
  const lowest = employeeRates[0]!;
  if (isLess(given, lowest)) {
    warnings.push({
      code: 'nz.kiwisaver/employee-rate-raised',
      message: `The employee rate ${given.toString()} is below ${lowest.toString()}, the lowest on this pay date, which was used.`,
    });
    return accepted(lowest);
  }
  if (employeeRates.some((rate) => equal(rate, given))) return accepted(given);
  if (instrument.editions.some(({ values }) => equal(values.employeeRates[0]!, given))) {
    warnings.push({
      code: 'nz.kiwisaver/employee-rate-not-yet',
      message: `The employee rate ${given.toString()} is not one of this pay date. It is the lowest of a later law, so the lowest of this date was used: ${lowest.toString()}.`,
    });
    return accepted(lowest);
  }
  return refused({
    code: 'code/unknown',
    message: `Expected one of the KiwiSaver rates ${employeeRates.join(', ')}; it is ${given.toString()}.`,
    path: 'employee.kiwisaverEmployeeRate',
  });
}

/** A stored rate that is no more than the compulsory one agrees on nothing beyond it, and falls with it while a reduction is matched. */
function employerRateOf(
  { employee }: ParsedNzPay,
  rules: NzRules,
  reduced: ReducedRates | undefined,
  warnings: NzPayWarning[],
): Decimal {
  const given = employee.kiwisaver.employerRate;
  const { employerRate: compulsory } = rules.kiwisaver.values;
  const lowest = reduced?.employer ?? compulsory;
  if (given === undefined || (isLess(lowest, compulsory) && !isMore(given, compulsory))) return lowest;
  if (!isMore(lowest, given)) return given;
  warnings.push({
    code: 'nz.kiwisaver/employer-rate-raised',
    message: `The employer rate ${given.toString()} is below the compulsory ${lowest.toString()} on this pay date, which was used.`,
  });
  return lowest;
}
