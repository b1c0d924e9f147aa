import { civilDate } from '../../calendar/civil-date';
import { deepFreeze } from '../../immutable/deep-freeze';
import { add, greater, isPositive, isZero, lesser, subtract, sum } from '../../money/arithmetic';
import { asNzd, nzd } from '../../money/parse';
import { toCents } from '../../money/rounding';
import type { Nzd } from '../../money/currency';
import { asDollars } from '../../money/shown';
import { InputReader, type Amount, type Source } from '../../input/input-reader';
import type { Refusal } from '../../refusal/refusal';
import { accepted, refused, type Result } from '../../refusal/result';
import type { InForceOptions } from '../../statutory/instrument';
import { calculatePay } from '../calculate-pay/calculate-pay';
import type { NzPay } from '../calculate-pay/nz-pay';
import type { NzPayEmployee, NzPayInput, NzTaxedTogether } from '../calculate-pay/nz-pay-input';
import { nzPayMembers, parseNzPayInput } from '../calculate-pay/parse-nz-pay-input';
import { workOutNzPay } from '../calculate-pay/work-out-nz-pay';
import { isWithinFourWeeks } from '../extra-pays/annualise-before-extra-pay';
import { nzRulesInForce } from '../rules/rules-in-force';
import type { NzWarning } from '../warnings/nz-warnings';
import { linesOfPeriod } from './lines-of-period';
import { shareOut } from './share-out';

/** What is withheld from a pay, or from all pays of a period. */
export interface Withheld {
  readonly paye: Nzd;
  readonly levy: Nzd;
  readonly studentLoan: Nzd;
  readonly studentLoanCir: Nzd;
  readonly studentLoanBor: Nzd;
}

/** What was withheld from a pay that can no longer change: figures of the pay, or the text that JSON makes of them. */
export type WithheldBefore = { readonly [K in keyof Withheld]: Nzd | Amount };

/** All pays of one employee for one period. */
export interface PaysOfPeriod {
  /** Pays to be worked out, in any order; `taxedTogether` in them is left out of account. */
  readonly pays: readonly NzPayInput[];
  /** Pays of the period that were processed before, with what was withheld from them. */
  readonly processed?: readonly { readonly input: NzPayInput; readonly withheld: WithheldBefore }[] | undefined;
  /** What the pays bear their part by: taxable earnings, where nothing else is said, or all of the gross. */
  readonly shareBy?: 'TAXABLE' | 'GROSS' | undefined;
}

/** What is withheld from the pays of one period together. */
export interface PeriodWithheld {
  /** The pays in the order given, each with its part of what the law asks. */
  readonly pays: readonly NzPay[];
  /** What each of them was worked out from, its part included: kept, it replays to the same figures. */
  readonly inputs: readonly NzPayInput[];
  /** What the law asks of all pays of the period together. */
  readonly asked: Withheld;
  /** What the pays withhold together with those processed before. */
  readonly withheld: Withheld;
  readonly warnings: readonly NzWarning[];
}

const NIL = nzd('0');
const PARTS = ['paye', 'levy', 'studentLoan', 'studentLoanCir', 'studentLoanBor'] as const;

/**
 * PAYE and student loan of all pays of a period: worked out on their lines together, as one pay of the period, and
 * shared out by what each pays, so that the order of the pays makes no difference, their sum is what the law asks, and
 * no net pay falls below zero.
 * @law Income Tax Act 2007 ss RD 10, RD 17; Inland Revenue payroll specification 5.1 to 5.4, 5.11
 */
