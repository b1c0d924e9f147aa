import {
  accountWith,
  addFigures,
  newAccount,
  runningSums,
  sumsAsAt,
  type Figures,
  type Ledger,
  type LedgerEntry,
  type LedgerPosition,
} from '@anz-payroll/pay-runs';
import fc from 'fast-check';
import { addDays, auFinancialYear, civilDate, type CivilDate } from 'payroll-core';
import type { Transaction } from '../database';
import { LeaveAtTheEndOfYears0234 } from '../migrations/0234-leave-at-the-end-of-years';
import { openTestDatabase, testEngines, type TestDatabase } from '../testing';
import { bindLedger } from './bind-ledger';
import { verifyLedger } from './verify-ledger';

jest.setTimeout(600_000);

const RUNS = Number(process.env['YEARS_PROPERTY_RUNS'] ?? 15);
const people = [1, 2, 3] as const;

/** First and last days of financial years, and some between; whole years without a pay are likely. */
const days = Array.from({ length: 9 }, (_, n) => 2018 + n).flatMap((year) =>
  ['-06-30', '-07-01', '-11-12'].map((day) => civilDate(`${year}${day}`)),
);
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('enter' as const),
      employeeId: fc.constantFrom(...people),
      payDate: fc.constantFrom(...days),
      hours: fc.integer({ min: -30, max: 60 }),
      gross: fc.integer({ min: 1, max: 200_000 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('reverse' as const), which: fc.nat() }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('damage' as const),
      employeeId: fc.constantFrom(...people),
      how: fc.constantFrom(
        'DELETE FROM pay_accounts WHERE employee_id = ?',
        "DELETE FROM pay_years WHERE employee_id = ? AND year < '2022-23'",
        "DELETE FROM pay_years WHERE employee_id = ? AND year >= '2022-23'",
        "UPDATE pay_years SET leave_hours = NULL WHERE employee_id = ? AND year > '2020-21'",
        `UPDATE pay_years SET leave_hours = '{"ANNUAL":"99"}' WHERE employee_id = ? AND year > '2020-21'`,
      ),
    }),
  },
);

function positionAt(employeeId: number, payDate: CivilDate, payId: LedgerPosition['payId']): LedgerPosition {
  const { name: year, lastDay: lastDayOfYear } = auFinancialYear(payDate);
  return { employeeId, payDate, payId, year, lastDayOfYear };
}

function entryOf(payId: number, employeeId: number, payDate: CivilDate, hours: string, gross: string): LedgerEntry {
  return {
    ...{ customerId: 7, employeeId, payId, payDate, year: auFinancialYear(payDate).name, reason: 'pay', createdAt: 1 },
    ...{ leave: hours === '0' ? {} : { ANNUAL: hours }, figures: { gross } },
  };
}

/** As a pay, or its reversal, is entered. */
async function enter(ledger: Ledger, entry: LedgerEntry): Promise<void> {
  const [account] = await ledger.accountsOf([entry.employeeId], [entry.year]);
  await ledger.append([entry]);
  await ledger.saveAccounts([accountWith(account ?? newAccount(entry.employeeId, 7), entry)]);
}

/** Added up from all entries. */
function naive(entries: readonly LedgerEntry[], at: LedgerPosition): { leave: Figures; year: Figures } {
  let [leave, year]: Figures[] = [{}, {}];
  for (const entry of entries) {
    if (entry.employeeId !== at.employeeId || entry.payDate > at.payDate) continue;
    if (entry.payDate === at.payDate && at.payId !== 'end of day' && entry.payId > at.payId) continue;
    leave = addFigures(leave ?? {}, entry.leave);
    if (entry.year === at.year) year = addFigures(year ?? {}, entry.figures);
  }
  return { leave: leave ?? {}, year: year ?? {} };
}

