import type { AuPayInput, AuPayPeriod, AuTaxDeclarationInput } from '../au';
import additional2024 from '../au/additional-payments/vectors/2024-07-01.json';
import additional2025 from '../au/additional-payments/vectors/2025-07-01.json';
import additional2026 from '../au/additional-payments/vectors/2026-07-01.json';
import protected2024 from '../au/child-support/vectors/2024-01-01.json';
import protected2025 from '../au/child-support/vectors/2025-01-01.json';
import protected2026 from '../au/child-support/vectors/2026-01-01.json';
import extraPay2024 from '../au/extra-pay-year/vectors/2024-07-01.json';
import extraPay2026 from '../au/extra-pay-year/vectors/2026-07-01.json';
import medicare2024 from '../au/medicare-levy-adjustment/vectors/2024-07-01.json';
import medicare2026 from '../au/medicare-levy-adjustment/vectors/2026-07-01.json';
import schedule2024 from '../au/payg-schedule-1/vectors/2024-07-01.json';
import schedule2026 from '../au/payg-schedule-1/vectors/2026-07-01.json';
import { seniorStatuses, type SeniorStatus } from '../au/seniors-and-pensioners';
import seniors2024 from '../au/seniors-and-pensioners/vectors/2024-07-01.json';
import seniors2026 from '../au/seniors-and-pensioners/vectors/2026-07-01.json';
import loans2024 from '../au/study-loans/vectors/2024-07-01.json';
import loans2025 from '../au/study-loans/vectors/2025-07-01.json';
import loansSeptember2025 from '../au/study-loans/vectors/2025-09-24.json';
import loans2026 from '../au/study-loans/vectors/2026-07-01.json';
import super2024 from '../au/super-guarantee/vectors/2024-07-01.json';
import super2025 from '../au/super-guarantee/vectors/2025-07-01.json';
import super2026 from '../au/super-guarantee/vectors/2026-07-01.json';
import { addDays, addYears, civilDate } from '../calendar';
import type { NzPayEmployee, NzPayInput, NzPayPeriod } from '../nz';
import levy2024 from '../nz/acc-earners-levy/vectors/2024-04-01.json';
import levy2025 from '../nz/acc-earners-levy/vectors/2025-04-01.json';
import levy2026 from '../nz/acc-earners-levy/vectors/2026-04-01.json';
import esct2024 from '../nz/esct/vectors/2024-04-01.json';
import esct2025 from '../nz/esct/vectors/2025-04-01.json';
import extraPays2024 from '../nz/extra-pays/vectors/2024-04-01.json';
import extraPays2025 from '../nz/extra-pays/vectors/2025-04-01.json';
import credit2024 from '../nz/independent-earner-credit/vectors/2024-04-01.json';
import creditJuly2024 from '../nz/independent-earner-credit/vectors/2024-07-31.json';
import kiwisaver2024 from '../nz/kiwisaver/vectors/2024-04-01.json';
import kiwisaver2026 from '../nz/kiwisaver/vectors/2026-04-01.json';
import april2024 from '../nz/paye/vectors/2024-04-01.json';
import july2024 from '../nz/paye/vectors/2024-07-31.json';
import { impactOfLaw, type PayOfCountry, type PayTotals } from '.';

/** One publication in two editions, and how a pay shows what a row of it states. */
interface Table<Row> {
  readonly from: string;
  readonly old: readonly Row[];
  readonly to: string;
  readonly next: readonly Row[];
  /** What both editions call the same row. */
  readonly keyOf: (row: Row, edition: string) => string;
  /** Cents; or whether anything is due, where a row states no more. */
  readonly published: (row: Row) => number | boolean;
  /** The pay of the row; where the row states a part of the tax, the pay without that part as well. */
  readonly pays: (row: Row) => { readonly pay: PayOfCountry; readonly without?: PayOfCountry };
  readonly figure: (pay: Totals, without: Totals, row: Row) => number;
}

