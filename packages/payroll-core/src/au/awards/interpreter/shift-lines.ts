import { addDays, dayNumber } from '../../../calendar/civil-date';
import { equal, multiply, subtract } from '../../../money/arithmetic';
import type { Aud } from '../../../money/currency';
import { aud, decimal, toFixed, whole } from '../../../money/parse';
import { divide } from '../../../money/rounding';
import type { Dated } from '../../../statutory/dated';
import { parameter, step } from '../../../trace/step';
import { weaker } from '../certainty';
import type { AwardRules, HourlyAmount, OvertimeMinimum, OvertimeTier, OvertimeTrigger } from '../rules/award-rules';
import { dayOf } from './clock';
import type { Engagement } from './engagement';
import type { HourlyRates } from './hourly-rates';
import type { AwardPayLine } from './pay-line';
import type { ChosenRate } from './rate-choices';
import type { MinuteFacts } from './when-applies';

/** A line of which more minutes may follow. */
export interface OpenLine {
  chosen: ChosenRate;
  minutes: number;
  /** Minutes of this line for which an hourly amount is paid, by the amount's column. */
  readonly withAmount: Map<string, number>;
  /** Some of its minutes were not worked: they fill a minimum payment. */
  isToppedUp?: true;
  /** The days from that of the shift to that of its first minute. */
  readonly daysLater: number;
}

const sixty = decimal('60');

/** The lines of one shift while it is priced, in the order in which their first minute was worked. */
export class ShiftLines {
  ordinary = 0;
  overtime = 0;
  endedWithOvertime = false;
  /** Some of the work lies on a public holiday. */
  isOnPublicHoliday = false;
  /** The limit that made the first overtime of the shift. */
  firstTrigger: OvertimeTrigger['id'] | undefined;
  /** A rate below which nothing is paid until the employee is relieved from duty. */
  untilRelieved?: OvertimeTier;
  /** Where a minimum of a day began to count: its first minute, what was paid before, and whether overtime is in it. */
  readonly dayMinimums = new Map<OvertimeMinimum, { minute: MinuteFacts; before: number; overtime: boolean }>();
  /** Minutes already paid by treatments that are only for the first hours of a shift. */
  readonly firstHours = new Map<string, number>();
  private readonly lines = new Map<ChosenRate | string, OpenLine | AwardPayLine>();
  private readonly amountMinutes = new Map<string, { readonly amount: HourlyAmount; minutes: number }>();

  constructor(
    readonly engagement: Engagement,
    private readonly code: string,
    private readonly edition: Dated<AwardRules>,
    private readonly rates: HourlyRates,
  ) {}

  /** Minutes of one rate from a moment on. */
  add(chosen: ChosenRate, minutes: number, at: number, line: ChosenRate = chosen): OpenLine {
    const known = this.lines.get(line);
    if (known !== undefined && 'withAmount' in known) {
      known.minutes += minutes;
      return known;
    }
    const daysLater = dayOf(at) - dayNumber(this.engagement.date);
    const opened: OpenLine = { chosen, minutes, withAmount: new Map(), daysLater };
    this.lines.set(line, opened);
    return opened;
  }

  /** Pays an amount for each hour beside the rate of a line. */
  addHourlyAmount(line: OpenLine, amount: HourlyAmount, minutes: number): void {
    const known = this.amountMinutes.get(amount.id);
    if (known === undefined) {
      this.amountMinutes.set(amount.id, { amount, minutes });
      // The position of the line is that of its first minute; it is priced when the shift is complete.
      this.lines.set(`amount ${amount.id}`, this.amountLine(amount, 0));
    } else {
      known.minutes += minutes;
    }
    line.withAmount.set(amount.column, (line.withAmount.get(amount.column) ?? 0) + minutes);
  }

  /** A line that is complete, such as an allowance. */
  addComplete(key: string, line: AwardPayLine): void {
    this.lines.set(key, line);
  }

  has(key: string): boolean {
    return this.lines.has(key);
  }