describe.each(testEngines)('the ends of years on $engine', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  }, 120_000);
  afterAll(() => database.remove(), 120_000);

  const run = <T>(work: (ledger: Ledger, tx: Transaction) => Promise<T>): Promise<T> =>
    database.unitOfWork((tx) => tx).run((tx) => work(bindLedger(tx), tx));
  const empty = () =>
    run(async (_ledger, tx) => {
      for (const table of ['pay_ledger', 'pay_accounts', 'pay_years']) await tx.execute(`DELETE FROM ${table}`);
    });

  test('every day is told the sum of the entries up to it, whatever the order, and whatever of the sums was lost', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
        await empty();
        const entries: LedgerEntry[] = [];
        const standing: LedgerEntry[] = [];
        let isDamaged = false;
        for (const one of steps) {
          if (one.do === 'damage') {
            isDamaged = true;
            await run((_ledger, tx) => tx.execute(one.how, [one.employeeId]));
            continue;
          }
          let entry: LedgerEntry;
          if (one.do === 'enter') {
            const { employeeId, payDate, hours, gross } = one;
            entry = entryOf(entries.length + 1, employeeId, payDate, String(hours / 4), String(gross / 100));
            standing.push(entry);
          } else {
            const [old] = standing.splice(one.which % Math.max(standing.length, 1), 1);
            if (old === undefined) continue;
            const negative = (figures: Figures) =>
              Object.fromEntries(Object.entries(figures).map(([name, text]) => [name, String(-Number(text))]));
            entry = { ...old, reason: 'reversal', leave: negative(old.leave), figures: negative(old.figures) };
          }
          await run((ledger) => enter(ledger, entry));
          entries.push(entry);
        }
        const positions = people.flatMap((id) => [
          ...days.map((day) => positionAt(id, day, 'end of day')),
          positionAt(id, civilDate('2017-01-01'), 'end of day'),
          positionAt(id, civilDate('2031-01-01'), 'end of day'),
        ]);
        positions.push(...entries.map(({ employeeId, payDate, payId }) => positionAt(employeeId, payDate, payId)));
        const told = await run((ledger) => sumsAsAt(ledger, positions));
        const sums = positions.map((at) => [at, { leave: told.get(at)?.leave, year: told.get(at)?.year }]);
        expect(sums).toEqual(positions.map((at) => [at, naive(entries, at)]));
        if (isDamaged) return;
        // No pays were stored here, which the check tells; of the sums it has nothing to say.
        const findings = await run((_ledger, tx) => verifyLedger(tx));
        expect(findings.filter(({ where }) => !where.startsWith('pays,'))).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });

  test('the check finds leave at the end of a year that is not the sum of the entries', async () => {
    await empty();
    await run(async (ledger) => {
      await enter(ledger, entryOf(1, 1, civilDate('2024-11-12'), '2', '10'));
      await enter(ledger, entryOf(2, 1, civilDate('2026-11-12'), '3', '10'));
      const [account] = await ledger.accountsOf([1], ['2024-25']);
      expect(account!.yearEnds).toEqual({ '2024-25': { ANNUAL: '2' }, '2026-27': { ANNUAL: '5' } });
      await ledger.saveAccounts([{ ...account!, yearEnds: { ...account!.yearEnds, '2024-25': { ANNUAL: '2.5' } } }]);
    });
    const findings = await run((_ledger, tx) => verifyLedger(tx));
    expect(findings.filter(({ where }) => where.startsWith('pay_years'))).toEqual([
      {
        where: 'pay_years, employee_id 1, year 2024-25',
        why: 'its leave is not the sum of the entries up to the end of the year',
      },
    ]);
  });

  test('the migration keeps the leave of years that an earlier version stored without it', async () => {
    await empty();
    const entries = [
      entryOf(1, 1, civilDate('2020-11-12'), '2', '10'),
      entryOf(2, 1, civilDate('2026-11-12'), '3', '10'),
      entryOf(3, 1, civilDate('2020-11-19'), '0.5', '10'),
      entryOf(4, 2, civilDate('2026-11-12'), '7', '10'),
    ];
    await run(async (ledger, tx) => {
      for (const entry of entries) {
        const [account] = await ledger.accountsOf([entry.employeeId], [entry.year]);
        await ledger.append([entry]);
        const { yearEnds: _kept, ...sums } = accountWith(account ?? newAccount(entry.employeeId, 7), entry);
        await ledger.saveAccounts([{ ...sums, yearEnds: {} }]);
      }
      expect(await tx.query('SELECT leave_hours FROM pay_years WHERE leave_hours IS NOT NULL')).toEqual([]);
    });
    await run((_ledger, tx) => new LeaveAtTheEndOfYears0234(tx.encryption).up(tx.manager.queryRunner!));
    const kept = await run((_ledger, tx) =>
      tx.query<{ employee_id: number; year: string; leave_hours: string }>(
        'SELECT employee_id, year, leave_hours FROM pay_years ORDER BY employee_id, year',
      ),
    );
    expect(kept.map(({ year, leave_hours }) => [year, JSON.parse(leave_hours) as Figures])).toEqual([
      ...Object.entries(runningSums({ '2020-21': { ANNUAL: '2.5' }, '2026-27': { ANNUAL: '3' } })),
      ['2026-27', { ANNUAL: '7' }],
    ]);
    // Their codes are those of rows with leave: read again, nothing is summed up anew.
    const told = await run((ledger) => ledger.yearEndsOf([1, 2], ['2020-21']));
    expect(told).toEqual([
      { employeeId: 1, year: '2020-21', leave: { ANNUAL: '2.5' }, figures: { gross: '20' } },
      {
        ...{ employeeId: 2, year: '2020-21', leave: {}, figures: {} },
      },
    ]);
    const findings = await run((_ledger, tx) => verifyLedger(tx));
    expect(findings.filter(({ where }) => !where.startsWith('pays,'))).toEqual([]);
  });

  describe('with 1 and with 20 years of weekly pays', () => {
    const LAST = civilDate('2026-11-12');
    const weeks = { 1: 52, 20: 20 * 52 } as const;
    const firstPaid = (years: 1 | 20) => addDays(LAST, -7 * (weeks[years] - 1));
    beforeAll(async () => {
      await empty();
      await run(async (ledger) => {
        for (const years of [1, 20] as const) {
          const entries = Array.from({ length: weeks[years] }, (_, week) =>
            entryOf(years * 10_000 + week, years, addDays(LAST, -7 * week), '2.5', '1520'),
          );
          await ledger.append(entries);
          await ledger.saveAccounts([entries.reduce(accountWith, newAccount(years, 7))]);
        }
      });
    });

    /** Rows that the statements of a read give, and how the database looks for them. */
    async function costOf(position: LedgerPosition): Promise<{ rows: number; handled: number; plans: string[] }> {
      return run(async (_ledger, tx) => {
        const statements: { sql: string; values: Parameters<Transaction['rows']>[1] }[] = [];
        let rows = 0;
        const counting: Transaction = {
          ...tx,
          rows: async (sql, values) => {
            const found = await tx.rows(sql, values);
            rows += found.length;
            statements.push({ sql, values });
            return found;
          },
        };
        const handled = async () => {
          if (tx.engine !== 'mysql') return 0;
          const status = await tx.query<{ Value: string }>("SHOW SESSION STATUS LIKE 'Handler_read%'");
          return status.reduce((sum, { Value }) => sum + Number(Value), 0);
        };
        const before = await handled();
        await sumsAsAt(bindLedger(counting), [position]);
        const after = await handled();
        const plans: string[] = [];
        for (const { sql, values } of tx.engine === 'sqlite' ? statements : []) {
          const plan = await tx.query<{ detail: string }>(`EXPLAIN QUERY PLAN ${sql}`, values);
          plans.push(...plan.map(({ detail }) => detail));
        }
        return { rows, handled: after - before, plans };
      });
    }

    test.each([
      ['a day of the present', () => civilDate('2026-10-01')],
      ['the first day of this financial year', () => civilDate('2026-07-01')],
      ['a day after the last pay', () => civilDate('2027-02-01')],
      ['a day of the first year', (years: 1 | 20) => addDays(firstPaid(years), 30)],
      ['a day before the first pay', (years: 1 | 20) => addDays(firstPaid(years), -400)],
      ['a day years after the last pay', () => civilDate('2034-02-01')],
    ])('%s costs the same rows', async (_name, dayOf) => {
      const ofOne = await costOf(positionAt(1, dayOf(1), 'end of day'));
      const ofTwenty = await costOf(positionAt(20, dayOf(20), 'end of day'));
      // The rows of a year, read once, and its kept sums, read twice.
      expect(ofTwenty.rows).toBeLessThanOrEqual(60);
      expect(ofTwenty.rows).toBeLessThanOrEqual(ofOne.rows + 53);
      if (engine.engine === 'mysql') expect(ofTwenty.handled).toBeLessThan(250);
      for (const plan of ofTwenty.plans) {
        expect(plan).toMatch(/^SEARCH|^USE TEMP|SUBQUERY|LIST SUBQUERY/);
        if (/pay_ledger|entry/.test(plan)) expect(plan).toContain('pay_ledger_by_pay_date (employee_id=? AND pay_date');
      }
    });
  });
});
