import { civilDate } from '../../calendar';
import { aud, decimal } from '../../money';
import { explainAsText } from '../../trace';
import {
  auWithholdingRules,
  pickScale,
  withholdFromPeriod,
  type AuTaxDeclaration,
  type AuWithholdingRules,
  type PeriodWithholding,
} from '.';
import { firstUnconfirmedDay } from '../../testing/first-unconfirmed-day';
import { extraPayBands } from '../extra-pay-year/extra-pay-bands';
import { schedule1 } from '../payg-schedule-1/schedule-1';
import { withholdingWarnings } from './withholding-warning';

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
  readonly on?: string;
  readonly frequency?: PeriodWithholding['frequency'];
  readonly paidEarlier?: string;
  /** As if nobody had found the bands of a year with 53 or 27 pays. */
  readonly withoutBands?: boolean;
}

function withhold(
  earnings: string,
  declaration: Partial<AuTaxDeclaration>,
  { on = '2026-07-15', frequency = 'weekly', paidEarlier = '0', withoutBands = false }: Options = {},
) {
  return withholdFromPeriod(
    {
      earnings: aud(earnings),
      frequency,
      declaration: { ...resident, ...declaration },
      paidEarlierThisYear: aud(paidEarlier),
    },
    withoutBands ? { ...rulesOn(on), extraPayBands: undefined } : rulesOn(on),
  );
}

function total(...args: Parameters<typeof withhold>): string {
  return withhold(...args).total.value.toString();
}

describe('the scale a declaration leads to (ATO Schedule 1)', () => {
  test.each([
    ['the threshold claimed', {}, 2],
    ['applied for a number', { taxFileNumber: 'applied-for' }, 2],
    ['under 18', { taxFileNumber: 'under-18' }, 2],
    ['a pensioner', { taxFileNumber: 'pensioner' }, 2],
    ['the threshold not claimed', { claimsTaxFreeThreshold: false }, 1],
    [
      'the threshold not claimed, with an exemption',
      { claimsTaxFreeThreshold: false, medicareLevyExemption: 'full' },
      1,
    ],
    ['a foreign resident', { residency: 'foreign', claimsTaxFreeThreshold: false }, 3],
    ['a foreign resident who claims all the same', { residency: 'foreign', medicareLevyExemption: 'full' }, 3],
    ['full exemption', { medicareLevyExemption: 'full' }, 5],
    ['half exemption', { medicareLevyExemption: 'half' }, 6],
    ['no number', { taxFileNumber: 'not-quoted' }, 4],
    ['a foreign resident without a number', { taxFileNumber: 'not-quoted', residency: 'foreign' }, 4],
  ] satisfies [string, Partial<AuTaxDeclaration>, number][])('%s', (_who, declaration, scale) => {
    expect(pickScale({ ...resident, ...declaration })).toBe(scale);
  });
});

describe('worked examples of the 2026 instrument and the pages of 17 June 2026', () => {
  test('weekly 1,333.45, five children: 245 less 26', () => {
    expect(total('1333.45', {})).toBe('245');
    expect(total('1333.45', { medicareLevyReduction: { spouse: true, dependants: 5 } })).toBe('219');
  });

  test('fortnightly 1,299.30 with the full exemption: 86', () => {
    expect(total('1299.30', { medicareLevyExemption: 'full' }, { frequency: 'fortnightly' })).toBe('86');
  });

  test('monthly 5,400.33 with offsets of 1,365: 940 less 113', () => {
    expect(total('5400.33', {}, { frequency: 'monthly' })).toBe('940');
    expect(total('5400.33', { annualTaxOffsets: aud('1365') }, { frequency: 'monthly' })).toBe('827');
  });

  test.each([
    ['563.60', 'weekly', true, '33'],
    ['563.60', 'weekly', false, '108'],
    ['989.80', 'fortnightly', true, '40'],
    ['989.80', 'fortnightly', false, '176'],
    ['4311.68', 'monthly', true, '589'],
    ['4311.68', 'monthly', false, '1070'],
  ] as const)(
    'tax tables: %s %s, threshold claimed %s: %s',
    (earnings, frequency, claimsTaxFreeThreshold, withheld) => {
      expect(total(earnings, { claimsTaxFreeThreshold }, { frequency })).toBe(withheld);
    },
  );

  test.each([
    ['2608.36', 'weekly', true, '193'],
    ['4409.75', 'fortnightly', true, '260'],
    ['10627.88', 'monthly', false, '979'],
  ] as const)('study loan: %s %s, threshold claimed %s: %s', (earnings, frequency, claimsTaxFreeThreshold, loan) => {
    const { studyLoan } = withhold(earnings, { hasStudyLoan: true, claimsTaxFreeThreshold }, { frequency });
    expect(studyLoan.value.toString()).toBe(loan);
  });
});

