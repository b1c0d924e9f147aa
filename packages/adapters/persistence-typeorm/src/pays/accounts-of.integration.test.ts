import type { LedgerEntry } from '@anz-payroll/pay-runs';
import { civilDate } from 'payroll-core';
import type { Transaction } from '../database';
import { openTestDatabase, testEngines, type TestDatabase } from '../testing';
import { bindLedger } from './bind-ledger';

const entry = (employeeId: number, year: string, gross: string, hours: string): LedgerEntry => ({
  ...{ customerId: 7, employeeId, year, payId: 1, reason: 'pay', createdAt: 1 },
  payDate: civilDate(`${year.slice(0, 4)}-11-12`),
  leave: { ANNUAL: hours },
  figures: { gross, tax: '1' },
});

describe.each(testEngines)('accounts beside their ledger on $engine', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    await database
      .unitOfWork((tx) => bindLedger(tx))
      .run(async (ledger) => {
        await ledger.append([
          entry(1, '2025-26', '900', '2.5'),
          entry(1, '2026-27', '1000', '3'),
          entry(1, '2026-27', '0.45', '0.25'),
          entry(2, '2026-27', '50', '1'),
        ]);
        await ledger.saveAccounts([
          {
            ...{ employeeId: 1, customerId: 7, leave: { ANNUAL: '5.75' } },
            years: { '2025-26': { gross: '900', tax: '1' }, '2026-27': year },
            yearEnds: { '2025-26': { ANNUAL: '2.5' }, '2026-27': { ANNUAL: '5.75' } },
          },
          second,
        ]);
      });
  }, 120_000);
  afterAll(() => database.remove(), 120_000);

  const year = { gross: '1000.45', tax: '2' };
  const second = {
    ...{ employeeId: 2, customerId: 7, leave: { ANNUAL: '1' } },
    years: { '2026-27': { gross: '50', tax: '1' } },
    yearEnds: { '2026-27': { ANNUAL: '1' } },
  };
  const read = () =>
    database
      .unitOfWork((tx) => bindLedger(tx))
      .run(async (ledger) => {
        const accounts = await ledger.accountsOf([1, 2, 3], ['2026-27']);
        return [...accounts].sort((a, b) => a.employeeId - b.employeeId);
      });
  const whole = [
    {
      ...{ employeeId: 1, customerId: 7, leave: { ANNUAL: '5.75' } },
      ...{ years: { '2026-27': year }, yearEnds: { '2026-27': { ANNUAL: '5.75' } } },
    },
    second,
  ];

  test('are read as they are kept, and whoever was never paid has none', async () => {
    expect(await read()).toEqual(whole);
  });

  test.each(['pay_years', 'pay_accounts'])('a row of %s that is gone is summed up from the ledger', async (table) => {
    const raw = database.unitOfWork((tx) => tx);
    await raw.run((tx) => tx.execute(`DELETE FROM ${table} WHERE employee_id = 1`));
    expect(await read()).toEqual(whole);
  });

  describe('on a day', () => {
    const readOn = (day: string) =>
      database
        .unitOfWork((tx) => bindLedger(tx))
        .run(async (ledger) => {
          const accounts = await ledger.accountsOn([1, 2, 3], '2026-27', civilDate(day));
          return [...accounts].sort((a, b) => a.employeeId - b.employeeId);
        });
    const paidLater = async (day: string) =>
      (await readOn(day)).filter(({ hasLaterEntries }) => hasLaterEntries).map(({ employeeId }) => employeeId);

    test('are the same accounts, and tell who has entries of a later pay date', async () => {
      expect(await readOn('2026-11-12')).toEqual(whole.map((account) => ({ ...account, hasLaterEntries: false })));
      expect(await paidLater('2026-11-11')).toEqual([1, 2]);
      expect(await paidLater('2025-11-11')).toEqual([1, 2]);
    });

    test('take no further statement, and one look into the index for each', async () => {
      await database
        .unitOfWork((tx) => tx)
        .run(async (tx) => {
          const statements: Parameters<Transaction['rows']>[] = [];
          const counting: Transaction = {
            ...tx,
            rows: (...statement) => {
              statements.push(statement);
              return tx.rows(...statement);
            },
          };
          await bindLedger(counting).accountsOf([2], ['2026-27']);
          const ofAccounts = statements.splice(0).length;
          await bindLedger(counting).accountsOn([2], '2026-27', civilDate('2026-11-11'));
          expect(statements).toHaveLength(ofAccounts);
          if (tx.engine !== 'sqlite') return;
          const [sql, values] = statements[0]!;
          const plan = await tx.query<{ detail: string }>(`EXPLAIN QUERY PLAN ${sql}`, values);
          expect(plan.map(({ detail }) => detail).join()).toContain(
            'pay_ledger_by_pay_date (employee_id=? AND pay_date>?)',
          );
        });
    });

    test('an account that is gone is summed up again, and tells it as well', async () => {
      await database.unitOfWork((tx) => tx).run((tx) => tx.execute('DELETE FROM pay_accounts WHERE employee_id = 2'));
      expect(await paidLater('2026-11-11')).toEqual([1, 2]);
      expect(await paidLater('2026-11-12')).toEqual([]);
    });
  });

  test('a year without pays stays without figures', async () => {
    const [first] = await database
      .unitOfWork((tx) => bindLedger(tx))
      .run((ledger) => ledger.accountsOf([1], ['2027-28']));
    expect(first!.years).toEqual({});
  });
});
