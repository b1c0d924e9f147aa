import fc from 'fast-check';
import { add, isNegative, nzd, sum } from '../../money';
import { calculatePay, type NzPay, type NzPayInput } from '../calculate-pay';
import { withholdForPeriod, type PeriodWithheld } from '.';

const base = (rest: Partial<NzPayInput>, employee: Partial<NzPayInput['employee']> = {}): NzPayInput => ({
  payDate: '2026-11-05',
  payPeriod: 'WEEKLY',
  employee: { nzTaxCode: 'M', payRatePerHour: '1', minimumWage: 'NONE', kiwisaverStatusCode: 'NK', ...employee },
  earlierPays: [
    { payDate: '2026-10-15', ordinaryEarnings: '1000' },
    { payDate: '2026-10-22', ordinaryEarnings: '1000' },
    { payDate: '2026-10-29', ordinaryEarnings: '1000' },
  ],
  ...rest,
});
const wages = (amount: string) => [{ description: 'Wages', units: 'hours', value: amount }];
const lump = (amount: string) => [{ description: 'Bonus', amount, taxAsNzExtraPay: true }];

function period(
  pays: readonly NzPayInput[],
  processed?: Parameters<typeof withholdForPeriod>[0]['processed'],
): PeriodWithheld {
  const found = withholdForPeriod({ pays, processed });
  if (!found.ok) throw new Error(`${found.error.path ?? ''}: ${found.error.message}`);
  return found.value;
}
function single(input: NzPayInput): NzPay {
  const pay = calculatePay(input);
  if (!pay.ok) throw new Error(pay.error.message);
  return pay.value;
}
const total = (pays: readonly NzPay[], of: (pay: NzPay) => NzPay['paye']) => sum(nzd('0'), pays.map(of)).toString();

/** Amounts as digits: 17.50 and 17.5 are one. */
const text = (amounts: PeriodWithheld['asked']) => Object.values(amounts).map(String);

