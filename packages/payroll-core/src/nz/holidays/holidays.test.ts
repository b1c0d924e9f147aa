import { civilDate } from '../../calendar';
import { decimal, nzd, whole } from '../../money';
import { inForce } from '../../statutory';
import { explainAsText, type Step } from '../../trace';
import {
  alternativeDayExchangeableFrom,
  alternativeDaysEarned,
  averageDailyPay,
  averageWeeklyEarnings,
  averageWeeklyEarningsOfDays,
  averageWeeklyEarningsSinceStart,
  bereavementDays,
  hasServed,
  holidays,
  isHigherRate,
  ordinaryWeeklyPayAgreed,
  ordinaryWeeklyPayByFormula,
  payAnnualHoliday,
  payDayOfLeave,
  payHolidaysOnLeaving,
  payPublicHolidayWorked,
  payTime,
  printRate,
  rateOf,
  relevantDailyPay,
  renewFamilyViolenceLeave,
  renewSickLeave,
  timeOf,
  weeklyHolidayRate,
  weeksLeftToCashUp,
} from '.';

const found = inForce(holidays, civilDate('2026-11-15'));
if (!found.ok) throw new Error(found.error.message);
const act = found.value;

describe('which Act', () => {
  test('the Holidays Act 2003 for every covered day', () => {
    for (const day of ['2024-04-01', '2027-03-31']) {
      const edition = inForce(holidays, civilDate(day));
      expect(edition.ok && edition.value.values.act).toBe('Holidays Act 2003');
    }
    expect(inForce(holidays, civilDate('2028-08-06')).ok).toBe(false);
  });

  test('its figures', () => {
    const { values } = act;
    expect(String(values.annualWeeks)).toBe('4');
    expect(String(values.sick.days)).toBe('10');
    expect(values.sick.afterMonths).toBe(6);
    expect(values.bereavement.afterMonths).toBe(6);
    expect(values.familyViolence.afterMonths).toBe(6);
  });
});

describe('weekly pay', () => {
  test('ordinary weekly pay by the four-week formula, s 8(2): (3,600 − 320) ÷ 4', () => {
    const weekly = ordinaryWeeklyPayByFormula(nzd('3600'), nzd('320'), act);
    expect(printRate(weekly.value).toString()).toBe('820');
    expect(weekly.says()).toBe('(3600 − 320) ÷ 4 = 820');
    expect(weekly.because).toHaveLength(3);
  });

  test('average weekly earnings, s 21: a year over 52 weeks', () => {
    const weekly = averageWeeklyEarnings(nzd('77080'), act);
    expect(printRate(weekly.value).toString()).toBe('1482.31');
    expect(weekly.says()).toBe('77080 ÷ 52 weeks, to the nearest cent, = 1482.31');
    expect(weekly.because).toMatchObject([
      { given: 'gross earnings of 12 months' },
      { parameter: 'nz.holidays/weeksInYear' },
    ]);
  });

  test('unpaid leave that both agreed to count lowers the divisor, s 16(3)', () => {
    expect(averageWeeklyEarnings(nzd('60000'), act, whole(2)).value.over.toString()).toBe('50');
    expect(averageWeeklyEarnings(nzd('60000'), act, whole(51)).value.over.toString()).toBe('1');
    expect(averageWeeklyEarnings(nzd('60000'), act, whole(52)).value.over.toString()).toBe('52');
  });

  test('before 12 months: since the start over the weeks worked, s 22', () => {
    const weekly = averageWeeklyEarningsSinceStart(nzd('46500'), whole(45));
    expect(printRate(weekly.value).toString()).toBe('1033.33');
    expect(weekly.says()).toBe('46500 ÷ 45 weeks, to the nearest cent, = 1033.33');
    expect(weekly.because).toHaveLength(2);
  });

  test('the greater of the two counts', () => {
    const ordinary = ordinaryWeeklyPayAgreed(nzd('1280'));
    expect(ordinary.says()).toBe('1280 by agreement');
    const higher = weeklyHolidayRate(ordinary, averageWeeklyEarnings(nzd('53120'), act));
    expect(printRate(higher.value).toString()).toBe('1280');
    expect(higher.says()).toBe('the greater of ordinary weekly pay 1280 and average weekly earnings 1021.54');
    expect(higher.because).toHaveLength(2);
    const average = weeklyHolidayRate(ordinaryWeeklyPayAgreed(nzd('1200')), averageWeeklyEarnings(nzd('65000'), act));
    expect(printRate(average.value).toString()).toBe('1250');
  });

  test('rates compare exactly: 1,021.54 is more than 53,120 over 52', () => {
    const average = { paid: nzd('53120'), over: whole(52) };
    expect(isHigherRate(average, rateOf(nzd('1021.54')))).toBe(false);
    expect(isHigherRate(average, rateOf(nzd('1021.53')))).toBe(true);
    expect(isHigherRate(rateOf(nzd('5')), rateOf(nzd('5')))).toBe(false);
  });
});

