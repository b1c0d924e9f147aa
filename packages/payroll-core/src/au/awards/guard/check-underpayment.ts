import { daysBetween, parseCivilDate, type CivilDate } from '../../../calendar/civil-date';
import { add, isLess, isMore, isNegative, isPositive, multiply, subtract, sum } from '../../../money/arithmetic';
import type { Aud } from '../../../money/currency';
import type { Decimal } from '../../../money/decimal';
import { asAud, aud, decimal, parseDecimal, toFixed, whole } from '../../../money/parse';
import { divide, toCents } from '../../../money/rounding';
import type { Refusal } from '../../../refusal/refusal';
import { accepted, refused, type Result } from '../../../refusal/result';
import { awardEdition } from '../award-edition';
import { interpretShifts } from '../interpreter/interpret-shifts';
import { shiftMinutes } from '../interpreter/shift-minutes';
import { ageOf, minimumRate, type MinimumRate } from '../minimum-rate';
import { minimumWageAt, nationalMinimumWage } from '../national-minimum-wage/national-minimum-wage';
import { percentageOf } from '../percentages';
import { percentOf } from '../percent-of';
import type { CheckUnderpaymentInput, MinimumSetBy, PaidCategory } from './check-underpayment-input';
import type {
  CategoryComparison,
  RequiredLine,
  UnderpaymentCheck,
  UnderpaymentEvidence,
  UnderpaymentReason,
} from './underpayment-check';

type ByAward = Extract<MinimumSetBy, { kind: 'award' }>;
type Category = CategoryComparison['category'];

/** What the award asks for, and how far that could be found out. */
interface Required {
  readonly lines: readonly RequiredLine[];
  readonly testedAt: UnderpaymentCheck['testedAt'];
  readonly reasons: readonly UnderpaymentReason[];
  /** Reasons that forbid the verdict `met`. */
  readonly open: boolean;
  readonly notCovered: readonly string[];
  readonly evidence: UnderpaymentEvidence;
}

const ZERO = aud('0');

const limits: readonly string[] = [
  'The check compares what it is told: hours that were not recorded, a wrong classification and a wrong award stay invisible.',
  "This is not the Fair Work Ombudsman's Pay and Conditions Tool.",
];

/**
 * Compares what was paid in one pay period with what the award, or the national minimum wage, requires for the recorded work.
 * The verdict is `met`, `short` by an amount, or `cannot-tell` with the reason. Nothing carries over between pay periods.
 * Unreadable input is refused; law that is not known is a reason, never a guess.
 */
export function checkUnderpayment(input: CheckUnderpaymentInput): Result<UnderpaymentCheck> {
  const from = parseCivilDate(input.payPeriod.from, 'payPeriod.from');
  if (!from.ok) return from;
  const to = parseCivilDate(input.payPeriod.to, 'payPeriod.to');
  if (!to.ok) return to;
  if (to.value < from.value) {
    return refused({
      code: 'date/out-of-order',
      message: 'The pay period ends before it starts.',
      path: 'payPeriod.to',
    });
  }
  const paid = readPaid(input);
  if (!paid.ok) return paid;
  const required = requiredFor(input, from.value);
  if (!required.ok) {
    const reason = reasonOf(required.error);
    return reason === undefined ? required : accepted(cannotTell(paid.value, [reason]));
  }
  const days = daysBetween(from.value, to.value) + 1;
  return accepted(judge(input, required.value, paid.value, days));
}

type Paid = ReadonlyMap<PaidCategory, Aud>;

function readPaid({ paid }: CheckUnderpaymentInput): Result<Paid> {
  const sums = new Map<PaidCategory, Aud>();
  for (const [i, { category, amount }] of paid.entries()) {
    const read = parseDecimal(amount, `paid[${i}].amount`);
    if (!read.ok) return read;
    sums.set(category, add(sums.get(category) ?? ZERO, asAud(read.value)));
  }
  return accepted(sums);
}

