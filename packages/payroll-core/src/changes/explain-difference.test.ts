import type { AuPayInput } from '../au';
import type { NzPayInput } from '../nz';
import { causeNames, explainAgainstFigures, explainDifference, type Difference, type PayOfCountry } from '.';

const weekly: AuPayInput = {
  payDate: '2026-11-12',
  payPeriod: 'WEEKLY',
  employee: {
    payRatePerHour: '25',
    taxDeclaration: { taxFileNumber: 'quoted', residency: 'resident', claimsTaxFreeThreshold: true },
  },
  hours: [{ description: 'Ordinary time', units: 'hours', value: '40' }],
};
const au = (more: Partial<AuPayInput> = {}, employee: Partial<AuPayInput['employee']> = {}): PayOfCountry => ({
  country: 'AU',
  input: { ...weekly, ...more, employee: { ...weekly.employee, ...employee } },
});
const nz = (more: Partial<NzPayInput> = {}, employee: Partial<NzPayInput['employee']> = {}): PayOfCountry => ({
  country: 'NZ',
  input: {
    payDate: '2026-11-12',
    payPeriod: 'WEEKLY',
    hours: [{ description: 'Ordinary time', units: 'hours', value: '40' }],
    ...more,
    employee: { payRatePerHour: '30', nzTaxCode: 'M', kiwisaverOptedOut: true, ...employee },
  },
});
const between = (before: PayOfCountry, after: PayOfCountry): Difference => {
  const explained = explainDifference(before, after);
  if (!explained.ok) throw new Error(explained.error.message);
  return explained.value;
};
const named = ({ causes }: Difference) =>
  causes.map(({ cause, movement: { net, tax, super: paid } }) => [cause, String(net), String(tax), String(paid)]);

describe('one thing at a time', () => {
  // Schedule 1 of July 2026, scale 2: 1,000 bears 138, 800 bears 0.1790 × 800.99 − 60.8377 = 82.54: 83. Super is 12 %.
  test('hours', () => {
    const { causes, movement } = between(
      au(),
      au({ hours: [{ description: 'Ordinary time', units: 'hours', value: '32' }] }),
    );
    expect(causes.map(({ cause, says }) => [cause, says])).toEqual([['hours', 'Ordinary time 40 hours → 32 hours']]);
    expect([movement.net, movement.tax, movement.super, movement.cost].map(String)).toEqual([
      '-145',
      '-55',
      '-24',
      '-224',
    ]);
  });

  test('a member of several facts is told in words', () => {
    const certificate = { rate: '0.15', from: '2026-04-01', until: null };
    const { causes } = between(nz({}, { nzTaxCode: 'STC', taxCertificate: certificate }), nz());
    expect(causes.map(({ cause, says }) => [cause, says])).toEqual([
      ['tax-code', 'Tax code STC → M; Tax certificate rate 0.15, from 2026-04-01 → none'],
    ]);
  });

  test('hours and rate together: the hours at the old rate, then the rate on the new hours', () => {
    // 32 hours at 25 are 800 (83 withheld); at 31.25 they are 1,000 (138).
    const after = au(
      { hours: [{ description: 'Ordinary time', units: 'hours', value: '32' }] },
      { payRatePerHour: '31.25' },
    );
    expect(named(between(au(), after))).toEqual([
      ['hours', '-145', '-55', '-24'],
      ['rate', '145', '55', '24'],
    ]);
  });

  test('the same hours on two rows move by rounding alone', () => {
    // 7.5 hours at 30.335 are 227.5125: 227.51. Twice 3.75 hours are twice 113.75625, each 113.76: 227.52.
    const rows = (...values: string[]) =>
      values.map((value) => ({ description: 'Work', units: 'hours', value, rate: '30.335' }));
    const moved = between(au({ hours: rows('7.5') }), au({ hours: rows('3.75', '3.75') }));
    expect(moved.causes.map(({ cause }) => cause)).toEqual(['rounding']);
    expect(String(moved.movement.gross)).toBe('0.01');
  });

  test('a study loan, the threshold and an allowance', () => {
    const declaration = weekly.employee.taxDeclaration;
    const loan = { taxDeclaration: { ...declaration, hasStudyLoan: true } };
    const hours = [{ description: 'Ordinary time', units: 'hours', value: '56' }];
    // 1,400 a week, July 2026: Schedule 1 takes 0.32 × 1,400.99 − 181.7319 = 266.58: 267. Schedule 8 takes tax and loan in
    // one amount, 0.47 × 1,400.99 − 382.2935 = 276.17: 276.
    const [study] = between(au({ hours }), au({ hours }, loan)).causes;
    expect([study?.cause, study?.says]).toEqual(['study-loan', 'A study loan, not before']);
    expect([String(study?.movement.tax), String(study?.movement.net)]).toEqual(['9', '-9']);
    const [threshold] = between(
      au(),
      au({}, { taxDeclaration: { ...declaration, claimsTaxFreeThreshold: false } }),
    ).causes;
    expect([threshold?.cause, threshold?.says]).toEqual(['tax-code', 'Claims tax free threshold yes → no']);
    const meals = au({ allowances: [{ description: 'Meals', amount: '10', allowanceCategory: 'OD' }] });
    expect(between(au(), meals).causes.map(({ cause, says }) => [cause, says])).toEqual([
      ['allowance', 'Meals 10, not before'],
    ]);
  });

  test('a tax code with and without student loan in New Zealand', () => {
    const causes = between(nz(), nz({}, { nzTaxCode: 'S SL' })).causes;
    expect(causes.map(({ cause, says }) => [cause, says])).toEqual([
      ['tax-code', 'Tax code M → S SL'],
      ['study-loan', 'A study loan, not before'],
    ]);
    // Code S is 30 % and the levy; the loan takes 12 % of all of 1,200 from secondary income.
    expect(String(causes[1]?.movement.studyLoan)).toBe('144');
    expect(String(causes[1]?.movement.net)).toBe('-144');
  });

  test('the law of 1 July 2025: super rises from 11.5 to 12 per cent of 1,000', () => {
    const { causes } = between(au({ payDate: '2025-06-30' }), au({ payDate: '2025-07-01' }));
    expect(named({ causes } as Difference)).toEqual([['law', '0', '0', '5']]);
    expect(causes[0]?.rules.map(({ instrument, to }) => [instrument, to])).toEqual([
      ['au.super-guarantee', 'au.super-guarantee@2025-07-01'],
    ]);
    expect(causes[0]?.says).toBe('Law on 2025-07-01: super guarantee');
  });

  test('nothing moved, nothing named', () => {
    expect(between(au(), au()).causes).toEqual([]);
    // A longer way to write the same pay.
    expect(between(au(), au({}, { payRatePerHour: '25.00' })).causes).toEqual([]);
  });
});

