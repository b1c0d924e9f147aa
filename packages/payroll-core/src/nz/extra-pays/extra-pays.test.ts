import { civilDate } from '../../calendar';
import { add, decimal, nzd, subtract, sum, toFixed, type Nzd } from '../../money';
import { explainAsText, given, step } from '../../trace';
import { nzRulesInForce, type NzRules } from '../rules';
import { parseTaxCode, taxCodeOf } from '../tax-codes';
import {
  annualiseBeforeExtraPays,
  annualiseFourWeeks,
  annualiseLastTwoPays,
  extraPayKinds,
  taxExtraPays,
  type ExtraPay,
  type ExtraPayBasis,
} from '.';
import from2024 from './vectors/2024-04-01.json';
import from2025 from './vectors/2025-04-01.json';

function rulesOn(day: string): NzRules {
  const rules = nzRulesInForce(civilDate(day));
  if (!rules.ok) throw new Error(rules.error.message);
  return rules.value;
}

const income = (amount: string) => step('given.income', nzd(amount), () => amount, [given('income', amount)]);
const bonus = (amount: string, electedRate?: string): ExtraPay =>
  electedRate === undefined
    ? { name: 'bonus', kind: 'bonus', amount: nzd(amount) }
    : { name: 'bonus', kind: 'bonus', amount: nzd(amount), electedRate: decimal(electedRate) };
const redundancy = (amount: string): ExtraPay => ({ name: 'redundancy', kind: 'redundancy', amount: nzd(amount) });
const basis = (annualised: string, more: Partial<ExtraPayBasis> = {}): ExtraPayBasis => ({
  taxCode: taxCodeOf('M'),
  annualised: income(annualised),
  ...more,
});

interface Row {
  readonly taxCode?: string;
  readonly annualised: string;
  readonly extraPay?: string;
  readonly liableForLevy?: string;
  readonly grossedUp?: string;
  readonly rate?: string;
  readonly tax?: string;
  readonly taxedAtLowRate?: boolean;
}

describe.each<[string, { readonly rows: readonly Row[] }]>([
  ['2024-04-01', from2024],
  ['2025-04-01', from2025],
])('the edition of %s', (day, { rows }) => {
  const taxed = rows.filter((row) => row.extraPay !== undefined);
  test.each(taxed.map((row) => [row.taxCode, row.annualised, row.extraPay, row]))(
    '%s, %s and %s',
    (_c, _a, _e, row) => {
      const code = parseTaxCode(row.taxCode);
      if (!code.ok) throw new Error(code.error.message);
      const liable = nzd(row.liableForLevy ?? '');
      const parts: ExtraPay[] = [
        { name: 'liable', kind: 'bonus', amount: liable },
        { name: 'free', kind: 'redundancy', amount: subtract(nzd(row.extraPay ?? ''), liable) },
      ];
      const found = taxExtraPays(parts, { taxCode: code.value, annualised: income(row.annualised) }, rulesOn(day));
      expect(toFixed(found.tax.value, 2)).toBe(row.tax);
      expect(found.grossedUp?.toString()).toBe(row.grossedUp);
      expect(found.parts[0]?.rate.toString()).toBe(row.rate);
      expect(found.taxedAtLowRate).toBe(row.taxedAtLowRate);
      expect(
        sum(
          nzd('0'),
          found.parts.map((part) => part.tax),
        ).toString(),
      ).toBe(found.tax.value.toString());
    },
  );
});

describe('the 2025 year keeps the thresholds of 1 April 2024 to its end', () => {
  // 50,000 lies above 48,000 and below 53,500.
  test.each([
    ['2024-04-01', '0.3'],
    ['2024-07-31', '0.3'],
    ['2025-03-31', '0.3'],
    ['2025-04-01', '0.175'],
  ])('on %s an extra pay that reaches 50,000 is taxed at %s', (day, rate) => {
    expect(taxExtraPays([bonus('1000')], basis('49000'), rulesOn(day)).parts[0]?.rate.toString()).toBe(rate);
  });
});

