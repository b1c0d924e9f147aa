import type { Employee } from '@anz-payroll/employee-lifecycle';
import { groupBy } from '@anz-payroll/kernel';
import { accepted, type Result } from 'payroll-core';
import { employedOn, finalPayBefore } from '../domain/ended-employment';
import { addFigures, isEmpty } from '../domain/figures';
import type { KnownItem } from '../domain/known-items';
import type { PayItem, SuperTiming, TerminationRequest } from '../domain/pay-command';
import type { DeductionLine, LeaveLine, PayLines } from '../domain/pay-lines';
import type { Figures, PayRecord, PayWarning } from '../domain/pay-record';
import { isGiven } from '../domain/is-given';
import type { PaysRefusal } from '../domain/pays-refusal';
import { settleHours } from '../domain/settle-hours';
import { settleItems, standingItems, type ItemCatalogue, type Standing } from '../domain/settle-items';
import { shiftsOfPeriod } from '../domain/timesheets/shifts-of-period';
import { taxOfPeriod, type PayOfPeriod } from '../domain/tax-of-period';
import { calculatePay, type CalculatedPay } from '../domain/calculate-pay';
import type { CalculationInput } from '../domain/calculation-input';
import { leaveMoved, noOpeningBalances, openingBalances } from '../domain/leave-account';
import { leaveAhead } from '../domain/leave-elsewhere';
import { countryPayroll } from '../countries/registered-countries';
import { plausibilityWarnings } from './plausibility-warnings';
import { accountIn, type PayContext, type RunOfPay } from './pay-context';
import { measuredBy, type PaysDependencies } from './pays-dependencies';
import { openingYear, periodBasis, withoutLaterPays } from './year-before';

/** A pay that is asked for, with its rows settled. */
export interface WantedPay {
  /** Its place in the request. */
  readonly index: number;
  readonly employee: Employee;
  readonly lines: PayLines;
  readonly hoursFrom?: 'timesheets' | undefined;
  /** What was assumed when a run put the pay together. */
  readonly assumed?: readonly PayWarning[];
  /** Standing deductions that the pay leaves out. */
  readonly leftOut?: readonly DeductionLine[];
  readonly department: string | null;
  readonly note: string | null;
  readonly daysPaid: number | null;
  readonly superTiming?: SuperTiming | undefined;
  readonly termination: TerminationRequest | null;
  readonly created: readonly KnownItem[];
  readonly templates: readonly number[];
}

/** A pay calculated. */
export interface PreparedPay extends WantedPay {
  readonly run: RunOfPay;
  readonly calculated: CalculatedPay;
  /** Members of the employee that the record says otherwise today than the pay that is replaced. */
  readonly otherwiseToday: readonly string[];
  /** Calculated when somebody asks: a pay that is only staged has none yet. */
  readonly outcome: () => Outcome;
}

/** What a pay does to the employee's account. */
export interface Outcome extends Change {
  /** The sums with it. */
  readonly account: Sums;
  /** Year to date after it, opening balances included. */
  readonly yearAfter: Figures;
}

/** Rows of one item: rates found, items matched or created, standing items applied. */
export function settleItem(
  context: PayContext,
  employee: Employee,
  item: PayItem,
  index: number,
  standing: Standing,
  catalogues: Map<number, ItemCatalogue>,
  paid?: PayLines,
): Result<WantedPay, PaysRefusal> {
  const catalogue = catalogueOf(context, employee, catalogues);
  const hours = settleHours(
    item.hours ?? [],
    employee.id,
    catalogue.parts.filter(({ kind }) => kind === 'pay-rate'),
    context.rates,
    paid?.hours,
  );
  if (!hours.ok) return at(index, hours.error);
  const items = settleItems(item, catalogue, standing);
  if (!items.ok) return at(index, items.error);
  const { created, templates, ...lists } = items.value;
  return accepted({
    index,
    employee,
    lines: { hours: hours.value, leave: (item.leave ?? []).map(leaveLine), ...lists },
    hoursFrom: item.hoursFrom,
    department: item.payDepartment ?? null,
    note: item.note ?? null,
    daysPaid: item.daysPaid ?? null,
    superTiming: item.superTiming,
    termination: item.termination ?? null,
    created,
    templates,
    ...(standing === 'none' ? { leftOut: standingItems('deduction', catalogue) } : {}),
  });
}

function leaveLine(row: NonNullable<PayItem['leave']>[number]): LeaveLine {
  const { rate, multiplier, leaveLoadingAmount, isCashUp, taxAsNzExtraPay, isAdjustment, ...line } = row;
  return {
    ...line,
    ...(isGiven(rate) ? { rate } : {}),
    ...(isGiven(multiplier) ? { multiplier } : {}),
    ...(isGiven(leaveLoadingAmount) ? { leaveLoadingAmount } : {}),
    ...(isCashUp === true ? { isCashUp } : {}),
    ...(taxAsNzExtraPay === true ? { taxAsNzExtraPay } : {}),
    ...(isAdjustment === true ? { isAdjustment } : {}),
  };
}