/** Law that is not known is a reason for `cannot-tell`; input that cannot be read is refused. */
function reasonOf(error: Refusal): UnderpaymentReason | undefined {
  switch (error.code) {
    case 'statutory/unconfirmed':
      return { code: 'date-not-confirmed', says: error.message };
    case 'statutory/not-covered':
      return { code: 'date-not-covered', says: error.message };
    case 'code/unknown':
    case 'input/conflict':
    case 'input/not-allowed':
      return error.path === 'classification' ? { code: 'rate-not-found', says: error.message } : undefined;
    default:
      return undefined;
  }
}

function requiredFor(input: CheckUnderpaymentInput, on: CivilDate): Result<Required> {
  const { minimum, work } = input;
  if (minimum.kind === 'not-covered') {
    return accepted(
      nothing({
        code: 'arrangement-not-covered',
        says: `Pay set by ${minimum.arrangement.replaceAll('-', ' ')} is outside this check.`,
      }),
    );
  }
  if (minimum.kind === 'national-minimum-wage') return requiredByWage(minimum, input, on);
  if (work.kind === 'not-recorded') {
    return accepted(
      nothing({
        code: 'hours-not-recorded',
        says: 'No hours are recorded for the pay period; overtime actually worked must be recorded for the salaried too ([2025] FCA 1092).',
      }),
    );
  }
  const { award } = minimum;
  return work.kind === 'shifts' && award.rules.editions.length > 0
    ? requiredByShifts(minimum, work, on)
    : requiredByHours(minimum, input, on);
}

function nothing(reason: UnderpaymentReason): Required {
  return { lines: [], testedAt: 'nothing', reasons: [reason], open: true, notCovered: [], evidence: { editions: [] } };
}

function requiredByShifts(
  { award, employee, ordinaryHourlyRate }: ByAward,
  work: Extract<CheckUnderpaymentInput['work'], { kind: 'shifts' }>,
  on: CivilDate,
): Result<Required> {
  const priced = interpretShifts({
    award,
    employee,
    state: work.state,
    payPeriodStart: on,
    shifts: work.shifts,
    ...(work.roster === undefined ? {} : { roster: work.roster }),
    ...(ordinaryHourlyRate === undefined ? {} : { ordinaryHourlyRate }),
  });
  if (!priced.ok) return priced;
  const { lines, rate, notCovered, editions } = priced.value;
  return accepted({
    lines: lines.map((line): RequiredLine => ({
      ...line,
      category: categoryOf(line.kind, line.expense === true),
      says: `${line.shiftDate}: ${line.says}`,
    })),
    testedAt: 'penalties',
    reasons: [],
    open: false,
    notCovered,
    evidence: { ...evidenceOf(award.code, rate), editions },
  });
}

function categoryOf(kind: RequiredLine['kind'], expense: boolean): Category {
  switch (kind) {
    case 'ordinary':
      return 'ordinary';
    case 'overtime':
      return 'overtime';
    case 'allowance':
      return expense ? 'expense' : 'allowance';
    case 'penalty':
    case 'shift':
    case 'loading':
    case 'rest-break':
    case 'remote':
    case '24-hour-care':
      return 'penalty';
  }
}

function evidenceOf(award: string, rate: MinimumRate): UnderpaymentEvidence {
  return {
    award,
    classification: rate.classification,
    hourly: rate.hourly,
    certainty: rate.certainty,
    confirmedUntil: rate.edition.confirmedUntil,
    source: rate.edition.law.title,
    editions: [rate.edition.id],
    ...(rate.weekly === undefined ? {} : { weekly: rate.weekly }),
  };
}

