import { add, accepted, decimal, isPositive, quarterOf, type CivilDate, type Decimal, type Result } from 'payroll-core';
import { equal } from 'payroll-core/money';
import * as au from 'payroll-core/au';
import { figureText } from '../../domain/figures';
import { isAfterDeath, withheldAfterDeath } from './au-after-death';
import { auCashedOutLeave } from './au-cashed-out-leave';
import { leaveOnPublicHolidays } from './au-leave-taken';
import { leaveCode, openingBalances } from '../../domain/leave-account';
import { moreThanAPay } from '../../domain/more-than-a-pay';
import type { TerminationRequest } from '../../domain/pay-command';
import { filledLists, type BonusLine, type PayLines } from '../../domain/pay-lines';
import type { PaysRefusal } from '../../domain/pays-refusal';
import { refusedPay, refusedTermination } from '../../domain/refused-calculation';
import type { AuYearFigures } from '../../domain/year-figures';
import type { PastPay } from '../../ports';
import {
  isAfterEmployment,
  normalEarnings,
  positiveOrZero,
  weeklyHours,
  type BuiltInput,
  type PayBasis,
  type PeriodBasis,
} from '../pay-basis';
import { employeeAsPaid } from '../as-paid';
import { earningsOfLastPeriod } from './au-earnings-of-period';
import { normalEarningsInDoubt } from './au-normal-earnings';
import { auPayFacts } from './au-plausibility';
import { auSuperTiming } from './au-super-timing';
import { auTaxDeclaration } from './au-tax-declaration';
import { taxableEndings } from './au-taxable-endings';
import { earlierInstalments, leaveOfService, splitTerminationFacts, standardsOfService } from './au-termination-facts';
import type { Mutable } from '../mutable';

/** Everything payroll-core asks about an Australian pay. */
export function buildAuInput(basis: PayBasis<'AU'>): Result<BuiltInput<'AU'>, PaysRefusal> {
  const { payDate, employee, lines } = basis;
  const yearToDate = auYearToDate(basis, employee.details.pay_period, [lines]);
  const usual = usualEarnings(basis);
  const superTiming = auSuperTiming(basis);
  const asPaid = employeeAsPaid(auPayEmployee(basis), basis.asPaid?.input.employee, ofTheRecord);
  const { otherwiseToday } = asPaid;
  const input: Mutable<au.AuPayInput> = {
    payDate,
    payPeriod: employee.details.pay_period,
    employee: asPaid.employee,
  };
  if (yearToDate !== undefined) input.yearToDate = yearToDate;
  if (usual !== undefined) input.usualEarnings = usual;
  if (basis.daysPaid !== null) input.daysPaid = basis.daysPaid;
  if (superTiming !== undefined) input.superTiming = superTiming;
  if (isAfterDeath(basis)) input.isPaidAfterDeath = true;
  Object.assign(input, auLines(filledLists(lines)));
  const facts = auPayFacts(basis);
  if (basis.termination === null) {
    const { noted, warnings: cashedOut } = auCashedOutLeave(basis);
    const warnings = [...cashedOut, ...leaveOnPublicHolidays(basis)];
    const told = warnings.length === 0 ? {} : { warnings };
    const calculationInput = { country: 'AU', input, termination: null, facts, ...told } as const;
    return accepted({ calculationInput, granted: noted, otherwiseToday });
  }
  const termination = auTermination(basis, basis.termination, input);
  if (!termination.ok) return termination;
  const warnings = [...withheldAfterDeath(basis), ...normalEarningsInDoubt(basis, termination.value)];
  const told = warnings.length === 0 ? {} : { warnings };
  return accepted({
    calculationInput: { country: 'AU', input, termination: termination.value, facts, ...told },
    granted: {},
  });
}

/** Bonuses and back payments that are paid apart from the ordinary pay of their period are taxed on top of it. */
function usualEarnings({ employee, lines }: PayBasis<'AU'>): string | undefined {
  if (lines.bonuses.length + lines.backPayments.length === 0) return undefined;
  const usual = normalEarnings(employee);
  return isPositive(usual) ? usual.toString() : undefined;
}

type AuLists = Pick<
  au.AuPayInput,
  'hours' | 'leave' | 'allowances' | 'deductions' | 'bonuses' | 'paySacrifices' | 'backPayments'
>;

/** The rows as payroll-core takes them. It is the one to judge them: a code of the other country is refused there. */
export function auLines(lines: Partial<PayLines>): AuLists {
  const { bonuses } = lines;
  return (bonuses === undefined ? lines : { ...lines, bonuses: bonuses.map(withoutNzFlags) }) as AuLists;
}

const nzFlags = [
  'isNzEss',
  'isNzEssCashSettled',
  'withholdPaye',
  'taxAsNzExtraPay',
  'isNzDiscretionary',
  'isNzRedundancy',
  'isNzRetiringAllowance',
] as const satisfies readonly (keyof BonusLine)[];

