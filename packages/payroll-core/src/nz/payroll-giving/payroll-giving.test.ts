import { civilDate } from '../../calendar';
import { nzd } from '../../money';
import { inForce } from '../../statutory';
import { explainAsText } from '../../trace';
import { creditDonation, payrollGiving } from '.';
import { rows } from './vectors/2024-04-01.json';

const found = inForce(payrollGiving, civilDate('2024-08-21'));
if (!found.ok) throw new Error(found.error.message);
const edition = found.value;

test.each(rows.map((row) => [row.donation, row.paye, row.levy, row.credit]))(
  'a donation of %s from a pay with PAYE %s, levy %s, is credited %s',
  (donation, paye, levy, credit) => {
    expect(creditDonation(nzd(donation), nzd(paye), nzd(levy), edition).value.toString()).toBe(credit);
  },
);

test('the credit is truncated and never more than the income tax', () => {
  // 23.81 × 0.333333 = 7.93665…
  const credit = creditDonation(nzd('23.81'), nzd('100'), nzd('10'), edition);
  expect(credit.value.toString()).toBe('7.93');
  expect(credit.says()).toBe('23.81 × 0.333333, truncated to cents 7.93, at most the tax 100 − 10: 7.93');
  expect(credit.because).toMatchObject([{ given: 'donation' }, { parameter: 'nz.payroll-giving/creditRate' }]);
  expect(creditDonation(nzd('300'), nzd('20'), nzd('15'), edition).value.toString()).toBe('5');
  expect(creditDonation(nzd('300'), nzd('10'), nzd('15'), edition).value.toString()).toBe('0');
});

test('the trace in full', () => {
  const credit = creditDonation(nzd('23.81'), nzd('100'), nzd('10'), edition);
  expect(
    explainAsText(credit)
      .split('\n')
      .map((line) => line.split(' (since')[0]),
  ).toEqual([
    'nz.payroll-giving.credit-donation: 23.81 × 0.333333, truncated to cents 7.93, at most the tax 100 − 10: 7.93',
    '  given.donation: donation 23.81',
    '  nz.payroll-giving/creditRate: 0.333333',
  ]);
});
