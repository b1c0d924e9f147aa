import type { CivilDate } from '../../../calendar/civil-date';
import { add, greater, isMore, isPositive, multiply, subtract } from '../../../money/arithmetic';
import type { Aud } from '../../../money/currency';
import type { Decimal } from '../../../money/decimal';
import { aud, decimal, parseDecimal, whole } from '../../../money/parse';
import { round, toCents } from '../../../money/rounding';
import { accepted, refused, type Result } from '../../../refusal/result';
import type { Dated } from '../../../statutory/dated';
import { parameter, step } from '../../../trace/step';
import { percentOf } from '../percent-of';
import type { AllowanceRule, AwardRules } from '../rules/award-rules';
import { ruleHours } from './clock';
import { isBroken, type Engagement } from './engagement';
import type { HourlyRates } from './hourly-rates';
import type { HoursWorked } from './hours-worked';
import type { ShiftLines } from './shift-lines';
import { whenPersonIs, type WorkerFacts } from './when-applies';

/** Adds what a shift is paid beside its hours: allowances, broken shifts, sleepovers and missed meal breaks. */
export class ShiftAllowances {
  private readonly weeklyPaid = new Map<string, Aud>();
  private readonly weeksPaid = new Map<string, Decimal>();
  private readonly countsPaid = new Map<string, Decimal>();

  constructor(
    private readonly code: string,
    private readonly edition: Dated<AwardRules>,
    private readonly person: WorkerFacts,
    private readonly rates: HourlyRates,
    private readonly hours: HoursWorked,
    private readonly notes: string[],
  ) {}

  private get rules(): AwardRules {
    return this.edition.values;
  }

  addAllowances(lines: ShiftLines): Result<null> {
    // One that is stated twice is due twice.
    const due = new Map<AllowanceRule, Decimal>();
    for (const [i, { id, quantity }] of (lines.engagement.shift.allowances ?? []).entries()) {
      const path = `shifts[${lines.engagement.index}].allowances[${i}]`;
      const rule = this.rules.allowances.find((each) => each.id === id && inDates(each, lines.engagement.date));
      if (rule === undefined) {
        return refused({ code: 'code/unknown', message: this.unknownAllowance(id, lines.engagement.date), path });
      }
      const read = parseDecimal(quantity, `${path}.quantity`);
      if (!read.ok) return read;
      const before = due.get(rule);
      due.set(rule, before === undefined ? read.value : add(before, read.value));
    }
    for (const [rule, stated] of due) {
      const quantity = rule.per === 'hour or part' ? round(stated, 0, 'up') : stated;
      const more = rule.per === 'week' ? this.notYetPaid(lines.engagement, rule, quantity) : quantity;
      const counted = this.withinCountOfWeek(lines.engagement, rule, more);
      if (isPositive(counted)) this.addAllowance(lines, rule, counted);
    }
    return accepted(null);
  }

  private unknownAllowance(id: string, date: CivilDate): string {
    const known = new Set(this.rules.allowances.map((rule) => rule.id));
    return (
      `${this.code} has no allowance ${id} in its rules, which the shift of ${date} states. It has ${[...known].join(', ')}. ` +
      'Take it out of the shift and enter it as an allowance of the pay.'
    );
  }

  addMissedMeal(lines: ShiftLines): void {
    const rule = this.rules.missedMeal;
    if (rule === undefined) return;
    // Each part of a broken shift has a meal break of its own.
    const without = lines.engagement.periods.flatMap(({ worked: [start] }) =>
      start === undefined ? [] : [{ at: start.from, minutes: start.to - start.from - ruleHours(rule.afterHours) }],
    );
    const late = without.filter(({ minutes }) => minutes > 0);
    const [first] = late;
    if (first === undefined) return;
    const hourly = this.rates.hourlyAt(lines.engagement, first.at);
    lines.add(
      {
        kind: 'loading',
        rule: 'missed-meal',
        says: `No meal break within ${rule.afterHours} hours: ${rule.extraPercent}% of the hourly rate on top until the break or the end`,
        rate: percentOf(hourly, rule.extraPercent),
        hourly,
        percent: rule.extraPercent,
        column: 'Missed meal break',
        clause: rule.clause,
        certainty: rule.certainty,
      },
      late.reduce((total, { minutes }) => total + minutes, 0),
      first.at,
    );
  }