describe("Inland Revenue's examples (specification 5.11 and 5.12)", () => {
  test('tax and levy are added unrounded and truncated once, though the printed example truncates each', () => {
    const { maximumEarnings } = rulesOn('2024-06-01').levy.values;
    expect(maximumEarnings.toString()).toBe('142283');
    const found = taxExtraPays([bonus('15000.56')], basis('130000'), rulesOn('2024-06-01'));
    // 15,000.56 × 33 % = 4,950.1848; (142,283 − 130,000) × 1.6 % = 196.528
    expect(found.tax.value.toString()).toBe('5146.71');
    expect(found.levy.value.toString()).toBe('196.52');
    expect(found.grossedUp?.toString()).toBe('145000');
  });

  test('redundancy beside leave pay: one rate, levy on the leave only', () => {
    const found = taxExtraPays(
      [redundancy('70000'), { name: 'leave', kind: 'holiday-pay', amount: nzd('15000') }],
      basis('65000'),
      rulesOn('2024-06-01'),
    );
    expect(found.tax.value.toString()).toBe('28290');
    expect(found.levy.value.toString()).toBe('240');
    expect(
      found.parts.map((part) => [part.name, part.kind, String(part.amount), String(part.tax), String(part.levy)]),
    ).toEqual([
      ['redundancy', 'redundancy', '70000', '23100', '0'],
      ['leave', 'holiday-pay', '15000', '5190', '240'],
    ]);
  });

  test('a secondary code adds its threshold to the income and to the levy test', () => {
    // 35,035 + 70,001 + 40,000 = 145,036; levy on 142,283 − 105,036 = 37,247
    const found = taxExtraPays([bonus('40000')], basis('35035', { taxCode: taxCodeOf('ST') }), rulesOn('2024-06-01'));
    expect(found.grossedUp?.toString()).toBe('145036');
    expect(found.levy.value.toString()).toBe('595.95');
    expect(found.tax.value.toString()).toBe('13795.95');
  });

  test('nothing paid before: the lowest rate, and the return says so', () => {
    const found = taxExtraPays([bonus('10000')], basis('0'), rulesOn('2026-11-04'));
    expect([found.tax.value.toString(), found.taxedAtLowRate]).toEqual(['1225', true]);
  });
});

describe('codes that keep their rate', () => {
  test.each([
    ['ND', bonus('800'), '374'],
    ['NSW', bonus('800'), '98'],
    ['NSW', redundancy('800'), '84'],
    ['ND', bonus('200000'), '93500'],
  ] as const)('%s: %p bears %s', (code, pay, tax) => {
    const found = taxExtraPays([pay], basis('195000', { taxCode: taxCodeOf(code) }), rulesOn('2026-11-04'));
    expect(found.tax.value.toString()).toBe(tax);
    expect(found.taxedAtLowRate).toBe(false);
    expect(found.grossedUp).toBeUndefined();
  });

  test("Mike's final pay (specification 5.5): 800 of holiday pay at 12.1 % is 96.80", () => {
    const found = taxExtraPays([bonus('800')], basis('0', { taxCode: taxCodeOf('NSW') }), rulesOn('2024-06-01'));
    expect(found.tax.value.toString()).toBe('96.8');
    expect(found.tax.because[0]).toMatchObject({ rule: 'nz.extra-pays.flat-rate' });
  });

  test.each(['CAE', 'EDW', 'ME'] as const)('%s is taxed as main income', (code) => {
    const found = taxExtraPays([bonus('1000')], basis('79950', { taxCode: taxCodeOf(code) }), rulesOn('2026-11-04'));
    // IR335, Heidi: 33 % and the levy
    expect(found.tax.value.toString()).toBe('347.5');
  });

  test('a certificate rate has the levy inside, and loses it on redundancy', () => {
    const stc = basis('50000', { taxCode: taxCodeOf('STC'), certificateRate: decimal('0.24') });
    const rules = rulesOn('2024-06-01');
    const found = taxExtraPays([bonus('1000'), redundancy('1000')], stc, rules);
    expect(found.parts.map((part) => [String(part.rate), String(part.tax), String(part.levy)])).toEqual([
      ['0.24', '240', '16'],
      ['0.224', '224', '0'],
    ]);
    expect(found.tax.value.toString()).toBe('464');
    expect(found.taxedAtLowRate).toBe(false);
    expect(found.grossedUp).toBeUndefined();
    const tiny = { ...stc, certificateRate: decimal('0.01') };
    const small = taxExtraPays([bonus('1000'), redundancy('1000')], tiny, rules);
    expect(small.parts.map((part) => [String(part.rate), String(part.tax), String(part.levy)])).toEqual([
      ['0.01', '10', '10'],
      ['0', '0', '0'],
    ]);
    expect(() => taxExtraPays([bonus('1')], basis('0', { taxCode: taxCodeOf('STC') }), rules)).toThrow('certificate');
  });
});