function catalogueOf(context: PayContext, employee: Employee, catalogues: Map<number, ItemCatalogue>): ItemCatalogue {
  let catalogue = catalogues.get(employee.id);
  if (catalogue === undefined) {
    catalogue = {
      customerId: employee.customerId,
      employeeId: employee.id,
      parts: context.parts.get(employee.id) ?? [],
      allowances: context.templates.get(employee.id) ?? [],
      known: new Map((context.known.get(employee.id) ?? []).map(({ kind, key, values }) => [`${kind} ${key}`, values])),
    };
    catalogues.set(employee.id, catalogue);
  }
  return catalogue;
}

export interface CalculationOptions {
  readonly redistributeTaxByGross: boolean;
  /** The processed pay in whose place the one pay is made. */
  readonly replaces?: PayRecord;
  /** What it was calculated from, where the record of the employee counts as it was then. */
  readonly asPaid?: CalculationInput;
  /** What waits in the run for the one employee, and is paid with a final pay. */
  readonly staged?: readonly PayRecord[];
  /** The one pay replaces this one, whose tax stays as it was withheld. */
  readonly taxOf?: PayRecord;
}

/** Works the pays out in their order, so that each stands on the accounts the earlier ones left, and taxes them together. */
export function calculatePays(
  context: PayContext,
  wanted: readonly WantedPay[],
  options: CalculationOptions,
): Result<readonly PreparedPay[], PaysRefusal> {
  const prepared: PreparedPay[] = [];
  const groups = byEmployee(wanted);
  for (const own of groups) {
    const done = calculatePaysOfEmployee(context, own, options);
    if (!done.ok) return aboutEmployee(context, done.error);
    for (const one of done.value) prepared.push(one);
  }
  return accepted(inOrderOf(wanted, groups, prepared));
}

/** Employees calculated before others get their turn: some milliseconds of work. */
const TURN = 20;

/** The same for many pays: other requests are answered in between, and each turn is measured by itself. */
export async function calculateManyPays(
  deps: Pick<PaysDependencies, 'measured' | 'yieldIfDue'>,
  context: PayContext,
  wanted: readonly WantedPay[],
  options: CalculationOptions,
): Promise<Result<readonly PreparedPay[], PaysRefusal>> {
  const prepared: PreparedPay[] = [];
  const groups = byEmployee(wanted);
  for (let from = 0; from < groups.length; from += TURN) {
    const turn = groups.slice(from, from + TURN).flat();
    const done = measuredBy(deps, turn.length, () => calculatePays(context, turn, options));
    if (!done.ok) return done;
    for (const one of done.value) prepared.push(one);
    await deps.yieldIfDue?.();
  }
  return accepted(inOrderOf(wanted, groups, prepared));
}

/** The pays in the order in which they were asked for. Mostly everybody has one, and they are in it. */
function inOrderOf(
  wanted: readonly WantedPay[],
  groups: readonly (readonly WantedPay[])[],
  prepared: readonly PreparedPay[],
): readonly PreparedPay[] {
  if (groups.length === wanted.length) return prepared;
  const byPay = new Map(groups.flat().map((pay, i) => [pay, prepared[i]!]));
  return wanted.map((pay) => byPay.get(pay)!);
}

/** Those of one employee together, in the order of their first pays. */
function byEmployee(wanted: readonly WantedPay[]): readonly (readonly WantedPay[])[] {
  return [...groupBy(wanted, ({ employee }) => employee.id).values()];
}

/** Where others are paid on that day, the law that is missing is that of the employee's own schedule or notice. */
function aboutEmployee(
  { company, payDate }: PayContext,
  error: PaysRefusal,
): { readonly ok: false; readonly error: PaysRefusal } {
  const isOwn = error.code === 'pay/no-law-for-date' && countryPayroll(company.country).lawOn(payDate).ok;
  return { ok: false, error: isOwn ? { ...error, code: 'pay/no-law-for-employee' } : error };
}

const noPays: ReadonlySet<number> = new Set();
const nothing: readonly string[] = [];

