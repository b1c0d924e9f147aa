import fc from 'fast-check';
import { civilDate } from '../../calendar';
import { aud, compare, Decimal, multiply, sum, type Aud } from '../../money';
import { explainAsText } from '../../trace';
import { auWithholdingRules, type AuTaxDeclaration, type AuWithholdingRules } from '../withholding';
import {
  allocateEvenly,
  dateRangeMethods,
  isLumpSumE,
  payPeriodsCovered,
  taxMethods,
  withholdFromPay,
  type AdditionalPayment,
  type EarlierThisYear,
  type PayWithholding,
} from '.';

const NOTHING = aud('0');
const resident: AuTaxDeclaration = {
  taxFileNumber: 'quoted',
  residency: 'resident',
  claimsTaxFreeThreshold: true,
  hasStudyLoan: false,
  medicareLevyExemption: 'none',
};

function rulesOn(payDate: string): AuWithholdingRules {
  const rules = auWithholdingRules(civilDate(payDate));
  if (!rules.ok) throw new Error(rules.error.message);
  return rules.value;
}

interface Options {
  readonly declaration?: Partial<AuTaxDeclaration>;
  readonly frequency?: PayWithholding['frequency'];
  readonly earlierThisYear?: EarlierThisYear;
  readonly paidEarlier?: string;
  readonly on?: string;
}

function withhold(
  earnings: string,
  additionalPayments: readonly AdditionalPayment[],
  { declaration = {}, frequency = 'weekly', earlierThisYear, paidEarlier = '0', on = '2024-10-15' }: Options = {},
) {
  return withholdFromPay(
    {
      earnings: aud(earnings),
      frequency,
      declaration: { ...resident, ...declaration },
      paidEarlierThisYear: aud(paidEarlier),
      additionalPayments,
      ...(earlierThisYear === undefined ? {} : { earlierThisYear }),
    },
    rulesOn(on),
  );
}

/** What the additional payments alone add. */
function added(...args: Parameters<typeof withhold>): number {
  const { total, ordinary } = withhold(...args);
  return Number(total.value.toString()) - Number(ordinary.total.value.toString());
}

const wholeYear = (amount: string): AdditionalPayment => ({ method: 'METHOD_A_WHOLE_YEAR', amount: aud(amount) });
const overRange = (amount: string, payPeriods: number): AdditionalPayment => ({
  method: 'METHOD_A_SPECIFIC_RANGE',
  amount: aud(amount),
  payPeriods,
});

