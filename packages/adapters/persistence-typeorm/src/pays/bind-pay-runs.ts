import type { PayRun, PayRuns } from '@anz-payroll/pay-runs';
import { decimal, divide, multiply, whole, type CivilDate } from 'payroll-core';
import { DuplicateKey, type SqlValue, type Transaction } from '../database';
import { insertRow, marksFor, readRows } from '../rows';
import { PayRunTable, type PayRunRow } from './pay-tables';

const HUNDRED = whole(100);

export function bindPayRuns(tx: Transaction, clock: { now(): number }): PayRuns {
  const some = async (where: string, values: readonly SqlValue[]): Promise<readonly PayRun[]> =>
    (await readRows(tx, PayRunTable, where, values)).map(toRun);
  const holding: PayRuns['holding'] = async (companyId, payPeriod, payDate) =>
    (
      await some(
        'company_id = ? AND pay_period = ? AND start_date <= ? AND end_date >= ? ORDER BY start_date DESC LIMIT 1',
        [companyId, payPeriod, payDate, payDate],
      )
    )[0];
  return {
    holding,
    findOrOpen: async (run) => {
      const there = await holding(run.companyId, run.payPeriod, run.payDate);
      if (there !== undefined) return there;
      const now = clock.now();
      const sums = { payCount: 0, pendingCount: 0, grossCents: 0, taxCents: 0, netCents: 0, superCents: 0 };
      try {
        const id = await insertRow(tx, PayRunTable, { ...run, ...sums, version: 1, createdAt: now, updatedAt: now });
        return toRun({ ...run, ...sums, id, version: 1, createdAt: now, updatedAt: now });
      } catch (error) {
        // Somebody else opened it while this one waited at the unique index.
        if (!(error instanceof DuplicateKey)) throw error;
      }
      const [opened] = await some('company_id = ? AND pay_period = ? AND start_date = ?', [
        run.companyId,
        run.payPeriod,
        run.startDate,
      ]);
      return opened!;
    },
    find: async (companyId, id) => (await some('id = ? AND company_id = ?', [id, companyId]))[0],
    ofIds: async (companyId, ids) =>
      ids.length === 0
        ? []
        : some(`id IN (${marksFor(ids)}) AND company_id = ? ORDER BY start_date, id`, [...ids, companyId]),
    list: async (query) => {
      const where = ['company_id = ?'];
      const values: SqlValue[] = [query.companyId];
      const also = (condition: string, value: SqlValue | undefined): void => {
        if (value === undefined) return;
        where.push(condition);
        values.push(value);
      };
      also('end_date >= ?', query.from);
      also('start_date <= ?', query.to);
      also('pay_period = ?', query.payPeriod);
      also('id > ?', query.afterPayRunId);
      if (query.status === 'pending') where.push('(pending_count > 0 OR pay_count = 0)');
      if (query.status === 'processed') where.push('(pending_count = 0 AND pay_count > 0)');
      const order = query.limit === undefined ? 'start_date, id' : `id LIMIT ${Math.trunc(query.limit)}`;
      return some(`${where.join(' AND ')} ORDER BY ${order}`, values);
    },
    change: async (id, by) => {
      await tx.execute(
        `UPDATE pay_runs SET version = version + 1, updated_at = ?, pay_count = pay_count + ?,
           pending_count = pending_count + ?, gross_cents = gross_cents + ?, tax_cents = tax_cents + ?,
           net_cents = net_cents + ?, super_cents = super_cents + ? WHERE id = ?`,
        [clock.now(), by.pays, by.pending, cents(by.gross), cents(by.tax), cents(by.net), cents(by.super), id],
      );
    },
  };
}

function cents(amount: string): number {
  const count = Number(multiply(decimal(amount), HUNDRED).toString());
  if (!Number.isSafeInteger(count)) throw new RangeError('The sums of a pay run are whole cents below 2^53.');
  return count;
}

function dollars(count: number): string {
  return divide(whole(count), HUNDRED, 2, 'truncate').toString();
}

function toRun(row: PayRunRow): PayRun {
  return {
    id: row.id,
    customerId: row.customerId,
    companyId: row.companyId,
    version: row.version,
    payPeriod: row.payPeriod,
    startDate: row.startDate as CivilDate,
    endDate: row.endDate as CivilDate,
    payDate: row.payDate as CivilDate,
    status: row.pendingCount > 0 || row.payCount === 0 ? 'pending' : 'processed',
    payCount: row.payCount,
    pendingCount: row.pendingCount,
    gross: dollars(row.grossCents),
    tax: dollars(row.taxCents),
    net: dollars(row.netCents),
    super: dollars(row.superCents),
  };
}