  close(): readonly AwardPayLine[] {
    for (const [id, { amount, minutes }] of this.amountMinutes) {
      this.lines.set(`amount ${id}`, this.amountLine(amount, minutes));
    }
    const lines = [...this.lines.values()];
    const open = lines.filter((line) => 'withAmount' in line);
    return lines.map((line) => ('withAmount' in line ? this.closeLine(line, amountOf(line, open)) : line));
  }

  private amountLine(amount: HourlyAmount, minutes: number): AwardPayLine {
    const hours = whole(Math.ceil(minutes / 60));
    const value = multiply(aud(amount.dollars), hours);
    const says = `${amount.says}: ${amount.dollars} for each of ${hours.toString()} hours or parts of an hour`;
    return {
      shiftDate: this.engagement.date,
      kind: 'loading',
      rule: amount.id,
      says,
      hours,
      minutes,
      rate: aud(amount.dollars),
      amount: value,
      per: 'hour or part of an hour',
      column: amount.column,
      clause: amount.clause,
      certainty: amount.certainty,
      because: step(`au.awards.${this.code}.${amount.id}`, value, () => says, [
        parameter(this.edition, `hourlyAmounts/${amount.id}`, () => `clause ${amount.clause}: ${amount.dollars}`),
      ]),
    };
  }

  private closeLine({ chosen, minutes, withAmount, daysLater }: OpenLine, amount: Aud): AwardPayLine {
    const hours = divide(whole(minutes), sixty, 4, 'half-up');
    const minimum = this.rates.minimumOf(chosen.hourly);
    // Where every minute of the line has the same hourly amount, the pay guide prints both in the amount's column.
    const [only] = withAmount;
    const column = withAmount.size === 1 && only?.[1] === minutes ? only[0] : chosen.column;
    const says = (): string =>
      `${chosen.says}: ${hours.toString()} hours × ${toFixed(chosen.rate, 2)} (${chosen.percent}%) = ${toFixed(amount, 2)}`;
    return {
      shiftDate: this.engagement.date,
      ...(daysLater === 0 ? {} : { workedOn: addDays(this.engagement.date, daysLater) }),
      kind: chosen.kind,
      rule: chosen.rule,
      says: chosen.says,
      hours,
      minutes,
      rate: chosen.rate,
      percent: chosen.percent,
      amount,
      column,
      clause: chosen.clause,
      certainty: weaker(chosen.certainty, minimum.certainty),
      because: step(`au.awards.${this.code}.${chosen.rule}`, amount, says, [
        parameter(this.edition, chosen.rule, () => `clause ${chosen.clause}: ${chosen.percent}%`),
        parameter(minimum.edition, minimum.rateId ?? minimum.classification, () => {
          const own = equal(chosen.hourly, minimum.hourly) ? '' : `, paid on ${toFixed(chosen.hourly, 2)}`;
          return `${minimum.classification}: ${toFixed(minimum.hourly, 2)} an hour${own}`;
        }),
      ]),
    };
  }
}

function priced(rate: Aud, minutes: number): Aud {
  return divide(multiply(rate, whole(minutes)), sixty, 2, 'half-up');
}

/**
 * The minutes of a line at its rate. A minimum payment is fixed, so what fills it is the rest of the rounded whole: a minute
 * more of work that is paid at the same rate takes no cent away.
 */
function amountOf(line: OpenLine, lines: readonly OpenLine[]): Aud {
  const { rate } = line.chosen;
  const alike = line.isToppedUp === true ? lines.filter(({ chosen }) => equal(chosen.rate, rate)) : [];
  if (alike.findLast(({ isToppedUp }) => isToppedUp === true) !== line) return priced(rate, line.minutes);
  const others = alike.filter((other) => other !== line);
  const all = others.reduce((sum, { minutes }) => sum + minutes, line.minutes);
  return others.reduce((left, { minutes }) => subtract(left, priced(rate, minutes)), priced(rate, all));
}