describe('pay for time', () => {
  const weekly = averageWeeklyEarnings(nzd('65050'), act);

  test.each([
    ['24', '40', '750.58'],
    ['40', '40', '1250.96'],
    ['64', '40', '2001.54'],
    ['0', '40', '0'],
  ])('%s of %s hours at 65,050 over 52: %s', (taken, of, pay) => {
    expect(payAnnualHoliday({ taken: decimal(taken), of: decimal(of) }, weekly).value.toString()).toBe(pay);
  });

  test('is rounded once: three weeks are not three times the rounded week', () => {
    // 3 × 1,250.9615… = 3,752.8846…; 3 × 1,250.96 would be 3,752.88
    expect(payTime(timeOf(whole(3)), weekly.value).toString()).toBe('3752.88');
    // 26 × 46,500 ÷ 45 = 26,866.666…
    expect(payTime(timeOf(whole(26)), { paid: nzd('46500'), over: whole(45) }).toString()).toBe('26866.67');
  });

  test('days of leave: relevant daily pay, or average daily pay (41,600 over 208 days)', () => {
    const day = payDayOfLeave(timeOf(whole(2)), relevantDailyPay(nzd('240')));
    expect(day.value.toString()).toBe('480');
    expect(day.rule).toBe('nz.holidays.pay-day-of-leave');
    expect(day.says()).toBe('2 of 1 at 240 a day, to the nearest cent 480');
    expect(relevantDailyPay(nzd('240')).says()).toBe('240 for the day');
    const average = averageDailyPay(nzd('41600'), whole(208));
    expect(average.says()).toBe('41600 ÷ 208 days = 200');
    expect(average.because).toHaveLength(2);
    expect(payDayOfLeave({ taken: whole(4), of: whole(8) }, average).value.toString()).toBe('100');
  });

  test('annual holidays say the week', () => {
    const pay = payAnnualHoliday(timeOf(whole(1)), ordinaryWeeklyPayAgreed(nzd('1200')));
    expect(explainAsText(pay)).toBe(
      [
        'nz.holidays.pay-annual-holiday: 1 of 1 at 1200 a week, to the nearest cent 1200',
        '  given.time taken: time taken 1',
        '  nz.holidays.ordinary-weekly-pay: 1200 by agreement',
        '    given.ordinary weekly pay: ordinary weekly pay 1200',
      ].join('\n'),
    );
  });
});

describe('public holidays worked, s 50', () => {
  test.each([
    ['250', '0', '375'],
    // double time: a penal rate of 30 an hour on 8 hours
    ['250', '240', '490'],
    ['250', '125', '375'],
    ['250', '125.01', '375.01'],
    ['162', '0', '243'],
    ['33.33', '0', '50'],
  ])('%s for the time and %s of penal rates: %s', (payForTimeWorked, penalRates, pay) => {
    const work = { payForTimeWorked: nzd(payForTimeWorked), penalRates: nzd(penalRates) };
    expect(payPublicHolidayWorked(work, act).value.toString()).toBe(pay);
  });

  test('says what it compared', () => {
    const pay = payPublicHolidayWorked({ payForTimeWorked: nzd('250'), penalRates: nzd('240') }, act);
    expect(pay.says()).toBe('the greater of 250 × 1.5 = 375 and 250 + 240 = 490');
    expect(pay.because).toHaveLength(2);
  });

  test('a whole alternative day when it would have been a working day, s 56', () => {
    expect(String(alternativeDaysEarned(true, true))).toBe('1');
    expect(String(alternativeDaysEarned(true, false))).toBe('0');
    expect(String(alternativeDaysEarned(false, true))).toBe('0');
    expect(alternativeDayExchangeableFrom(civilDate('2026-10-26'), act)).toBe('2027-10-26');
  });
});