describe('the pays of a period withhold together what one pay with all their lines would', () => {
  test('ordinary pay in two parts: 600 and 400 are 1,000 a week, 171.50 of PAYE', () => {
    // 52,000 × 17.5 % − 1,092 + 910 = 8,918; ÷ 52. By gross: 102.90 and 68.60.
    const { pays, asked } = period([base({ hours: wages('600') }), base({ hours: wages('400') })]);
    expect(asked.paye.toString()).toBe('171.5');
    expect(pays.map(({ paye }) => paye.toString())).toEqual(['102.9', '68.6']);
  });

  // Payroll specification 5.13: the indicator is 1 where the rate that was used is 10.5 %.
  test.each([
    // (3 × 100 + 1,000) × 13 + 1,000 = 17,900: 17.5 %.
    ['1000', [0, 0]],
    // (3 × 100 + 100) × 13 + 1,000 = 6,200: 10.5 %.
    ['100', [0, 1]],
  ] as const)(
    'a lump sum beside wages of %s: the low-rate indicator follows the rate of the period',
    (amount, filed) => {
      const earlierPays = [15, 22, 29].map((day) => ({ payDate: `2026-10-${day}`, ordinaryEarnings: '100' }));
      const parts = [base({ hours: wages(amount), earlierPays }), base({ bonuses: lump('1000'), earlierPays })];
      const indicators = (of: readonly NzPay[]) =>
        of.map(({ employmentInformation }) => employmentInformation.lumpSumIndicator);
      const { pays, inputs } = period(parts);
      expect(indicators(pays)).toEqual(filed);
      expect(indicators(inputs.map(single))).toEqual(filed);
      const [first, second] = parts;
      const before = single(first!);
      const withheld = {
        ...{ paye: before.paye, levy: before.accEarnersLevy, studentLoan: '0' },
        ...{ studentLoanCir: '0', studentLoanBor: '0' },
      };
      expect(indicators(period([second!], [{ input: first!, withheld }]).pays)).toEqual([filed[1]]);
    },
  );

  test('the eight per cent of a closedown in a pay of its own, as the lump sum that it is', () => {
    const closedown = { grossSince: '4800', isExtraPay: true };
    const earlier = [800, 300].map((amount) => base({ hours: wages(String(amount)) }));
    const apart = period([...earlier, base({ closedown })]);
    const together = single(
      base({ hours: wages('1100'), bonuses: [{ ...lump('384')[0]!, extraPayKind: 'holiday-pay' }] }),
    );
    expect(text(apart.asked)).toEqual([together.paye, together.accEarnersLevy, '0', '0', '0'].map(String));
    // (1,000 × 3 + 1,100) × 13 + 384 = 53,684, of which 30 %, and 1.75 % levy: 121.92 beside the PAYE on 1,100.
    const ordinary = single(base({ hours: wages('1100') }));
    expect(together.paye.toString()).toBe(add(ordinary.paye, nzd('121.92')).toString());
    // Pays of before taxed it with the ordinary pay.
    const { isExtraPay: _, ...before } = closedown;
    expect(total([single(base({ closedown: before }))], ({ paye }) => paye)).toBe(
      single(base({ hours: wages('384') })).paye.toString(),
    );
  });

  test('pays whose rates differ keep their own amounts, leave and cashed-up holidays too', () => {
    const week = { hoursPerWeek: '40', hoursPerDay: '8' };
    const at = (rate: string, rest: Partial<NzPayInput>) =>
      base(rest, {
        ...week,
        payRatePerHour: rate,
        ordinaryWeeklyPay: String(40 * Number(rate)),
        relevantDailyPay: String(8 * Number(rate)),
      });
    const sick = { description: 'Sick', leaveType: 'SICK' as const, date: '2026-11-03', hours: '8' };
    const cashed = {
      description: 'Cash-up',
      leaveType: 'ANNUAL_HOLIDAYS' as const,
      date: '2026-11-03',
      hours: '8',
      isCashUp: true,
    };
    const before = at('10', { hours: wages('12'), leave: [sick, cashed] });
    const after = at('20', { hours: wages('40') });
    // 120 and 80 at 10 dollars, 800 at 20: 1,000 a week, 171.50. 80 of holidays are an extra pay: 4,000 × 13 and 80 are
    // 52,080, so 17.5 % and 1.75 %: 15.40.
    for (const pays of [
      [before, after],
      [after, before],
    ])
      expect(period(pays).asked.paye.toString()).toBe('186.9');
  });

  test('an extra pay and the ordinary pay, in either order', () => {
    const ordinary = base({ hours: wages('1000') });
    const extra = base({ bonuses: lump('5000') });
    // 171.50 and, at 4,000 × 13 + 5,000 = 57,000, 30 % and 1.75 % of 5,000: 1,587.50
    const one = period([ordinary, extra]);
    const other = period([extra, ordinary]);
    expect(one.asked.paye.toString()).toBe('1759');
    expect(total(one.pays, ({ paye }) => paye)).toBe('1759');
    expect(other.pays.map(({ paye }) => paye.toString()).reverse()).toEqual(
      one.pays.map(({ paye }) => paye.toString()),
    );
  });

  test('the rate of an extra pay stands on the four weeks before its own pay date', () => {
    const early = base({ payDate: '2026-10-01', hours: wages('1600') });
    const { paye, accEarnersLevy: levy } = single(early);
    const nil = nzd('0');
    const withheld = { paye, levy, studentLoan: nil, studentLoanCir: nil, studentLoanBor: nil };
    const earlierPays = ['2026-10-22', '2026-10-29', '2026-11-05'].map((payDate) => ({
      payDate,
      ordinaryEarnings: '1600',
    }));
    const extra = base({ payDate: '2026-11-12', bonuses: lump('5000'), earlierPays });
    // 4,800 × 13 + 5,000 = 67,400: 30 % and 1.75 % of 5,000. @law Inland Revenue payroll specification 5.11 step 3.1
    expect(single(extra).paye.toString()).toBe('1587.5');
    const { pays, warnings } = period([extra], [{ input: early, withheld }]);
    expect([pays.map((pay) => pay.paye.toString()), warnings]).toEqual([['1587.5'], []]);
  });

  test('the student loan has one threshold for the period: (600 + 400 − 464) × 12 % = 64.32, SLCIR 5 % of it 26.80', () => {
    const borrower = { nzTaxCode: 'M SL', studentLoanCir: { rate: '0.05' }, studentLoanBor: { amount: '10' } };
    const { pays, asked, withheld } = period([
      base({ hours: wages('600') }, borrower),
      base({ hours: wages('400') }, borrower),
    ]);
    expect([asked.studentLoan, asked.studentLoanCir, asked.studentLoanBor].map(String)).toEqual([
      '64.32',
      '26.8',
      '10',
    ]);
    expect(text(withheld)).toEqual(text(asked));
    expect(total(pays, ({ nzStudentLoan }) => nzStudentLoan)).toBe('64.32');
  });

  test('figures of a processed pay may be the text that JSON makes of them', () => {
    const withheld = { paye: '102.90', levy: '10.50', studentLoan: '0', studentLoanCir: '0', studentLoanBor: '0' };
    // Of the 171.50 for 1,000 a week the pay of 600 has withheld 102.90.
    const { pays, withheld: all } = period(
      [base({ hours: wages('400') })],
      [{ input: base({ hours: wages('600') }), withheld }],
    );
    expect(pays.map(({ paye }) => paye.toString())).toEqual(['68.6']);
    expect(all.paye.toString()).toBe('171.5');
  });

  test('a processed pay that is refused is named as such', () => {
    const withheld = { paye: '1', levy: '0', studentLoan: '0', studentLoanCir: '0', studentLoanBor: '0' };
    const refused = (input: NzPayInput, figures: typeof withheld) =>
      withholdForPeriod({ pays: [base({ hours: wages('400') })], processed: [{ input, withheld: figures }] });
    expect(refused(base({ payDate: 'x' }), withheld)).toMatchObject({ error: { path: 'processed[0].input.payDate' } });
    expect(refused(base({ payPeriod: 'MONTHLY' }), withheld)).toMatchObject({
      error: { code: 'input/conflict', path: 'processed[0].input.payPeriod' },
    });
    expect(refused(base({}), { ...withheld, paye: 'x' })).toMatchObject({
      error: { code: 'amount/not-a-number', path: 'processed[0].withheld.paye' },
    });
  });

  test('what was processed before stays, and the rest is borne by the others', () => {
    const first = base({ hours: wages('600') });
    const alone = single(first);
    const withheld = {
      paye: alone.paye,
      levy: alone.accEarnersLevy,
      studentLoan: alone.nzStudentLoan,
      studentLoanCir: alone.periodStudentLoanCir,
      studentLoanBor: alone.periodStudentLoanBor,
    };
    const later = period([base({ hours: wages('400') })], [{ input: first, withheld }]);
    expect(add(later.pays[0]?.paye ?? nzd('0'), alone.paye).toString()).toBe('171.5');
    expect(later.warnings).toEqual([]);
  });

  test('more than the law asks cannot be undone here, and is told', () => {
    const first = base({ hours: wages('600') });
    const nil = nzd('0');
    const withheld = { paye: nzd('300'), levy: nzd('10'), studentLoan: nil, studentLoanCir: nil, studentLoanBor: nil };
    const later = period([base({ hours: wages('400') })], [{ input: first, withheld }]);
    expect(later.pays[0]?.paye.toString()).toBe('0');
    expect(later.warnings).toMatchObject([
      { code: 'nz.period/over-withheld', details: { part: 'paye', amount: '128.5' } },
    ]);
  });

  test('what the pays do not hold is told: tax on a benefit that is not money', () => {
    const benefit = base({ bonuses: [{ description: 'Shares', amount: '5000', isNzEss: true, withholdPaye: true }] });
    const found = period([benefit, base({ hours: wages('100') })]);
    expect(found.pays.map(({ net }) => net.toString())).toEqual(['0', '0']);
    expect(total(found.pays, ({ paye }) => paye)).toBe('100');
    expect(found.warnings.map(({ code }) => code)).toEqual(['nz.period/under-withheld']);
  });

  test('holiday pay with each pay counts as it was worked out for each', () => {
    const terms = { basis: 'INTERMITTENT' as const, startDate: '2026-09-01', isAgreed: true };
    const { pays, asked } = period([
      base({ hours: wages('600') }, { holidayPayWithPay: terms }),
      base({ hours: wages('400') }, { holidayPayWithPay: terms }),
    ]);
    // 1,080 a week: 193.29, as for one pay of 1,000 with eight per cent.
    expect(asked.paye.toString()).toBe('193.29');
    expect(total(pays, ({ holidayPayWithPay }) => holidayPayWithPay)).toBe('80');
  });

  test('no pays, and pays that do not belong together', () => {
    expect(period([])).toMatchObject({ pays: [], warnings: [] });
    const mixed = withholdForPeriod({ pays: [base({}), base({}, { nzTaxCode: 'S' })] });
    expect(mixed).toMatchObject({ ok: false, error: { code: 'input/conflict', path: 'pays[1].payPeriod' } });
    const wrong = withholdForPeriod({ pays: [base({}), base({ payDate: 'never' })] });
    expect(wrong).toMatchObject({ ok: false, error: { path: 'pays[1].payDate' } });
  });
});