export function withholdForPeriod(period: PaysOfPeriod, options: InForceOptions = {}): Result<PeriodWithheld> {
  const read = readPeriod(period);
  if (!read.ok) return read;
  const { processed, shareBy } = read.value;
  const inputs = [...read.value.pays, ...processed.map(({ input }) => input)].map(withoutOthers);
  const placeOf = (i: number): string =>
    i < read.value.pays.length ? `pays[${i}]` : `processed[${i - read.value.pays.length}].input`;
  const alone: NzPay[] = [];
  for (const [i, input] of inputs.entries()) {
    const pay = calculatePay(input, options);
    if (!pay.ok) return at(pay.error, placeOf(i));
    alone.push(pay.value);
  }
  const [first] = inputs;
  if (first === undefined) return accepted({ pays: [], inputs: [], asked: NOTHING, withheld: NOTHING, warnings: [] });
  const odd = inputs.findIndex((input) => input.payPeriod !== first.payPeriod || codeOf(input) !== codeOf(first));
  if (odd > 0) {
    return refused({
      code: 'input/conflict',
      message: 'Pays of one period have one pay period and one tax code.',
      path: `${placeOf(odd)}.payPeriod`,
    });
  }
  const asOne = combined(inputs, alone);
  const together = calculateTogether(asOne, inputs, alone, options);
  if (!together.ok) return together;
  const { pay: ofPeriod, paidBeforeFourWeeks } = together.value;
  const asked = withheldOf(ofPeriod);
  const behind = {
    asOnePay: asOne,
    ...(isZero(paidBeforeFourWeeks) ? {} : { paidBeforeFourWeeks: paidBeforeFourWeeks.toString() }),
  };
  const before = processed.map(({ withheld }) => withheld);
  const open = alone.slice(0, read.value.pays.length);
  const shared = shareAmong(asked, before, open, inputs, shareBy);
  const warnings: NzWarning[] = [];
  const pays: NzPay[] = [];
  const bearers = inputs.slice(0, open.length).map((input, i): NzPayInput => ({
    ...input,
    taxedTogether: {
      ...bearing(asked, addUp([shared.total, ...before]), shared.ofPay[i] ?? NOTHING, ofPeriod),
      ...behind,
    },
  }));
  for (const [i, input] of bearers.entries()) {
    const pay = calculatePay(input, options);
    if (!pay.ok) return at(pay.error, placeOf(i));
    pays.push(pay.value);
  }
  const withheld = addUp([...pays.map(withheldOf), ...before]);
  warnOf(asked, withheld, warnings);
  return accepted({ pays, inputs: bearers, asked, withheld, warnings });
}

const NOTHING: Withheld = deepFreeze({
  paye: NIL,
  levy: NIL,
  studentLoan: NIL,
  studentLoanCir: NIL,
  studentLoanBor: NIL,
});

type ShareBy = NonNullable<PaysOfPeriod['shareBy']>;

interface ReadPeriod {
  readonly pays: readonly NzPayInput[];
  readonly processed: readonly { readonly input: NzPayInput; readonly withheld: Withheld }[];
  readonly shareBy: ShareBy;
}

const periodMembers: ReadonlySet<string> = new Set(['pays', 'processed', 'shareBy']);
const processedMembers: ReadonlySet<string> = new Set(['input', 'withheld']);
const withheldMembers: ReadonlySet<string> = new Set(PARTS);
const shares: ReadonlySet<ShareBy> = new Set(['TAXABLE', 'GROSS'] as const);

/** The pays themselves are read when they are worked out. */
function readPeriod(period: unknown): Result<ReadPeriod> {
  const reader = new InputReader();
  const source = reader.object(period, periodMembers);
  const shareBy = reader.code(source, 'shareBy', shares) ?? 'TAXABLE';
  reader.required(source['pays'] ?? undefined, 'pays', []);
  const pays = reader.list(source, 'pays', nzPayMembers, (pay) => pay as unknown as NzPayInput);
  const given = reader.list(source, 'processed', processedMembers, (pay) => pay);
  if (reader.refusal !== undefined) return refused(reader.refusal);
  const processed: { readonly input: NzPayInput; readonly withheld: Withheld }[] = [];
  for (const [i, pay] of given.entries()) {
    const ofPay = new InputReader();
    const input = ofPay.required(
      ofPay.inside(pay, 'input', nzPayMembers, (part) => part as unknown as NzPayInput),
      'input',
      {} as NzPayInput,
    );
    const withheld = ofPay.required(
      ofPay.inside(pay, 'withheld', withheldMembers, (part) => readWithheld(ofPay, part)),
      'withheld',
      NOTHING,
    );
    if (ofPay.refusal !== undefined) return at(ofPay.refusal, `processed[${i}]`);
    processed.push({ input, withheld });
  }
  return accepted({ pays, processed, shareBy });
}

