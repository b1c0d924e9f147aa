import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { civilDate } from '../../calendar';
import { Decimal, aud, compare, equal, multiply, whole, type Aud } from '../../money';
import { auWithholdingRules, withholdFromPeriod, type AuTaxDeclaration, type PeriodWithholding } from '.';

type Frequency = PeriodWithholding['frequency'];

const NOTHING = aud('0');
const plain: AuTaxDeclaration = {
  taxFileNumber: 'quoted',
  residency: 'resident',
  claimsTaxFreeThreshold: true,
  hasStudyLoan: false,
  medicareLevyExemption: 'none',
};
const scales: readonly Partial<AuTaxDeclaration>[] = [
  { claimsTaxFreeThreshold: false },
  {},
  { residency: 'foreign' },
  { taxFileNumber: 'not-quoted' },
  { medicareLevyExemption: 'full' },
  { medicareLevyExemption: 'half' },
];
const editions = ['2024-07-01', '2025-07-01', '2025-09-24', '2026-07-01'];
const frequencies: readonly Frequency[] = ['weekly', 'fortnightly', 'monthly', 'quarterly'];

const rulesOn = new Map(
  editions.map((day) => {
    const rules = auWithholdingRules(civilDate(day));
    if (!rules.ok) throw new Error(rules.error.message);
    return [day, rules.value];
  }),
);

function withheld(cents: number, frequency: Frequency, declaration: Partial<AuTaxDeclaration>, on: string): Aud {
  const earnings = Decimal.ofUnits(cents, 2) as Aud;
  const period = { earnings, frequency, declaration: { ...plain, ...declaration }, paidEarlierThisYear: NOTHING };
  return withholdFromPeriod(period, rulesOn.get(on)!).total.value;
}

const anyEdition = fc.constantFrom(...editions);
const anyFrequency = fc.constantFrom(...frequencies);
const anyScale = fc.constantFrom(...scales);
const anyCents = fc.integer({ min: 0, max: 10_000_000 });
const loan = fc.boolean();

describe('within a scale', () => {
  test('withholding never falls as earnings rise', () => {
    fc.assert(
      fc.property(
        anyEdition,
        anyFrequency,
        anyScale,
        loan,
        anyCents,
        fc.integer({ min: 1, max: 50_000 }),
        (on, frequency, scale, hasStudyLoan, cents, more) => {
          const declaration = { ...scale, hasStudyLoan };
          const before = withheld(cents, frequency, declaration, on);
          const after = withheld(cents + more, frequency, declaration, on);
          expect(compare(after, before)).toBeGreaterThanOrEqual(0);
        },
      ),
      { numRuns: 3000 },
    );
  });

  test('nor at any dollar of a week: no band edge, no start of a levy or a loan takes a step back', () => {
    const falls: string[] = [];
    for (const on of editions) {
      for (const [i, scale] of scales.entries()) {
        for (const hasStudyLoan of [false, true]) {
          let before = NOTHING;
          for (let dollars = 0; dollars <= 4000; dollars++) {
            const after = withheld(dollars * 100, 'weekly', { ...scale, hasStudyLoan }, on);
            if (compare(after, before) < 0) falls.push(`${on} scale ${i + 1} loan ${hasStudyLoan} at ${dollars}`);
            before = after;
          }
        }
      }
    }
    expect(falls).toEqual([]);
  });

  test('the one step back the law has: with a family, two weekly amounts are each rounded on their own', () => {
    // 514 a week: 26 less 1; 515 a week: 26 less 2. The tax stands still while the adjustment takes its next dollar.
    const family = { medicareLevyReduction: { spouse: true, dependants: 0 } };
    expect(withheld(51_400, 'weekly', family, '2024-07-01').toString()).toBe('25');
    expect(withheld(51_500, 'weekly', family, '2024-07-01').toString()).toBe('24');
    // It is never more than that dollar a week.
    fc.assert(
      fc.property(
        anyEdition,
        fc.constantFrom<Partial<AuTaxDeclaration>>({}, { medicareLevyExemption: 'half' }),
        fc.nat(10),
        anyCents,
        fc.integer({ min: 1, max: 10_000 }),
        (on, scale, dependants, cents, more) => {
          const declaration = { ...scale, medicareLevyReduction: { spouse: true, dependants } };
          const before = withheld(cents % 200_000, 'weekly', declaration, on);
          const after = withheld((cents % 200_000) + more, 'weekly', declaration, on);
          expect(Number(after.toString())).toBeGreaterThanOrEqual(Number(before.toString()) - 1);
        },
      ),
      { numRuns: 3000 },
    );
  });
});