describe('Method A (ATO Schedule 5, Example 1: 900 on top of 1,400 a week in 2024-25)', () => {
  test('withholds 260 on the bonus and 532 from the pay', () => {
    const pay = withhold('1400', [wholeYear('900')]);
    expect(pay.additional.map(({ total }) => total.value.toString())).toEqual(['260']);
    expect(pay.ordinary.total.value.toString()).toBe('272');
    expect(pay.total.value.toString()).toBe('532');
    expect(pay.studyLoan.value.toString()).toBe('0');
    expect(pay.total.says()).toBe('272 + 260 = 532');
    expect(pay.total.rule).toBe('au.withholding.ordinary-and-additional');
  });

  test('is explained down to both lines of the table', () => {
    const [bonus] = withhold('1400', [wholeYear('900')]).additional;
    const lines = explainAsText(bonus!.total).split('\n');
    expect(lines[0]).toBe(
      'au.additional-payments.method-a: 260 tax + 0 study loan − 0 already withheld = 260, ' +
        'at most 0.47 × 900 = 423, cents ignored: 260',
    );
    expect(lines).toContain('  given.additional payment: additional payment 900');
    expect(lines).toContain('  au.additional-payments.tax-on-top: (277 − 272) × 52 = 260');
    expect(lines).toContain(
      '    au.payg-schedule-1.withhold-weekly: 0.32 × 1417.99 − 176.5769 = 277.1799, to the nearest dollar 277',
    );
    expect(lines).toContain('  au.additional-payments.no-study-loan: no study loan is repaid from this payment');
    expect(lines.at(-1)).toContain('  au.additional-payments/limit: limit 0.47 (since 2024-07-01; ATO Schedule 5');
  });

  test('takes the study loan through the same steps on its own table: 3 % of 1,400.99 is 42, of 1,417.99 is 43', () => {
    const pay = withhold('1400', [wholeYear('900')], { declaration: { hasStudyLoan: true } });
    const [bonus] = pay.additional;
    expect(bonus!.total.value.toString()).toBe('312');
    expect(bonus!.studyLoan.value.toString()).toBe('52');
    expect(bonus!.studyLoan.rule).toBe('au.additional-payments.study-loan-after-tax');
    expect(bonus!.studyLoan.says()).toBe('of 312, after 260 of tax, 52');
    expect(explainAsText(bonus!.studyLoan)).toContain('au.additional-payments.study-loan-on-top: (43 − 42) × 52 = 52');
    expect(pay.studyLoan.value.toString()).toBe('94');
    expect(pay.studyLoan.rule).toBe('au.study-loans.ordinary-and-additional');
  });

  test('ignores the cents of the earnings and of the share', () => {
    // 987.99 ÷ 52 is 18: 0.32 × 1418.99 − 176.5769 = 277.4999. A share of 19 brings 277.8199.
    expect(added('1400.99', [wholeYear('987.99')])).toBe(260);
    expect(added('1400', [wholeYear('988')])).toBe(312);
  });

  test('counts all additional payments of a pay that stand for the same pays as one', () => {
    const pay = withhold('1400', [wholeYear('500'), wholeYear('400')]);
    expect(pay.additional).toHaveLength(1);
    expect(added('1400', [wholeYear('500'), wholeYear('400')])).toBe(260);
    expect(withhold('1400', [wholeYear('500'), overRange('400', 10)]).additional).toHaveLength(2);
    expect(withhold('1400', [wholeYear('500'), overRange('400', 52)]).additional).toHaveLength(1);
  });

  test('over the pays of a shorter time: 900 over 10 weeks is 90 a week, (300 − 272) × 10', () => {
    // 0.32 × 1490.99 − 176.5769 = 300.5399
    expect(added('1400', [overRange('900', 10)])).toBe(290);
  });

  test('no bonus stands for more pays than a year has, or for less than one', () => {
    expect(added('1400', [overRange('900', 104)])).toBe(260);
    expect(added('1400', [overRange('900', 0)])).toBe(added('1400', [overRange('900', 1)]));
  });

  test('fortnightly and monthly pays use their own count of pays', () => {
    // Fortnightly 2,800 and 2,834: (277 − 272) × 2, times 26.
    expect(added('2800', [wholeYear('900')], { frequency: 'fortnightly' })).toBe(260);
    // Monthly 6,066 and 6,141: 271 and 277 a week are 1,174 and 1,200 a month; 26, times 12.
    expect(added('6066.67', [wholeYear('900')], { frequency: 'monthly' })).toBe(312);
  });

  test('withholds at most 47 % of the payment, tax and study loan together, the loan after the tax', () => {
    // Weekly 3,700 on scale 2 in 2024-25: tax takes 47 % of each further dollar and the loan 10 %.
    const pay = withhold('3700', [wholeYear('52000')], { declaration: { hasStudyLoan: true } });
    const [bonus] = pay.additional;
    expect(bonus!.total.value.toString()).toBe('24440');
    expect(bonus!.studyLoan.value.toString()).toBe('0');
    expect(added('3700', [wholeYear('52000')])).toBe(24440);
    // From 3,000 to 3,100 a week the tax is 39 % and the loan 9.5 to 10 %: 2,028 of tax, and the loan has the rest.
    const between = withhold('3100', [wholeYear('5200')], { declaration: { hasStudyLoan: true } }).additional[0]!;
    expect(between.total.value.toString()).toBe('2444');
    expect(between.studyLoan.value.toString()).toBe(String(2444 - 2028));
  });

  test('ignores the cents of the limit', () => {
    const limited = withhold('3700', [overRange('1001.99', 1)]).additional[0]!;
    expect(limited.total.says()).toContain('at most 0.47 × 1001.99 = 470.9353, cents ignored: 470');
  });

  test('leaves offsets, the Medicare levy adjustment and an agreed extra to the ordinary pay', () => {
    for (const declaration of [
      { annualTaxOffsets: aud('5000') },
      { medicareLevyReduction: { spouse: true, dependants: 9 } },
      { upwardVariation: { kind: 'extra-amount', amount: aud('100') } },
    ] satisfies Partial<AuTaxDeclaration>[]) {
      expect(added('1400', [wholeYear('900')], { declaration })).toBe(260);
    }
  });
});

