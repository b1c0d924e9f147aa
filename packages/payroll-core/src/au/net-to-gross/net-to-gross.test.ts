import fc from 'fast-check';
import { calculatePay, netToGross, type AuPayInput } from '..';
import { firstUnconfirmedDay } from '../../testing/first-unconfirmed-day';
import { schedule1 } from '../payg-schedule-1/schedule-1';

const weekly: AuPayInput = {
  payDate: '2026-11-12',
  payPeriod: 'WEEKLY',
  employee: {
    taxDeclaration: {
      taxFileNumber: 'quoted',
      residency: 'resident',
      claimsTaxFreeThreshold: true,
      hasStudyLoan: false,
      medicareLevyExemption: 'none',
    },
  },
};

function amountFor(net: string | number, input: AuPayInput = weekly): string {
  const found = netToGross(input, net);
  return found.ok ? found.value.amount.toString() : found.error.code;
}

describe('net to gross', () => {
  // ATO weekly tax table, July 2026: 563.60 withholds 33, so 530.60 net needs 563.60 gross.
  test.each<[string, string, string]>([
    ['a line of the tax table', '530.60', '563.6'],
    ['no tax on so little', '300', '300'],
    ['nothing', '0', '0'],
    // 1,000 withholds 138; of 1,000 and up to 1,001.4 the tax is the same.
    ['862 after 138', '862', '1000'],
  ])('%s', (_name, net, gross) => {
    expect(amountFor(net)).toBe(gross);
  });

  test('the smallest of several answers', () => {
    // Tax steps by a dollar, so 1,000.00 less 138 and a gross of a few cents more can give the same net.
    const amount = amountFor('862');
    for (let cents = 1; cents < 200; cents++) {
      const less = ((100_000 - cents) / 100).toFixed(2);
      const pay = calculatePay({ ...weekly, hours: [{ description: 'x', units: 'dollars', value: less, rate: '1' }] });
      expect(pay.ok && pay.value.net.toString()).not.toBe('862');
    }
    expect(amount).toBe('1000');
  });

  test('on top of a pay that has lines, sacrifices and deductions', () => {
    const input: AuPayInput = {
      ...weekly,
      hours: [{ description: 'Ordinary', units: 'hours', value: '20', rate: '30' }],
      paySacrifices: [{ description: 'Super', amount: '50' }],
      deductions: [
        { description: 'Union', amount: '12.35', classification: 'UNION_FEES' },
        { description: 'Charity', percentage: '0.01', classification: 'CHARITY' },
      ],
    };
    const found = netToGross(input, '900');
    if (!found.ok) throw new Error(found.error.message);
    expect(found.value.pay.net.toString()).toBe('900');
    expect(found.value.pay.hours).toHaveLength(2);
    expect(found.value.pay.hours[1]).toMatchObject({ description: 'Gross-up', units: 'dollars' });
    expect(found.value.pay.hours[1]?.payAmount.toString()).toBe(found.value.amount.toString());
    expect(found.value.pay.hoursWorked.toString()).toBe('20');
  });

  test('past child support, which takes every dollar until it is met', () => {
    const input: AuPayInput = {
      ...weekly,
      deductions: [{ description: 'Child support', amount: '100', classification: 'CHILD_SUPPORT_DEDUCTION' }],
    };
    // 544.88 is protected: 0.25 × 581.99 − 108.2135 = 37.28, so 37 of 581.88. A dollar more comes only after 100 of child
    // support: 0.17 × 712.99 − 54.3473 = 66.86, so 67 and 100 of 712.88.
    expect(amountFor('544.88', input)).toBe('581.88');
    expect(amountFor('545.88', input)).toBe('712.88');
  });

  test('child support of any size: the gross of the net and the child support together, in bounded tries', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000_000 }),
        // 544.88 is protected; above it all of the child support has been taken.
        fc.oneof(fc.integer({ min: 54_489, max: 55_000 }), fc.integer({ min: 54_489, max: 10_000_000 })),
        fc.constantFrom('CHILD_SUPPORT_DEDUCTION', 'CHILD_SUPPORT_GARNISHEE'),
        (support, netCents, classification) => {
          let tries = 0;
          const deductions = [{ description: 'Child support', amount: String(support), classification }] as const;
          const counted: AuPayInput = {
            ...weekly,
            get deductions() {
              tries += 1;
              return deductions;
            },
          };
          const asked = (netCents / 100).toFixed(2);
          expect([asked, support, amountFor(asked, counted)]).toEqual([
            asked,
            support,
            amountFor(((netCents + support * 100) / 100).toFixed(2)),
          ]);
          expect(tries).toBeLessThan(7_000);
        },
      ),
      { numRuns: 40 },
    );
  });

  test('a deduction of everything has no answer, in few tries', () => {
    let tries = 0;
    const input: AuPayInput = {
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
    expect(netToGross(weekly, net as string)).toMatchObject({ ok: false, error: { code, path: 'net' } });
  });

  test('a pay that is refused stays refused', () => {
    expect(netToGross({ ...weekly, payDate: '2019-01-01' }, '100')).toMatchObject({
      ok: false,
      error: { code: 'statutory/not-covered' },
    });
    expect(netToGross({ ...weekly, hours: 7 } as unknown as AuPayInput, '100')).toMatchObject({
      ok: false,
      error: { code: 'input/missing', path: 'hours' },
    });
    const later = { ...weekly, payDate: firstUnconfirmedDay(schedule1) };
    expect(netToGross(later, '100').ok).toBe(false);
    expect(netToGross(later, '100', { allowUnconfirmed: true }).ok).toBe(true);
  });

  test('a net that no pay has digits for is refused as such, not as a row that nobody sent', () => {
    const refused = netToGross(weekly, '999999999999');
    expect(refused).toMatchObject({ ok: false, error: { code: 'amount/too-large', path: 'net' } });
    expect(!refused.ok && refused.error.message).toBe(
      'A net pay of $999,999,999,999.00 asks for earnings of more than 12 digits. Ask for a smaller amount.',
    );
  });

  test('less than the pay already gives is named as such', () => {
    const rich = { ...weekly, hours: [{ description: 'x', units: 'dollars', value: '900', rate: '1' }] };
    const refused = netToGross(rich, '500');
    expect(refused).toMatchObject({ ok: false, error: { code: 'calculation/no-solution', details: { net: '500' } } });
    expect(!refused.ok && refused.error.message).toMatch(
      /^No earnings give a net pay of \$500\.00 exactly: .* Ask for another amount\.$/,
    );
    const precise = netToGross(weekly, '1.001');
    expect(!precise.ok && precise.error.message).toBe('A net pay has whole cents.');
  });

  test('the net of any pay leads back to a gross with that net, never a larger one', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 500_000 }),
        fc.constantFrom('WEEKLY', 'FORTNIGHTLY', 'MONTHLY'),
        fc.boolean(),
        (cents, payPeriod, hasStudyLoan) => {
          const { taxDeclaration } = weekly.employee;
          const input = {
            ...weekly,
            payPeriod,
            employee: { taxDeclaration: { ...taxDeclaration, hasStudyLoan } },
          } as const;
          const value = (cents / 100).toFixed(2);
          const pay = calculatePay({ ...input, hours: [{ description: 'x', units: 'dollars', value, rate: '1' }] });
          if (!pay.ok) throw new Error(pay.error.message);
          const back = netToGross(input, pay.value.net.toString());
          if (!back.ok) throw new Error(back.error.message);
          expect(back.value.pay.net.toString()).toBe(pay.value.net.toString());
          expect(Number(back.value.amount.toString())).toBeLessThanOrEqual(Number(value));
        },
      ),
      { numRuns: 200 },
    );
  });
});
