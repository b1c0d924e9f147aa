import { aud } from '../../money/parse';
import { calculatePay } from '../calculate-pay/calculate-pay';
import type { AuPayEmployee, AuPayInput } from '../calculate-pay/au-pay-input';
import { calculatePayPeriod } from './calculate-pay-period';
import type { AuPayPeriodResult } from './pay-period';
import type { AuPayOfPeriod, AuPayPeriodInput } from './pay-period-input';

const taxDeclaration = { taxFileNumber: 'quoted', residency: 'resident', claimsTaxFreeThreshold: true } as const;

function input(dollars: string, more: Partial<AuPayInput> = {}, employee: Partial<AuPayEmployee> = {}): AuPayInput {
  return {
    payDate: '2026-08-06',
    payPeriod: 'WEEKLY',
    employee: { payRatePerHour: '1', taxDeclaration, ...employee },
    hours: dollars === '0' ? [] : [{ description: 'Ordinary', units: 'hours', value: dollars }],
    ...more,
  };
}

function period(
  pays: readonly (AuPayInput | AuPayOfPeriod)[],
  more: Partial<AuPayPeriodInput> = {},
): AuPayPeriodResult {
  const worked = calculatePayPeriod({ pays: pays.map((pay) => ('input' in pay ? pay : { input: pay })), ...more });
  if (!worked.ok) throw new Error(`${worked.error.path}: ${worked.error.message}`);
  return worked.value;
}

const taxes = ({ pays }: AuPayPeriodResult): readonly string[] =>
  pays.map((pay) => (pay.isProcessed ? pay.tax : pay.pay.tax).toString());
const nets = ({ pays }: AuPayPeriodResult): readonly string[] =>
  pays.map((pay) => (pay.isProcessed ? '-' : pay.pay.net.toString()));
const codes = ({ warnings }: AuPayPeriodResult): readonly string[] => warnings.map(({ code }) => code);

// ATO Schedule 1 from 1 July 2026, scale 2, weekly: 1,000 is 138; 2,000 is 0.32 × 2000.99 − 181.7319 = 458.58: 459.
describe('two departments in one week', () => {
  test('the tax of 2,000 in the proportion of the earnings, and it adds up', () => {
    const both = period([input('500'), input('1500')]);
    expect([both.tax.toString(), both.taxableGross.toString(), taxes(both)]).toEqual([
      '459',
      '2000',
      ['114.75', '344.25'],
    ]);
  });

  test('one pay alone is the pay that calculatePay gives', () => {
    const alone = period([input('1000')]);
    expect([alone.tax.toString(), taxes(alone), nets(alone)]).toEqual(['138', ['138'], ['862']]);
  });

  test('the part of each pay is explained down to the tables that the tax of all stands on', () => {
    const owing = { taxDeclaration: { ...taxDeclaration, hasStudyLoan: true } };
    const whole = calculatePay(input('2000', {}, owing));
    if (!whole.ok) throw new Error(whole.error.message);
    const alone = whole.value.trace.explain();
    for (const pay of period([input('500', {}, owing), input('1500', {}, owing)]).pays) {
      if (pay.isProcessed) throw new Error('none was processed');
      const part = pay.pay.trace.explain();
      for (const figure of ['tax', 'studyLoan'] as const) expect(part[figure].because).toEqual([alone[figure]]);
    }
  });

  test('each pay replays from its input', () => {
    for (const pay of period([input('500'), input('1500')]).pays) {
      if (pay.isProcessed) throw new Error('none was processed');
      const again = calculatePay(pay.input);
      expect(again.ok && JSON.stringify(again.value)).toBe(JSON.stringify(pay.pay));
    }
  });

  test('by gross, beside a row that is not taxed: no tax is lost and no pay bears more than it can', () => {
    const travel = {
      allowances: [
        {
          description: 'Travel',
          amount: '3000',
          allowanceCategory: 'RD',
          isTaxable: false,
          isIncludedInSuperCalculations: false,
        },
      ],
    } as const;
    // By gross 459 × 3,100 ÷ 5,000 = 284.58 would fall on a pay with 100 of taxable earnings: it bears these.
    const both = period([input('100', travel), input('1900')], { shareTaxBy: 'GROSS' });
    expect([taxes(both), nets(both)]).toEqual([
      ['100', '359'],
      ['3000', '1541'],
    ]);
    expect(taxes(period([input('100', travel), input('1900')]))).toEqual(['22.95', '436.05']);
  });

  test('a study loan is shared with the tax', () => {
    const borrower = { taxDeclaration: { ...taxDeclaration, hasStudyLoan: true } };
    const both = period([input('500', {}, borrower), input('1500', {}, borrower)]);
    // Schedule 8: 0.15 × 2000.99 − 200.5615 = 99.59: 100.
    expect(both.studyLoan.toString()).toBe('100');
    const loans = both.pays.map((pay) => (pay.isProcessed ? '' : pay.pay.studyLoan.toString()));
    expect(loans).toEqual(['25', '75']);
  });
});

