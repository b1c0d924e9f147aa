import fc from 'fast-check';
import { civilDate } from '../../calendar';
import { add, aud, decimal, isNegative, whole } from '../../money';
import { serviceDaysByPeriod, splitAnnualLeave, splitLongServiceLeave, splitPayment, unusedLeave } from '.';

const rules = unusedLeave.editions[0]!.values;

const days = (before: string, to: string, after: string) => ({
  before16August1978: decimal(before),
  to17August1993: decimal(to),
  after17August1993: decimal(after),
});
const text = (split: object) => Object.values(split).map(String);

describe('annual leave before and after 18 August 1993', () => {
  // QC 19081: payment × days before 18 August 1993 ÷ days of accrual, cents of that part dropped.
  test.each([
    ['1993-08-18', '2026-10-30', '1000.00', ['0', '1000']],
    ['1993-08-17', '1993-08-18', '1000.00', ['500', '500']],
    ['1993-08-17', '1993-08-19', '1000.00', ['333', '667']],
    ['1993-01-01', '1993-08-17', '1000.50', ['1000', '0.5']],
    ['1993-01-01', '1993-06-30', '1000.00', ['1000', '0']],
    ['1993-08-08', '1993-08-27', '99.99', ['49', '50.99']],
  ])('accrued from %s to %s', (from, to, payment, expected) => {
    expect(text(splitAnnualLeave(aud(payment), civilDate(from), civilDate(to), rules))).toEqual(expected);
  });
});

describe('long service leave by the period it accrued in', () => {
  const none = days('0', '0', '0');

  // Service of Matt in QC 19081, Example 8: 592, 5481 and 7806 of 13879 days; 270 days of leave are due.
  // 270 × 5481 ÷ 13879 = 106.6 and 270 × 7806 ÷ 13879 = 151.8: whole days, and every fraction to the oldest period.
  test('fractions of a day belong to the oldest period the person has', () => {
    const matt = { serviceFrom: civilDate('1977-01-01'), serviceTo: civilDate('2014-12-31') };
    const split = splitLongServiceLeave({ daysDue: decimal('270'), daysUsed: none, ...matt }, rules);
    expect(text(split)).toEqual(['13', '106', '151']);
  });

  test('without service before 16 August 1978 the fraction goes to the middle period', () => {
    // 5479 + 12127 days; 100.5 × 12127 ÷ 17606 = 69.2.
    const service = { serviceFrom: civilDate('1978-08-18'), serviceTo: civilDate('2026-10-30') };
    expect(Object.values(serviceDaysByPeriod(service.serviceFrom, service.serviceTo, rules))).toEqual([0, 5479, 12127]);
    const split = splitLongServiceLeave({ daysDue: decimal('100.5'), daysUsed: none, ...service }, rules);
    expect(text(split)).toEqual(['0', '31.5', '69']);
  });

  test('with service in the last period alone everything is in it', () => {
    const service = { serviceFrom: civilDate('1993-08-18'), serviceTo: civilDate('2026-10-30') };
    const split = splitLongServiceLeave({ daysDue: decimal('12.34'), daysUsed: none, ...service }, rules);
    expect(text(split)).toEqual(['0', '0', '12.34']);
  });

  // Two days of service in each period; 60 days accrued in all: 20 each.
  const even = { serviceFrom: civilDate('1978-08-14'), serviceTo: civilDate('1978-08-17') };
  const threeDays = (daysDue: string, used: readonly [string, string, string]) =>
    splitLongServiceLeave(
      { daysDue: decimal(daysDue), daysUsed: days(...used), ...even },
      {
        ...rules,
        periodStarts: {
          before16August1978: civilDate('0001-01-01'),
          to17August1993: civilDate('1978-08-15'),
          after17August1993: civilDate('1978-08-16'),
        },
      },
    );

  // One, one and two days of service: 15, 15 and 30 of 60 days.
  test.each([
    ['60', ['0', '0', '0'], ['15', '15', '30']],
    ['50', ['0', '0', '10'], ['15', '15', '20']],
    ['50', ['10', '0', '0'], ['5', '15', '30']],
    ['50', ['0', '10', '0'], ['15', '5', '30']],
    // Overdrawn after 1993: from the middle period first, then the oldest.
    ['20', ['0', '0', '40'], ['15', '5', '0']],
    ['10', ['0', '0', '50'], ['10', '0', '0']],
    // Overdrawn in the middle: from the last period first, then the oldest.
    ['40', ['0', '20', '0'], ['15', '0', '25']],
    ['10', ['0', '50', '0'], ['10', '0', '0']],
    // Overdrawn in the oldest: from the middle, then the last.
    ['40', ['20', '0', '0'], ['0', '10', '30']],
    ['20', ['40', '0', '0'], ['0', '0', '20']],
    ['0', ['20', '20', '20'], ['0', '0', '0']],
  ] as const)('%s days due after %j were used leave %j', (due, used, expected) => {
    expect(text(threeDays(due, used))).toEqual(expected);
  });

  test('nothing is lost and nothing is negative, whatever was used', () => {
    const amount = fc.integer({ min: 0, max: 300 }).map(String);
    fc.assert(
      fc.property(amount, fc.tuple(amount, amount, amount), (due, used) => {
        const split = threeDays(due, used);
        const { before16August1978, to17August1993, after17August1993 } = split;
        expect(add(add(before16August1978, to17August1993), after17August1993).toString()).toBe(due);
        for (const part of Object.values(split)) expect(isNegative(part)).toBe(false);
      }),
    );
  });
});

describe('a payment by days of leave', () => {
  test.each([
    ['100', ['1', '1', '1'], ['33.33', '33.33', '33.34']],
    ['0.01', ['1', '1', '1'], ['0', '0', '0.01']],
    ['0.05', ['1', '0', '1'], ['0.03', '0', '0.02']],
    ['80000', ['13', '106', '151'], ['3851.85', '31407.41', '44740.74']],
    ['50', ['0', '0', '0'], ['0', '0', '50']],
  ] as const)('%s over %j', (payment, [before, to, after], expected) => {
    expect(text(splitPayment(aud(payment), days(before, to, after)))).toEqual(expected);
  });

  test('the parts add up to the payment', () => {
    const count = fc.integer({ min: 0, max: 20_000 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.tuple(count, count, count), (cents, [a, b, c]) => {
        const payment = aud((cents / 100).toFixed(2));
        const split = splitPayment(payment, {
          before16August1978: whole(a),
          to17August1993: whole(b),
          after17August1993: whole(c),
        });
        const total = add(add(split.before16August1978, split.to17August1993), split.after17August1993);
        expect(total.toString()).toBe(payment.toString());
      }),
    );
  });
});