type Totals = Readonly<Record<keyof PayTotals, number>>;

const cents = (amount: { toString(): string }): number => Math.round(Number(amount.toString()) * 100);
const nothing: Totals = { gross: 0, tax: 0, studyLoan: 0, net: 0, super: 0, cost: 0 };
const inCents = (totals: PayTotals): Totals => ({
  gross: cents(totals.gross),
  tax: cents(totals.tax),
  studyLoan: cents(totals.studyLoan),
  net: cents(totals.net),
  super: cents(totals.super),
  cost: cents(totals.cost),
});

/**
 * Every row of both editions: what is in both moves by their difference, what is in one stands there on its side. Movements are
 * read as the impact states them, and not taken from its two sides.
 */
function checkTable<Row>(table: Table<Row>): { readonly both: number; readonly one: number } {
  const old = new Map(table.old.map((row) => [table.keyOf(row, table.from), row]));
  const next = new Map(table.next.map((row) => [table.keyOf(row, table.to), row]));
  const impactOn = (pay: PayOfCountry) => {
    const found = impactOfLaw(pay, { day: table.from }, { day: table.to });
    if (!found.ok) throw new Error(`${JSON.stringify(pay)}: ${found.error.message}`);
    const { before, after, movement } = found.value;
    return { before: inCents(before), after: inCents(after), movement: inCents(movement) };
  };
  const none = { before: nothing, after: nothing, movement: nothing };
  let [both, one] = [0, 0];
  for (const [key, row] of new Map([...old, ...next])) {
    const [was, is] = [old.get(key), next.get(key)];
    const { pay, without } = table.pays(row);
    const [whole, rest] = [impactOn(pay), without === undefined ? none : impactOn(without)];
    const on = (side: 'before' | 'after' | 'movement') => table.figure(whole[side], rest[side], row);
    for (const [side, of] of [
      ['before', was],
      ['after', is],
    ] as const) {
      if (of === undefined) continue;
      const published = table.published(of);
      const found = typeof published === 'boolean' ? on(side) > 0 : on(side);
      expect([key, side, found]).toEqual([key, side, published]);
    }
    if (was !== undefined && is !== undefined) {
      both++;
      const [from, to] = [table.published(was), table.published(is)];
      const moved = typeof from === 'number' && typeof to === 'number' ? to - from : on('after') - on('before');
      expect([key, 'moves', on('movement')]).toEqual([key, 'moves', moved]);
    } else one++;
  }
  expect(both + one).toBe(new Set([...old.keys(), ...next.keys()]).size);
  return { both, one };
}

const frequencies: Readonly<Record<string, AuPayPeriod>> = {
  weekly: 'WEEKLY',
  fortnightly: 'FORTNIGHTLY',
  monthly: 'MONTHLY',
  quarterly: 'QUARTERLY',
};
const nzFrequencies: Readonly<Record<string, NzPayPeriod>> = {
  weekly: 'WEEKLY',
  fortnightly: 'FORTNIGHTLY',
  'four-weekly': 'FOUR_WEEKLY',
  monthly: 'MONTHLY',
};
const plain: AuTaxDeclarationInput = { taxFileNumber: 'quoted', residency: 'resident', claimsTaxFreeThreshold: true };
const declarations: Readonly<Record<string, AuTaxDeclarationInput>> = {
  1: { ...plain, claimsTaxFreeThreshold: false },
  2: plain,
  3: { ...plain, residency: 'foreign', claimsTaxFreeThreshold: false },
  '4 resident': { ...plain, taxFileNumber: 'not-quoted', claimsTaxFreeThreshold: false },
  '4 foreign': { ...plain, taxFileNumber: 'not-quoted', residency: 'foreign', claimsTaxFreeThreshold: false },
  5: { ...plain, medicareLevyExemption: 'full' },
  6: { ...plain, medicareLevyExemption: 'half' },
};