describe('a bonus and the ordinary pay of a week', () => {
  const bonus = (own: object = {}) =>
    input('0', {
      bonuses: [{ description: 'Bonus', amount: '5200', taxMethod: 'METHOD_A_WHOLE_YEAR' }],
      ...own,
    });
  // Method A: 5,200 ÷ 52 = 100 on top of 1,000 is 0.3227 × 1100.99 − 185.1935 = 170.10: (170 − 138) × 52 = 1,664.
  test('in either order the bonus bears its own tax and the ordinary pay its own', () => {
    expect(taxes(period([bonus(), input('1000')]))).toEqual(['1664', '138']);
    expect(taxes(period([input('1000'), bonus()]))).toEqual(['138', '1664']);
  });

  test('a bonus that is processed first on usual earnings leaves the ordinary pay its own tax', () => {
    const first = period([bonus({ usualEarnings: '1000' })]);
    expect([taxes(first), codes(first)]).toEqual([['1664'], ['au.tax/usual-earnings-used']]);
    const both = period([{ input: bonus(), processed: { tax: '1664' } }, input('1000')]);
    expect([taxes(both), nets(both), codes(both)]).toEqual([['1664', '138'], ['-', '862'], []]);
  });

  test('a bonus that withheld nothing: the ordinary pay bears what it can, the rest is told', () => {
    const both = period([{ input: bonus(), processed: { tax: '0' } }, input('1000')]);
    expect([taxes(both), nets(both)]).toEqual([
      ['0', '1000'],
      ['-', '0'],
    ]);
    expect([both.notWithheld.toString(), codes(both)]).toEqual(['802', ['au.pay-period/not-withheld']]);
    const [first] = both.pays;
    expect(first?.isProcessed === true && first.difference.toString()).toBe('1664');
  });

  test('what was withheld too much is told, and offered as a correction', () => {
    const both = period([{ input: input('1000'), processed: { tax: '300' } }, input('100')]);
    // 1,100: 170.
    expect([taxes(both), both.overWithheld.toString(), codes(both)]).toEqual([
      ['300', '0'],
      '130',
      ['au.pay-period/over-withheld'],
    ]);
  });
});

describe('pays that are processed one after the other', () => {
  test('the second bears what the period’s tax exceeds the first by', () => {
    const both = period([{ input: input('1000'), processed: { tax: '138' } }, input('1000')]);
    expect([taxes(both), both.tax.toString()]).toEqual([['138', '321'], '459']);
  });

  test('when the first is gone, the second alone is due its own tax, and the difference is told', () => {
    const left = period([{ input: input('1000'), processed: { tax: '321' } }]);
    const [only] = left.pays;
    expect(only?.isProcessed === true && [only.taxDue.toString(), only.difference.toString()]).toEqual(['138', '-183']);
    expect(left.overWithheld.toString()).toBe('183');
  });
});

// ATO, "PAYG withholding for deceased employees": nothing is withheld from wages that are paid after a death.
describe('a week in which somebody died', () => {
  test('what was paid before keeps its tax, and what is paid after bears none', () => {
    const after = input('1000', {
      ...{ isPaidAfterDeath: true, paySacrifices: [{ description: 'Super', amount: '100', isSuper: true }] },
      bonuses: [{ description: 'Bonus', amount: '500', taxMethod: 'METHOD_A_WHOLE_YEAR' }],
    });
    const both = period([{ input: input('1000'), processed: { tax: '138' } }, after]);
    expect([taxes(both), nets(both), codes(both)]).toEqual([['138', '0'], ['-', '1400'], []]);
    const alone = calculatePay(after);
    if (!alone.ok) throw new Error(alone.error.message);
    const { tax, taxableGross, gross, super: contributed, warnings } = alone.value;
    // 12 % of 1,500, and the 100 that were given up.
    expect([tax, taxableGross, gross, contributed].map(String)).toEqual(['0', '0', '1400', '280']);
    expect(warnings.map(({ code }) => code)).toEqual(['au.tax/paid-after-death']);
  });
});