/** The base-rate floor of every award: hours at the minimum rate of level, age and employment type. */
function requiredByHours(minimum: ByAward, input: CheckUnderpaymentInput, on: CivilDate): Result<Required> {
  const { award, employee } = minimum;
  const rate = minimumRate(award, employee, on);
  if (!rate.ok) return rate;
  const given =
    minimum.ordinaryHourlyRate === undefined
      ? undefined
      : parseDecimal(minimum.ordinaryHourlyRate, 'ordinaryHourlyRate');
  if (given?.ok === false) return given;
  const hourly =
    given !== undefined && isMore(asAud(given.value), rate.value.hourly) ? asAud(given.value) : rate.value.hourly;
  const reasons: UnderpaymentReason[] = [];
  const age = ageOf(employee, on);
  if (!age.ok) return age;
  const rates = awardEdition(award.rates, on, `the rates of ${award.code}`);
  if (!rates.ok) return rates;
  const { casual, rates: all } = rates.value.values;
  const isYoung = age.value !== undefined && age.value < 21 && !rate.value.junior;
  const juniorUncertain = isYoung && rate.value.rateId !== undefined && all.some(({ type }) => type === 'JN');
  if (juniorUncertain) {
    reasons.push({
      code: 'junior-rate-uncertain',
      says: `${award.code} has junior rates; the rate that was given is an adult's, which is the most that can be due.`,
    });
  }
  let factor = decimal('1');
  let loadingUncertain = false;
  if (employee.employmentType === 'casual') {
    if (casual.confidence === 'confirmed' && casual.loading !== undefined) factor = add(factor, casual.loading);
    else {
      loadingUncertain = true;
      reasons.push({
        code: 'casual-loading-uncertain',
        says: `The casual loading of ${award.code} is not certain (${casual.note ?? casual.clause}); only the rate without it was tested.`,
      });
    }
  }
  const lines = hourLines(minimum, input, hourly, factor, juniorUncertain ? 'secondary' : 'published');
  if (!lines.ok) return lines;
  const withoutPenalties = input.work.kind === 'hours' && input.work.withoutPenalties;
  if (!withoutPenalties) {
    reasons.push({
      code: 'penalties-not-tested',
      says:
        award.rules.editions.length > 0
          ? 'Only the minimum rate was tested; penalties and overtime need the shifts.'
          : `Only the minimum rate was tested: the conditions of ${award.code} for penalties and overtime are not covered.`,
    });
  }
  return accepted({
    lines: lines.value,
    testedAt: 'base',
    reasons,
    open: loadingUncertain || !withoutPenalties,
    notCovered: [],
    evidence: evidenceOf(award.code, rate.value),
  });
}

function hourLines(
  { award, employee }: ByAward,
  input: CheckUnderpaymentInput,
  hourly: Aud,
  factor: Decimal,
  certainty: RequiredLine['certainty'],
): Result<readonly RequiredLine[]> {
  const base = toCents(multiply(hourly, factor));
  const worked = hoursOf(input);
  if (!worked.ok) return worked;
  const lines: RequiredLine[] = [];
  for (const { hours, penalty } of worked.value) {
    const percent =
      penalty === undefined
        ? undefined
        : percentageOf(
            award.percentages.editions[0]?.values ?? { groups: [] },
            penalty.clause,
            penalty.description,
            employee.classification,
          );
    if (penalty !== undefined && percent === undefined) {
      return refused({
        code: 'code/unknown',
        message: `${award.code} has no single percentage for ${penalty.description} and this rate.`,
        path: 'work.hours',
      });
    }
    const rate = percent === undefined ? base : percentOf(hourly, percent);
    lines.push({
      kind: penalty === undefined ? 'ordinary' : 'penalty',
      category: penalty === undefined ? 'ordinary' : 'penalty',
      says: penalty === undefined ? 'Hours at the minimum rate' : `${penalty.description} (${percent} % in 2021-22)`,
      hours,
      rate,
      amount: toCents(multiply(rate, hours)),
      clause: penalty?.clause ?? 'minimum rates',
      certainty: penalty === undefined ? certainty : 'secondary',
    });
  }
  return accepted(lines);
}

interface ReadHours {
  readonly hours: Decimal;
  readonly penalty?: { readonly clause: string; readonly description: string };
}

