import { civilDate } from '../../calendar';
import { aud } from '../../money';
import { explainAsText } from '../../trace';
import { auWithholdingRules, type AuTaxDeclaration } from '../withholding';
import { unusedLeave, withholdAtMarginalRates, withholdFromUnusedLeave, type UnusedLeavePayment } from '.';

const rules = unusedLeave.editions[0]!;
const inForce = auWithholdingRules(civilDate('2026-10-30'));
if (!inForce.ok) throw new Error(inForce.error.message);
const withholding = inForce.value;

const zero = aud('0');
const resident: AuTaxDeclaration = {
  taxFileNumber: 'quoted',
  residency: 'resident',
  claimsTaxFreeThreshold: true,
  hasStudyLoan: false,
  medicareLevyExemption: 'none',
};
const leave = (parts: {
  annual?: string;
  long?: readonly [string, string, string];
  ending?: UnusedLeavePayment['ending'];
  declaration?: Partial<AuTaxDeclaration>;
  paidEarlier?: string;
}) =>
  withholdFromUnusedLeave(
    {
      annualLeave: { before18August1993: zero, from18August1993: aud(parts.annual ?? '0') },
      longServiceLeave: {
        before16August1978: aud(parts.long?.[0] ?? '0'),
        to17August1993: aud(parts.long?.[1] ?? '0'),
        after17August1993: aud(parts.long?.[2] ?? '0'),
      },
      ending: parts.ending ?? 'normal',
      normalPay: { earnings: aud('1400'), frequency: 'weekly', declaration: { ...resident, ...parts.declaration } },
      paidEarlierThisYear: aud(parts.paidEarlier ?? '0'),
    },
    rules,
    withholding,
  );

describe('what a payee asked for on ordinary pays does not touch a lump sum on leaving', () => {
  const plain = leave({ annual: '6000' }).annualLeave.value.toString();

  test.each([
    ['a study loan', { hasStudyLoan: true }],
    ['tax offsets', { annualTaxOffsets: aud('5000') }],
    ['a Medicare levy reduction', { medicareLevyReduction: { spouse: true, dependants: 5 } }],
    ['an extra amount', { upwardVariation: { kind: 'extra-amount', amount: aud('50') } }],
    ['a percentage', { upwardVariation: { kind: 'percentage', rate: aud('0.5') } }],
    ['a 53rd week', { hasExtraPayInYear: true }],
  ] as const)('%s', (_name, declaration) => {
    expect(leave({ annual: '6000', declaration }).annualLeave.value.toString()).toBe(plain);
  });
});

describe('working holiday makers', () => {
  const maker = { workingHolidayMaker: { employerIsRegistered: true } };

  // Schedule 15: 15 % to 45,000 paid in the year, 30 % from there; long service leave comes after annual leave.
  test('annual leave first, then the assessable long service leave on top of it', () => {
    const { annualLeave, longServiceLeave } = leave({
      annual: '6000',
      long: ['1000', '100', '200'],
      declaration: maker,
      paidEarlier: '39500',
    });
    expect(annualLeave.value.toString()).toBe('900');
    // 0.05 × 1000 + 100 + 200 = 350, with 45,500 paid before it: 0.3 × 350.
    expect(longServiceLeave.value.toString()).toBe('105');
  });

  test('without a tax file number, and with an employer who is not registered', () => {
    expect(
      leave({ annual: '1000.99', declaration: { ...maker, taxFileNumber: 'not-quoted' } }).annualLeave.value.toString(),
    ).toBe('450');
    const unregistered = { workingHolidayMaker: { employerIsRegistered: false } };
    expect(leave({ annual: '1000', declaration: unregistered }).annualLeave.value.toString()).toBe('300');
  });
});

test('a super-only contractor is outside PAYG', () => {
  const { annualLeave, longServiceLeave } = leave({
    annual: '6000',
    long: ['0', '0', '5000'],
    declaration: { isSuperOnlyContractor: true },
  });
  expect([annualLeave.value.toString(), longServiceLeave.value.toString()]).toEqual(['0', '0']);
  expect(annualLeave.says()).toBe('paid outside PAYG: nothing is withheld');
});

describe('the working is told', () => {
  test('a lump sum', () => {
    expect(explainAsText(leave({ annual: '6000', ending: 'concessional' }).annualLeave)).toBe(
      [
        'au.unused-leave.withhold-from-annual-leave: 1920 at the lump sum rate + 0 of the 0 at marginal rates = 1920',
        '  au.unused-leave.lump-sum-rate: 0.32 × 6000 = 1920, to the nearest dollar 1920',
        '    given.amount: amount 6000',
        `    au.unused-leave/lumpSumRate: 0.32 (since 2024-07-01; ${rules.law.title})`,
        '  au.unused-leave.marginal-part: nothing is taxed at marginal rates',
      ].join('\n'),
    );
  });

  test('the marginal method', () => {
    // Weekly, scale 2, from 1 July 2026: 1400 withholds 267 (0.32 × 1400.99 − 181.7319) and 1515 withholds 303 (0.32 × 1515.99 − 181.7319).
    const step = withholdAtMarginalRates(
      aud('6000'),
      { earnings: aud('1400'), frequency: 'weekly', declaration: resident },
      withholding,
    );
    expect(step.value.toString()).toBe('1872');
    expect(step.says()).toBe(
      '6000 over 52 pays, cents ignored, 115 a pay; from 1515 303, from 1400 267, difference 36 × 52 = 1872',
    );
    expect(explainAsText(step)).toContain('given.normalEarnings: normal earnings 1400');
  });

  test('a small payment', () => {
    const { annualLeave } = leave({ annual: '156' });
    const text = explainAsText(annualLeave);
    expect(text).toContain(
      'au.unused-leave.small-payment: 156 is below 300: the lesser of 52 by the table and 50 at the lump sum rate',
    );
    expect(text).toContain('au.unused-leave/smallPaymentBelow: 300');
  });

  test('no tax file number, and death', () => {
    const none = leave({ annual: '100.99', declaration: { taxFileNumber: 'not-quoted' } }).annualLeave;
    expect(none.value.toString()).toBe('47');
    expect(explainAsText(none)).toBe(
      [
        'au.unused-leave.no-tax-file-number: 0.47 × 100, cents ignored, 47',
        '  given.amount: amount 100.99',
        `  au.unused-leave/noTaxFileNumber/resident: 0.47 without a tax file number (since 2024-07-01; ${rules.law.title})`,
      ].join('\n'),
    );
    const dead = leave({ annual: '100', ending: 'death', long: ['0', '0', '9'] });
    expect(explainAsText(dead.longServiceLeave)).toBe(
      'au.unused-leave.after-death: nothing is withheld from unused leave after death',
    );
  });
});