describe('a study loan', () => {
  test('comes from the combined table, not from two rounded amounts (sample data: 554, not 555)', () => {
    const withLoan = { hasStudyLoan: true, medicareLevyExemption: 'full' } as const;
    expect(total('2053', withLoan, { on: '2025-09-30' })).toBe('554');
  });

  test('is not repaid without a number, on a working holiday, or by a family with the Medicare levy reduction', () => {
    const loan = { hasStudyLoan: true };
    const family = { medicareLevyReduction: { spouse: true, dependants: 0 } };
    for (const declaration of [
      { ...loan, taxFileNumber: 'not-quoted' as const },
      { ...loan, workingHolidayMaker: { employerIsRegistered: true } },
      { ...loan, ...family },
      { ...loan, medicareLevyReduction: { spouse: false, dependants: 1 } },
      {},
    ]) {
      const { studyLoan } = withhold('2000', declaration);
      expect(studyLoan.value.toString()).toBe('0');
      expect(studyLoan.rule).toBe('au.study-loans.none');
      expect(studyLoan.says()).toBe('no study loan is repaid from this pay');
    }
    expect(total('2000', { ...loan, ...family })).toBe(total('2000', family));
  });

  test('is repaid where the reduction is named but nobody is in the family, or the scale does not know it', () => {
    const nobody = { medicareLevyReduction: { spouse: false, dependants: 0 } };
    expect(total('2000', { hasStudyLoan: true, ...nobody })).toBe(total('2000', { hasStudyLoan: true }));
    const exempt = { medicareLevyExemption: 'full', medicareLevyReduction: { spouse: true, dependants: 1 } } as const;
    expect(withhold('2000', { hasStudyLoan: true, ...exempt }).studyLoan.value.toString()).toBe('100');
  });
});

describe('offsets and the Medicare levy adjustment', () => {
  test('do not reach below nil', () => {
    expect(total('400', { annualTaxOffsets: aud('5000') })).toBe('0');
    expect(
      total('700', { annualTaxOffsets: aud('5000'), medicareLevyReduction: { spouse: true, dependants: 0 } }),
    ).toBe('0');
  });

  test('an offset equal to the amount leaves nil', () => {
    // Scale 2, weekly 700, 2026-27: 65. An offset of 3,421 a year is 65 a week.
    expect(total('700', {})).toBe('65');
    expect(total('700', { annualTaxOffsets: aud('3421') })).toBe('0');
    expect(total('700', { annualTaxOffsets: aud('3368') })).toBe('1');
  });

  test('offsets are for scales 2, 5 and 6', () => {
    const offsets = { annualTaxOffsets: aud('1000') };
    expect(total('1500', { ...offsets, claimsTaxFreeThreshold: false })).toBe(
      total('1500', { claimsTaxFreeThreshold: false }),
    );
    expect(total('1500', { ...offsets, residency: 'foreign' })).toBe(total('1500', { residency: 'foreign' }));
    expect(total('1500', { ...offsets, taxFileNumber: 'not-quoted' })).toBe('705');
    for (const medicareLevyExemption of ['none', 'half', 'full'] as const) {
      const before = Number(total('1500', { medicareLevyExemption }));
      expect(Number(total('1500', { ...offsets, medicareLevyExemption }))).toBe(before - 19);
    }
  });

  test('the adjustment is for scales 2 and 6', () => {
    const family = { medicareLevyReduction: { spouse: true, dependants: 3 } };
    for (const declaration of [
      { claimsTaxFreeThreshold: false },
      { residency: 'foreign' as const },
      { medicareLevyExemption: 'full' as const },
      { taxFileNumber: 'not-quoted' as const },
    ]) {
      expect(total('1100', { ...declaration, ...family })).toBe(total('1100', declaration));
    }
    expect(Number(total('1100', family))).toBe(Number(total('1100', {})) - 22);
    const half = { medicareLevyExemption: 'half' } as const;
    expect(Number(total('1150', { ...half, ...family }))).toBe(Number(total('1150', half)) - 12);
  });

  test('explain themselves in the order of the law', () => {
    const explained = explainAsText(
      withhold('1333.45', { annualTaxOffsets: aud('1000'), medicareLevyReduction: { spouse: true, dependants: 5 } })
        .total,
    ).split('\n');
    expect(explained[0]).toBe('au.withholding.less-medicare-levy-adjustment: 226 − 26, not below nil, = 200');
    expect(explained[1]).toBe('  au.withholding.less-tax-offsets: 245 − 19, not below nil, = 226');
    expect(explained[2]).toContain('    au.payg-schedule-1.withhold-weekly: 0.32 × 1333.99');
  });
});

