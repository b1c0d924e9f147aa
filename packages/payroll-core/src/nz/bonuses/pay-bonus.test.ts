import { calculatePay } from '../calculate-pay';
import type { NzPayBonusInput } from './pay-bonus';

// 40 hours at 40: 1,600 a week, 83,200 a year. With 10,000 more it is in the band of 33 %.
const paid = (bonus: Partial<NzPayBonusInput>) =>
  calculatePay({
    payDate: '2026-11-12',
    payPeriod: 'WEEKLY',
    employee: { payRatePerHour: '40', nzTaxCode: 'M', kiwisaverStatusCode: 'AK', esctRate: '0.33' },
    hours: [{ description: 'Ordinary time', units: 'hours', value: '40' }],
    bonuses: [{ description: 'Lump sum', amount: '10000', ...bonus }],
  });

describe.each([
  ['isNzRedundancy', 'redundancy'],
  ['isNzRetiringAllowance', 'retiring-allowance'],
] as const)('%s', (flag, kind) => {
  // Inland Revenue payroll specification 4.3.1 and 5.11 step 4: no earners' levy; not salary or wages for KiwiSaver.
  test('an extra pay without the levy and without KiwiSaver, filed as not liable', () => {
    const pay = paid({ [flag]: true });
    if (!pay.ok) throw new Error(pay.error.message);
    const { extraPays, kiwisaverEmployeeAmount, kiwisaverEmployerAmount, employmentInformation } = pay.value;
    expect(extraPays.map((one) => [one.kind, one.tax.toString(), one.levy.toString()])).toEqual([[kind, '3300', '0']]);
    expect([kiwisaverEmployeeAmount, kiwisaverEmployerAmount].map(String)).toEqual(['56', '56']);
    expect([employmentInformation.gross, employmentInformation.notLiableForAcc].map(String)).toEqual([
      '11600',
      '10000',
    ]);
    expect(JSON.stringify(pay.value.net)).toBe(JSON.stringify(ended(paid({ extraPayKind: kind })).net));
  });

  test('is no part of gross earnings for holidays', () => {
    expect(ended(paid({ [flag]: true })).holidaysActGrossEarnings.toString()).toBe('1600');
  });

  test.each<[string, Partial<NzPayBonusInput>, string]>([
    ['as ordinary pay', { taxAsNzExtraPay: false }, 'taxAsNzExtraPay'],
    ['as a share scheme benefit', { isNzEss: true }, flag],
    ['under the code of another lump sum', { extraPayKind: 'holiday-pay' }, flag],
    ['spread over months', { taxMethod: 'SPREAD_OVER_SPECIFIC_RANGE' }, 'taxMethod'],
  ])('is refused %s', (_how, also, member) => {
    expect(paid({ [flag]: true, ...also })).toMatchObject({
      ok: false,
      error: { code: 'input/conflict', path: `bonuses[0].${member}` },
    });
  });
});

test('a lump sum is not both', () => {
  expect(paid({ isNzRedundancy: true, isNzRetiringAllowance: true })).toMatchObject({
    ok: false,
    error: { code: 'input/conflict', path: 'bonuses[0].isNzRedundancy' },
  });
});

// 1.75 % of 10,000 and 3.5 % of 11,600.
test('a bonus bears the levy and KiwiSaver', () => {
  const pay = ended(paid({ taxAsNzExtraPay: true, isNzRedundancy: false, isNzRetiringAllowance: null }));
  expect([pay.extraPays[0]!.levy, pay.kiwisaverEmployeeAmount].map(String)).toEqual(['175', '406']);
});

function ended(pay: ReturnType<typeof paid>) {
  if (!pay.ok) throw new Error(pay.error.message);
  return pay.value;
}