describe('the levy', () => {
  test.each(extraPayKinds.map((kind) => [kind, ['redundancy', 'retiring-allowance', 'share-scheme'].includes(kind)]))(
    '%s is free of it: %s',
    (kind, isFree) => {
      const found = taxExtraPays([{ name: 'x', kind: kind, amount: nzd('100') }], basis('0'), rulesOn('2026-11-04'));
      expect(found.levy.value.toString()).toBe(isFree ? '0' : '1.75');
    },
  );

  test('several payments share the room under the maximum in their order', () => {
    // 156,641 − 156,000 = 641: the first takes 500, the second 141, the third none.
    const found = taxExtraPays([bonus('500'), bonus('500'), bonus('500')], basis('156000'), rulesOn('2026-11-04'));
    expect(found.parts.map((part) => part.levy.toString())).toEqual(['8.75', '2.46', '0']);
    expect(found.levy.value.toString()).toBe('11.21');
    expect(found.levy.says()).toBe(
      'levy on the extra pays 500 × 0.0175 + 141 × 0.0175 = 11.2175, truncated to cents 11.21',
    );
  });

  test('the year to date can only stop it earlier', () => {
    const rules = rulesOn('2026-11-04');
    const levy = (annualised: string, ytd: string, code: 'M' | 'ND' = 'M') =>
      taxExtraPays(
        [bonus('10000')],
        basis(annualised, { taxCode: taxCodeOf(code), yearToDateTaxable: nzd(ytd) }),
        rules,
      ).levy.value.toString();
    expect(levy('52000', '150000')).toBe('116.21');
    expect(levy('52000', '20000')).toBe('175');
    expect(levy('160000', '20000')).toBe('0');
    expect(levy('52000', '160000')).toBe('0');
    expect(levy('52000', '150000', 'ND')).toBe('116.21');
    expect(levy('195000', '0', 'ND')).toBe('175');
  });
});

describe('a rate the employee chose', () => {
  test('is used where it is higher', () => {
    const found = taxExtraPays([bonus('1000', '0.39'), bonus('1000')], basis('52000'), rulesOn('2026-11-04'));
    expect(found.parts.map((part) => [String(part.rate), part.electedRate?.toString()])).toEqual([
      ['0.39', '0.39'],
      ['0.3', undefined],
    ]);
    expect(found.tax.value.toString()).toBe('725');
  });

  test('not where it is lower or the same', () => {
    for (const rate of ['0.175', '0.3']) {
      const [part] = taxExtraPays([bonus('2000', rate)], basis('52000'), rulesOn('2026-11-04')).parts;
      expect([part?.rate.toString(), part?.electedRate]).toEqual(['0.3', undefined]);
    }
  });

  test('lifts the flag of the lowest rate only when nothing stays at it', () => {
    const rules = rulesOn('2026-11-04');
    expect(taxExtraPays([bonus('100', '0.175')], basis('0'), rules).taxedAtLowRate).toBe(false);
    expect(taxExtraPays([bonus('100', '0.175'), bonus('100')], basis('0'), rules).taxedAtLowRate).toBe(true);
  });
});

describe('several extra pays', () => {
  const pays = [bonus('10000'), bonus('20000')];

  test('choose one rate together', () => {
    const found = taxExtraPays(pays, basis('50000'), rulesOn('2026-11-04'));
    expect(found.parts.map((part) => part.rate.toString())).toEqual(['0.33', '0.33']);
    expect(taxExtraPays(pays, basis('50000', { method: 'combined' }), rulesOn('2026-11-04')).tax.value).toEqual(
      found.tax.value,
    );
  });

  test('or each alone', () => {
    const found = taxExtraPays(pays, basis('50000', { method: 'alone' }), rulesOn('2026-11-04'));
    expect(found.parts.map((part) => part.rate.toString())).toEqual(['0.3', '0.3']);
  });

  test('parts add up to the total though each is truncated', () => {
    // 0.03 × (33 % + 1.75 %) = 0.010425 each: 0.01, 0.02, 0.03 in the running total
    const found = taxExtraPays([bonus('0.03'), bonus('0.03'), bonus('0.03')], basis('100000'), rulesOn('2026-11-04'));
    expect(found.parts.map((part) => part.tax.toString())).toEqual(['0.01', '0.01', '0.01']);
    expect(found.tax.value.toString()).toBe('0.03');
  });

  test('leave taken in advance comes off, never below nil', () => {
    const rules = rulesOn('2026-11-04');
    const back = (amount: string): ExtraPay => ({ name: 'holidays', kind: 'holiday-pay', amount: nzd(amount) });
    const less = taxExtraPays([bonus('1000'), back('-400')], basis('52000'), rules);
    expect(less.parts.map((part) => part.tax.toString())).toEqual(['192.5', '-77']);
    expect(less.tax.value.toString()).toBe('115.5');
    const nothing = taxExtraPays([back('-400')], basis('52000'), rules);
    expect([nothing.tax.value.toString(), nothing.levy.value.toString()]).toEqual(['0', '0']);
  });
});