describe('Method B(i): back pay for pays of this year', () => {
  // 2024-25, scale 2: 1,000 a week is 143, 1,100 a week 175, 1,200 a week 208.
  const allocation = (backPay: string, withheld = '143') => ({
    backPay: aud(backPay),
    earningsPaid: aud('1000'),
    withheld: aud(withheld),
  });
  const backPay = (amount: string, ...allocations: ReturnType<typeof allocation>[]): AdditionalPayment => ({
    method: 'METHOD_B1',
    amount: aud(amount),
    allocations,
  });

  test('withholds from each pay anew and takes off what was withheld', () => {
    const pay = withhold('1000', [backPay('300', allocation('100'), allocation('200'))]);
    expect(pay.ordinary.total.value.toString()).toBe('143');
    expect(pay.additional[0]!.total.value.toString()).toBe(String(175 - 143 + (208 - 143)));
    expect(pay.total.value.toString()).toBe(String(143 + 32 + 65));
    const lines = explainAsText(pay.additional[0]!.total).split('\n');
    expect(lines[0]).toBe('au.additional-payments.method-b1: 97 over 2 pays, not below nil: 97');
    expect(lines).toContain('  given.back payment: back payment 300');
    expect(lines).toContain('  au.additional-payments.withhold-anew: 175 − 143 = 32');
    expect(lines).toContain('    given.withheld before: withheld before 143');
  });

  test('knows no 47 % limit', () => {
    const one = backPay('100', { backPay: aud('100'), earningsPaid: aud('1000'), withheld: NOTHING });
    expect(added('1000', [one])).toBe(175);
  });

  test('a negative sum becomes nil, but a negative pay counts against the others', () => {
    expect(added('1000', [backPay('100', allocation('100', '500'))])).toBe(0);
    expect(added('1000', [backPay('300', allocation('100', '180'), allocation('200'))])).toBe(65 - 5);
  });

  test('repays the study loan of each pay anew too', () => {
    // 2024-25, scale 2: nothing at 1,000 a week, 1 % from 1,046.
    const pay = withhold('1000', [backPay('100', allocation('100'))], { declaration: { hasStudyLoan: true } });
    expect(pay.additional[0]!.studyLoan.value.toString()).toBe('11');
    expect(pay.additional[0]!.studyLoan.rule).toBe('au.additional-payments.method-b1-study-loan');
    expect(pay.additional[0]!.studyLoan.says()).toBe('11 over 1 pays');
    expect(pay.additional[0]!.total.value.toString()).toBe(String(186 - 143));
    expect(explainAsText(pay.additional[0]!.studyLoan)).toContain('au.additional-payments.repay-anew: 11 − 0 = 11');
  });
});

