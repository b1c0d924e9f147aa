import fc from 'fast-check';
import { calculatePay, netToGross, type NzPayInput } from '..';
import { compare, nzd } from '../../money';
import { firstUnconfirmedDay } from '../../testing/first-unconfirmed-day';
import { paye } from '../paye/paye';

const weekly: NzPayInput = {
  payDate: '2026-10-15',
  payPeriod: 'WEEKLY',
  employee: { nzTaxCode: 'M', kiwisaverStatusCode: 'NK' },
};
const dollars = (amount: string) => [{ description: 'Pay', units: 'dollars', value: amount, rate: '1' }];
const withCode = (nzTaxCode: string): NzPayInput => ({ ...weekly, employee: { ...weekly.employee, nzTaxCode } });

function amountFor(net: string | number, input: NzPayInput = weekly): string {
  const found = netToGross(input, net);
  return found.ok ? found.value.amount.toString() : found.error.code;
}

describe('net to gross', () => {
  test.each<[string, string, NzPayInput, string]>([
    // IR340 April 2026: a week of 1,000 bears 171.50; a cent less is 51,999 a year and bears 171.49
    ['the smaller of two neighbours', '828.50', weekly, '999.99'],
    ['nothing', '0', weekly, '0'],
    // 98.00 − 12.00 also leaves 86, but whole dollars of 97.88 bear 97 × 12.25 % = 11.88
    ['a flat code', '86', withCode('SB'), '97.88'],
    // 926.28 on M SL: 157.30 and 55.44
    ['with a student loan', '713.54', withCode('M SL'), '926.28'],
  ])('%s', (_name, net, input, gross) => {
    expect(amountFor(net, input)).toBe(gross);
  });

  test('on top of a pay that has lines, KiwiSaver and deductions', () => {
    const found = netToGross(
      {
        ...weekly,
        employee: { nzTaxCode: 'M', esctRate: '0.175' },
        hours: [{ description: 'Ordinary', units: 'hours', value: '20', rate: '30' }],
        deductions: [{ description: 'Union', amount: '12.35', classification: 'UNION_FEES' }],
      },
      '900',
    );
    if (!found.ok) throw new Error(found.error.message);
    expect(found.value.pay.net.toString()).toBe('900');
    expect(found.value.pay.hours[1]).toMatchObject({ description: 'Gross-up', units: 'dollars' });
    expect(found.value.pay.hours[1]?.payAmount.toString()).toBe(found.value.amount.toString());
    expect(found.value.pay.hoursWorked.toString()).toBe('20');
  });

  test('over the step where the independent earner credit starts', () => {
    const net = (amount: string): string => {
      const pay = calculatePay({ ...withCode('ME'), hours: dollars(amount) });
      if (!pay.ok) throw new Error(pay.error.message);
      return pay.value.net.toString();
    };
    // 461.54 a week is 24,000 a year: 3,108 + 420 − 520 = 3,008, a week 57.84; a cent less has no credit and bears 67.84
    expect(net('461.53')).toBe('393.69');
    expect(net('461.54')).toBe('403.7');
    expect(amountFor('393.69', withCode('ME'))).toBe('461.53');
    expect(amountFor('403.70', withCode('ME'))).toBe('461.54');
    // 24,001 and 24,002 a year: 3,008.1925 and 3,008.385, a week 57.84 and 57.85, so a cent more leaves the same
    expect([net('461.57'), net('461.58')]).toEqual(['403.73', '403.73']);
    expect(amountFor('403.73', withCode('ME'))).toBe('461.57');
    // 24,019 a year: 3,111.325 + 420.3325 − 520, a week 57.91
    expect(amountFor('404', withCode('ME'))).toBe('461.91');
    for (const between of ['393.70', '398', '403.69'])
      expect(amountFor(between, withCode('ME'))).toBe('calculation/no-solution');
  });

  test('a deduction of everything has no answer, in few tries', () => {
    let tries = 0;
    const input: NzPayInput = {
      ...weekly,
      get deductions() {
        tries += 1;
        return [{ description: 'All', percentage: '1', classification: 'NORMAL' }] as const;
      },
    };
    expect(amountFor('800', input)).toBe('calculation/no-solution');
    expect(tries).toBeLessThan(100);
  });

  test.each<[string, unknown, string]>([
    ['less than the pay already gives', '-1', 'calculation/no-solution'],
    ['part of a cent', '100.001', 'amount/too-precise'],
    ['no number', 'much', 'amount/not-a-number'],
    ['40 digits', '1'.repeat(40), 'amount/too-large'],
  ])('refused: %s', (_name, net, code) => {
    expect(netToGross(weekly, net as string)).toMatchObject({
      ok: false,
      error: { code, path: 'net', message: expect.stringMatching(/^[A-Z].{15,}\.$/) },
    });
  });

  test('a pay that is refused stays refused', () => {
    expect(netToGross({ ...weekly, payDate: '2019-01-01' }, '100')).toMatchObject({
      ok: false,
      error: { code: 'statutory/not-covered' },
    });
    const later = { ...weekly, payDate: firstUnconfirmedDay(paye) };
    expect(netToGross(later, '100').ok).toBe(false);
    expect(netToGross(later, '100', { allowUnconfirmed: true }).ok).toBe(true);
  });

  test('rows that are no list, or leave no room for one more, are refused', () => {
    expect(netToGross({ ...weekly, hours: {} as never }, '100')).toMatchObject({
      error: { code: 'input/missing', path: 'hours' },
    });
    const full = Array.from({ length: 1000 }, () => ({ description: 'x', units: 'h', value: '0', rate: '1' }));
    expect(netToGross({ ...weekly, hours: full }, '100')).toMatchObject({
      error: { code: 'input/too-many', path: 'hours' },
    });
  });

  test('a net that no pay has digits for is refused as such, not as a row that nobody sent', () => {
    const refused = netToGross(weekly, '999999999999');
    expect(refused).toMatchObject({ ok: false, error: { code: 'amount/too-large', path: 'net' } });
    expect(!refused.ok && refused.error.message).toBe(
      'A net pay of $999,999,999,999.00 asks for earnings of more than 12 digits. Ask for a smaller amount.',
    );
  });

  test('less than the pay already gives is named as such', () => {
    const refused = netToGross({ ...weekly, hours: dollars('900') }, '500');
    expect(refused).toMatchObject({ ok: false, error: { code: 'calculation/no-solution', details: { net: '500' } } });
    expect(!refused.ok && refused.error.message).toMatch(
      /^No earnings give a net pay of \$500\.00 exactly.*Ask for another/,
    );
  });

  test('the net of any pay leads back to a gross with that net, never a larger one', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 400_000 }),
        fc.constantFrom('WEEKLY', 'FORTNIGHTLY', 'FOUR_WEEKLY', 'MONTHLY'),
        fc.constantFrom('M', 'ME', 'M SL', 'ME SL', 'SB', 'S SL', 'SH', 'ND'),
        fc.boolean(),
        (cents, payPeriod, nzTaxCode, isMember) => {
          const input = {
            ...weekly,
            payPeriod,
            employee: isMember ? { nzTaxCode, esctRate: '0.175' } : { nzTaxCode, kiwisaverStatusCode: 'NK' },
          } as NzPayInput;
          const amount = (cents / 100).toFixed(2);
          const pay = calculatePay({ ...input, hours: dollars(amount) });
          if (!pay.ok) throw new Error(pay.error.message);
          const found = netToGross(input, pay.value.net.toString());
          if (!found.ok) throw new Error(`${amount}: ${found.error.message}`);
          expect(found.value.pay.net.toString()).toBe(pay.value.net.toString());
          expect(compare(found.value.amount, nzd(amount))).toBeLessThanOrEqual(0);
        },
      ),
    );
  });
});