const AU_PAY_DATE = '2026-11-12';
const auPay = (
  frequency: string,
  earnings: string,
  taxDeclaration: AuTaxDeclarationInput,
  more: Partial<Omit<AuPayInput, 'employee'>> = {},
): PayOfCountry => ({
  country: 'AU',
  input: {
    payDate: AU_PAY_DATE,
    payPeriod: frequencies[frequency]!,
    employee: { taxDeclaration, isSuperEnabled: false },
    hours: [{ description: 'Earnings', units: 'dollars', value: earnings, rate: '1' }],
    ...more,
  },
});

interface AuRow {
  readonly scale: number;
  readonly residency?: string;
  readonly frequency: string;
  readonly earnings: string;
  readonly withheld?: string;
  /** The study loan alone, where a schedule states it apart from tax. */
  readonly component?: string;
}

const scaleOf = ({ scale, residency }: AuRow): string =>
  residency === undefined ? String(scale) : `${scale} ${residency}`;

const withholding = (hasStudyLoan: boolean): Pick<Table<AuRow>, 'keyOf' | 'published' | 'pays' | 'figure'> => ({
  keyOf: (row) =>
    `${scaleOf(row)} ${row.frequency} ${row.earnings} ${row.component === undefined ? 'withheld' : 'component'}`,
  published: ({ withheld, component }) => cents(component ?? withheld!),
  pays: (row) => ({
    pay: auPay(row.frequency, row.earnings, { ...declarations[scaleOf(row)]!, hasStudyLoan }),
  }),
  figure: ({ tax, studyLoan }, _without, { component }) => (component === undefined ? tax : studyLoan),
});