function readWithheld(reader: InputReader, part: Source): Withheld {
  const of = (key: keyof Withheld): Nzd => asNzd(toCents(reader.required(reader.figure(part, key), key, NIL)));
  return {
    paye: of('paye'),
    levy: of('levy'),
    studentLoan: of('studentLoan'),
    studentLoanCir: of('studentLoanCir'),
    studentLoanBor: of('studentLoanBor'),
  };
}

function at(error: Refusal, place: string): Result<never> {
  return refused({ ...error, path: error.path === undefined ? place : `${place}.${error.path}` });
}

function withoutOthers(input: NzPayInput): NzPayInput {
  const { taxedTogether: _others, ...own } = input;
  return own;
}

function codeOf({ employee }: NzPayInput): string {
  return `${employee.noDeclaration === true ? 'ND' : (employee.nzTaxCode ?? '')} ${String(employee.hasStudentLoan === true)}`;
}

function withheldOf(pay: NzPay): Withheld {
  return {
    paye: pay.paye,
    levy: pay.accEarnersLevy,
    studentLoan: pay.nzStudentLoan,
    studentLoanCir: pay.periodStudentLoanCir,
    studentLoanBor: pay.periodStudentLoanBor,
  };
}

function addUp(all: readonly Withheld[]): Withheld {
  const of = (part: keyof Withheld): Nzd =>
    sum(
      NIL,
      all.map((each) => each[part]),
    );
  return {
    paye: of('paye'),
    levy: of('levy'),
    studentLoan: of('studentLoan'),
    studentLoanCir: of('studentLoanCir'),
    studentLoanBor: of('studentLoanBor'),
  };
}

/** All pays as one. The rate of extra pays stands on what was paid in the four weeks that end on the last pay date. */
function calculateTogether(
  asOne: NzPayInput,
  inputs: readonly NzPayInput[],
  alone: readonly NzPay[],
  options: InForceOptions,
): Result<{ readonly pay: NzPay; readonly paidBeforeFourWeeks: Nzd }> {
  const parsed = parseNzPayInput(asOne);
  if (!parsed.ok) return parsed;
  const rules = nzRulesInForce(parsed.value.payDate, options);
  if (!rules.ok) return rules;
  const paidBeforeFourWeeks = sum(
    NIL,
    alone
      .filter((_, i) => !isWithinFourWeeks(civilDate(inputs[i]!.payDate), parsed.value.payDate))
      .map(({ ordinaryEarnings, kiwisaverPayeGrossUplift }) => add(ordinaryEarnings, kiwisaverPayeGrossUplift)),
  );
  const pay = workOutNzPay({ ...parsed.value, paidBeforeFourWeeks }, rules.value);
  return pay.ok ? accepted({ pay: pay.value, paidBeforeFourWeeks }) : pay;
}

/**
 * The lines of all pays as one pay of the period. Leave balances and deductions have no part in tax and are left out;
 * holiday pay paid with each pay and contributions treated as pay stand as they were worked out for each.
 */