describe('periods', () => {
  const formulaScale = fc.constantFrom(...scales.filter(({ taxFileNumber }) => taxFileNumber !== 'not-quoted'));

  test('fortnightly equals twice weekly of half', () => {
    fc.assert(
      fc.property(anyEdition, formulaScale, loan, anyCents, (on, scale, hasStudyLoan, cents) => {
        const declaration = { ...scale, hasStudyLoan };
        const weekly = withheld(cents, 'weekly', declaration, on);
        expect(equal(withheld(cents * 2, 'fortnightly', declaration, on), multiply(weekly, whole(2)))).toBe(true);
      }),
    );
  });

  test('quarterly equals thirteen times weekly of a thirteenth', () => {
    fc.assert(
      fc.property(anyEdition, formulaScale, loan, anyCents, (on, scale, hasStudyLoan, cents) => {
        const declaration = { ...scale, hasStudyLoan };
        const weekly = withheld(cents, 'weekly', declaration, on);
        expect(equal(withheld(cents * 13, 'quarterly', declaration, on), multiply(weekly, whole(13)))).toBe(true);
      }),
    );
  });

  test('three months come to a quarter, give or take the dollar each month is rounded to', () => {
    fc.assert(
      fc.property(anyEdition, formulaScale, loan, fc.nat(200_000), (on, scale, hasStudyLoan, thirds) => {
        const declaration = { ...scale, hasStudyLoan };
        const month = Number(withheld(thirds * 100, 'monthly', declaration, on).toString());
        const quarter = Number(withheld(thirds * 300, 'quarterly', declaration, on).toString());
        expect(Math.abs(month * 3 - quarter)).toBeLessThanOrEqual(1.5);
      }),
    );
  });

  test('earnings within the same whole dollar of a week are withheld from alike', () => {
    fc.assert(
      fc.property(
        anyEdition,
        anyScale,
        loan,
        fc.nat(100_000),
        fc.nat(99),
        (on, scale, hasStudyLoan, dollars, cents) => {
          const declaration = { ...scale, hasStudyLoan };
          const odd = withheld(dollars * 100 + cents, 'weekly', declaration, on);
          expect(equal(odd, withheld(dollars * 100, 'weekly', declaration, on))).toBe(true);
        },
      ),
    );
  });
});

describe('limits', () => {
  test('what is withheld is whole dollars, not negative, and never more than is paid', () => {
    fc.assert(
      fc.property(anyEdition, anyFrequency, anyScale, loan, anyCents, (on, frequency, scale, hasStudyLoan, cents) => {
        const amount = withheld(cents, frequency, { ...scale, hasStudyLoan }, on);
        expect(amount.toString()).toMatch(/^\d+$/);
        expect(Number(amount.toString()) * 100).toBeLessThanOrEqual(cents);
      }),
    );
  });

  test('an offset, an adjustment and a variation move the amount in their own direction', () => {
    fc.assert(
      fc.property(
        anyEdition,
        anyFrequency,
        anyScale,
        anyCents,
        fc.nat(10_000),
        (on, frequency, scale, cents, annual) => {
          const offsets = { ...scale, annualTaxOffsets: whole(annual) as Aud };
          const family = { ...scale, medicareLevyReduction: { spouse: true, dependants: annual % 7 } };
          const amount = withheld(cents, frequency, scale, on);
          expect(compare(withheld(cents, frequency, offsets, on), amount)).toBeLessThanOrEqual(0);
          expect(compare(withheld(cents, frequency, family, on), amount)).toBeLessThanOrEqual(0);
          const more = { ...scale, upwardVariation: { kind: 'extra-amount', amount: whole(annual) as Aud } } as const;
          expect(compare(withheld(cents, frequency, more, on), amount)).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});

describe('another arithmetic gives the same dollars', () => {
  /** Whole numbers of a ten-thousandth of a cent, straight from the parameter files. */
  interface Row {
    readonly from: string;
    readonly a: string;
    readonly b: string;
  }
  const read = (instrument: string, date: string): { values: Record<string, Record<string, Row[]>> } =>
    JSON.parse(readFileSync(join(__dirname, '..', instrument, 'parameters', `${date}.json`), 'utf8'));
  const tenThousandths = (text: string): bigint => {
    const [dollars = '0', fraction = ''] = text.replace('-', '').split('.');
    const value = BigInt(dollars) * 10_000n + BigInt(fraction.padEnd(4, '0'));
    return text.startsWith('-') ? -value : value;
  };
  const weeklyBy = (rows: readonly Row[], dollars: bigint): bigint => {
    const row = rows.filter(({ from }) => dollars >= BigInt(from)).at(-1)!;
    const y = tenThousandths(row.a) * (dollars * 100n + 99n) - tenThousandths(row.b) * 100n;
    return y <= 0n ? 0n : (y + 500_000n) / 1_000_000n;
  };
  const byHand = (rows: readonly Row[], cents: bigint, frequency: Frequency): bigint => {
    switch (frequency) {
      case 'weekly':
        return weeklyBy(rows, cents / 100n);
      case 'fortnightly':
        return weeklyBy(rows, cents / 200n) * 2n;
      case 'monthly': {
        const month = cents % 100n === 33n ? cents + 1n : cents;
        return (weeklyBy(rows, (month * 3n) / 1300n) * 26n + 3n) / 6n;
      }
      case 'quarterly':
        return weeklyBy(rows, cents / 1300n) * 13n;
    }
  };
  const schedule1On = (day: string) => read('payg-schedule-1', day < '2026-07-01' ? '2024-07-01' : '2026-07-01');
  const tables = new Map(
    editions.map((day) => [
      day,
      { plain: schedule1On(day).values['scales']!, loan: read('study-loans', day).values['withLoan']! },
    ]),
  );

  test.each([1, 2, 3, 5, 6])('scale %i', (scale) => {
    const declaration = scales[scale - 1]!;
    fc.assert(
      fc.property(anyEdition, anyFrequency, loan, anyCents, (on, frequency, hasStudyLoan, cents) => {
        const rows = tables.get(on)![hasStudyLoan ? 'loan' : 'plain'][String(scale)]!;
        const amount = withheld(cents, frequency, { ...declaration, hasStudyLoan }, on);
        expect(amount.toString()).toBe(String(byHand(rows, BigInt(cents), frequency)));
      }),
      { numRuns: 500 },
    );
  });
});
