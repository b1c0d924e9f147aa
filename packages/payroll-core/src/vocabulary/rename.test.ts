import { calculatePay, type AuPayInput } from '../au';
import { apiNames, fromApiNames, toApiNames, type ApiNamed } from '.';

const input = {
  payDate: '2026-11-12',
  payPeriod: 'WEEKLY',
  employee: {
    payRatePerHour: '35.50',
    taxDeclaration: { taxFileNumber: 'quoted', residency: 'resident', claimsTaxFreeThreshold: true },
  },
  hours: [{ description: 'Ordinary time', units: 'hours', value: '38' }],
} as const satisfies AuPayInput;

test('there and back is the same input, and the types know both', () => {
  const named: ApiNamed<typeof input> = toApiNames(input);
  expect(named.employee.tax_declaration.claims_tax_free_threshold).toBe(true);
  // @ts-expect-error the library's name is not the API's
  expect(named.payDate).toBeUndefined();
  expect(fromApiNames(named)).toEqual(input);
  expect(JSON.stringify(calculatePay(fromApiNames(named) as AuPayInput))).toBe(JSON.stringify(calculatePay(input)));
});

test('a name in the API has the same letters, in words of small ones', () => {
  for (const [ours, theirs] of Object.entries(apiNames)) {
    expect(theirs.replaceAll('_', '')).toBe(ours.toLowerCase());
    expect(theirs).toMatch(/^[a-z0-9]+(_[a-z0-9]+)*$/);
  }
});