describe('a year with 53 or 27 pays, at the payee’s request', () => {
  test.each([
    ['874.99', 'weekly', 0],
    ['875', 'weekly', 3],
    ['2575', 'weekly', 7],
    ['3650', 'weekly', 12],
    ['1699', 'fortnightly', 0],
    ['1700', 'fortnightly', 12],
    ['7250', 'fortnightly', 48],
    ['9000', 'monthly', 0],
    ['30000', 'quarterly', 0],
  ] as const)('%s %s: %d more', (earnings, frequency, extra) => {
    const before = Number(total(earnings, {}, { frequency }));
    const asked = withhold(earnings, { hasExtraPayInYear: true }, { frequency });
    expect(Number(asked.total.value.toString())).toBe(before + extra);
    expect(asked.warnings).toEqual([]);
    expect(total(earnings, { hasExtraPayInYear: false }, { frequency })).toBe(String(before));
  });

  test('adds nothing and warns where the bands are not known, and never uses other years’ bands', () => {
    for (const frequency of ['weekly', 'fortnightly'] as const) {
      const asked = withhold('2000', { hasExtraPayInYear: true }, { on: '2025-07-15', frequency, withoutBands: true });
      expect(asked.total.value.toString()).toBe(total('2000', {}, { on: '2025-07-15', frequency }));
      expect(asked.warnings).toEqual([
        {
          code: 'au.withholding/extra-pay-bands-not-known',
          message:
            'The amounts for a year with 53 or 27 pays are not known for pay date 2025-07-15, so none was added. ' +
            'Agree an extra amount with the payee instead.',
        },
      ]);
    }
    for (const frequency of ['monthly', 'quarterly'] as const) {
      expect(withhold('9000', { hasExtraPayInYear: true }, { on: '2025-07-15', frequency }).warnings).toEqual([]);
    }
  });

  test('says so', () => {
    const { total: asked } = withhold('1000', { hasExtraPayInYear: true });
    expect(asked.rule).toBe('au.withholding.plus-extra-pay');
    expect(asked.says()).toBe('138 + 3 = 141');
    expect(asked.because).toHaveLength(2);
  });
});

describe('upward variation', () => {
  const extra = (amount: string) => ({ upwardVariation: { kind: 'extra-amount', amount: aud(amount) } }) as const;
  const part = (rate: string) => ({ upwardVariation: { kind: 'percentage', rate: decimal(rate) } }) as const;

  test('an agreed amount comes on top (ATO Schedule 14: weekly 563 in 2024-25, 39 + 50 = 89)', () => {
    const { total: asked } = withhold('563', extra('50'), { on: '2024-10-15' });
    expect(asked.value.toString()).toBe('89');
    expect(asked.rule).toBe('au.withholding.plus-upward-variation');
    expect(asked.says()).toBe('39 + 50 = 89');
    expect(explainAsText(asked)).toContain('given.extra amount asked for: extra amount asked for 50');
  });

  test('a part of the earnings comes on top, to the nearest dollar', () => {
    const { total: asked } = withhold('563.10', part('0.05'), { on: '2024-10-15' });
    expect(asked.says()).toBe('39 + 28 = 67');
    expect(explainAsText(asked)).toContain(
      'given.extra part of earnings asked for: extra part of earnings asked for 0.05',
    );
    expect(total('570', part('0.05'), { on: '2024-10-15' })).toBe(String(41 + 29));
  });

  test('no more is withheld than there are dollars in the pay', () => {
    const { total: asked } = withhold('563.90', extra('1000'), { on: '2024-10-15' });
    expect(asked.value.toString()).toBe('563');
    expect(asked.says()).toBe('39 + 1000 = 1039, no more than the pay: 563');
    expect(total('563.90', extra('524'), { on: '2024-10-15' })).toBe('563');
    expect(withhold('563.90', extra('524'), { on: '2024-10-15' }).total.says()).toBe('39 + 524 = 563');
    expect(total('0', extra('20'))).toBe('0');
  });

  test('reaches scale 4 and working holiday makers too', () => {
    expect(total('1000', { ...extra('10'), taxFileNumber: 'not-quoted' })).toBe('480');
    expect(total('1000', { ...extra('10'), workingHolidayMaker: { employerIsRegistered: true } })).toBe('160');
  });
});

