import type { AuPayInput, AuPayPeriod, AuTaxDeclarationInput } from '../au';
import type { NzPayPeriod } from '../nz';
import april2024 from '../nz/paye/vectors/2024-04-01.json';
import july2024 from '../nz/paye/vectors/2024-07-31.json';
import schedule2024 from '../au/payg-schedule-1/vectors/2024-07-01.json';
import schedule2026 from '../au/payg-schedule-1/vectors/2026-07-01.json';
import loans2024 from '../au/study-loans/vectors/2024-07-01.json';
import loans2026 from '../au/study-loans/vectors/2026-07-01.json';
import { readDraft, rulesInForce } from '../rules';
import { civilDate } from '../calendar';
import { changeOfLaw, impactOfLaw, impactOfRise, noteToStaff, type Impact, type PayOfCountry } from '.';

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
const auKey = (row: AuRow): string =>
  `${scaleOf(row)} ${row.frequency} ${row.earnings} ${row.component === undefined ? 'withheld' : 'component'}`;

const auPay = (row: AuRow, hasStudyLoan: boolean): PayOfCountry => ({
  country: 'AU',
  input: {
    payDate: '2026-11-12',
    payPeriod: frequencies[row.frequency]!,
    employee: { taxDeclaration: { ...declarations[scaleOf(row)]!, hasStudyLoan }, isSuperEnabled: false },
    hours: [{ description: 'Earnings', units: 'dollars', value: row.earnings, rate: '1' }],
  },
});
const on = (pay: PayOfCountry, from: string, to: string): Impact => {
  const found = impactOfLaw(pay, { day: from }, { day: to });
  if (!found.ok) throw new Error(found.error.message);
  return found.value;
};

/** Every row of both tables: what is in both moves by their difference, what is in one stands there on its side. */
function checkTables<Row>(
  tables: readonly [readonly Row[], readonly Row[]],
  keyOf: (row: Row) => string,
  publishedIn: (row: Row) => readonly ['tax' | 'studyLoan', string],
  impact: (row: Row) => Impact,
): { readonly both: number; readonly one: number } {
  const old = new Map(tables[0].map((row) => [keyOf(row), row]));
  const next = new Map(tables[1].map((row) => [keyOf(row), row]));
  const cents = (amount: { toString(): string }): number => Math.round(Number(amount.toString()) * 100);
  let [both, one] = [0, 0];
  for (const [key, row] of new Map([...old, ...next])) {
    const [was, is] = [old.get(key), next.get(key)];
    const [figure] = publishedIn(row);
    const { before, after, movement } = impact(row);
    if (was !== undefined) expect([key, cents(before[figure])]).toEqual([key, cents(publishedIn(was)[1])]);
    if (is !== undefined) expect([key, cents(after[figure])]).toEqual([key, cents(publishedIn(is)[1])]);
    if (was !== undefined && is !== undefined) {
      both++;
      const moved = cents(publishedIn(is)[1]) - cents(publishedIn(was)[1]);
      expect([key, cents(movement[figure])]).toEqual([key, moved]);
    } else one++;
  }
  return { both, one };
}

const ofAu = ({ withheld, component }: AuRow): readonly ['tax' | 'studyLoan', string] =>
  component === undefined ? ['tax', withheld ?? ''] : ['studyLoan', component];

describe('the impact between two editions is the difference of the official tables', () => {
  test('Schedule 1 of July 2024 and of July 2026', () => {
    const counted = checkTables<AuRow>([schedule2024.rows, schedule2026.rows], auKey, ofAu, (row) =>
      on(auPay(row, false), '2026-06-30', '2026-07-01'),
    );
    expect(counted).toEqual({ both: expect.any(Number), one: expect.any(Number) });
    expect(counted.both).toBeGreaterThan(20);
  });

  test('Schedule 8 of 2024 and of 2026, tax and study loan in one amount', () => {
    const counted = checkTables<AuRow>([loans2024.rows, loans2026.rows], auKey, ofAu, (row) =>
      on(auPay(row, true), '2024-07-01', '2026-07-01'),
    );
    expect(counted.both + counted.one).toBeGreaterThan(50);
  });

  test('PAYE of New Zealand before and after 31 July 2024', () => {
    type Row = (typeof april2024.rows)[number];
    const counted = checkTables<Row>(
      [april2024.rows, july2024.rows],
      ({ taxCode, frequency, pay }) => `${taxCode} ${frequency} ${pay}`,
      ({ paye }) => ['tax', paye],
      ({ taxCode, frequency, pay }) =>
        on(
          {
            country: 'NZ',
            input: {
              payDate: '2024-08-15',
              payPeriod: nzFrequencies[frequency]!,
              employee: { nzTaxCode: taxCode, kiwisaverStatusCode: 'NK' },
              hours: [{ description: 'Pay', units: 'dollars', value: pay, rate: '1' }],
            },
          },
          '2024-07-30',
          '2024-07-31',
        ),
    );
    expect(counted.both).toBeGreaterThan(10);
  });
});