function calculatePaysOfEmployee(
  context: PayContext,
  wanted: readonly WantedPay[],
  options: CalculationOptions,
): Result<readonly PreparedPay[], PaysRefusal> {
  const { employee } = wanted[0]!;
  const employeeId = employee.id;
  const run = context.runs.get(employee.details.pay_period)!;
  const payroll = countryPayroll(context.company.country);
  const processed = context.inRuns.get(employeeId) ?? [];
  const inRun = processed.length === 0 ? noPays : new Set(processed.map(({ pay }) => pay.id));
  const before = processed.map(
    ({ pay, calculationInput }) => ({ calculationInput, result: pay.result }) as PayOfPeriod,
  );
  const parts = context.parts.get(employeeId) ?? [];
  const told = openingBalances(parts) ?? noOpeningBalances;
  const openingLeave = payroll.openingLeave(employee.details, told);
  const opening = openingYear(context, employeeId);
  const beside = addFigures(opening, withoutLaterPays(context, employeeId));
  const start = accountIn(context, employeeId);
  let account = options.staged === undefined ? start : lessLeaveTaken(start, options.staged);
  const alone: CalculatedPay[] = [];
  const granted: Figures[] = [];
  const otherwiseToday: (readonly string[])[] = [];
  const paidBeside: PayRecord['result'][] = (options.staged ?? []).map(({ result }) => result);
  let previous: number | undefined;
  for (const i of finalPayLast(wanted)) {
    const pay = wanted[i]!;
    if (previous !== undefined) account = after(account, changeBy(alone[previous]!, granted[previous]!));
    previous = i;
    const built = payroll.buildInput({
      payDate: context.payDate,
      financialYear: context.year,
      run,
      region: context.company.details.region,
      employee: pay.termination === null ? employedOn(pay.employee, run.endDate, context.ended) : pay.employee,
      parts,
      lines: pay.lines,
      daysPaid: pay.daysPaid,
      superTiming: pay.superTiming,
      termination: pay.termination,
      leave: addFigures(openingLeave, account.leave),
      year: addFigures(account.year, beside),
      inRun,
      holidaysBeside: holidaysBeside(pay, wanted, before),
      paidBeside,
      past: context.past.get(employeeId),
      paidLater: pay.termination === null ? undefined : context.paidLater.get(employeeId),
      service: context.services.get(employeeId),
      finalPay: finalPayBefore(context.payDate, pay.employee, context.ended),
      replaces: options.replaces,
      asPaid: options.asPaid,
      findAward: context.findAward,
    });
    if (!built.ok) return at(pay.index, built.error);
    const others = [...before.map(({ result }) => result), ...paidBeside];
    const plausibility = plausibilityWarnings(context, pay, {
      run,
      parts,
      others,
      opening: told,
      account: account.leave,
    });
    const calculationInput = withWarnings(built.value.calculationInput, plausibility);
    const calculated = calculatePay(withWhatWasSaid(calculationInput, pay));
    if (!calculated.ok) return at(pay.index, calculated.error);
    alone[i] = calculated.value;
    granted[i] = addFigures(built.value.granted, leaveAhead(pay.lines.leave, run.endDate));
    otherwiseToday[i] = built.value.otherwiseToday ?? nothing;
    paidBeside.push(calculated.value.figures.result);
  }
  const taxed = taxOfPeriod(
    context.company.country,
    before,
    alone,
    options.redistributeTaxByGross && new Set(wanted.map(({ department }) => department)).size > 1,
    () => ({
      ...periodBasis(context, employeeId, run),
      ...(options.replaces === undefined ? {} : { afterReplaced: processed.map(madeAfter(options.replaces)) }),
    }),
  );
  if (!taxed.ok) return at(wanted[0]!.index, taxed.error);
  const held = holdAgainstMinimum(context, employee, run, before, taxed.value);
  const prepared: PreparedPay[] = [];
  for (let i = 0; i < held.length; i++) {
    const shared = held[i]!;
    const kept = options.taxOf === undefined ? accepted(shared) : payroll.withTaxOf(options.taxOf, shared);
    if (!kept.ok) return at(wanted[i]!.index, kept.error);
    const calculated = kept.value;
    const outcome = once((): Outcome => {
      const change = changeBy(calculated, granted[i]!);
      const sums = after(i === 0 ? start : prepared[i - 1]!.outcome().account, change);
      return { ...change, account: sums, yearAfter: addFigures(sums.year, opening) };
    });
    prepared.push(preparedPay(wanted[i]!, run, calculated, otherwiseToday[i]!, outcome));
  }
  return accepted(prepared);
}

/** The account with the leave that waiting pays take. What falls due in their period is given by the pay that is worked out. */
function lessLeaveTaken(account: Sums, waiting: readonly PayRecord[]): Sums {
  const leave = waiting
    .map(({ result }) =>
      leaveMoved(
        result.leaveBalanceRows.map((row) => ({ ...row, accrued: '0' })),
        [],
      ),
    )
    .reduce(addFigures, account.leave);
  return { ...account, leave };
}

