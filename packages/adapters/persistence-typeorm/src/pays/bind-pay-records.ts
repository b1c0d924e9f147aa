import { normalKey } from '@anz-payroll/companies';
import type { GroundedPay, PastPay, PayRecord, Pays } from '@anz-payroll/pay-runs';
import type { CivilDate } from 'payroll-core';
import { StaleVersion, type SqlValue, type Transaction } from '../database';
import { insertRows, marksFor, putRows, readRows } from '../rows';
import { idsInChunks } from './ids-in-chunks';
import { shownColumns, toPay, toPayRow } from './pay-mapper';
import { PayTable } from './pay-tables';

const grounded = [...shownColumns, 'grounds'] as const;

/** The body is left where it is: the pay gets a new one. */
const stagedColumns = [
  'id',
  'version',
  'employeeId',
  'payRunId',
  'status',
  'payDate',
  'payPeriod',
  'createdAt',
  'department',
  'gross',
  'tax',
  'net',
  'superAmount',
  'replacesPayId',
  'grounds',
] as const;

export function bindPayRecords(tx: Transaction): Pays {
  const shown = async (where: string, values: readonly SqlValue[]): Promise<readonly PayRecord[]> =>
    (await readRows(tx, PayTable, where, values, shownColumns)).map(toPay);
  const withGrounds = async (where: string, values: readonly SqlValue[]): Promise<readonly GroundedPay[]> =>
    (await readRows(tx, PayTable, where, values, grounded)).map(({ grounds, ...row }) => ({
      pay: toPay(row),
      grounds,
    }));
  const ofBatch: Pays['ofBatch'] = (batch) => shown('batch = ? ORDER BY batch_place', [batch]);
  return {
    ofBatch,
    addAll: async (batch, pays) => {
      if (pays.length === 0) return [];
      const rows = pays.map(({ pay, grounds }, batchPlace) => ({
        ...toPayRow(pay),
        version: 1,
        grounds,
        batch,
        batchPlace,
      }));
      await insertRows(tx, PayTable, rows);
      const ids = await tx.query<{ id: number }>('SELECT id FROM pays WHERE batch = ? ORDER BY batch_place', [batch]);
      return pays.map(({ pay }, place): PayRecord => ({ ...pay, id: ids[place]!.id, version: 1 }));
    },
    find: async (companyId, id) => (await shown('id = ? AND company_id = ?', [id, companyId]))[0],
    grounded: async (companyId, id) => (await withGrounds('id = ? AND company_id = ?', [id, companyId]))[0],
    list: async (query) => {
      const where = ['customer_id = ?', 'company_id = ?', "status <> 'voided'"];
      const values: SqlValue[] = [query.customerId, query.companyId];
      const also = (condition: string, value: SqlValue | undefined): void => {
        if (value === undefined) return;
        where.push(condition);
        values.push(value);
      };
      also('pay_date >= ?', query.from);
      also('pay_date <= ?', query.to);
      also('employee_id = ?', query.employeeId);
      also('status = ?', query.status);
      also('id > ?', query.afterPayId);
      if (query.employeeNumber !== undefined) {
        where.push('employee_id IN (SELECT id FROM employees WHERE customer_id = ? AND number_key = ?)');
        values.push(query.customerId, normalKey(query.employeeNumber));
      }
      if (query.onlyWorkersComp === true) where.push('has_workers_comp = 1');
      // Pages go by number, which does not move under the reader; a whole list goes by date.
      const order = query.limit === undefined ? 'pay_date, id' : `id LIMIT ${Math.trunc(query.limit)}`;
      return shown(`${where.join(' AND ')} ORDER BY ${order}`, values);
    },
    ofRun: (payRunId, employeeIds, status) =>
      idsInChunks(employeeIds, (ids) =>
        withGrounds(`pay_run_id = ? AND status = ? AND employee_id IN (${marksFor(ids)}) ORDER BY id`, [
          payRunId,
          status,
          ...ids,
        ]),
      ),
    employeesIn: async (payRunId, employeeIds) =>
      new Set(
        (
          await idsInChunks(employeeIds, (ids) =>
            tx.query<{ employee_id: number }>(
              `SELECT DISTINCT employee_id FROM pays
                WHERE pay_run_id = ? AND status <> 'voided' AND employee_id IN (${marksFor(ids)})`,
              [payRunId, ...ids],
            ),
          )
        ).map(({ employee_id }) => employee_id),
      ),
    pendingIn: async (payRunId, limit) =>
      (
        await readRows(
          tx,
          PayTable,
          `pay_run_id = ? AND status = 'pending' ORDER BY id LIMIT ${Math.trunc(limit)}`,
          [payRunId],
          ['id', 'employeeId', 'payDate', 'isTermination'],
        )
      ).map((row) => ({ ...row, payDate: row.payDate as CivilDate })),
    stagedOf: (payIds) =>
      idsInChunks(payIds, async (ids) =>
        (
          await readRows(
            tx,
            PayTable,
            `id IN (${marksFor(ids)}) AND status = 'pending' ORDER BY id`,
            ids,
            stagedColumns,
          )
        ).map(({ superAmount, ...row }) => ({ ...row, payDate: row.payDate as CivilDate, super: superAmount })),
      ),
    past: (employeeIds, from, to) =>
      idsInChunks(employeeIds, async (ids) =>
        (
          await readRows(
            tx,
            PayTable,
            `employee_id IN (${marksFor(ids)}) AND pay_date >= ? AND pay_date <= ? AND status = 'processed'
              ORDER BY pay_date, id`,
            [...ids, from, to],
            ['id', 'employeeId', 'payDate', 'periodEnd', 'taxable', 'tax', 'ordinary', 'holidays'],
          )
        ).map(({ id, payDate, periodEnd, ...row }): PastPay => ({
          ...row,
          payId: id,
          payDate: payDate as CivilDate,
          periodEnd: periodEnd as CivilDate,
        })),
      ),
    saveAll: (pays) => saveAll(tx, pays),
    lastTermination: async (employeeId) =>
      (
        await shown("employee_id = ? AND is_termination = 1 AND status <> 'voided' ORDER BY id DESC LIMIT 1", [
          employeeId,
        ])
      )[0],
  };
}

/** Whole rows in the place of those that were read; a version that moved meanwhile starts the unit of work again. */
async function saveAll(tx: Transaction, pays: readonly GroundedPay[]): Promise<readonly PayRecord[]> {
  const ids = pays.map(({ pay }) => pay.id);
  const stored = await idsInChunks(ids, (some) =>
    readRows(tx, PayTable, `id IN (${marksFor(some)})${tx.forUpdate}`, some, ['id', 'version', 'batch', 'batchPlace']),
  );
  const byId = new Map(stored.map((row) => [row.id, row]));
  const rows = pays.map(({ pay, grounds }) => {
    const before = byId.get(pay.id);
    if (before?.version !== pay.version) throw new StaleVersion('pays', pay.id, pay.version);
    const { batch, batchPlace } = before;
    return { ...toPayRow(pay), id: pay.id, version: pay.version + 1, grounds, batch, batchPlace };
  });
  await putRows(tx, PayTable, rows);
  return pays.map(({ pay }) => ({ ...pay, version: pay.version + 1 }));
}