function combined(inputs: readonly NzPayInput[], alone: readonly NzPay[]): NzPayInput {
  const latest = inputs.reduce((a, b) => (b.payDate > a.payDate ? b : a));
  const withPay = sum(
    NIL,
    alone.map(({ holidayPayWithPay, closedownHolidayPay }, i) =>
      inputs[i]!.closedown?.isExtraPay === true ? holidayPayWithPay : add(holidayPayWithPay, closedownHolidayPay),
    ),
  );
  const uplift = sum(
    NIL,
    alone.map(({ kiwisaverPayeGrossUplift }) => kiwisaverPayeGrossUplift),
  );
  const employee = withoutOwnTerms(latest.employee);
  const termination = inputs.map((input) => input.termination).find((each) => each !== undefined && each !== null);
  const earlierPays =
    earlierThan(inputs.filter(({ isFinalPay }) => isFinalPay === true)) ??
    earlierThan(inputs.filter(({ payDate }) => payDate === latest.payDate)) ??
    earlierThan(inputs);
  const taxable = earliestYearToDate(inputs);
  const lines = inputs.map((input, i) => linesOfPeriod(input, alone[i]!, employee));
  return {
    payDate: latest.payDate,
    payPeriod: latest.payPeriod,
    employee,
    hours: lines.flatMap(({ hours }) => hours),
    leave: lines.flatMap(({ leave }) => leave),
    allowances: [
      ...lines.flatMap(({ allowances }) => allowances),
      ...(isPositive(withPay) ? [{ description: 'Holiday pay with pay', amount: withPay.toString() }] : []),
      ...(isPositive(uplift) ? [contributionAsAllowance(uplift)] : []),
    ],
    bonuses: lines.flatMap(({ bonuses }) => bonuses),
    backPayments: lines.flatMap(({ backPayments }) => backPayments),
    ...(earlierPays === undefined ? {} : { earlierPays }),
    ...(taxable === undefined ? {} : { yearToDate: { taxable } }),
    isFinalPay: inputs.some(({ isFinalPay }) => isFinalPay === true),
    isOffCycle: inputs.every(({ isOffCycle }) => isOffCycle === true),
    extraPayMethod: inputs.some(({ extraPayMethod }) => extraPayMethod === 'ALONE') ? 'ALONE' : 'COMBINED',
    ...(termination === undefined ? {} : { termination }),
  };
}

/** What each pay was worked out by and the one pay of the period is not: its parts are among the lines. */
function withoutOwnTerms(latest: NzPayEmployee): NzPayEmployee {
  const {
    holidayPayWithPay: _terms,
    entitlementsArising: _arising,
    extraPayElectedRate: _elected,
    employerContribTaxMethod: _method,
    employerContribPayeFraction: _fraction,
    employerContribPaidAs: _paidAs,
    ...employee
  } = latest;
  return employee;
}

function contributionAsAllowance(uplift: Nzd): NonNullable<NzPayInput['allowances']>[number] {
  return {
    description: 'Employer contribution treated as pay',
    amount: uplift.toString(),
    isIncludedInSuperCalculations: false,
  };
}

/** Earlier pays are the same for every pay of a pay date; where one was told fewer, the longest list counts. A final pay asks for its own. */
function earlierThan(inputs: readonly NzPayInput[]): NzPayInput['earlierPays'] | undefined {
  const lists = inputs.map(({ earlierPays }) => earlierPays).filter((list) => list !== undefined && list !== null);
  if (lists.length === 0) return undefined;
  return lists.reduce((a, b) => {
    if (a.length !== b.length) return a.length > b.length ? a : b;
    return JSON.stringify(a) <= JSON.stringify(b) ? a : b;
  });
}

/** The year to date before the period: the least that one of its pays was told. */
function earliestYearToDate(inputs: readonly NzPayInput[]): string | undefined {
  const told = inputs
    .map(({ yearToDate }) => yearToDate?.taxable)
    .filter((taxable) => taxable !== undefined && taxable !== null)
    .map((taxable) => nzd(String(taxable)));
  if (told.length === 0) return undefined;
  return told.reduce((a, b) => (subtract(b, a).units < 0 ? b : a)).toString();
}

interface Shared {
  /** What the open pays bear together, and each of them. */
  readonly total: Withheld;
  readonly ofPay: readonly Withheld[];
}