describe('other payees', () => {
  test('a super-only contractor is outside PAYG', () => {
    const none = withhold('5000', { isSuperOnlyContractor: true, hasStudyLoan: true, taxFileNumber: 'not-quoted' });
    expect(none.total).toMatchObject({ rule: 'au.withholding.outside-payg' });
    expect(none.total.value.toString()).toBe('0');
    expect(none.total.says()).toBe('a super-only contractor is paid outside PAYG: nothing is withheld');
    expect(none.studyLoan.value.toString()).toBe('0');
    expect(none.warnings).toEqual([]);
    expect(total('1000', { isSuperOnlyContractor: false })).toBe(total('1000', {}));
  });

  test('a working holiday maker is under Schedule 15 only', () => {
    const maker = { workingHolidayMaker: { employerIsRegistered: true }, annualTaxOffsets: aud('5000') };
    expect(total('1000', maker)).toBe('150');
    expect(total('1000', maker, { paidEarlier: '45000' })).toBe('150');
    expect(total('1000', maker, { paidEarlier: '45000.01' })).toBe('300');
    expect(total('1000', { ...maker, taxFileNumber: 'applied-for' })).toBe('150');
    expect(total('1000', { ...maker, taxFileNumber: 'not-quoted' })).toBe('450');
    expect(total('1000', { ...maker, workingHolidayMaker: { employerIsRegistered: false } })).toBe('300');
  });

  test('without a number the rate follows residency and nothing else', () => {
    const none = { taxFileNumber: 'not-quoted', medicareLevyExemption: 'full', hasExtraPayInYear: true } as const;
    expect(total('1000.99', none)).toBe('470');
    expect(total('1000.99', { ...none, residency: 'foreign' })).toBe('450');
    expect(total('2001.99', none, { frequency: 'fortnightly' })).toBe('940');
  });
});