describe('Australia: the impact between two editions is the difference of the official tables', () => {
  test('Schedule 1 of July 2024 and of July 2026', () => {
    const [old, next]: readonly (readonly AuRow[])[] = [schedule2024.rows, schedule2026.rows];
    const counted = checkTable({ from: '2026-06-30', old: old!, to: '2026-07-01', next: next!, ...withholding(false) });
    expect(counted.both).toBeGreaterThan(20);
  });

  // Every edition of Schedule 8 beside the next one, and the first beside the last: tax and study loan in one amount, or the
  // loan alone where the schedule states it apart.
  test.each([
    ['2024-07-01', loans2024.rows, '2025-07-01', loans2025.rows],
    ['2025-07-01', loans2025.rows, '2025-09-24', loansSeptember2025.rows],
    ['2025-09-24', loansSeptember2025.rows, '2026-07-01', loans2026.rows],
    ['2024-07-01', loans2024.rows, '2026-07-01', loans2026.rows],
  ] as readonly (readonly [string, readonly AuRow[], string, readonly AuRow[]])[])(
    'Schedule 8 from %s',
    (from, old, to, next) => {
      const { both, one } = checkTable({ from, old, to, next, ...withholding(true) });
      expect(both + one).toBeGreaterThan(150);
    },
  );

  // A row of Schedule 9 states nine amounts: three kinds of household, each with the levy, half of it or none.
  test('Schedule 9, seniors and pensioners, of July 2024 and of July 2026', () => {
    const exemptions = ['none', 'half', 'full'] as const;
    interface SeniorRow {
      readonly frequency: string;
      readonly earnings: string;
      readonly status: SeniorStatus;
      readonly exemption: (typeof exemptions)[number];
      readonly withheld: string;
    }
    const amounts = (rows: typeof seniors2024.rows): readonly SeniorRow[] =>
      rows.flatMap(({ frequency, earnings, withheld }) =>
        seniorStatuses.flatMap((status) =>
          exemptions.map((exemption) => ({
            frequency,
            earnings,
            status,
            exemption,
            withheld: withheld[status][exemption],
          })),
        ),
      );
    const [old, next] = [amounts(seniors2024.rows), amounts(seniors2026.rows)];
    expect([old.length, next.length]).toEqual([9 * seniors2024.rows.length, 9 * seniors2026.rows.length]);
    const counted = checkTable<SeniorRow>({
      from: '2026-06-30',
      old,
      to: '2026-07-01',
      next,
      keyOf: ({ frequency, earnings, status, exemption }) => `${status} ${exemption} ${frequency} ${earnings}`,
      published: ({ withheld }) => cents(withheld),
      pays: ({ frequency, earnings, status, exemption }) => ({
        pay: auPay(frequency, earnings, {
          ...plain,
          medicareLevyExemption: exemption,
          schedule: { kind: 'seniors-and-pensioners', status },
        }),
      }),
      figure: ({ tax }) => tax,
    });
    expect(counted.both + counted.one).toBeGreaterThan(9 * 53);
  });

  // The adjustment is what a family's claim takes off the tax of the scale.
  test('the Medicare levy adjustment of July 2024 and of July 2026', () => {
    checkTable<(typeof medicare2024.rows)[number]>({
      from: '2026-06-30',
      old: medicare2024.rows,
      to: '2026-07-01',
      next: medicare2026.rows,
      keyOf: ({ scale, spouse, children, frequency, earnings }) =>
        `${scale} ${spouse} ${children} ${frequency} ${earnings}`,
      published: ({ adjustment }) => cents(adjustment),
      pays: ({ scale, spouse, children, frequency, earnings }) => {
        const declaration = declarations[scale]!;
        return {
          pay: auPay(frequency, earnings, { ...declaration, medicareLevyReduction: { spouse, dependants: children } }),
          without: auPay(frequency, earnings, declaration),
        };
      },
      figure: ({ tax }, without) => without.tax - tax,
    });
  });

  // Rows about lump sum E state no amount of tax, so that no law can move one.
  test.each([
    ['2024-07-01', additional2024.rows, '2025-07-01', additional2025.rows],
    ['2025-07-01', additional2025.rows, '2026-07-01', additional2026.rows],
    ['2024-07-01', additional2024.rows, '2026-07-01', additional2026.rows],
  ] as readonly (readonly [string, readonly Partial<AdditionalRow>[], string, readonly Partial<AdditionalRow>[]])[])(
    'Schedule 5, additional payments, from %s',
    (from, old, to, next) => {
      const isAmount = (row: Partial<AdditionalRow>): row is AdditionalRow => row.withheld !== undefined;
      const { both } = checkTable<AdditionalRow>({
        from,
        old: old.filter(isAmount),
        to,
        next: next.filter(isAmount),
        keyOf: ({ method, scale, studyLoan, frequency, earnings, payment, payPeriods }) =>
          `${method} ${scale} ${studyLoan} ${frequency} ${earnings} ${payment} ${payPeriods}`,
        published: ({ withheld }) => cents(withheld),
        pays: ({ method, scale, studyLoan, frequency, earnings, payment, payPeriods }) => {
          const declaration = { ...declarations[scale]!, hasStudyLoan: studyLoan };
          return {
            pay: auPay(frequency, earnings, declaration, {
              bonuses: [{ description: 'Bonus', amount: payment, taxMethod: method, ...range(frequency, payPeriods) }],
            }),
            without: auPay(frequency, earnings, declaration),
          };
        },
        figure: ({ tax }, without) => tax - without.tax,
      });
      expect(both).toBeGreaterThan(7);
    },
  );

  test('the amounts of years with 53 or 27 pays, of July 2024 and of July 2026', () => {
    checkTable<(typeof extraPay2024.rows)[number]>({
      from: '2026-06-30',
      old: extraPay2024.rows,
      to: '2026-07-01',
      next: extraPay2026.rows,
      keyOf: ({ frequency, earnings }) => `${frequency} ${earnings}`,
      published: ({ add }) => cents(add),
      pays: ({ frequency, earnings }) => ({
        pay: auPay(frequency, earnings, { ...plain, hasExtraPayInYear: true }),
        without: auPay(frequency, earnings, plain),
      }),
      figure: ({ tax }, without) => tax - without.tax,
    });
  });

  // Rate and maximum contribution base: of a quarter until June 2026, of a year since. Rows about age and hours state whether
  // super is due at all.
  test.each([
    ['2024-07-01', super2024.rows, '2025-07-01', super2025.rows],
    ['2025-07-01', super2025.rows, '2026-07-01', super2026.rows],
    ['2024-07-01', super2024.rows, '2026-07-01', super2026.rows],
  ] as readonly (readonly [string, readonly SuperRow[], string, readonly SuperRow[]])[])(
    'the super guarantee from %s',
    (from, old, to, next) => {
      const { both } = checkTable<SuperRow>({
        from,
        old,
        to,
        next,
        keyOf: ({ earlier, earnings, age, domestic, hoursInWeek }) =>
          `${earlier} ${earnings} ${age} ${domestic} ${hoursInWeek}`,
        published: ({ superGuarantee, due }) => (superGuarantee === undefined ? due! : cents(superGuarantee)),
        pays: ({ earlier = '0', earnings, age, domestic = false, hoursInWeek = '0' }) => ({
          pay: {
            country: 'AU',
            input: {
              payDate: AU_PAY_DATE,
              payPeriod: 'WEEKLY',
              employee: {
                taxDeclaration: plain,
                isPrivateOrDomesticWorker: domestic,
                ...(age === undefined ? {} : { dateOfBirth: addYears(civilDate(AU_PAY_DATE), -age) }),
              },
              yearToDate: { superEarningsInQuarter: earlier, superEarningsInYear: earlier },
              hours: [
                earnings === undefined
                  ? { description: 'Ordinary time', units: 'hours', value: hoursInWeek, rate: '20' }
                  : { description: 'Earnings', units: 'dollars', value: earnings, rate: '1' },
              ],
            },
          },
        }),
        figure: (pay) => pay.super,
      });
      expect(both).toBeGreaterThan(5);
    },
  );

  // A notice for more than the pay leaves the protected earnings, to the cent.
  test.each([
    ['2024-12-31', protected2024.rows, '2025-01-01', protected2025.rows],
    ['2025-12-31', protected2025.rows, '2026-01-01', protected2026.rows],
  ])('the protected earnings of child support from %s', (from, old, to, next) => {
    const { both } = checkTable<(typeof protected2024.rows)[number]>({
      from,
      old,
      to,
      next,
      keyOf: ({ frequency }) => frequency,
      published: (row) => cents(row.protectedEarnings),
      pays: ({ frequency }) => ({
        pay: auPay(frequency, '20000', plain, {
          deductions: [{ description: 'Child support', amount: '20000', classification: 'CHILD_SUPPORT_DEDUCTION' }],
        }),
      }),
      figure: ({ net }) => net,
    });
    expect(both).toBe(4);
  });
});