/** A New Zealand flag that is off says nothing; one that is on is left for payroll-core to refuse. */
function withoutNzFlags(line: BonusLine): BonusLine {
  if (!nzFlags.some((name) => line[name] === false)) return line;
  const left: Mutable<BonusLine> = { ...line };
  for (const name of nzFlags) if (left[name] === false) delete left[name];
  return left;
}

/** What the record says of an employee beside the day of birth; the others are balances. */
const ofTheRecord = [
  ...(['payRatePerHour', 'taxDeclaration', 'isPrivateOrDomesticWorker', 'protectedEarnings'] as const),
  ...(['isSuperEnabled', 'isSuperAgeThresholdEnabled', 'superBasedOn', 'superRate', 'compulsorySuperRate'] as const),
  ...(['includeLeaveLoadingInSuper', 'isLeaveEnabled', 'isLslEnabled', 'accrueLeaveOnHoursWorked'] as const),
  ...(['accrueLeaveOnOvertimeHours', 'accrueHolidayLeavePerHour', 'accrueSickLeavePerHour'] as const),
  ...(['accrueLslPerHour', 'leaveLoadingPercentage', 'hourlyAmountForWorkersCompLeave'] as const),
  'hourlyAmountForPaidParentalLeave',
] as const satisfies readonly (keyof au.AuPayEmployee)[];

function auPayEmployee(basis: PayBasis<'AU'>): au.AuPayEmployee {
  const { leave } = basis;
  const { details } = basis.employee;
  // Leave accrues with service, so days after the last one earn none: it was paid out when the employment ended.
  // @law Fair Work Act 2009 (Cth) ss 87(2), 90(2), 96(2)
  const accruesNothing = isAfterEmployment(basis);
  const employee: Mutable<au.AuPayEmployee> = {
    dateOfBirth: details.date_of_birth,
    payRatePerHour: details.pay_rate_per_hour,
    taxDeclaration: auTaxDeclaration(details),
    isPrivateOrDomesticWorker: details.is_private_or_domestic_worker,
  };
  const { child_support_protected_earnings: protectedEarnings } = details;
  if (protectedEarnings !== null) employee.protectedEarnings = protectedEarnings;
  employee.isSuperEnabled = details.is_super_enabled;
  employee.isSuperAgeThresholdEnabled = details.is_super_age_threshold_enabled;
  if (details.super_based_on !== null) employee.superBasedOn = details.super_based_on;
  if (details.super_rate !== null) employee.superRate = details.super_rate;
  if (details.compulsory_super_rate !== null) employee.compulsorySuperRate = details.compulsory_super_rate;
  employee.includeLeaveLoadingInSuper = details.include_leave_loading_in_super;
  employee.isLeaveEnabled = details.is_leave_enabled;
  employee.isLslEnabled = details.is_lsl_enabled;
  employee.accrueLeaveOnHoursWorked = details.accrue_leave_on_hours_worked;
  employee.accrueLeaveOnOvertimeHours = details.accrue_leave_on_overtime_hours;
  employee.accrueHolidayLeavePerHour = accruesNothing ? '0' : details.accrue_holiday_leave_per_hour;
  employee.accrueSickLeavePerHour = accruesNothing ? '0' : details.accrue_sick_leave_per_hour;
  employee.accrueLslPerHour = accruesNothing ? '0' : details.accrue_lsl_per_hour;
  employee.leaveLoadingPercentage = details.leave_loading_percentage;
  employee.hourlyAmountForWorkersCompLeave = details.hourly_amount_for_workers_comp_leave;
  employee.hourlyAmountForPaidParentalLeave = details.hourly_amount_for_paid_parental_leave;
  employee.holidayLeaveHours = figureText(leave, 'HOLIDAY');
  employee.sickLeaveHours = figureText(leave, 'SICK');
  employee.lslHours = figureText(leave, 'LONG_SERVICE');
  employee.rdoHours = figureText(leave, 'RDO');
  employee.toilHours = figureText(leave, 'TOIL');
  return employee;
}

/** Method B(i) calculates earlier pays anew and Method B(ii) averages over them; no other payment asks for them. */
function isTaxedBy(method: 'METHOD_B1' | 'METHOD_B2', pays: readonly PaymentsOfPay[]): boolean {
  const isMethod = ({ taxMethod }: { readonly taxMethod?: unknown }): boolean => taxMethod === method;
  return pays.some(
    ({ bonuses, backPayments }) => bonuses?.some(isMethod) === true || backPayments?.some(isMethod) === true,
  );
}

type PaymentsOfPay =
  | Pick<au.AuPayInput, 'bonuses' | 'backPayments' | 'allowances'>
  | Pick<PayLines, 'bonuses' | 'backPayments' | 'allowances'>;