describe('warnings', () => {
  test('a Medicare levy exemption without the threshold has no scale: scale 1, and somebody should look', () => {
    for (const medicareLevyExemption of ['half', 'full'] as const) {
      const { total: amount, warnings } = withhold('1000', { claimsTaxFreeThreshold: false, medicareLevyExemption });
      expect(amount.value.toString()).toBe(total('1000', { claimsTaxFreeThreshold: false }));
      expect(warnings).toEqual([
        {
          code: 'au.withholding/medicare-exemption-without-threshold',
          message:
            'The schedule has no scale for a Medicare levy exemption without the tax-free threshold; scale 1 was ' +
            'used. Ask the payee to claim the exemption where the threshold is claimed.',
        },
      ]);
    }
    expect(withhold('1000', { medicareLevyExemption: 'full' }).warnings).toEqual([]);
    expect(withhold('1000', { residency: 'foreign', medicareLevyExemption: 'full' }).warnings).toEqual([]);
  });

  test.each<[string, Partial<AuTaxDeclaration>, boolean]>([
    ['without the threshold', { claimsTaxFreeThreshold: false }, true],
    ['of a senior', { schedule: { kind: 'seniors-and-pensioners', status: 'single' } }, true],
    ['on scale 2', {}, false],
    ['on scale 6', { medicareLevyExemption: 'half' }, false],
    ['of a foreign resident', { residency: 'foreign' }, false],
    ['without a number', { taxFileNumber: 'not-quoted' }, false],
    [
      'of a working holiday maker',
      { claimsTaxFreeThreshold: false, workingHolidayMaker: { employerIsRegistered: true } },
      false,
    ],
    ['of nobody', { claimsTaxFreeThreshold: false, medicareLevyReduction: { spouse: false, dependants: 0 } }, false],
  ])('a family reduction of the Medicare levy %s is told where nothing is taken off for it', (_whose, own, isTold) => {
    const declaration = { ...resident, medicareLevyReduction: { spouse: true, dependants: 2 }, ...own };
    const told = withholdingWarnings(aud('600'), 'weekly', declaration, rulesOn('2026-08-06'));
    expect(told.map(({ code }) => code)).toEqual(isTold ? ['au.withholding/medicare-reduction-not-used'] : []);
  });

  test('a payee under 18 above the limit should quote a number', () => {
    const young = { taxFileNumber: 'under-18' } as const;
    expect(withhold('350', young).warnings).toEqual([]);
    expect(withhold('350.01', young).warnings).toEqual([
      {
        code: 'au.withholding/under-18-above-exemption',
        message:
          'A payee under 18 needs no tax file number only up to $350.00 in a weekly pay; this pay is more. ' +
          'Ask the payee for a number.',
        field: 'tax_file_number',
      },
    ]);
    expect(withhold('5000', young, { frequency: 'quarterly' }).warnings).toEqual([]);
    expect(withhold('5000', {}).warnings).toEqual([]);
  });

  test('are each for their own reason', () => {
    const on = '2024-07-01';
    const codes = (declaration: Partial<AuTaxDeclaration>) =>
      withhold('1000', declaration, { on, withoutBands: true }).warnings.map(({ code }) => code);
    expect(codes({ claimsTaxFreeThreshold: false, hasExtraPayInYear: true })).toEqual([
      'au.withholding/extra-pay-bands-not-known',
    ]);
    expect(codes({ taxFileNumber: 'under-18' })).toEqual(['au.withholding/under-18-above-exemption']);
  });

  test('come together', () => {
    const declaration = {
      taxFileNumber: 'under-18',
      claimsTaxFreeThreshold: false,
      medicareLevyExemption: 'half',
      hasExtraPayInYear: true,
    } as const;
    expect(
      withhold('1000', declaration, { on: '2024-07-01', withoutBands: true }).warnings.map(({ code }) => code),
    ).toEqual([
      'au.withholding/medicare-exemption-without-threshold',
      'au.withholding/extra-pay-bands-not-known',
      'au.withholding/under-18-above-exemption',
    ]);
  });
});

describe('the rules of a pay date', () => {
  test.each([
    ['2024-07-01', '2024-07-01', '2024-07-01'],
    ['2025-09-23', '2024-07-01', '2025-07-01'],
    ['2025-09-24', '2024-07-01', '2025-09-24'],
    ['2026-06-30', '2024-07-01', '2025-09-24'],
    ['2026-07-01', '2026-07-01', '2026-07-01'],
    ['2027-06-30', '2026-07-01', '2026-07-01'],
  ])('%s: Schedule 1 of %s, Schedule 8 of %s', (payDate, one, eight) => {
    const rules = rulesOn(payDate);
    expect([rules.payDate, rules.schedule1.effectiveFrom, rules.studyLoans.effectiveFrom]).toEqual([
      payDate,
      one,
      eight,
    ]);
    expect(rules.extraPayBands?.effectiveFrom).toBe(payDate < '2026-07-01' ? '2024-07-01' : '2026-07-01');
  });

  test.each([
    ['2024-06-30', 'statutory/not-covered'],
    ['1999-12-31', 'statutory/not-covered'],
    [firstUnconfirmedDay(schedule1), 'statutory/unconfirmed'],
    ['2099-01-01', 'statutory/unconfirmed'],
  ])('%s is refused: %s', (payDate, code) => {
    expect(auWithholdingRules(civilDate(payDate))).toMatchObject({
      ok: false,
      error: { code, details: { instrument: 'au.payg-schedule-1', on: payDate } },
    });
  });

  test('an operator may let unconfirmed figures through', () => {
    expect(auWithholdingRules(firstUnconfirmedDay(schedule1), { allowUnconfirmed: true })).toMatchObject({
      ok: true,
      value: { schedule1: schedule1.editions.at(-1), extraPayBands: extraPayBands.editions.at(-1) },
    });
  });
});