describe('the income underneath', () => {
  const pays = (...amounts: string[]): Nzd[] => amounts.map(nzd);
  const { extraPays } = rulesOn('2026-11-04');

  test.each([
    ['weekly', ['1537.5', '1537.5', '1537.5', '1537.5'], '79950'],
    ['fortnightly', ['1128', '1128'], '29328'],
    ['four-weekly', ['10000'], '130000'],
    ['monthly', ['10000'], '120000'],
    // anything else: all of it times 13
    ['monthly', ['5000', '5000'], '130000'],
    ['weekly', ['1000'], '13000'],
    ['weekly', [], '0'],
  ] as const)('four weeks of a %s payer, %p: %s', (frequency, amounts, annual) => {
    expect(annualiseFourWeeks(pays(...amounts), frequency, extraPays).value.toString()).toBe(annual);
  });

  test.each([
    ['weekly', ['550', '650'], '31200'],
    ['weekly', ['9999', '550', '650'], '31200'],
    ['fortnightly', ['1', '1'], '26'],
    ['four-weekly', ['1000', '1000.01'], '13000.065'],
    ['monthly', ['5000', '5000'], '60000'],
    ['weekly', ['600'], '31200'],
    ['monthly', ['5000'], '60000'],
    ['weekly', [], '0'],
  ] as const)('the last two pays of a %s payer, %p: %s', (frequency, amounts, annual) => {
    expect(annualiseLastTwoPays(pays(...amounts), frequency, extraPays).value.toString()).toBe(annual);
  });

  test('the last two pays are no base before 1 April 2025', () => {
    expect(() => annualiseLastTwoPays(pays('1'), 'weekly', rulesOn('2025-03-31').extraPays)).toThrow(
      'The law of this pay date annualises four weeks, on leaving too',
    );
  });

  describe('chosen by the pay date', () => {
    const earlierPays = [
      { payDate: civilDate('2025-03-05'), ordinaryEarnings: nzd('600') },
      { payDate: civilDate('2025-03-04'), ordinaryEarnings: nzd('100') },
      { payDate: civilDate('2025-03-26'), ordinaryEarnings: nzd('0') },
      { payDate: civilDate('2025-03-12'), ordinaryEarnings: nzd('700') },
      { payDate: civilDate('2025-03-03'), ordinaryEarnings: nzd('9000') },
      { payDate: civilDate('2025-04-09'), ordinaryEarnings: nzd('9000') },
    ];
    const before = (payDate: string, isFinalPay: boolean, thisPay = '500') =>
      annualiseBeforeExtraPays(
        { payDate: civilDate(payDate), frequency: 'weekly', earlierPays, thisPay: nzd(thisPay), isFinalPay },
        rulesOn(payDate).extraPays,
      );

    test('four weeks to the day, this pay with them: 28 days before is outside', () => {
      // 31 March: 4 March and later
      expect(before('2025-03-31', false).value.toString()).toBe(String((700 + 600 + 100 + 500) * 13));
      // 1 April: 5 March and later (4 March is 28 days back)
      expect(before('2025-04-01', false).value.toString()).toBe(String((700 + 600 + 500) * 13));
      expect(before('2025-04-01', false).rule).toBe('nz.extra-pays.annualise-four-weeks');
    });

    test('on leaving from 1 April 2025, the last two paid ones without this pay; before, four weeks', () => {
      expect(before('2025-04-01', true).value.toString()).toBe(String((700 + 600) * 26));
      expect(before('2025-03-31', true).value.toString()).toBe(String((700 + 600 + 100 + 500) * 13));
    });

    test('another pay of the same day counts', () => {
      const sameDay = annualiseBeforeExtraPays(
        {
          payDate: civilDate('2025-04-01'),
          frequency: 'weekly',
          earlierPays: [{ payDate: civilDate('2025-04-01'), ordinaryEarnings: nzd('10') }],
          thisPay: nzd('0'),
          isFinalPay: false,
        },
        rulesOn('2025-04-01').extraPays,
      );
      expect(sameDay.value.toString()).toBe('130');
      expect(before('2025-04-01', true).rule).toBe('nz.extra-pays.annualise-last-two-pays');
    });

    test('a pay with nothing but extra pays is not one of the pays', () => {
      const monthly = (thisPay: string) =>
        annualiseBeforeExtraPays(
          {
            payDate: civilDate('2025-04-01'),
            frequency: 'monthly',
            earlierPays: [{ payDate: civilDate('2025-03-31'), ordinaryEarnings: nzd('5000') }],
            thisPay: nzd(thisPay),
            isFinalPay: false,
          },
          rulesOn('2025-04-01').extraPays,
        ).value.toString();
      expect(monthly('0')).toBe('60000');
      expect(monthly('5000')).toBe('130000');
    });
  });

  test('says which pays and which factor', () => {
    const base = annualiseFourWeeks(pays('1128', '1128'), 'fortnightly', extraPays);
    expect(
      explainAsText(base)
        .split('\n')
        .map((line) => line.split(' (since')[0]),
    ).toEqual([
      'nz.extra-pays.annualise-four-weeks: 2 pays of 2256 together × 13 = 29328',
      '  given.pays: pays 1128, 1128',
      '  nz.extra-pays/fourWeeks: × 13',
    ]);
    expect(explainAsText(annualiseFourWeeks(pays('5000'), 'monthly', extraPays))).toContain(
      'one pay of 5000 × 12 = 60000',
    );
    expect(annualiseLastTwoPays(pays('1', '1'), 'weekly', extraPays).because[1]).toMatchObject({
      parameter: 'nz.extra-pays/endOfEmployment',
    });
  });
});