describe('rules of the period', () => {
  test('a minor’s thirty hours are those of all pays of the week', () => {
    const young = { dateOfBirth: '2010-01-01', payRatePerHour: '20' };
    const shift = (hours: string) => input(hours, {}, young);
    expect(period([shift('16')]).compulsorySuperAmount.toString()).toBe('0');
    const both = period([shift('16'), shift('15')]);
    // 31 hours × 20 = 620 × 12 % = 74.40, as 320 and 300 earned it.
    expect([both.superEarnings.toString(), both.compulsorySuperAmount.toString()]).toEqual(['620', '74.4']);
    expect(both.pays.map((pay) => (pay.isProcessed ? '' : pay.pay.super.toString()))).toEqual(['38.4', '36']);
    // Where the first was processed without super, the second catches up.
    const later = period([{ input: shift('16'), processed: { tax: '0' } }, shift('15')]);
    const second = later.pays[1];
    expect(second?.isProcessed === false && second.pay.super.toString()).toBe('74.4');
  });

  test('the maximum contribution base is met by all pays together', () => {
    // 270,830 a year; 830 of it are left.
    const yearToDate = { superEarningsInYear: '270000' };
    const both = period([input('600', { yearToDate }), input('600', { yearToDate })]);
    expect(both.superEarnings.toString()).toBe('830');
    expect(both.pays.map((pay) => (pay.isProcessed ? '' : pay.pay.superEarnings.toString()))).toEqual(['415', '415']);
    expect(both.compulsorySuperAmount.toString()).toBe('99.6');
  });

  test('protected earnings are those of the period', () => {
    const support = {
      deductions: [
        {
          description: 'Child support',
          amount: '200',
          classification: 'CHILD_SUPPORT_DEDUCTION' as const,
          protectedEarnings: '544.88',
        },
      ],
    };
    // 700 bear 65 of tax: 635 are left, 90.12 above the protected earnings, whichever pay the deduction is on.
    const takenBy = (result: AuPayPeriodResult) =>
      result.pays.map((pay) => (pay.isProcessed ? '' : pay.pay.totalDeductions.toString()));
    expect(takenBy(period([input('350', support), input('350')]))).toEqual(['90.12', '0']);
    expect(takenBy(period([input('350', support), input('350', support)]))).toEqual(['90.12', '0']);
    const done = period([
      { input: input('350', support), processed: { tax: '32.50', childSupport: '90.12' } },
      input('350', support),
    ]);
    const second = done.pays[1];
    expect(second?.isProcessed === false && second.pay.totalDeductions.toString()).toBe('0');
  });
});

test.each<[string, AuPayPeriodInput, string]>([
  ['no pays', { pays: [] }, 'pays'],
  [
    'another pay period',
    { pays: [{ input: input('1') }, { input: input('1', { payPeriod: 'MONTHLY' }) }] },
    'pays[1].input.payPeriod',
  ],
  ['a pay that is refused', { pays: [{ input: input('1') }, { input: input('-1') }] }, 'pays[1].hours[0].value'],
  [
    'a processed pay without its tax',
    { pays: [{ input: input('1'), processed: {} as never }] },
    'pays[0].processed.tax',
  ],
])('refused: %s', (_name, asked, path) => {
  expect(calculatePayPeriod(asked)).toMatchObject({ ok: false, error: { path } });
});

// A week from 29 June to 5 July has paydays of two financial years. Scale 2 of 1 July 2024: 1,000 is 0.3227 × 1000.99 − 180.0385 = 143.
describe('a week with paydays of two years or quarters', () => {
  const processed = (payDate: string, dollars: string, figures: Partial<NonNullable<AuPayOfPeriod['processed']>>) => ({
    input: input(dollars, { payDate }),
    processed: { tax: '143', ...figures },
  });
  const superOf = ({ pays }: AuPayPeriodResult): readonly string[] =>
    pays.map((pay) => (pay.isProcessed ? '-' : pay.pay.compulsorySuperAmount.toString()));

  test('the later year withholds on top of the earlier by its own tables, and contributes at its own rate', () => {
    // 11.5 % to 30 June 2025, 12 % after it. June withheld 100 where it should have been 143; July takes none of it.
    const before = processed('2025-06-30', '1000', {
      ...{ tax: '100', superEarnings: '1000', compulsorySuperAmount: '115' },
    });
    const both = period([before, input('1000', { payDate: '2025-07-01' })]);
    // 2,000 a week: 0.32 × 2000.99 − 176.5769 = 463.74, so 464, less 143.
    expect([taxes(both), superOf(both), codes(both)]).toEqual([['100', '321'], ['-', '120'], []]);
    expect(both.pays[0]).toMatchObject({ isProcessed: true, difference: aud('0') });
  });

  test('what is paid after 30 June is not before what was paid until then', () => {
    const after = processed('2025-07-01', '1000', { superEarnings: '1000', compulsorySuperAmount: '120' });
    const both = period([after, input('1000', { payDate: '2025-06-30' })]);
    expect([taxes(both), superOf(both), codes(both)]).toEqual([['143', '143'], ['-', '115'], []]);
  });

  test('a maximum that was reached in June leaves nothing over for July', () => {
    const before = processed('2026-06-30', '38000', { tax: '17210', superEarnings: '0', compulsorySuperAmount: '0' });
    const both = period([before, input('1000', { payDate: '2026-07-01' })], { yearToDate: {} });
    // On top of 38,000 a week: 0.47 of 1,000 more.
    expect([taxes(both), superOf(both)]).toEqual([
      ['17210', '470'],
      ['-', '120'],
    ]);
  });

  test('nor one of March for April, while the week is withheld from as one', () => {
    const before = processed('2026-03-31', '1000', { superEarnings: '0', compulsorySuperAmount: '0' });
    const both = period([before, input('1000', { payDate: '2026-04-01' })]);
    // 2,000 a week: 0.32 × 2000.99 − 176.5769 = 463.74.
    expect([both.tax.toString(), taxes(both), superOf(both)]).toEqual(['464', ['143', '321'], ['-', '120']]);
  });
});