describe('Method B(ii): on top of the average of the year so far', () => {
  const b2 = (amount: string): AdditionalPayment => ({ method: 'METHOD_B2', amount: aud(amount) });
  const earlier = (members: Partial<Record<keyof EarlierThisYear, string | number>>): EarlierThisYear => ({
    normalEarnings: aud(String(members.normalEarnings ?? '0')),
    payPeriods: Number(members.payPeriods ?? 0),
    backPaymentsB1: aud(String(members.backPaymentsB1 ?? '0')),
    paymentsB2: aud(String(members.paymentsB2 ?? '0')),
    withheldB2: aud(String(members.withheldB2 ?? '0')),
  });

  test('in a first pay the average is the pay itself, as in Method A', () => {
    expect(added('1400', [b2('900')])).toBe(260);
    expect(withhold('1400', [b2('900')]).additional[0]!.total.rule).toBe('au.additional-payments.method-b2');
  });

  test('averages the normal earnings of the year, this pay with them, cents ignored', () => {
    // (3 × 1,400 + 1,402.99) ÷ 4 = 1,400.7475
    const earlierThisYear = earlier({ normalEarnings: '4200', payPeriods: 3 });
    expect(added('1402.99', [b2('900')], { earlierThisYear })).toBe(260);
  });

  test('counts Method B(i) back pay of earlier pays and of this one into the average', () => {
    const before = earlier({ normalEarnings: '2600', payPeriods: 2, backPaymentsB1: '200' });
    expect(added('1400', [b2('900')], { earlierThisYear: before })).toBe(260);
    const now = withhold(
      '1300',
      [
        b2('900'),
        {
          method: 'METHOD_B1',
          amount: aud('100'),
          allocations: [{ backPay: aud('100'), earningsPaid: aud('1000'), withheld: aud('143') }],
        },
      ],
      { earlierThisYear: earlier({ normalEarnings: '1400', payPeriods: 1 }) },
    );
    expect(now.additional.map(({ total }) => total.value.toString())).toEqual(['32', '260']);
  });

  test('adds the year’s earlier payments under the method and takes off what was withheld from them', () => {
    // 400 + 500 = 900: 260 in all, of which 100 has been withheld.
    const earlierThisYear = earlier({ paymentsB2: '500', withheldB2: '100' });
    expect(added('1400', [b2('400')], { earlierThisYear })).toBe(160);
  });

  test('a negative result becomes nil', () => {
    const earlierThisYear = earlier({ paymentsB2: '500', withheldB2: '1000' });
    expect(added('1400', [b2('400')], { earlierThisYear })).toBe(0);
  });

  test('withholds at most 47 % of this payment', () => {
    const earlierThisYear = earlier({ paymentsB2: '90000', withheldB2: '0' });
    expect(added('1400', [b2('400')], { earlierThisYear })).toBe(188);
  });
});

describe('spreading', () => {
  const over = (amount: string, payPeriods: number): AdditionalPayment => ({
    method: 'SPREAD_OVER_SPECIFIC_RANGE',
    amount: aud(amount),
    payPeriods,
  });

  test('withholds what the shares would have borne on top of so many pays like this', () => {
    // 900 ÷ 10 = 90: 0.32 × 1490.99 − 176.5769 = 300.5399, 29 more than 272, ten times.
    const { additional } = withhold('1400', [over('900', 10)]);
    expect(additional[0]!.total.value.toString()).toBe('290');
    expect(additional[0]!.total.says()).toBe('900 ÷ 10 = 90 on top of each of 10 pays: 290 tax + 0 study loan = 290');
    expect(additional[0]!.total.rule).toBe('au.additional-payments.spread-over-pays');
    expect(explainAsText(additional[0]!.total)).toContain('given.additional payment: additional payment 900');
  });

  test('over the financial year counts 52, 26 or 12 pays', () => {
    const year = (amount: string): AdditionalPayment => ({ method: 'SPREAD_OVER_FINANCIAL_YEAR', amount: aud(amount) });
    expect(added('1400', [year('988')])).toBe(added('1400', [over('988', 52)]));
    expect(added('1400', [year('988')])).toBe(312);
  });

  test('keeps the cents of a share, to the nearest cent', () => {
    // 0.99 + 0.01 make the next dollar; 1 ÷ 60 of a dollar is 2 cents.
    expect(withhold('1400', [over('1', 52)]).additional[0]!.total.says()).toContain(
      '1 ÷ 52, to the nearest cent, = 0.02 on top',
    );
    expect(added('1400.99', [over('3.20', 1)])).toBe(added('1400', [over('4.20', 1)]));
  });

  test('knows no limit: tax and study loan may pass 47 %', () => {
    const { additional } = withhold('3700', [over('52000', 52)], { declaration: { hasStudyLoan: true } });
    expect(additional[0]!.total.value.toString()).toBe('29640');
    expect(additional[0]!.studyLoan.value.toString()).toBe('5200');
  });
});

