import { decimal, whole } from '../../money';
import { explainAsText } from '../../trace';
import { InputReader } from '../../input/input-reader';
import { readPayHours, type PayHoursInput } from './pay-hours';
import { explainHours, priceHours } from './price-hours';

function priced(row: Partial<PayHoursInput>, payRatePerHour = '30.335') {
  const reader = new InputReader();
  const read = readPayHours(reader, { description: 'Ordinary', units: 'hours', value: '38', ...row }, whole(0));
  expect(reader.refusal).toBeUndefined();
  return priceHours(read, decimal(payRatePerHour));
}

describe('a row of hours', () => {
  test.each<[string, Partial<PayHoursInput>, string, string]>([
    ['the hourly rate, where nothing else is said', {}, '30.335', '1152.73'],
    ['a rate of its own: 38 × 25.10', { rate: '25.10' }, '25.1', '953.8'],
    ['a rate of nothing', { rate: 0 }, '0', '0'],
    [
      'a multiplier; the rate keeps its digits: 1.5 × 30.335 = 45.5025',
      { multiplier: 1.5, value: 4 },
      '45.5025',
      '182.01',
    ],
    ['half a cent goes up: 0.5 × 0.01', { rate: '0.01', value: '0.5' }, '0.01', '0.01'],
    ['less than half a cent goes down', { rate: '0.01', value: '0.49' }, '0.01', '0'],
    ['kilometres', { units: 'km', rate: '0.88', value: '12.5' }, '0.88', '11'],
  ])('%s', (_name, row, rate, payAmount) => {
    const paid = priced(row);
    expect([paid.rate.toString(), paid.payAmount.toString()]).toEqual([rate, payAmount]);
  });

  test('keeps what it was called', () => {
    expect(
      priced({ rateReference: 'company:7', rateDescription: 'Night', isOvertime: true, multiplier: 2 }),
    ).toMatchObject({
      description: 'Ordinary',
      units: 'hours',
      rateReference: 'company:7',
      rateDescription: 'Night',
      isOvertime: true,
    });
  });

  test.each([
    ['hours', true],
    ['Hours', true],
    ['hour', true],
    ['hr', true],
    ['hrs worked', true],
    ['h', true],
    ['ordinary hours', true],
    ['km', false],
    ['pieces', false],
    ['shows', false],
    ['days', false],
  ])('%s are time: %s', (units, isTime) => {
    expect(readPayHours(new InputReader(), { description: 'x', units, value: 1 }, whole(0)).isTime).toBe(isTime);
  });

  test('says what was multiplied', () => {
    expect(explainAsText(explainHours(priced({ multiplier: 2, value: 3 }), decimal('30.335')))).toBe(
      [
        'au.hours.price: Ordinary: 3 hours × 30.335 × 2 = 182.01',
        '  given.rate: rate 30.335',
        '  given.multiplier: multiplier 2',
      ].join('\n'),
    );
    expect(explainAsText(explainHours(priced({ rate: 2, value: 3 }), decimal('30.335')))).toBe(
      'au.hours.price: Ordinary: 3 hours × 2 = 6\n  given.rate: rate 2',
    );
  });
});