/** The places of an employee's pays in the order in which they stand on each other: a final pay settles what all others leave. */
function finalPayLast(wanted: readonly WantedPay[]): readonly number[] {
  const places = [...wanted.keys()];
  const isFinal = (i: number): boolean => wanted[i]!.termination !== null;
  return places.some(isFinal) ? [...places.filter((i) => !isFinal(i)), ...places.filter(isFinal)] : places;
}

/** The public holidays in the other pays of the period: those that are processed, and those of the same request. */
function holidaysBeside(
  pay: WantedPay,
  wanted: readonly WantedPay[],
  processed: readonly PayOfPeriod[],
): ReadonlySet<string> | undefined {
  if (wanted.length === 1 && processed.length === 0) return undefined;
  const others = [
    ...wanted.filter((other) => other !== pay).map(({ lines }) => lines),
    ...processed.map(({ result }) => result),
  ];
  const days = new Set<string>();
  for (const { hours, leave } of others) {
    for (const { leaveType, date } of leave) if (leaveType === 'PAID_PUBLIC_HOLIDAY') days.add(date);
    for (const row of hours) {
      if ('publicHolidayDate' in row && isGiven(row.publicHolidayDate)) days.add(row.publicHolidayDate);
    }
  }
  return days;
}

/** Whether a pay was made after the one that is replaced, which may itself have replaced an earlier one. */
function madeAfter({ id, payDate, replacesPayId }: PayRecord): (one: { readonly pay: PayRecord }) => boolean {
  const place = Math.min(id, replacesPayId ?? id);
  return ({ pay }) => pay.payDate > payDate || (pay.payDate === payDate && pay.id > place);
}

/** What a staged pay is worked out from again, when a cell of it is changed or its run is processed. */
function withWhatWasSaid(input: CalculationInput, { hoursFrom, superTiming }: WantedPay): CalculationInput {
  if (hoursFrom === undefined && superTiming === undefined) return input;
  return {
    ...input,
    ...(hoursFrom === undefined ? {} : { hoursFrom }),
    ...(superTiming === undefined ? {} : { superTiming }),
  };
}

function withWarnings(input: CalculationInput, told: readonly PayWarning[]): CalculationInput {
  return told.length === 0 ? input : { ...input, warnings: [...(input.warnings ?? []), ...told] };
}

/** Written out: a spread of the wanted pay takes longer than the tax of it. */
function preparedPay(
  wanted: WantedPay,
  run: RunOfPay,
  calculated: CalculatedPay,
  otherwiseToday: readonly string[],
  outcome: PreparedPay['outcome'],
): PreparedPay {
  return {
    index: wanted.index,
    employee: wanted.employee,
    lines: wanted.lines,
    department: wanted.department,
    note: wanted.note,
    daysPaid: wanted.daysPaid,
    superTiming: wanted.superTiming,
    termination: wanted.termination,
    created: wanted.created,
    templates: wanted.templates,
    run,
    calculated,
    otherwiseToday,
    outcome,
  };
}

/** What the award asks for is asked of the whole period, so the last of its pays holds the verdict. */
function holdAgainstMinimum(
  { company, shifts, findAward }: PayContext,
  employee: Employee,
  run: RunOfPay,
  before: readonly PayOfPeriod[],
  fresh: readonly CalculatedPay[],
): readonly CalculatedPay[] {
  const last = fresh.at(-1);
  if (last === undefined) return fresh;
  const pays = [...before.map(({ result }) => result), ...fresh.map(({ figures }) => figures.result)];
  const held = countryPayroll(company.country).heldAgainstMinimum(last, {
    employee,
    run,
    pays,
    shifts: shifts.get(employee.id) ?? shiftsOfPeriod(company.details, run, employee.details, []),
    findAward,
  });
  return held === last ? fresh : [...fresh.slice(0, -1), held];
}

function once<T>(work: () => T): () => T {
  let done: { readonly value: T } | undefined;
  return () => (done ??= { value: work() }).value;
}

interface Change {
  readonly leave: Figures;
  readonly figures: Figures;
}

type Sums = ReturnType<typeof accountIn>;

function after(account: Sums, change: Change): Sums {
  return { leave: addFigures(account.leave, change.leave), year: addFigures(account.year, change.figures) };
}

function changeBy(calculated: CalculatedPay, granted: Figures): Change {
  const { country, result, termination } = calculated.figures;
  const payroll = countryPayroll(country);
  const moved = leaveMoved(result.leaveBalanceRows, termination?.balanceMovements ?? []);
  return {
    leave: addFigures(isEmpty(granted) ? moved : addFigures(granted, moved), payroll.kept(calculated)),
    figures: payroll.yearFigures(calculated),
  };
}

export function at<E extends PaysRefusal>(
  index: number,
  error: E,
): { readonly ok: false; readonly error: PaysRefusal } {
  return { ok: false, error: { ...error, index: error.index ?? index } };
}