describe('leaving', () => {
  test('before 12 months: 8 % less what was paid in advance, s 23', () => {
    const paid = payHolidaysOnLeaving(
      {
        weekly: ordinaryWeeklyPayAgreed(nzd('1000')),
        publicHolidays: [],
        grossSince: nzd('48533.33'),
        paidInAdvance: nzd('1033.33'),
      },
      act,
    );
    expect(paid.eightPercent.value.toString()).toBe('2849.34');
    expect(paid.total.value.toString()).toBe('2849.34');
    expect(paid.advanceLeftOver.toString()).toBe('0');
    expect(paid.untakenEntitlement.says()).toBe('no entitlement yet');
    expect(paid.untakenEntitlement.rule).toBe('nz.holidays.untaken-entitlement');
    expect(paid.publicHolidays.says()).toBe('none');
  });

  test('more in advance than 8 % is a debt, not a deduction', () => {
    const paid = payHolidaysOnLeaving(
      {
        weekly: ordinaryWeeklyPayAgreed(nzd('1000')),
        publicHolidays: [],
        grossSince: nzd('5000'),
        paidInAdvance: nzd('1033.33'),
      },
      act,
    );
    expect(paid.total.value.toString()).toBe('0');
    expect(paid.advanceLeftOver.toString()).toBe('633.33');
  });

  test('after an entitlement: untaken weeks, public holidays and 8 % of all, ss 24 to 26, 40(3)', () => {
    const weekly = weeklyHolidayRate(ordinaryWeeklyPayAgreed(nzd('1475')), averageWeeklyEarnings(nzd('77080'), act));
    const paid = payHolidaysOnLeaving(
      {
        untaken: timeOf(whole(2)),
        weekly,
        publicHolidays: ['250', '250', '250', '250'].map(nzd),
        grossSince: nzd('62180'),
        paidInAdvance: nzd('0'),
      },
      act,
    );
    expect(paid.untakenEntitlement.value.toString()).toBe('2964.62');
    expect(paid.publicHolidays.value.toString()).toBe('1000');
    expect(paid.publicHolidays.says()).toBe('250 + 250 + 250 + 250');
    expect(paid.eightPercent.value.toString()).toBe('5291.57');
    expect(paid.eightPercent.says()).toBe(
      '(62180 + 2964.62 + 1000) × 0.08, to the nearest cent 5291.57, less 0 in advance',
    );
    expect(paid.eightPercent.because).toHaveLength(4);
    expect(paid.total.value.toString()).toBe('9256.19');
    expect(paid.total.says()).toBe('2964.62 + 1000 + 5291.57 = 9256.19');
    expect(paid.total.because).toHaveLength(3);
  });

  test('holiday pay that was paid with the pays is taken off, ss 23(2)(b), 25(2)(b)', () => {
    const leaving = (paidWithPay: string) =>
      payHolidaysOnLeaving(
        {
          weekly: ordinaryWeeklyPayAgreed(nzd('1000')),
          publicHolidays: [],
          grossSince: nzd('10000'),
          paidInAdvance: nzd('0'),
          paidWithPay: nzd(paidWithPay),
        },
        act,
      ).eightPercent;
    // 800 less 320, and never below nothing.
    expect(leaving('320').value.toString()).toBe('480');
    expect(leaving('320').says()).toContain('less 0 in advance and 320 paid with the pays');
    expect(leaving('900').value.toString()).toBe('0');
  });

  test('alternative holidays and notice that are paid out are gross earnings too, ss 14(a), 60(2)(b)', () => {
    const paid = payHolidaysOnLeaving(
      {
        untaken: timeOf(whole(1)),
        weekly: ordinaryWeeklyPayAgreed(nzd('1000')),
        publicHolidays: [],
        grossSince: nzd('10000'),
        alternativeHolidays: nzd('400'),
        notice: nzd('2000'),
        paidInAdvance: nzd('0'),
      },
      act,
    );
    // 8 % of 10,000 + 1,000 + 400 + 2,000.
    expect(paid.eightPercent.value.toString()).toBe('1072');
    expect(paid.eightPercent.says()).toBe(
      '(10000 + 1000 + 0 + 400 + 2000) × 0.08, to the nearest cent 1072, less 0 in advance',
    );
    expect(paid.eightPercent.because).toMatchObject([
      {},
      {},
      {},
      {},
      { given: 'alternative holidays' },
      { given: 'notice' },
    ]);
    // They are paid by their own lines, not with the holiday pay.
    expect(paid.total.value.toString()).toBe('2072');
  });
});

describe('entitlements', () => {
  test('six months for sick, bereavement and family violence leave', () => {
    expect(hasServed(civilDate('2025-04-01'), 6, civilDate('2025-09-30'))).toBe(false);
    expect(hasServed(civilDate('2025-04-01'), 6, civilDate('2025-10-01'))).toBe(true);
  });

  test.each([
    ['0', '10'],
    ['7', '17'],
    ['10', '20'],
    ['17', '20'],
  ])('%s sick days left become %s', (left, renewed) => {
    expect(renewSickLeave(decimal(left), act).toString()).toBe(renewed);
  });

  test('family violence leave carries nothing over', () => {
    expect(renewFamilyViolenceLeave(act).toString()).toBe('10');
  });

  test('bereavement', () => {
    expect(
      ['close-family', 'pregnancy-loss', 'other'].map((loss) => bereavementDays(loss as 'other', act).toString()),
    ).toEqual(['3', '3', '1']);
  });

  test.each([
    ['0', '3', '1'],
    ['0.6', '3', '0.4'],
    ['1', '3', '0'],
    ['2', '3', '0'],
    ['0', '0.5', '0.5'],
    ['0', '-1', '0'],
  ])('with %s weeks cashed up and %s entitled, %s may be cashed up, s 28A', (cashed, entitled, left) => {
    expect(weeksLeftToCashUp(decimal(cashed), decimal(entitled), act).toString()).toBe(left);
  });
});