describe('figures from outside', () => {
  const against = (figures: Parameters<typeof explainAgainstFigures>[0]) => {
    const explained = explainAgainstFigures(figures, au());
    if (!explained.ok) throw new Error(explained.error.message);
    return explained.value;
  };

  test('what nothing explains is named as such', () => {
    const { causes } = against({ gross: '1000', tax: '140', net: '860' });
    expect(named({ causes } as Difference)).toEqual([['unexplained', '2', '-2', '0']]);
  });

  test('other earnings are priced first, and only the rest is not explained', () => {
    // They paid 800 and withheld 85; by the table 800 bears 83.
    const { causes } = against({ gross: '800', tax: '85', net: '715' });
    expect(named({ causes } as Difference)).toEqual([
      ['earnings', '145', '55', '0'],
      ['unexplained', '2', '-2', '0'],
    ]);
  });

  test('equal figures need no reason', () => {
    expect(against({ tax: '138' }).causes).toEqual([]);
  });

  test('what is no number is refused', () => {
    expect(explainAgainstFigures({ tax: 'much' }, au())).toMatchObject({ ok: false, error: { path: 'tax' } });
  });
});

test('pays of two countries, and what is no pay, are refused', () => {
  expect(explainDifference(au(), nz())).toMatchObject({ ok: false, error: { code: 'input/conflict' } });
  expect(explainDifference(au({ payDate: 'soon' }), au())).toMatchObject({ ok: false });
});

test('the causes come in the documented order', () => {
  const after = au(
    {
      payDate: '2026-07-02',
      hours: [{ description: 'Ordinary time', units: 'hours', value: '60' }],
      bonuses: [{ description: 'Bonus', amount: '500' }],
      deductions: [{ description: 'Union', amount: '10', classification: 'UNION_FEES' }],
    },
    { payRatePerHour: '26', superRate: '0.15' },
  );
  const order = between(au({ payDate: '2026-06-25' }), after).causes.map(({ cause }) => cause);
  expect(order).toEqual(['law', 'hours', 'rate', 'bonus', 'retirement-savings', 'deduction']);
  expect(order).toEqual(causeNames.filter((name) => order.includes(name)));
});