describe('other payees and methods', () => {
  test('as normal earnings a payment joins the earnings of the period', () => {
    const pay = withhold('1400', [{ method: 'NORMAL_EARNINGS', amount: aud('900') }]);
    expect(pay.additional).toEqual([]);
    expect(pay.total.value.toString()).toBe(withhold('2300', []).total.value.toString());
    const mixed = withhold('500', [{ method: 'NORMAL_EARNINGS', amount: aud('900') }, wholeYear('900')]);
    expect(mixed.total.value.toString()).toBe('532');
  });

  test('without additional payments it is the ordinary amount', () => {
    const pay = withhold('1400', []);
    expect(pay.total).toBe(pay.ordinary.total);
    expect(pay.additional).toEqual([]);
    expect(withhold('1400', [wholeYear('0')]).additional).toEqual([]);
  });

  test('without a tax file number: the flat rate on the whole dollars of each payment', () => {
    const declaration = { taxFileNumber: 'not-quoted' } as const;
    const pay = withhold('1000', [wholeYear('901.99'), { method: 'METHOD_B2', amount: aud('101.99') }], {
      declaration,
    });
    expect(pay.additional.map(({ total }) => total.value.toString())).toEqual(['423', '47']);
    expect(pay.additional.map(({ payment }) => payment.toString())).toEqual(['901.99', '101.99']);
    expect(pay.total.value.toString()).toBe(String(470 + 423 + 47));
    expect(pay.additional.map(({ studyLoan }) => `${studyLoan.rule}: ${studyLoan.says()}`)).toEqual([
      'au.study-loans.none: no study loan is repaid from this pay',
      'au.study-loans.none: no study loan is repaid from this pay',
    ]);
    expect(pay.studyLoan.value.toString()).toBe('0');
    expect(added('1000', [wholeYear('901')], { declaration: { ...declaration, residency: 'foreign' } })).toBe(405);
    const asNormal = withhold('1000', [{ method: 'NORMAL_EARNINGS', amount: aud('500') }], { declaration });
    expect(asNormal.total.value.toString()).toBe('705');
  });

  test('a working holiday maker: Schedule 15 on all that is paid at a time', () => {
    const declaration = { workingHolidayMaker: { employerIsRegistered: true } };
    const pay = withhold('1003', [wholeYear('903'), { method: 'METHOD_B2', amount: aud('100') }], { declaration });
    // 15 % of 2,006 is 300.90; of 1,003 it is 150.45.
    expect(pay.total.value.toString()).toBe('301');
    expect(pay.additional).toHaveLength(1);
    expect(pay.additional[0]!.total.rule).toBe('au.additional-payments.working-holiday-maker');
    expect(pay.additional[0]!.total.says()).toBe('301 − 150 = 151');
    expect(pay.additional[0]!.payment.toString()).toBe('1003');
    expect(pay.additional[0]!.studyLoan.value.toString()).toBe('0');
    expect(explainAsText(pay.additional[0]!.total)).toContain('0.15 × 2006, to the nearest dollar, = 301');
    expect(added('1000', [wholeYear('1000')], { declaration, paidEarlier: '45000.01' })).toBe(300);
    const asNormal = withhold('1000', [{ method: 'NORMAL_EARNINGS', amount: aud('500') }], { declaration });
    expect(asNormal.total.value.toString()).toBe('225');
    expect(asNormal.additional).toEqual([]);
  });

  test('a super-only contractor: nothing', () => {
    const pay = withhold('1000', [wholeYear('900')], { declaration: { isSuperOnlyContractor: true } });
    expect(pay.total.value.toString()).toBe('0');
    expect(pay.additional).toEqual([]);
  });

  test('warnings of the ordinary pay are kept', () => {
    const declaration = { claimsTaxFreeThreshold: false, medicareLevyExemption: 'full' } as const;
    expect(withhold('1000', [wholeYear('900')], { declaration }).warnings).toHaveLength(1);
  });

  test('an additional payment never lowers what is withheld, and Method A never passes 47 % of it', () => {
    const cents = (n: number) => Decimal.ofUnits(n, 2) as Aud;
    fc.assert(
      fc.property(
        fc.constantFrom('2024-07-01', '2025-07-01', '2025-09-24', '2026-07-01'),
        fc.constantFrom('weekly' as const, 'fortnightly' as const, 'monthly' as const),
        fc.boolean(),
        fc.nat(1_000_000),
        fc.integer({ min: 1, max: 10_000_000 }),
        fc.constantFrom('METHOD_A_WHOLE_YEAR' as const, 'SPREAD_OVER_FINANCIAL_YEAR' as const, 'METHOD_B2' as const),
        (on, frequency, hasStudyLoan, earnings, bonus, method) => {
          const pay = withholdFromPay(
            {
              earnings: cents(earnings),
              frequency,
              declaration: { ...resident, hasStudyLoan },
              paidEarlierThisYear: NOTHING,
              additionalPayments: [{ method, amount: cents(bonus) }],
            },
            rulesOn(on),
          );
          expect(compare(pay.total.value, pay.ordinary.total.value)).toBeGreaterThanOrEqual(0);
          const [only] = pay.additional;
          expect(compare(only!.studyLoan.value, only!.total.value)).toBeLessThanOrEqual(0);
          if (method !== 'SPREAD_OVER_FINANCIAL_YEAR') {
            const limit = multiply(cents(bonus), Decimal.ofUnits(47, 2));
            expect(compare(only!.total.value, limit)).toBeLessThanOrEqual(0);
          }
        },
      ),
    );
  });
});

