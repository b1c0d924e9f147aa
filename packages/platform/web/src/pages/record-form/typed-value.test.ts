import { day, decimalText, described, optional, text, wholeNumber, yesOrNo } from '@anz-payroll/companies/fields';
import { shownValue, typedValue } from './typed-value';

const money = decimalText({ least: '0', places: 4 });
const fraction = optional(decimalText({ least: '0', most: '1', places: 6 }));
const loading = described(decimalText({ least: '0', most: '1', places: 6 }), '0.175 is 17.5 %');

test.each([
  [money, '5,000.00', '5000.00'],
  [money, '$38.50', '38.50'],
  [money, ' $ 1,234,567.89 ', '1234567.89'],
  [money, '-$12', '-12'],
  [money, '38.5', '38.5'],
  [fraction, '12%', '0.12'],
  [fraction, '11.5 %', '0.115'],
  [fraction, '0.12', '0.12'],
  [fraction, '100%', '1.00'],
  [loading, '17.5%', '0.175'],
  [wholeNumber(0, 5000), '1,500', '1500'],
  [day, '15/11/2026', '2026-11-15'],
  [day, '1/7/2026', '2026-07-01'],
  [day, '15-11-2026', '2026-11-15'],
  [day, '2026-11-15', '2026-11-15'],
  [yesOrNo, 'true', true],
  [yesOrNo, 'false', false],
  [text(1, 60), ' Ana ', 'Ana'],
])('%# typed as people type it: %s %s', (field, typed, meant) => {
  expect(typedValue(field, typed)).toBe(meant);
});

test.each(['standard_hours_per_day', 'rdo_hours', 'hours'])('hours and minutes are hours in %s', (name) => {
  expect(typedValue(money, '7:36', name)).toBe('7.6000');
});

test('hours and minutes are no amount of dollars', () => {
  expect(money.read(typedValue(money, '7:36', 'pay_rate_per_hour')).ok).toBe(false);
});

// A decimal comma or a date with the month first must not become another figure in silence.
test.each([
  [money, '5,00'],
  [money, '1,2345'],
  [money, 'twelve'],
  [money, '1.5.2'],
  [fraction, 'x%'],
  [day, '11/15/2026'],
  [day, '31/02/2026'],
  [day, 'tomorrow'],
])('%# what has no such form is refused by the field: %s %s', (field, typed) => {
  expect(field.read(typedValue(field, typed)).ok).toBe(false);
});

test.each([
  [day, '2026-11-15', '15/11/2026'],
  [fraction, '0.12', '12%'],
  [fraction, '0.115', '11.5%'],
  [fraction, '1', '100%'],
  [fraction, null, ''],
  [loading, '0', '0%'],
  [money, '38.5', '38.5'],
])('%# is shown as it is typed: %s %s', (field, value, shown) => {
  expect(shownValue(field, value)).toBe(shown);
});

test('what is shown reads back as the same value', () => {
  for (const value of ['0', '0.0333', '0.115', '0.12', '1']) {
    const read = fraction.read(typedValue(fraction, shownValue(fraction, value)));
    expect(read).toEqual({ ok: true, value });
  }
});