interface AdditionalRow {
  readonly method: 'METHOD_A_WHOLE_YEAR' | 'METHOD_A_SPECIFIC_RANGE';
  readonly scale: number;
  readonly studyLoan: boolean;
  readonly frequency: string;
  readonly earnings: string;
  readonly payment: string;
  readonly payPeriods?: number;
  readonly withheld: string;
}

interface SuperRow {
  readonly earlier?: string;
  readonly earnings?: string;
  readonly superGuarantee?: string;
  readonly age?: number;
  readonly domestic?: boolean;
  readonly hoursInWeek?: string;
  readonly due?: boolean;
}

/** Days that touch so many pay periods: fortnights of 14 days, months of the calendar. */
function range(frequency: string, payPeriods: number | undefined): { startDate?: string; endDate?: string } {
  if (payPeriods === undefined) return {};
  const days = { weekly: 7, fortnightly: 14, monthly: 28 }[frequency]!;
  const startDate = civilDate('2026-01-01');
  return { startDate, endDate: addDays(startDate, payPeriods * days - 1) };
}

interface NzRow {
  readonly taxCode: string;
  readonly frequency: string;
  readonly pay: string;
  readonly paye: string;
}

const nzPay = (
  payDate: string,
  frequency: string,
  pay: string,
  employee: NzPayEmployee,
  more: Partial<Omit<NzPayInput, 'employee'>> = {},
): PayOfCountry => ({
  country: 'NZ',
  input: {
    payDate,
    payPeriod: nzFrequencies[frequency]!,
    employee,
    hours: [{ description: 'Pay', units: 'dollars', value: pay, rate: '1' }],
    ...more,
  },
});

