import { explainAsText } from '../../trace';
import { calculateTermination, type NzTerminationInput, type NzTerminationResult } from '.';
import { firstUnconfirmedDay } from '../../testing/first-unconfirmed-day';
import { paye } from '../paye/paye';

/** Also what no type would let through: the reader has to answer it. */
const calculate = (input: unknown) => calculateTermination(input as NzTerminationInput);

function accepted(input: unknown): NzTerminationResult {
  const outcome = calculate(input);
  if (!outcome.ok) throw new Error(`${outcome.error.code} ${outcome.error.path ?? ''}: ${outcome.error.message}`);
  return outcome.value;
}

test('the tax explains itself down to the specification', () => {
  const r = accepted({
    payDate: '2026-11-04',
    payPeriod: 'WEEKLY',
    termination: { terminationDate: '2026-11-03', isManualLeaveAmounts: true, nonEtpAmount: '400' },
    employee: { startDate: '2020-01-01', nzTaxCode: 'M' },
    earlierPays: [
      { payDate: '2026-10-21', ordinaryEarnings: '1000' },
      { payDate: '2026-10-28', ordinaryEarnings: '1000' },
    ],
  });
  // Inland Revenue IR335 (September 2026), the example of Tama: 17.5 % of 400 and the levy, 77.00.
  expect(r.taxAmount.toString()).toBe('77');
  expect(explainAsText(r.trace.figures.taxAmount)).toContain('2 pays of 2000 together × 26 = 52000');
  expect(explainAsText(r.trace.figures.nonEtpAmount)).toBe(
    ['nz.termination.non-etp-amount: 400, set by hand', '  given.manual: manual 400'].join('\n'),
  );
  expect(explainAsText(r.trace.figures.totalAmount).split('\n')[0]).toBe(
    'nz.termination.total-amount: 0 + 0 + 400 + 0 + 0 = 400',
  );
  expect(r.trace.figures.unusedHolidayAndLoadingTaxAmount.says()).toBe('0 + 0 = 0');
  expect(r.parametersUsed).toContain('nz.extra-pays/endOfEmployment@2025-04-01');
});

test('holidays that arose in or after parental leave are paid out at average weekly earnings', () => {
  const left = (averageWeeklyEarningsHours: string) =>
    accepted({
      payDate: '2026-11-04',
      payPeriod: 'WEEKLY',
      termination: { terminationDate: '2026-11-03' },
      employee: {
        startDate: '2020-01-01',
        nzTaxCode: 'M',
        payRatePerHour: '30',
        hoursPerWeek: '40',
        hoursPerDay: '8',
        holidayLeaveHours: '200',
        averageWeeklyEarnings: { gross: '31200' },
      },
      holidayPay: { averageWeeklyEarningsHours },
    }).unusedHolidayAmount.toString();
  // Ordinary weekly pay is 1,200, average weekly earnings are 31,200 / 52 = 600.
  // @law Parental Leave and Employment Protection Act 1987 s 42(2); Holidays Act 2003 s 24
  expect(left('0')).toBe(String(5 * 1200));
  expect(left('160')).toBe(String(1200 + 4 * 600));
  expect(left('200')).toBe(String(5 * 600));
  expect(left('240')).toBe(String(5 * 600));
});

test('what is taken back bears no levy, and what nothing is withheld from has none', () => {
  // Eighty hours in advance at 40 dollars are 3,200.
  const leaving = (grossSinceAnniversary: string, more: object = {}) =>
    accepted({
      payDate: '2026-11-04',
      payPeriod: 'WEEKLY',
      termination: { terminationDate: '2026-11-03', ...more },
      employee: {
        ...{ startDate: '2026-01-01', nzTaxCode: 'M', payRatePerHour: '40', hoursPerWeek: '40', hoursPerDay: '8' },
        holidayLeaveHours: '-80',
      },
      holidayPay: { grossSinceAnniversary },
      earlierPays: [
        { payDate: '2026-10-21', ordinaryEarnings: '1600' },
        { payDate: '2026-10-28', ordinaryEarnings: '1600' },
      ],
    });
  const components = ({ nzExtraPayTaxBreakdown: { unusedHoliday, other } }: NzTerminationResult) =>
    [unusedHoliday, other].map(({ tax, components: { income_tax, acc_levy } }) =>
      [tax, income_tax, acc_levy].map(String),
    );
  const nothing = ['0', '0', '0'];
  expect(components(leaving('40000'))).toEqual([nothing, nothing]);
  // With 5,000 of notice, eight per cent of which are holiday pay, 5,400 are taxed: 33 % and the levy of 1.75 %.
  const paid = leaving('40000', { isPaymentInLieuPaid: true, paymentInLieuAmount: '5000' });
  expect(paid.totalAmount.toString()).toBe('5400');
  expect(components(paid)).toEqual([nothing, ['1876.5', '1782', '94.5']]);
  expect(paid.levyAmount.toString()).toBe('94.5');
});

describe('what the reader refuses', () => {
  test.each([
    ['payDate', '2024-03-31', 'statutory/not-covered'],
    ['payDate', firstUnconfirmedDay(paye), 'statutory/unconfirmed'],
    ['payDate', 'today', 'date/malformed'],
    ['payPeriod', 'DAILY', 'code/unknown'],
    ['holidayPay', { publicHolidaysAfterEnd: 'none' }, 'input/too-many'],
    ['holidayPay', { publicHolidaysAfterEnd: Array.from({ length: 31 }, () => '1') }, 'input/too-many'],
    ['holidayPay', { publicHolidaysAfterEnd: ['1', '-1'] }, 'amount/not-a-number'],
    ['holidayPay', { other: '1' }, 'input/not-allowed'],
    ['earlierPays', [{ payDate: '2026-10-28' }], 'input/missing'],
    ['extraPayMethod', 'BOTH', 'code/unknown'],
    ['unknown', '1', 'input/not-allowed'],
    ['employee', undefined, 'input/missing'],
    ['termination', null, 'input/missing'],
  ])('%s %j is refused as %s', (name, value, code) => {
    const input = {
      payDate: '2026-11-04',
      payPeriod: 'WEEKLY',
      termination: { terminationDate: '2026-11-03' },
      employee: { startDate: '2020-01-01', nzTaxCode: 'M' },
      [name]: value,
    };
    expect(calculate(input)).toMatchObject({ ok: false, error: { code } });
  });

  test('thirty public holidays are still read, and unconfirmed figures go through on request', () => {
    const input = {
      payDate: firstUnconfirmedDay(paye),
      payPeriod: 'WEEKLY',
      termination: { terminationDate: firstUnconfirmedDay(paye) },
      employee: { startDate: '2020-01-01', nzTaxCode: 'M' },
      holidayPay: { publicHolidaysAfterEnd: Array.from({ length: 30 }, () => '10') },
      allowUnconfirmed: true,
    };
    expect(accepted(input).unusedHolidayAmount.toString()).toBe('300');
  });
});