/** PAYE first, then the student loan deductions, each within what is left of a pay. */
function shareAmong(
  asked: Withheld,
  before: readonly Withheld[],
  open: readonly NzPay[],
  inputs: readonly NzPayInput[],
  shareBy: ShareBy,
): Shared {
  const done = addUp(before);
  let room = open.map(payBeforeTax);
  const keys = open.map((_, i) => JSON.stringify(inputs[i]));
  const shares: Record<keyof Withheld, readonly Nzd[]> = {
    paye: [],
    levy: [],
    studentLoan: [],
    studentLoanCir: [],
    studentLoanBor: [],
  };
  for (const part of PARTS) {
    const rest = greater(subtract(asked[part], done[part]), NIL);
    // The levy is inside PAYE, so it is shared as PAYE was and takes no more room.
    const isInside = part === 'levy';
    const weights = isInside
      ? shares.paye
      : open.map(({ taxableGross, gross }) => (shareBy === 'GROSS' ? gross : taxableGross));
    const most = isInside ? shares.paye : room;
    const { shares: borne } = shareOut(
      rest,
      open.map((_, i) => ({ key: keys[i] ?? '', weight: weights[i] ?? NIL, most: most[i] ?? NIL })),
    );
    shares[part] = borne;
    if (!isInside) room = room.map((left, i) => subtract(left, borne[i] ?? NIL));
  }
  const ofPay = open.map((_, i): Withheld => ({
    paye: shares.paye[i] ?? NIL,
    levy: shares.levy[i] ?? NIL,
    studentLoan: shares.studentLoan[i] ?? NIL,
    studentLoanCir: shares.studentLoanCir[i] ?? NIL,
    studentLoanBor: shares.studentLoanBor[i] ?? NIL,
  }));
  return { total: addUp(ofPay), ofPay };
}

/** What a pay holds in money before tax, student loan and deductions; KiwiSaver comes off first. */
function payBeforeTax(pay: NzPay): Nzd {
  const kept = add(subtract(pay.net, pay.payrollGivingCredit), pay.totalDeductions);
  const loans = add(add(pay.nzStudentLoan, pay.periodStudentLoanCir), pay.periodStudentLoanBor);
  return greater(add(kept, add(pay.paye, loans)), NIL);
}

/**
 * The part of one pay. `total` is what all pays of the period withhold: less than is asked where the pays do not hold it, more
 * where processed pays withheld too much.
 */
function bearing(asked: Withheld, total: Withheld, own: Withheld, together: NzPay): NzTaxedTogether {
  const others = (part: keyof Withheld): string => subtract(total[part], own[part]).toString();
  const ofPeriod = (part: keyof Withheld): string => lesser(asked[part], total[part]).toString();
  return {
    taxableGross: together.taxableGross.toString(),
    paye: ofPeriod('paye'),
    levy: ofPeriod('levy'),
    studentLoan: ofPeriod('studentLoan'),
    studentLoanCir: ofPeriod('studentLoanCir'),
    studentLoanBor: ofPeriod('studentLoanBor'),
    payeElsewhere: others('paye'),
    levyElsewhere: others('levy'),
    studentLoanElsewhere: others('studentLoan'),
    studentLoanCirElsewhere: others('studentLoanCir'),
    studentLoanBorElsewhere: others('studentLoanBor'),
    taxedAtLowRate: together.employmentInformation.lumpSumIndicator === 1,
  };
}

function warnOf(asked: Withheld, withheld: Withheld, warnings: NzWarning[]): void {
  for (const part of ['paye', 'studentLoan', 'studentLoanCir', 'studentLoanBor'] as const) {
    const over = subtract(withheld[part], asked[part]);
    const name = names[part];
    if (isPositive(over)) {
      warnings.push({
        code: 'nz.period/over-withheld',
        message: `Earlier pays of the period withheld ${asDollars(over)} more ${name} than the law asks for all of them.`,
        details: { part, amount: over.toString() },
      });
    } else if (isPositive(subtract(asked[part], withheld[part]))) {
      const under = subtract(asked[part], withheld[part]);
      warnings.push({
        code: 'nz.period/under-withheld',
        message: `The pays of the period are too small for the ${name} that the law asks for: ${asDollars(under)} of it is not withheld.`,
        details: { part, amount: under.toString() },
      });
    }
  }
}

const names = {
  paye: 'PAYE',
  studentLoan: 'student loan deduction',
  studentLoanCir: 'compulsory extra student loan deduction',
  studentLoanBor: 'voluntary student loan deduction',
} as const;