/** Nothing is withheld from laundry up to a threshold of the year, so a pay that holds some asks what came before. */
function holdLaundry(pays: readonly PaymentsOfPay[]): boolean {
  return pays.some(
    ({ allowances }) => allowances?.some(({ allowanceCategory }) => allowanceCategory === 'LD') === true,
  );
}

/** The year before a pay, or before all pays of a period, as far as they ask about it. */
export function auYearToDate(
  basis: Omit<PeriodBasis<'AU'>, 'run'>,
  payPeriod: au.AuPayPeriod,
  pays: readonly PaymentsOfPay[],
): au.AuYearToDate | undefined {
  const { year, payDate, past = [] } = basis;
  const earlierPays = isTaxedBy('METHOD_B1', pays) ? past.flatMap((paid) => earlierPay(paid, payPeriod)) : [];
  // In how many pays opening figures were paid is not known, so payroll-core spreads the year over its periods.
  const periods = isTaxedBy('METHOD_B2', pays) && !hasOpeningEarnings(basis) ? periodsPaid(past) : NO_PERIODS;
  const payPeriods = periods.get(payPeriod) ?? 0;
  const otherPayPeriods = [...periods]
    .filter(([length]) => length !== payPeriod)
    .map(([length, count]) => ({ payPeriod: length, count }));
  const ofQuarter = year[superQuarter(payDate)];
  const yearToDate: Mutable<au.AuYearToDate> = {};
  const paid = paidInYear(year);
  if (isPositive(paid)) yearToDate.gross = paid.toString();
  if (isHeld(ofQuarter)) yearToDate.superEarningsInQuarter = ofQuarter;
  if (isHeld(year.superEarnings)) yearToDate.superEarningsInYear = year.superEarnings;
  if (isHeld(year.super)) yearToDate.superContributions = year.super;
  const laundry = year['category:ITEMISED_ALLOWANCESLD'];
  if (isHeld(laundry) && holdLaundry(pays)) yearToDate.laundryAllowances = laundry;
  if (isHeld(year.normalEarnings)) yearToDate.normalEarnings = year.normalEarnings;
  if (isHeld(year.backPaymentsB1)) yearToDate.backPaymentsB1 = year.backPaymentsB1;
  if (isHeld(year.paymentsB2)) yearToDate.paymentsB2 = year.paymentsB2;
  if (isHeld(year.withheldB2)) yearToDate.withheldB2 = year.withheldB2;
  if (payPeriods > 0) yearToDate.payPeriods = payPeriods;
  if (otherPayPeriods.length > 0) yearToDate.otherPayPeriods = otherPayPeriods;
  if (earlierPays.length > 0) yearToDate.earlierPays = earlierPays;
  return Object.keys(yearToDate).length === 0 ? undefined : yearToDate;
}

/** Taxable payments of the year of every kind, by which Schedule 15 chooses its band. */
export function paidInYear(year: AuYearFigures): Decimal {
  const pays = decimal(positiveOrZero(year.taxableGross ?? '0'));
  const etps = decimal(positiveOrZero(year.etpTaxable ?? '0'));
  return add(add(pays, etps), taxableEndings(year));
}

/**
 * An earlier pay, as Method B(i) works it out anew. Its tax is that of its earnings only where it holds nothing else; a pay of
 * nothing but a termination or additional payments was for no period.
 */
function earlierPay(
  { payDate, periodEnd, payPeriod, taxable, ordinary, tax, isTermination }: PastPay,
  payPeriodNow: au.AuPayPeriod,
): readonly au.AuEarlierPay[] {
  const holdsOther = isTermination || !equal(decimal(taxable), decimal(ordinary));
  if (holdsOther && !isPositive(decimal(ordinary))) return [];
  const earlier: Mutable<au.AuEarlierPay> = { payDate, taxableEarnings: ordinary, tax, periodEnd };
  if (holdsOther) earlier.isTaxOfMore = true;
  if (payPeriod !== payPeriodNow) earlier.payPeriod = payPeriod;
  return [earlier];
}

const NO_PERIODS: ReadonlyMap<au.AuPayPeriod, number> = new Map();

/** How many periods of each length were paid; several pays of one period are one. */
function periodsPaid(past: readonly PastPay[]): ReadonlyMap<au.AuPayPeriod, number> {
  const counts = new Map<au.AuPayPeriod, number>();
  for (const period of new Set(past.map(({ payPeriod, periodEnd }) => `${payPeriod} ${periodEnd}`))) {
    const length = period.split(' ')[0] as au.AuPayPeriod;
    counts.set(length, (counts.get(length) ?? 0) + 1);
  }
  return counts;
}