/** Recorded hours; of shifts, the time between start and end without unpaid breaks, added up by the interpreter's reader. */
function hoursOf({ work }: CheckUnderpaymentInput): Result<readonly ReadHours[]> {
  if (work.kind === 'not-recorded') return accepted([]);
  if (work.kind === 'shifts') {
    const minutes = shiftMinutes(work.shifts);
    return minutes.ok ? accepted([{ hours: divide(whole(minutes.value), decimal('60'), 4, 'half-up') }]) : minutes;
  }
  const read: ReadHours[] = [];
  for (const [i, { hours, penalty }] of work.hours.entries()) {
    const value = parseDecimal(hours, `work.hours[${i}].hours`);
    if (!value.ok) return value;
    if (isNegative(value.value)) {
      return refused({ code: 'amount/negative', message: 'Hours cannot be negative.', path: `work.hours[${i}].hours` });
    }
    read.push({ hours: value.value, ...(penalty === undefined ? {} : { penalty }) });
  }
  return accepted(read);
}

function requiredByWage(
  minimum: Extract<MinimumSetBy, { kind: 'national-minimum-wage' }>,
  input: CheckUnderpaymentInput,
  on: CivilDate,
): Result<Required> {
  if (input.work.kind === 'not-recorded') {
    return accepted(nothing({ code: 'hours-not-recorded', says: 'No hours are recorded for the pay period.' }));
  }
  const edition = awardEdition(nationalMinimumWage, on, 'the national minimum wage figures');
  if (!edition.ok) return edition;
  const age = ageOf(minimum, on);
  if (!age.ok) return age;
  const wage = minimumWageAt(edition.value.values, age.value);
  const rate = minimum.employmentType === 'casual' ? wage.casualHourly : wage.hourly;
  const worked = hoursOf(input);
  if (!worked.ok) return worked;
  return accepted({
    lines: worked.value.map(({ hours }) => ({
      kind: 'ordinary',
      category: 'ordinary',
      says: wage.junior ? 'Hours at the national minimum wage for the age' : 'Hours at the national minimum wage',
      hours,
      rate,
      amount: toCents(multiply(rate, hours)),
      clause: 'Fair Work Act 2009 s 294',
      certainty: wage.junior ? 'secondary' : 'published',
    })),
    testedAt: 'base',
    reasons: [],
    open: false,
    notCovered: [],
    evidence: {
      hourly: wage.hourly,
      weekly: wage.weekly,
      certainty: wage.junior ? 'secondary' : 'published',
      confirmedUntil: edition.value.confirmedUntil,
      source: edition.value.law.title,
      editions: [edition.value.id],
    },
  });
}

function judge(input: CheckUnderpaymentInput, required: Required, paid: Paid, days: number): UnderpaymentCheck {
  if (required.testedAt === 'nothing') return cannotTell(paid, required.reasons);
  const weekly = ordinaryByWeek(input, required, days);
  const lines = required.lines;
  const certain = compare(
    lines.filter(({ certainty }) => certainty !== 'secondary'),
    paid,
    input.setOff,
    weekly.saving,
  );
  const all = compare(lines, paid, input.setOff, weekly.saving);
  const reasons = [...required.reasons, ...weekly.reasons];
  const extra = subtract(all.shortBy, certain.shortBy);
  if (isPositive(certain.shortBy)) {
    reasons.push(
      input.setOff
        ? { code: 'short-in-total', says: `The pay period is short by ${toFixed(certain.shortBy, 2)} in total.` }
        : {
            code: 'short-in-category',
            says: certain.comparison
              .filter(({ shortBy }) => isPositive(shortBy))
              .map(({ category, shortBy }) => `${category} is short by ${toFixed(shortBy, 2)}`)
              .join('; '),
          },
    );
  } else if (isPositive(extra)) {
    reasons.push({
      code: 'secondary-data',
      says: `${toFixed(extra, 2)} may be missing by figures that were read in an old or weak source.`,
    });
  }
  return {
    verdict: isPositive(certain.shortBy) ? 'short' : required.open || isPositive(extra) ? 'cannot-tell' : 'met',
    testedAt: required.testedAt,
    shortBy: certain.shortBy,
    possiblyShortBy: isPositive(extra) ? extra : ZERO,
    required: all.required,
    paid: totalPaid(paid),
    lines,
    comparison: all.comparison,
    reasons,
    notCovered: required.notCovered,
    limits,
    evidence: required.evidence,
  };
}

/**
 * A full-time employee is owed the weekly rate. Divided by 38 and rounded to the cent it may give some cents more for a
 * week than the weekly rate itself; such cents are not owed.
 */
