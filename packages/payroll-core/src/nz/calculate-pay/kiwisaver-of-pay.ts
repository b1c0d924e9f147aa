import type { CivilDate } from '../../calendar/civil-date';
import { deepFreeze } from '../../immutable/deep-freeze';
import { equal, isLess, isMore, isNegative, isZero } from '../../money/arithmetic';
import { nzd, whole } from '../../money/parse';
import type { Decimal } from '../../money/decimal';
import type { Nzd } from '../../money/currency';
import { asPercent } from '../../money/shown';
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

/** No contribution, and why. */
function nothing(why: string, because: Step<Nzd>['because'] = []): Step<Nzd> {
  return step('nz.kiwisaver.no-contribution', NIL, () => `no contribution is due: ${why}`, because);
}

function noneOfBoth(why: string): KiwisaverOfPay {
  const none = nothing(why);
  return deepFreeze({ employeeRate: NO_RATE, employerRate: NO_RATE, employee: none, employer: none });
}

/** Made once: many employees are no members. */
const none = {
  notOfPay: noneOfBoth('KiwiSaver takes nothing from schedular payments and from pay with the tax code NSW'),
  noMember: noneOfBoth('the employee is no member of KiwiSaver'),
  casual: noneOfBoth('the employee is casual or temporary and has not opted in'),
  optedOut: noneOfBoth('the employee has opted out'),
  negative: noneOfBoth('the salary or wages of this pay are negative'),
} as const;

/** Why neither side contributes to this pay at all; undefined where they may. */
function noContribution({ kiwisaver, taxCode }: ParsedNzPay['employee'], salary: Nzd): KiwisaverOfPay | undefined {
  if (taxCode.base === 'NSW' || taxCode.kind === 'schedular') return none.notOfPay;
  if (!isContributingStatus(kiwisaver.statusCode)) {
    return kiwisaver.statusCode === 'NK' ? none.noMember : none.casual;
  }
  if (kiwisaver.optedOut) return none.optedOut;
  return isNegative(salary) ? none.negative : undefined;
}

/** Rates and contributions of both sides for one pay. */
export function kiwisaverOfPay(
  pay: ParsedNzPay,
  salary: Nzd,
  rules: NzRules,
  warnings: NzPayWarning[],
): Result<KiwisaverOfPay> {
  const { kiwisaver, dateOfBirth } = pay.employee;
  const neither = noContribution(pay.employee, salary);
  if (neither !== undefined) return accepted(neither);
  const reduced = reducedRates(pay, rules);
  const suspension = covers(kiwisaver.suspension, pay.payDate) ? kiwisaver.suspension : undefined;
  const chosen = employeeRateOf(pay, rules, reduced, warnings);
  if (!chosen.ok) return chosen;
  const employeeRate = suspension === undefined ? chosen.value : NO_RATE;
  const contributes = !isZero(employeeRate) || suspension?.employerContinues === true;
  const isDueAtAge = employerMustContribute(dateOfBirth, pay.payDate, rules.kiwisaver);
  const isDue = kiwisaver.cecObligation ?? isDueAtAge.value;
  const employerRate = contributes && isDue ? employerRateOf(pay, rules, reduced, warnings) : NO_RATE;
  return accepted({
    employeeRate,
    employerRate,
    employee: isZero(employeeRate)
      ? nothing(suspension === undefined ? 'the rate of the employee is 0' : suspendedInWords(suspension))
      : standingOn(contributeFromPay(salary, employeeRate), employeeLaw(rules, reduced)),
    employer: isZero(employerRate)
      ? nothingOfEmployer(contributes, kiwisaver.cecObligation, isDueAtAge)
      : standingOn(
          contributeByEmployer(salary, employerRate, kiwisaver.otherContributions),
          employerLaw(rules, reduced),
        ),
  });
}

function suspendedInWords({ from, until }: DaysBetween): string {
  return `contributions are suspended from ${from}${until === undefined ? '' : ` until ${until}`}`;
}

function nothingOfEmployer(
  contributes: boolean,
  obligation: boolean | undefined,
  isDueAtAge: Step<boolean>,
): Step<Nzd> {
  if (!contributes) return nothing('nothing is taken from the pay of the employee');
  if (obligation === false) return nothing('the record says that the employer need not contribute');
  return isDueAtAge.value ? nothing('the rate of the employer is 0') : nothing(isDueAtAge.says(), [isDueAtAge]);
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
      message: `The employee rate ${asPercent(given)} is below ${asPercent(lowest)}, the lowest on this pay date, which was used.`,
    });
    return accepted(lowest);
  }
  if (employeeRates.some((rate) => equal(rate, given))) return accepted(given);
  if (instrument.editions.some(({ values }) => equal(values.employeeRates[0]!, given))) {
    warnings.push({
      code: 'nz.kiwisaver/employee-rate-not-yet',
      message: `The employee rate ${asPercent(given)} is not one of this pay date. It is the lowest of a later law, so the lowest of this date was used: ${asPercent(lowest)}.`,
    });
    return accepted(lowest);
  }
  return refused({
    code: 'code/unknown',
    message: `Expected one of the KiwiSaver rates ${employeeRates.join(', ')}; it is ${given.toString()}.`,
    path: 'employee.kiwisaverEmployeeRate',
  });
}

/**
 * A stored rate that is no more than the compulsory one agrees on nothing beyond it, and falls with it while a reduction
 * is matched. The compulsory rate of a later law is the compulsory one in an earlier pay.
 * @law KiwiSaver Act 2006 s 101D
 */
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
  if (isCompulsoryLater(given, rules)) {
    warnings.push({
      code: 'nz.kiwisaver/employer-rate-not-yet',
      message: `The employer rate ${asPercent(given)} is the compulsory one of a later law, so that of this pay date was used: ${asPercent(lowest)}.`,
    });
    return lowest;
  }
  if (!isMore(lowest, given)) return given;
  warnings.push({
    code: 'nz.kiwisaver/employer-rate-raised',
    message: `The employer rate ${asPercent(given)} is below the compulsory ${asPercent(lowest)} on this pay date, which was used.`,
  });
  return lowest;
}

function isCompulsoryLater(given: Decimal, { kiwisaver }: NzRules): boolean {
  return instrument.editions.some(
    ({ effectiveFrom, values }) =>
      effectiveFrom > kiwisaver.effectiveFrom &&
      isMore(values.employerRate, kiwisaver.values.employerRate) &&
      equal(values.employerRate, given),
  );
}