const cents = (max: number) => fc.integer({ min: 0, max }).map((amount) => (amount / 100).toFixed(2));
const somePay = fc
  .record({
    hours: fc.option(cents(300000), { nil: undefined }),
    bonus: fc.option(cents(900000), { nil: undefined }),
    untaxed: fc.option(cents(20000), { nil: undefined }),
    deduction: fc.option(cents(50000), { nil: undefined }),
    back: fc.option(cents(300000), { nil: undefined }),
  })
  .map(({ hours, bonus, untaxed, deduction, back }): Partial<NzPayInput> => ({
    ...(hours === undefined ? {} : { hours: wages(hours) }),
    ...(bonus === undefined ? {} : { bonuses: lump(bonus) }),
    ...(untaxed === undefined ? {} : { allowances: [{ description: 'Tools', amount: untaxed, isTaxable: false }] }),
    ...(deduction === undefined
      ? {}
      : { deductions: [{ description: 'Union', amount: deduction, classification: 'UNION_FEES' as const }] }),
    ...(back === undefined ? {} : { backPayments: [{ description: 'Back pay', amount: back }] }),
  }));
const employees = fc.constantFrom<Partial<NzPayInput['employee']>>(
  { nzTaxCode: 'M SL' },
  { nzTaxCode: 'ME' },
  { nzTaxCode: 'S SL', kiwisaverStatusCode: 'AK', esctRate: '0.175' },
  { nzTaxCode: 'M', kiwisaverStatusCode: 'AK', employerContribTaxMethod: 'PAYE', employerContribPaidAs: 'NET' },
  { nzTaxCode: 'ND' },
  { nzTaxCode: 'STC', taxCertificate: { rate: '0.25', studentLoanRate: '0.06' } },
);
const somePeriod = fc.record({ parts: fc.array(somePay, { minLength: 1, maxLength: 5 }), employee: employees });

