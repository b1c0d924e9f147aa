import { civilDate } from '../../calendar';
import { aud } from '../../money';
import { recoverOverpayment } from './recover-overpayment';

function recovered(paidOn: string, identifiedOn: string, gross = '20000', taxWithheld = '3000') {
  const outcome = recoverOverpayment({
    paidOn: civilDate(paidOn),
    identifiedOn: civilDate(identifiedOn),
    gross: aud(gross),
    taxWithheld: aud(taxWithheld),
  });
  if (!outcome.ok) return outcome.error.path;
  const { toRepay, recoveredBy, correctsYear, correctsTax } = outcome.value;
  return [toRepay.value.toString(), recoveredBy, correctsYear, correctsTax];
}

// ATO, Repayment of overpaid amounts, Example 1: 20,000 overpaid, 3,000 withheld; found in a later year, 20,000 are repaid.
test.each([
  ['found in a later year', '2025-06-30', '2025-07-01', ['20000', 'deduction-after-tax', '2024-25', false]],
  ['found in the same year', '2025-07-01', '2026-06-30', ['17000', 'adjustment', '2025-26', true]],
  ['found on the day', '2026-03-05', '2026-03-05', ['17000', 'adjustment', '2025-26', true]],
])('%s', (_when, paidOn, identifiedOn, expected) => {
  expect(recovered(paidOn, identifiedOn)).toEqual(expected);
});

test.each([
  ['found before it was paid', ['2026-03-05', '2026-03-04'], 'identifiedOn'],
  ['more withheld than paid', ['2026-03-05', '2026-03-05', '100', '101'], 'taxWithheld'],
  ['below zero', ['2026-03-05', '2026-03-05', '-1', '0'], 'taxWithheld'],
] as const)('refused: %s', (_what, args, path) => {
  const [paidOn, identifiedOn, gross, tax] = args as readonly [string, string, string?, string?];
  expect(recovered(paidOn, identifiedOn, gross, tax)).toBe(path);
});