/** Contributions as the totals hold them: what leaves the pay beside the taxes, and what the employer adds to it. */
const fromPay = ({ gross, tax, studyLoan, net }: Totals): number => gross - tax - studyLoan - net;
const byEmployer = ({ cost, gross }: Totals): number => cost - gross;

describe('New Zealand: the impact between two editions is the difference of the official tables', () => {
  // PAYE with the earners' levy in it, and with the independent earner credit: every edition beside the next one.
  test.each([
    ['2024-07-30', april2024.rows, '2024-07-31', july2024.rows, '2024-08-15'],
    ['2024-07-30', credit2024.rows, '2024-07-31', creditJuly2024.rows, '2024-08-15'],
    ['2024-07-30', levy2024.rows, '2025-04-01', levy2025.rows, '2025-06-12'],
    ['2026-03-31', levy2025.rows, '2026-04-01', levy2026.rows, '2026-06-11'],
    ['2024-07-30', levy2024.rows, '2026-04-01', levy2026.rows, '2026-06-11'],
  ] as readonly (readonly [string, readonly NzRow[], string, readonly NzRow[], string])[])(
    'PAYE from %s',
    (from, old, to, next, payDate) => {
      checkTable<NzRow>({
        from,
        old,
        to,
        next,
        keyOf: ({ taxCode, frequency, pay }) => `${taxCode} ${frequency} ${pay}`,
        published: ({ paye }) => cents(paye),
        pays: ({ taxCode, frequency, pay }) => ({
          pay: nzPay(payDate, frequency, pay, { nzTaxCode: taxCode, kiwisaverStatusCode: 'NK' }),
        }),
        figure: ({ tax }) => tax,
      });
    },
  );

  // The rate is chosen by a year's income before the lump sum. A single monthly pay stands for the year, so that it is the
  // stated income or up to eleven cents less, which no row feels.
  test('extra pays of April 2024 and of April 2025', () => {
    interface ExtraPayRow {
      readonly taxCode: string;
      readonly annualised: string;
      readonly extraPay: string;
      readonly liableForLevy: string;
      readonly tax: string;
    }
    const stated = (rows: readonly Partial<ExtraPayRow>[]) =>
      rows.filter((row): row is ExtraPayRow => row.tax !== undefined);
    const { both } = checkTable<ExtraPayRow>({
      from: '2025-03-31',
      old: stated(extraPays2024.rows),
      to: '2025-04-01',
      next: stated(extraPays2025.rows),
      keyOf: ({ taxCode, annualised, extraPay, liableForLevy }) =>
        `${taxCode} ${annualised} ${extraPay} ${liableForLevy}`,
      published: ({ tax }) => cents(tax),
      pays: ({ taxCode, annualised, extraPay, liableForLevy }) => {
        const ofMonth = Math.floor(cents(annualised) / 12) / 100;
        const redundancy = (cents(extraPay) - cents(liableForLevy)) / 100;
        return {
          pay: nzPay(
            '2025-06-12',
            'monthly',
            '0',
            { nzTaxCode: taxCode, kiwisaverStatusCode: 'NK' },
            {
              earlierPays: ofMonth === 0 ? [] : [{ payDate: '2025-06-01', ordinaryEarnings: String(ofMonth) }],
              bonuses: [
                { description: 'Bonus', amount: liableForLevy, extraPayKind: 'bonus' as const },
                { description: 'Redundancy', amount: String(redundancy), extraPayKind: 'redundancy' as const },
              ].filter(({ amount }) => Number(amount) > 0),
            },
          ),
        };
      },
      figure: ({ tax }) => tax,
    });
    expect(both).toBeGreaterThan(5);
  });

  // A member on the default rate chose none, and a new default reaches the pay by itself. The rows hold for what the employer
  // adds as well, at the compulsory rate where it is the default's.
  test.each(['employee', 'employer'] as const)('KiwiSaver of April 2024 and of April 2026: the %s', (side) => {
    interface ContributionRow {
      readonly pay?: string;
      readonly rate?: string;
      readonly contribution?: string;
      readonly age?: number;
      readonly employerMustContribute?: boolean;
    }
    const defaults: Readonly<Record<string, string>> = { '2024-04-01': '0.03', '2026-04-01': '0.035' };
    const isStated = ({ age, rate }: ContributionRow) =>
      side === 'employer' || (age === undefined && rate !== undefined);
    const isDefault = ({ rate }: ContributionRow) => Object.values(defaults).includes(rate!);
    const rows = (all: readonly ContributionRow[]) => all.filter(isStated);
    const { both } = checkTable<ContributionRow>({
      from: '2026-03-31',
      old: rows(kiwisaver2024.rows),
      to: '2026-04-01',
      next: rows(kiwisaver2026.rows),
      keyOf: (row, day) => {
        if (row.age !== undefined) return `age ${row.age}`;
        const ofEdition = day === '2026-04-01' ? defaults['2026-04-01'] : defaults['2024-04-01'];
        expect(isDefault(row)).toBe(row.rate === ofEdition);
        return `${row.pay} ${isDefault(row) ? 'default' : row.rate}`;
      },
      published: ({ contribution, employerMustContribute }) =>
        contribution === undefined ? employerMustContribute! : cents(contribution),
      pays: (row) => ({
        pay: nzPay('2026-06-11', 'weekly', row.pay ?? '1000', {
          nzTaxCode: 'M',
          kiwisaverStatusCode: 'AK',
          esctRate: '0.175',
          ...(row.age === undefined ? {} : { dateOfBirth: addYears(civilDate('2026-06-11'), -row.age) }),
          ...(row.rate === undefined || isDefault(row)
            ? {}
            : { kiwisaverEmployeeRate: row.rate, kiwisaverEmployerRate: row.rate }),
        }),
      }),
      figure: side === 'employee' ? fromPay : byEmployer,
    });
    expect(both).toBeGreaterThan(0);
  });

  // What the tax on the employer's contribution is: rows that state a rate show it on a contribution of 100.
  test('ESCT of April 2024 and of April 2025', () => {
    interface EsctRow {
      readonly thresholdAmount?: string;
      readonly contribution?: string;
      readonly rate?: string;
      readonly esct?: string;
    }
    const stated = (rows: readonly EsctRow[]) => rows.filter(({ rate }) => rate !== undefined);
    const { both } = checkTable<EsctRow>({
      from: '2025-03-31',
      old: stated(esct2024.rows),
      to: '2025-04-01',
      next: stated(esct2025.rows),
      keyOf: ({ thresholdAmount, contribution, rate }) =>
        thresholdAmount === undefined ? `${contribution} at ${rate}` : `${Number(thresholdAmount)} a year`,
      published: ({ rate, esct }) => cents(esct ?? 100 * Number(rate)),
      pays: ({ thresholdAmount, contribution = '100', rate }) => ({
        pay: nzPay('2025-06-12', 'weekly', contribution, {
          nzTaxCode: 'M',
          kiwisaverStatusCode: 'AK',
          kiwisaverEmployeeRate: '0.04',
          kiwisaverEmployerRate: '1',
          ...(thresholdAmount === undefined
            ? { esctRate: rate! }
            : { esctEarnings: { lastYear: { salaryOrWages: thresholdAmount, employerContributions: '0' } } }),
        }),
      }),
      figure: (pay) => fromPay(pay) + byEmployer(pay) - pay.super,
    });
    expect(both).toBeGreaterThan(2);
  });
});