/** What depends on the order at most by which of two equal pays comes first. */
const inPrint = (pay: NzPay): string =>
  [pay.gross, pay.paye, pay.accEarnersLevy, pay.nzStudentLoan, pay.net, pay.totalDeductions].map(String).join(' ');

test('in any order each pay withholds the same, together what the law asks, and no net falls below zero', () => {
  fc.assert(
    fc.property(somePeriod, fc.integer({ min: 0, max: 119 }), ({ parts, employee }, turn) => {
      const inputs = parts.map((part) => base(part, employee));
      const order = permutation(inputs.length, turn);
      const one = period(inputs);
      const other = period(order.map((i) => inputs[i] ?? base({})));
      expect(order.map((i) => inPrint(one.pays[i] ?? single(base({}))))).toEqual(other.pays.map(inPrint));
      expect(text(other.asked)).toEqual(text(one.asked));
      expect(text(one.withheld)).toEqual(text(one.asked));
      for (const pay of one.pays) {
        expect(isNegative(pay.net)).toBe(false);
        expect(isNegative(pay.paye)).toBe(false);
      }
    }),
    { numRuns: 150 },
  );
});

test('one pay after another, in any order, the period ends with what the law asks or with what was withheld already', () => {
  fc.assert(
    fc.property(somePeriod, fc.integer({ min: 0, max: 119 }), ({ parts, employee }, turn) => {
      const inputs = parts.map((part) => base(part, employee));
      const processed: { input: NzPayInput; withheld: PeriodWithheld['withheld'] }[] = [];
      let last: PeriodWithheld | undefined;
      for (const i of permutation(inputs.length, turn)) {
        const input = inputs[i] ?? base({});
        last = period([input], processed);
        const [pay] = last.pays;
        if (pay === undefined) throw new Error('a pay is missing');
        expect(isNegative(pay.net)).toBe(false);
        processed.push({
          input,
          withheld: {
            paye: pay.paye,
            levy: pay.accEarnersLevy,
            studentLoan: pay.nzStudentLoan,
            studentLoanCir: pay.periodStudentLoanCir,
            studentLoanBor: pay.periodStudentLoanBor,
          },
        });
      }
      if (last === undefined) return;
      const over = Number(last.withheld.paye.toString()) - Number(last.asked.paye.toString());
      const said = last.warnings.filter(({ details }) => details?.['part'] === 'paye').map(({ code }) => code);
      expect(said).toEqual(over > 0 ? ['nz.period/over-withheld'] : over < 0 ? ['nz.period/under-withheld'] : []);
    }),
    { numRuns: 60 },
  );
});

/** The nth order of so many things. */
function permutation(count: number, nth: number): readonly number[] {
  const left = Array.from({ length: count }, (_, i) => i);
  const order: number[] = [];
  let rest = nth;
  for (let size = count; size > 0; size--) {
    order.push(...left.splice(rest % size, 1));
    rest = Math.floor(rest / size);
  }
  return order;
}

test('the part of a pay is explained by all the pays as one, down to the published lines', () => {
  const { pays, inputs } = period([base({ hours: wages('600') }), base({ hours: wages('400') })]);
  const [first] = pays;
  const { tax } = first!.trace.explain();
  const together = tax.because?.[0]?.because?.[0];
  // 52,000 a year: 8,008 of income tax and 910 of levy, a week of them 171.50.
  expect(together).toMatchObject({ rule: 'nz.pay.paye', value: '171.5' });
  expect(JSON.stringify(together)).toContain('Income Tax Act 2007');
  // Kept with the pay, the same explanation comes again.
  expect(single(JSON.parse(JSON.stringify(inputs[0])) as NzPayInput).trace.explain()).toEqual(first!.trace.explain());
});