/** A trace without the names of the publications, which the parameter files hold. */
const lines = (root: Step): string[] =>
  explainAsText(root)
    .split('\n')
    .map((line) => line.split(' (since')[0] ?? '');

describe('traces in full', () => {
  test('weekly and daily pay', () => {
    expect(lines(ordinaryWeeklyPayByFormula(nzd('3600'), nzd('320'), act))).toEqual([
      'nz.holidays.ordinary-weekly-pay: (3600 − 320) ÷ 4 = 820',
      '  given.gross earnings of four weeks: gross earnings of four weeks 3600',
      '  given.irregular pay: irregular pay 320',
      '  nz.holidays/ordinaryPayWeeks: 4',
    ]);
    expect(lines(averageWeeklyEarnings(nzd('52000'), act))).toEqual([
      'nz.holidays.average-weekly-earnings: 52000 ÷ 52 weeks = 1000',
      '  given.gross earnings of 12 months: gross earnings of 12 months 52000',
      '  nz.holidays/weeksInYear: 52',
    ]);
    expect(lines(averageWeeklyEarningsSinceStart(nzd('46500'), whole(45)))).toEqual([
      'nz.holidays.average-weekly-earnings-since-start: 46500 ÷ 45 weeks, to the nearest cent, = 1033.33',
      '  given.gross earnings since the start: gross earnings since the start 46500',
      '  given.weeks worked: weeks worked 45',
    ]);
    expect(lines(averageWeeklyEarningsOfDays(nzd('5000'), whole(35)))).toEqual([
      'nz.holidays.average-weekly-earnings-known-weeks: 5000 ÷ (35 days ÷ 7) = 1000',
      '  given.gross earnings: gross earnings 5000',
      '  given.days counted: days counted 35',
    ]);
    expect(weeklyHolidayRate(ordinaryWeeklyPayAgreed(nzd('1')), averageWeeklyEarnings(nzd('52'), act)).rule).toBe(
      'nz.holidays.weekly-holiday-rate',
    );
    expect(lines(relevantDailyPay(nzd('240')))).toEqual([
      'nz.holidays.relevant-daily-pay: 240 for the day',
      '  given.relevant daily pay: relevant daily pay 240',
    ]);
    expect(lines(averageDailyPay(nzd('41600'), whole(208)))).toEqual([
      'nz.holidays.average-daily-pay: 41600 ÷ 208 days = 200',
      '  given.gross earnings of 52 weeks: gross earnings of 52 weeks 41600',
      '  given.days worked or on paid leave: days worked or on paid leave 208',
    ]);
  });

  test('a public holiday worked', () => {
    expect(lines(payPublicHolidayWorked({ payForTimeWorked: nzd('250'), penalRates: nzd('0') }, act))).toEqual([
      'nz.holidays.pay-public-holiday-worked: the greater of 250 × 1.5 = 375 and 250 + 0 = 250',
      '  given.pay for the time worked: pay for the time worked 250',
      '  nz.holidays/publicHolidayWorkedMultiplier: 1.5',
    ]);
  });

  test('leaving', () => {
    const paid = payHolidaysOnLeaving(
      {
        weekly: ordinaryWeeklyPayAgreed(nzd('1000')),
        publicHolidays: [nzd('200')],
        grossSince: nzd('5000'),
        paidInAdvance: nzd('0'),
      },
      act,
    );
    expect(lines(paid.total)).toEqual([
      'nz.holidays.pay-on-leaving: 0 + 200 + 416 = 616',
      '  nz.holidays.untaken-entitlement: no entitlement yet',
      '  nz.holidays.public-holidays-after-leaving: 200',
      '  nz.holidays.eight-percent: (5000 + 0 + 200) × 0.08, to the nearest cent 416, less 0 in advance',
      '    given.gross earnings since: gross earnings since 5000',
      '    nz.holidays/payAsYouGoRate: 0.08',
      '    nz.holidays.untaken-entitlement: no entitlement yet',
      '    nz.holidays.public-holidays-after-leaving: 200',
    ]);
  });
});