const weekly: AuPayInput = {
  payDate: '2026-11-12',
  payPeriod: 'WEEKLY',
  employee: { payRatePerHour: '25', taxDeclaration: plain },
  hours: [{ description: 'Ordinary time', units: 'hours', value: '40' }],
};
const bakery: PayOfCountry = { country: 'AU', input: weekly };

describe('a draft', () => {
  const inForce = rulesInForce(civilDate('2026-11-12'), 'AU');
  const guarantee = inForce.ok
    ? inForce.value.inForce.find(({ instrument }) => instrument === 'au.super-guarantee')
    : undefined;
  const draft = (values: object) => ({
    instrument: 'au.super-guarantee',
    effectiveFrom: '2027-07-01',
    law: { title: 'A bill', href: 'https://www.legislation.gov.au' },
    values: { ...(guarantee?.values as object), ...values },
  });

  test('a super guarantee of 13 per cent costs a pay of 1,000 another 10 dollars', () => {
    const read = readDraft(draft({ rate: '0.13' }));
    if (!read.ok) throw new Error(read.error.message);
    const found = impactOfLaw(bakery, { day: '2026-11-12' }, { day: '2026-11-12', drafts: [read.value] });
    if (!found.ok) throw new Error(found.error.message);
    const { movement, rules } = found.value;
    expect([movement.net, movement.super, movement.cost].map(String)).toEqual(['0', '10', '10']);
    expect(rules.map(({ instrument, to }) => [instrument, to])).toEqual([
      ['au.super-guarantee', 'au.super-guarantee@draft-2027-07-01'],
    ]);
    expect(noteToStaff(found.value, { from: '1 July 2027', what: 'a bill raises super', savings: 'super' })).toBe(
      'From 1 July 2027: a bill raises super.\n' +
        'A pay like your last one still comes to $862.00 after tax.\n' +
        'Into super: $120.00 before, $130.00 now.\n' +
        'A bill: https://www.legislation.gov.au',
    );
  });

  test.each([
    [7, ''],
    [{ ...draft({}), instrument: 'au.horoscope' }, 'instrument'],
    [{ ...draft({}), effectiveFrom: 'soon' }, 'effectiveFrom'],
    [draft({ rate: 'much' }), 'values.rate'],
    [{ ...draft({}), values: {} }, 'values.'],
  ])('%j is refused at %s', (input, path) => {
    const read = readDraft(input);
    expect(read.ok).toBe(false);
    expect(read.ok ? '' : (read.error.path ?? '')).toContain(path);
  });
});

test('a rise of three per cent: 1,000 becomes 1,030, and the table takes its part', () => {
  const found = impactOfRise(bakery, { kind: 'percentage', by: '0.03' });
  if (!found.ok) throw new Error(found.error.message);
  // 0.3227 × 1,030.99 − 185.1935 = 147.51: 148, ten more than of 1,000. Super is 12 % of 30.
  expect(['gross', 'tax', 'net', 'super', 'cost'].map((name) => String(found.value.movement[name as 'gross']))).toEqual(
    ['30', '10', '20', '3.6', '33.6'],
  );
  const set = impactOfRise(bakery, { kind: 'new-rate', rate: '25.75' });
  expect(set.ok && String(set.value.movement.gross)).toBe('30');
});

test('a day without law is refused', () => {
  const change = changeOfLaw({ day: '2026-11-12' }, { day: '2040-01-01' });
  expect(change.ok && change.value.impactOn(bakery)).toMatchObject({
    ok: false,
    error: { code: 'statutory/unconfirmed' },
  });
  expect(changeOfLaw({ day: 'x' }, { day: '2026-07-01' }).ok).toBe(false);
});
