import { civilDate } from '../../calendar';
import { aud } from '../../money';
import { inForce } from '../../statutory';
import type { AuState } from '../long-service-leave';
import { payrollTax, payrollTaxOfYear, wagesByStateAndMonth } from '.';

function tax(state: AuState, wages: string, australianWages = wages, on = '2025-12-31') {
  const edition = inForce(payrollTax, civilDate(on));
  if (!edition.ok) throw new Error(edition.error.message);
  const outcome = payrollTaxOfYear({ state, wages: aud(wages), australianWages: aud(australianWages) }, edition.value);
  return outcome.ok ? outcome.value.value.toString() : `${outcome.error.code} ${outcome.error.path}`;
}

test('wages by state and month, super included', () => {
  const pay = (payDate: string, state: AuState | undefined, gross: string, paid: string) => ({
    payDate: civilDate(payDate),
    state,
    gross: aud(gross),
    super: aud(paid),
  });
  const rows = wagesByStateAndMonth([
    pay('2026-08-31', 'VIC', '1000', '120'),
    pay('2026-08-06', 'NSW', '500.50', '60.06'),
    pay('2026-08-06', 'VIC', '1000', '120'),
    pay('2026-07-30', 'VIC', '1', '0'),
    pay('2026-08-06', undefined, '10', '0'),
  ]);
  expect(rows.map(({ month, state, wages }) => [month, state, String(wages)])).toEqual([
    ['2026-07', 'VIC', '1'],
    ['2026-08', undefined, '10'],
    ['2026-08', 'NSW', '560.56'],
    ['2026-08', 'VIC', '2240'],
  ]);
});

test.each<[string, AuState, string, string | undefined, string]>([
  // (1,500,000 − 1,200,000) × 5.45 %
  ['one state alone', 'NSW', '1500000', undefined, '16350'],
  // A quarter of the wages has a quarter of the threshold: (1,000,000 − 300,000) × 5.45 %.
  ['a group in several states', 'NSW', '1000000', '4000000', '38150'],
  ['nothing', 'NSW', '0', '4000000', '0'],
  ['a state that was not read in full', 'QLD', '5000000', undefined, 'statutory/not-covered state'],
  ['wages with a surcharge', 'VIC', '1000000', '10000000.01', 'statutory/not-covered australianWages'],
  ['more in the state than in Australia', 'NSW', '2', '1', 'input/conflict australianWages'],
])('%s', (_name, state, wages, australian, expected) => {
  expect(tax(state, wages, australian)).toBe(expected);
});

test('a year that nobody has confirmed is refused', () => {
  expect(inForce(payrollTax, civilDate('2026-07-01'))).toMatchObject({
    ok: false,
    error: { code: 'statutory/unconfirmed' },
  });
});