  addBrokenShift(lines: ShiftLines): void {
    const { engagement } = lines;
    if (!isBroken(engagement)) return;
    const rule = this.rules.brokenShift;
    if (rule === undefined || !rule.who.some((who) => whenPersonIs(who, this.person))) {
      this.notes.push(
        `The award gives ${engagement.date} no rule for a broken shift of this person; its periods are rated as they are.`,
      );
      return;
    }
    const gaps = engagement.periods
      .slice(1)
      .map((period, i) => period.from - (engagement.periods[i]?.to ?? period.from));
    const allowance = rule.allowances.find(
      (each) =>
        (each.employment === undefined || each.employment.includes(this.person.employment)) &&
        (each.unpaidBreaks === undefined || each.unpaidBreaks === gaps.length) &&
        (each.gapOverMinutes === undefined || Math.max(...gaps) > Number(each.gapOverMinutes)),
    );
    const due = allowance === undefined ? 0 : timesDue(allowance, engagement);
    if (allowance !== undefined && due > 0) this.addAllowance(lines, allowance, whole(due));
    else if (allowance === undefined && rule.allowances.some(({ unpaidBreaks }) => unpaidBreaks !== undefined)) {
      this.notes.push(
        `A broken shift with ${gaps.length} unpaid breaks (${engagement.date}) is not priced by ${this.code}.`,
      );
    }
  }

  addSleepover(lines: ShiftLines): void {
    const rule = this.rules.sleepover;
    if (rule === undefined) this.notes.push(`A sleepover (${lines.engagement.date}) is not known to ${this.code}.`);
    else if (!lines.has(`allowance ${rule.allowance.id}`)) this.addAllowance(lines, rule.allowance, decimal('1'));
  }

  private addAllowance(lines: ShiftLines, rule: AllowanceRule, quantity: Decimal): void {
    const exact = toCents(multiply(aud(rule.amount), quantity));
    const amount = this.withinWeek(lines.engagement, rule, exact);
    const { date } = lines.engagement;
    const says = `${rule.name}: ${quantity.toString()} × ${rule.amount} per ${rule.per}`;
    lines.addComplete(`allowance ${rule.id}`, {
      shiftDate: date,
      kind: 'allowance',
      rule: rule.id,
      says,
      hours: quantity,
      minutes: 0,
      rate: aud(rule.amount),
      amount,
      column: rule.name,
      clause: rule.clause,
      certainty: rule.certainty,
      ...(rule.expense === true ? { expense: true } : {}),
      because: step(`au.awards.${this.code}.${rule.id}`, amount, () => says, [
        parameter(this.edition, `allowances/${rule.id}`, () => `clause ${rule.clause}: ${rule.amount} per ${rule.per}`),
      ]),
    });
  }

  /** What is paid by the week is paid once in a week, however many of its shifts state it. */
  private notYetPaid(engagement: Engagement, { id }: AllowanceRule, quantity: Decimal): Decimal {
    const key = `${this.hours.weekOf(engagement)} ${id}`;
    const paid = this.weeksPaid.get(key) ?? decimal('0');
    this.weeksPaid.set(key, greater(paid, quantity));
    return subtract(quantity, paid);
  }

  private withinCountOfWeek(engagement: Engagement, rule: AllowanceRule, quantity: Decimal): Decimal {
    if (rule.maximumCountPerWeek === undefined) return quantity;
    const key = `${this.hours.weekOf(engagement)} ${rule.id}`;
    const counted = this.countsPaid.get(key) ?? decimal('0');
    const left = subtract(decimal(rule.maximumCountPerWeek), counted);
    const allowed = isMore(quantity, left) ? left : quantity;
    this.countsPaid.set(key, add(counted, allowed));
    return allowed;
  }

  private withinWeek(engagement: Engagement, rule: AllowanceRule, amount: Aud): Aud {
    if (rule.maximumPerWeek === undefined) return amount;
    const key = `${this.hours.weekOf(engagement)} ${rule.id}`;
    const paid = this.weeklyPaid.get(key) ?? aud('0');
    const left = subtract(aud(rule.maximumPerWeek), paid);
    const allowed = isMore(amount, left) ? left : amount;
    this.weeklyPaid.set(key, add(paid, allowed));
    return allowed;
  }
}

/** How often a broken shift is due its allowance: once, or for each of its periods that is long enough. */
function timesDue({ periodHours }: AllowanceRule, { periods }: Engagement): number {
  if (periodHours === undefined) return 1;
  return periods.filter(({ from, to }) => to - from >= ruleHours(periodHours)).length;
}

function inDates({ from, until }: AllowanceRule, date: CivilDate): boolean {
  return (from === undefined || date >= from) && (until === undefined || date <= until);
}