function hasOpeningEarnings({
  payDate,
  parts,
  financialYear,
}: Pick<PeriodBasis<'AU'>, 'payDate' | 'parts' | 'financialYear'>): boolean {
  const opening = openingBalances(parts);
  if (opening?.asAt === undefined) return false;
  const isOfYear = opening.asAt >= financialYear.firstDay && opening.asAt <= payDate;
  return isOfYear && isPositive(decimal(opening.of('gross')));
}

/** A year that went below zero by corrections has held nothing. */
function isHeld(value: string | undefined): value is string {
  return value !== undefined && !value.startsWith('-');
}

type SuperQuarter = `superEarnings:${string}` & keyof AuYearFigures;

/** The pays of a run ask for the same quarter one after the other. */
let lastAsked: { readonly payDate: CivilDate; readonly name: SuperQuarter } | undefined;

/** The name under which a quarter's earnings for super are kept. */
export function superQuarter(payDate: CivilDate): SuperQuarter {
  if (lastAsked?.payDate !== payDate) {
    lastAsked = { payDate, name: `superEarnings:${quarterOf(payDate).firstDay}` };
  }
  return lastAsked.name;
}

/** Taxable earnings of a pay that has no payments of Schedule 5 beside them. */
function withoutAdditional({ taxableGross, bonuses, backPayments }: au.AuPay): string {
  return bonuses.length + backPayments.length === 0 ? taxableGross.toString() : '0';
}

/** Unused leave is valued after the leave that the final pay itself earns and takes. */
function auTermination(
  { employee, year, financialYear, service }: PayBasis<'AU'>,
  termination: TerminationRequest,
  input: au.AuPayInput,
): Result<au.AuTerminationInput, PaysRefusal> {
  const { details } = employee;
  const isCasual = details.employment_status === 'Casual';
  const standardWeek = weeklyHours(employee);
  const hoursOfWeek = isCasual || !isPositive(decimal(standardWeek)) ? undefined : standardWeek;
  const ofRecord = normalEarnings(employee);
  const normal = isPositive(ofRecord)
    ? ofRecord.toString()
    : (earningsOfLastPeriod(service?.pays ?? [], termination.terminationDate, input.payPeriod) ?? '0');
  const request: au.AuTerminationInput = {
    payDate: input.payDate,
    payPeriod: input.payPeriod,
    ...splitTerminationFacts(termination),
    employee: {
      dateOfBirth: details.date_of_birth,
      startDate: details.start_date,
      isCasual,
      state: details.state,
      payRatePerHour: details.pay_rate_per_hour,
      normalEarnings: normal,
      leaveLoadingPercentage: details.leave_loading_percentage,
      taxDeclaration: auTaxDeclaration(details),
      // Without a week of standard hours, as for casuals, leave is counted by the hours of the whole service, which only the
      // employer knows.
      ...leaveOfService(termination, {
        weeklyHours: hoursOfWeek,
        hoursPerDay: details.standard_hours_per_day,
      }),
    },
    ...(service === undefined
      ? {}
      : { standards: standardsOfService(termination, { weeklyHours: hoursOfWeek, service }) }),
  };
  const told = earlierInstalments(termination);
  // Of the year's earlier terminations only the sum is known; its day matters only for the year it is in.
  const earlierEtps = [
    ...told,
    ...(year.etpTaxable === undefined
      ? []
      : [{ paidOn: financialYear.firstDay, taxableComponent: year.etpTaxable, isSameTermination: false }]),
  ];
  // A request that is wrong in itself is refused before anything is calculated from it.
  const asked = au.parseAuTermination({ ...request, ...(told.length === 0 ? {} : { earlierEtps: told }) });
  if (!asked.ok) return refusedTermination(asked.error);
  const ordinary = au.calculatePay(input);
  if (!ordinary.ok) return refusedPay(ordinary.error);
  const tooMuch = moreThanAPay(ordinary.value);
  if (tooMuch !== undefined) return tooMuch;
  const left = (code: string): string =>
    ordinary.value.leaveBalanceRows.find((row) => leaveCode(row) === code)?.hours.toString() ?? '0';
  const taxableIncome = add(
    add(decimal(positiveOrZero(year.taxableGross ?? '0')), taxableEndings(year)),
    decimal(ordinary.value.taxableGross.toString()),
  );
  return accepted({
    ...request,
    employee: {
      ...request.employee,
      // A job of one pay has no other to go by.
      ...(isPositive(decimal(normal)) ? {} : { normalEarnings: withoutAdditional(ordinary.value) }),
      holidayLeaveHours: left('HOLIDAY'),
      sickLeaveHours: left('SICK'),
      lslHours: left('LONG_SERVICE'),
      rdoHours: left('RDO'),
      toilHours: left('TOIL'),
    },
    yearToDate: { taxableIncome: taxableIncome.toString() },
    ...(earlierEtps.length === 0 ? {} : { earlierEtps }),
  });
}
