import { addDays, addMonths, type CivilDate } from '../../calendar/civil-date';
import { multiply } from '../../money/arithmetic';
import { nzd } from '../../money/parse';
import { toCents } from '../../money/rounding';
import { asPercent } from '../../money/shown';
import type { Nzd } from '../../money/currency';
import type { Dated } from '../../statutory/dated';
import { given, parameter, step, type Step } from '../../trace/step';
import type { Holidays } from '../holidays/holidays';
import type { NzPayFrequency } from '../pay-frequency/pay-frequency';
import type { NzWarning } from '../warnings/nz-warnings';

/** Why an employee may be paid annual holiday pay with each pay. */
export const holidayPayWithPayBases = ['FIXED_TERM', 'INTERMITTENT'] as const;

/** Why holiday pay may be paid with the pay. */
export type HolidayPayWithPayBasis = (typeof holidayPayWithPayBases)[number];

/** The terms on which holiday pay is paid with pay. @law Holidays Act 2003 s 28(1), (2) */
export interface HolidayPayWithPayTerms {
  /** A fixed term of less than 12 months, or work so intermittent or irregular that holidays are impracticable. */
  readonly basis: HolidayPayWithPayBasis;
  /** The first day of the agreement. */
  readonly startDate: CivilDate;
  /** The last day of a fixed term. */
  readonly endDate?: CivilDate | undefined;
  /** The employee agrees to it in the employment agreement. */
  readonly isAgreed: boolean;
  /** For a series of fixed terms that lasts longer than 12 months: both agreed to go on. */
  readonly isSeriesAgreed?: boolean | undefined;
  /** The first day of the first agreement of a series; left out, the start date. */
  readonly employedSince?: CivilDate | undefined;
}

/** Holiday pay that is paid with the pay, and on what. */
export interface HolidayPayWithPay {
  /** An identifiable component of the pay; nil where the conditions do not hold. */
  readonly pay: Step<Nzd>;
  readonly isAllowed: boolean;
  readonly warnings: readonly WithPayWarning[];
}

type WithPayWarning = NzWarning<'nz.holidays/with-pay-conditions-ended' | 'nz.holidays/with-pay-review'>;

const NIL = nzd('0');

/** The last pay of a fixed term is paid within a pay period after its last day. */
const daysOfPeriod: Readonly<Record<NzPayFrequency, number>> = {
  weekly: 7,
  fortnightly: 14,
  'four-weekly': 28,
  monthly: 31,
};

/**
 * Annual holiday pay that is paid with a pay, in place of holidays: eight per cent of its gross earnings, for those whom
 * the Act allows it. Where the conditions have ended nothing is paid with the pay, and a warning says what follows.
 * @law Holidays Act 2003 s 28
 */
export function holidayPayWithPay(
  gross: Nzd,
  terms: HolidayPayWithPayTerms,
  payDate: CivilDate,
  frequency: NzPayFrequency,
  holidays: Dated<Holidays>,
): HolidayPayWithPay {
  const refusal = whyNot(terms, payDate, frequency, holidays);
  const { payAsYouGoRate: rate } = holidays.values;
  const value = refusal === undefined ? toCents(multiply(gross, rate)) : NIL;
  return {
    isAllowed: refusal === undefined,
    pay: step(
      'nz.holidays.holiday-pay-with-pay',
      value,
      () =>
        refusal === undefined
          ? `holiday pay ${asPercent(rate)} of ${gross.toString()}, to the nearest cent ${value.toString()}`
          : 'the conditions do not hold',
      [given('gross earnings', gross), parameter(holidays, 'payAsYouGoRate', () => rate.toString())],
    ),
    warnings: refusal === undefined ? reviewOf(terms, payDate, holidays) : [refusal],
  };
}

function whyNot(
  terms: HolidayPayWithPayTerms,
  payDate: CivilDate,
  frequency: NzPayFrequency,
  holidays: Dated<Holidays>,
): WithPayWarning | undefined {
  const { basis, startDate, endDate } = terms;
  if (!terms.isAgreed) return ended('The employee has not agreed to it in the employment agreement (s 28(1)(b)).');
  if (basis === 'INTERMITTENT') return undefined;
  const year = holidays.values.annualAfterMonths;
  if (endDate === undefined) return ended('A fixed term has a last day, and none was given (s 28(1)(a)(i)).');
  if (addDays(endDate, 1) >= addMonths(startDate, year)) {
    return ended(`The fixed term from ${startDate} to ${endDate} is not less than 12 months (s 28(1)(a)(i)).`);
  }
  if (payDate > addDays(endDate, daysOfPeriod[frequency])) {
    return ended(
      `The fixed term ended on ${endDate}. If the employment goes on, holidays arise after 12 months from its start, and ` +
        'what was paid already is taken off their pay (s 28(3)).',
    );
  }
  const since = terms.employedSince ?? startDate;
  if (terms.isSeriesAgreed !== true && payDate >= addMonths(since, year)) {
    return ended(
      `The employment has lasted 12 months since ${since}; for a series of fixed terms both have to agree to go on (s 28(2)).`,
    );
  }
  return undefined;
}

function ended(why: string): WithPayWarning {
  return {
    code: 'nz.holidays/with-pay-conditions-ended',
    message: `Holiday pay is not paid with this pay: the conditions of the Holidays Act do not hold. ${why}`,
  };
}

/**
 * After 12 months the Act gives holidays to whoever was wrongly paid with each pay, whatever was paid.
 * @law Holidays Act 2003 s 28(4)
 */
function reviewOf(
  terms: HolidayPayWithPayTerms,
  payDate: CivilDate,
  holidays: Dated<Holidays>,
): readonly WithPayWarning[] {
  const since = terms.employedSince ?? terms.startDate;
  const from = addMonths(since, holidays.values.annualAfterMonths);
  if (terms.basis !== 'INTERMITTENT' || payDate < from) return [];
  return [
    {
      code: 'nz.holidays/with-pay-review',
      message:
        `Holiday pay has been paid with each pay for more than 12 months, since ${since}. If the work has become regular, ` +
        'the employee is entitled to annual holidays beside what was paid (Holidays Act 2003 s 28(4)).',
    },
  ];
}