describe('lump sum E', () => {
  test.each([
    ['1199.99', '2024-03-01', '2025-06-30', false],
    ['1200', '2024-03-01', '2025-06-30', true],
    ['0.01', '2024-03-01', '2025-07-01', true],
    ['5000', '2024-06-30', '2025-06-30', false],
    ['5000', '2024-06-29', '2025-06-30', true],
  ])('%s accrued until %s and paid on %s: %s', (amount, accruedUntil, payDate, expected) => {
    expect(isLumpSumE(aud(amount), civilDate(accruedUntil), rulesOn(payDate))).toBe(expected);
  });
});

describe('counting and sharing', () => {
  test.each([
    ['2026-07-01', '2026-07-01', 'weekly', 1],
    ['2026-07-01', '2026-07-07', 'weekly', 1],
    ['2026-07-01', '2026-07-08', 'weekly', 2],
    ['2026-07-01', '2027-06-30', 'weekly', 53],
    ['2026-07-01', '2026-07-14', 'fortnightly', 1],
    ['2026-07-01', '2026-07-15', 'fortnightly', 2],
    ['2026-07-31', '2026-08-01', 'monthly', 2],
    ['2026-12-01', '2027-01-31', 'monthly', 2],
    ['2026-07-01', '2027-06-30', 'monthly', 12],
    ['2026-09-30', '2026-10-01', 'quarterly', 2],
    ['2026-10-01', '2026-12-31', 'quarterly', 1],
    ['2026-07-01', '2027-06-30', 'quarterly', 4],
    ['2026-07-08', '2026-07-01', 'weekly', 1],
    ['2026-08-08', '2026-07-01', 'monthly', 1],
    ['2026-12-08', '2026-07-01', 'quarterly', 1],
  ] as const)('%s to %s touches the %s pays: %d', (first, last, frequency, pays) => {
    expect(payPeriodsCovered(civilDate(first), civilDate(last), frequency)).toBe(pays);
  });

  test('an even share loses no cent', () => {
    expect(allocateEvenly(aud('100'), 3).map(String)).toEqual(['33.33', '33.33', '33.34']);
    expect(allocateEvenly(aud('100'), 1).map(String)).toEqual(['100']);
    fc.assert(
      fc.property(fc.nat(100_000_000), fc.integer({ min: 1, max: 60 }), (cents, pays) => {
        const amount = Decimal.ofUnits(cents, 2) as Aud;
        expect(compare(sum(NOTHING, allocateEvenly(amount, pays)), amount)).toBe(0);
      }),
    );
  });

  test('the methods that need dates are those of the specification', () => {
    expect(taxMethods).toHaveLength(7);
    expect([...dateRangeMethods]).toEqual(['SPREAD_OVER_SPECIFIC_RANGE', 'METHOD_A_SPECIFIC_RANGE', 'METHOD_B1']);
    expect(taxMethods.filter((method) => !dateRangeMethods.has(method))).toEqual([
      'NORMAL_EARNINGS',
      'SPREAD_OVER_FINANCIAL_YEAR',
      'METHOD_A_WHOLE_YEAR',
      'METHOD_B2',
    ]);
  });
});