function ordinaryByWeek(
  { minimum }: CheckUnderpaymentInput,
  { lines, evidence }: Required,
  days: number,
): { readonly saving: Aud; readonly reasons: readonly UnderpaymentReason[] } {
  const type =
    minimum.kind === 'award'
      ? minimum.employee.employmentType
      : minimum.kind === 'national-minimum-wage'
        ? minimum.employmentType
        : undefined;
  const { weekly, hourly } = evidence;
  if (type !== 'full-time' || weekly === undefined || hourly === undefined) return { saving: ZERO, reasons: [] };
  const plain = lines.filter(
    ({ kind, rate }) => kind === 'ordinary' && rate !== undefined && toFixed(rate, 2) === toFixed(hourly, 2),
  );
  const hours = sum(
    decimal('0'),
    plain.map((line) => line.hours),
  );
  const amount = sum(
    ZERO,
    plain.map((line) => line.amount),
  );
  const most = divide(multiply(decimal('38'), whole(days)), decimal('7'), 4, 'half-up');
  const counted = isMore(hours, most) ? most : hours;
  const byWeek = divide(multiply(weekly, counted), decimal('38'), 2, 'half-up');
  const byHour = toCents(multiply(hourly, counted));
  const saving = isLess(byWeek, byHour) ? subtract(byHour, byWeek) : ZERO;
  return isPositive(saving) && !isMore(saving, amount)
    ? {
        saving,
        reasons: [
          {
            code: 'weekly-rate-met',
            says: `A full-time employee is owed the weekly rate of ${toFixed(weekly, 2)}; the rounded hourly rate gives ${toFixed(saving, 2)} more, which is not owed.`,
          },
        ],
      }
    : { saving: ZERO, reasons: [] };
}

const categories: readonly Category[] = ['ordinary', 'penalty', 'overtime', 'allowance', 'expense'];

function compare(
  lines: readonly RequiredLine[],
  paid: Paid,
  setOff: boolean,
  saving: Aud,
): { readonly comparison: readonly CategoryComparison[]; readonly shortBy: Aud; readonly required: Aud } {
  const rows = categories.map((category): CategoryComparison => {
    const amounts = lines.filter((line) => line.category === category).map(({ amount }) => amount);
    const gross = sum(ZERO, amounts);
    const due = category === 'ordinary' && !isLess(gross, saving) ? subtract(gross, saving) : gross;
    const got = add(paid.get(category) ?? ZERO, category === 'ordinary' ? (paid.get('salary') ?? ZERO) : ZERO);
    return { category, required: due, paid: got, shortBy: atLeastZero(subtract(due, got)) };
  });
  const required = sum(
    ZERO,
    rows.map((row) => row.required),
  );
  if (!setOff) {
    return {
      comparison: rows,
      required,
      shortBy: sum(
        ZERO,
        rows.map((row) => row.shortBy),
      ),
    };
  }
  // A set-off covers wages; expenses are refunds and stay apart.
  const wages = rows.filter(({ category }) => category !== 'expense');
  const gap = sum(
    ZERO,
    wages.map((row) => subtract(row.required, row.paid)),
  );
  const expenses = rows.find(({ category }) => category === 'expense');
  return { comparison: rows, required, shortBy: add(atLeastZero(gap), expenses?.shortBy ?? ZERO) };
}

function atLeastZero(amount: Aud): Aud {
  return isPositive(amount) ? amount : ZERO;
}

function totalPaid(paid: Paid): Aud {
  let total = ZERO;
  for (const [category, amount] of paid) if (category !== 'leave') total = add(total, amount);
  return total;
}

function cannotTell(paid: Paid, reasons: readonly UnderpaymentReason[]): UnderpaymentCheck {
  return {
    verdict: 'cannot-tell',
    testedAt: 'nothing',
    shortBy: ZERO,
    possiblyShortBy: ZERO,
    required: ZERO,
    paid: totalPaid(paid),
    lines: [],
    comparison: [],
    reasons,
    notCovered: [],
    limits,
    evidence: { editions: [] },
  };
}