test('the trace of the tax shows rates, base and levy', () => {
  const found = taxExtraPays([bonus('400')], basis('52000'), rulesOn('2026-11-04'));
  expect(
    explainAsText(found.tax)
      .split('\n')
      .map((line) => line.split(' (since')[0]),
  ).toEqual([
    'nz.extra-pays.tax-extra-pays: 400 × 0.175 + levy 7 = 77, truncated to cents 77',
    '  nz.extra-pays.choose-rate: 52000 + 400, cents dropped 52400: rate 0.175',
    '    given.income: 52000',
    '      given.income: income 52000',
    '    nz.extra-pays/bands/15601: 0.175',
    '  nz.extra-pays.levy-extra-pays: levy on the extra pays 400 × 0.0175 = 7, truncated to cents 7',
    '    nz.acc-earners-levy/rate: 0.0175 up to 156641',
  ]);
  expect(add(nzd('0'), found.tax.value).toString()).toBe('77');
});

describe('traces of codes that keep their rate', () => {
  const lines = (found: ReturnType<typeof taxExtraPays>): (string | undefined)[] =>
    explainAsText(found.tax)
      .split('\n')
      .map((line) => line.split(' (since')[0]);

  test('flat', () => {
    const found = taxExtraPays(
      [bonus('100'), bonus('50')],
      basis('0', { taxCode: taxCodeOf('ND') }),
      rulesOn('2026-11-04'),
    );
    expect(lines(found)).toEqual([
      'nz.extra-pays.tax-extra-pays: 100 × 0.45 + 50 × 0.45 + levy 2.625 = 70.125, truncated to cents 70.12',
      '  nz.extra-pays.flat-rate: code ND keeps its rate 0.45',
      '    nz.paye/flatRates/ND: 0.45',
      '  nz.extra-pays.levy-extra-pays: levy on the extra pays 100 × 0.0175 + 50 × 0.0175 = 2.625, truncated to cents 2.62',
      '    nz.acc-earners-levy/rate: 0.0175 up to 156641',
    ]);
    expect(found.parts.map((part) => part.electedRate)).toEqual([undefined, undefined]);
    expect('grossedUp' in found).toBe(false);
  });

  test('certificate; its levy has no maximum in a pay', () => {
    const stc = basis('200000', { taxCode: taxCodeOf('STC'), certificateRate: decimal('0.24') });
    const found = taxExtraPays([bonus('1000')], stc, rulesOn('2026-11-04'));
    expect(lines(found).slice(0, 3)).toEqual([
      'nz.extra-pays.tax-extra-pays: 1000 × 0.24, the levy inside, = 240, truncated to cents 240',
      '  nz.extra-pays.certificate-rate: 0.24 by certificate',
      '    given.certificate rate: certificate rate 0.24',
    ]);
    expect(found.levy.value.toString()).toBe('17.5');
    expect(found.parts[0]?.electedRate).toBeUndefined();
    expect('grossedUp' in found).toBe(false);
  });
});
