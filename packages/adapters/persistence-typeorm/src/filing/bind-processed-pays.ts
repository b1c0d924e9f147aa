import { taxCodeField, type ProcessedPays, type StpStatus } from '@anz-payroll/filing';
import type { PayGrounds, PayRecord } from '@anz-payroll/pay-runs';
import { inChunks, type SqlValue, type Transaction } from '../database';
import { idsInChunks } from '../pays/ids-in-chunks';
import { shownColumns, toPay } from '../pays/pay-mapper';
import { PayTable } from '../pays/pay-tables';
import { insertRows, marksFor, readRows } from '../rows';
import { StpPayMessageTable } from './filing-tables';
import { IN_ONE_STATEMENT } from './in-one-statement';

/** The customer leads the index by date; a company has one. */
const ofCompany = 'customer_id = (SELECT customer_id FROM companies WHERE id = ?) AND company_id = ?';
const MOST_TEXT = 1000;

export function bindProcessedPays(tx: Transaction): ProcessedPays {
  const read = async (where: string, values: readonly SqlValue[]): Promise<readonly PayRecord[]> =>
    (await readRows(tx, PayTable, `${where} AND status = 'processed' ORDER BY pay_date, id`, values, shownColumns)).map(
      toPay,
    );
  return {
    ofIds: (companyId, payIds) =>
      idsInChunks(payIds, (ids) => read(`id IN (${marksFor(ids)}) AND company_id = ?`, [...ids, companyId])),
    ofRun: async (companyId, payRunId) => {
      const run = await tx.query('SELECT id FROM pay_runs WHERE id = ? AND company_id = ?', [payRunId, companyId]);
      return run.length === 0 ? undefined : read('pay_run_id = ?', [payRunId]);
    },
    between: async (companyId, from, to, employeeIds) => {
      if (employeeIds === undefined) {
        return read(`${ofCompany} AND pay_date >= ? AND pay_date <= ?`, [companyId, companyId, from, to]);
      }
      const pays = await idsInChunks(employeeIds, (ids) =>
        read(`employee_id IN (${marksFor(ids)}) AND company_id = ? AND pay_date >= ? AND pay_date <= ?`, [
          ...ids,
          companyId,
          from,
          to,
        ]),
      );
      return [...pays].sort(byDate);
    },
    versionsBetween: async (companyId, from, to, employeeIds) => {
      const rows = await idsInChunks(employeeIds, (ids) =>
        tx.query<{ id: number; version: number }>(
          `SELECT id, version FROM pays
            WHERE employee_id IN (${marksFor(ids)}) AND company_id = ? AND pay_date >= ? AND pay_date <= ?
              AND status = 'processed'`,
          [...ids, companyId, from, to],
        ),
      );
      return new Map(rows.map(({ id, version }) => [id, version]));
    },
    unreported: (companyId) =>
      read(`${ofCompany} AND stp_status IN ('not_submitted', 'rejected')`, [companyId, companyId]),
    employeesWithVoidedReports: async (companyId, from, to) => {
      const rows = await tx.query<{ employee_id: number }>(
        `SELECT DISTINCT employee_id FROM pays
          WHERE ${ofCompany} AND pay_date >= ? AND pay_date <= ? AND status = 'voided' AND stp_status <> 'not_submitted'
          ORDER BY employee_id`,
        [companyId, companyId, from, to],
      );
      return rows.map(({ employee_id }) => employee_id);
    },
    cessationCodesOf: async (employeeIds) => {
      const codes = new Map<number, string>();
      const where = "is_termination = 1 AND status = 'processed' AND country = 'AU' ORDER BY id";
      const rows = await idsInChunks(employeeIds, (ids) =>
        readRows(tx, PayTable, `employee_id IN (${marksFor(ids)}) AND ${where}`, ids, shownColumns),
      );
      for (const pay of rows.map(toPay)) {
        if (pay.country === 'AU' && pay.termination !== null)
          codes.set(pay.employeeId, pay.termination.cessationTypeCode);
      }
      return codes;
    },
    taxCodesOf: async (payIds) => {
      const rows = await idsInChunks(payIds, (ids) =>
        readRows(tx, PayTable, `id IN (${marksFor(ids)}) AND country = 'NZ'`, ids, ['id', 'grounds']),
      );
      return new Map(rows.map(({ id, grounds }) => [id, taxCodeOf(grounds)]));
    },
    originsOf: (payIds) => originsOf(tx, payIds),
    lock: async (payIds) => {
      const rows = await idsInChunks(
        [...payIds].sort((a, b) => a - b),
        (ids) =>
          tx.query<{ id: number; stp_status: StpStatus }>(
            `SELECT id, stp_status FROM pays WHERE id IN (${marksFor(ids)}) ORDER BY id${tx.forUpdate}`,
            ids,
          ),
      );
      return new Map(rows.map(({ id, stp_status }) => [id, stp_status]));
    },
    markStp: async (payIds, { status, action, at, message }) => {
      await inChunks(
        [...payIds].sort((a, b) => a - b),
        IN_ONE_STATEMENT,
        async (ids) => {
          // The version rises, so that whoever is changing the pay meanwhile reads it again.
          await tx.execute(
            `UPDATE pays SET stp_status = ?, stp_service_action = ?, stp_timestamp = ?, version = version + 1
            WHERE id IN (${marksFor(ids)})`,
            [status, action, at, ...ids],
          );
          await tx.execute(`DELETE FROM stp_pay_messages WHERE pay_id IN (${marksFor(ids)})`, ids);
          const text = message.slice(0, MOST_TEXT);
          const rows = ids.map((payId) => ({ payId, message: text, updatedAt: at }));
          await insertRows(tx, StpPayMessageTable, rows);
        },
      );
    },
    stpMessages: async (payIds) => {
      const rows = await idsInChunks(payIds, (ids) =>
        tx.query<{ pay_id: number; message: string }>(
          `SELECT pay_id, message FROM stp_pay_messages WHERE pay_id IN (${marksFor(ids)})`,
          ids,
        ),
      );
      return new Map(rows.map(({ pay_id, message }) => [pay_id, message]));
    },
  };
}

function taxCodeOf(grounds: PayGrounds): string {
  if (grounds.country === 'AU' || grounds.input.employee.noDeclaration === true) return taxCodeField(null, false);
  const { nzTaxCode, hasStudentLoan } = grounds.input.employee;
  return taxCodeField(nzTaxCode ?? null, hasStudentLoan ?? false);
}

/** Follows what each pay replaced, all of them one step at a time. */
async function originsOf(tx: Transaction, payIds: readonly number[]): Promise<ReadonlyMap<number, readonly number[]>> {
  const origins = new Map(payIds.map((id) => [id, [id]]));
  for (let asked = payIds; asked.length > 0;) {
    const rows = await idsInChunks([...new Set(asked)], (ids) =>
      tx.query<{ id: number; replaces_pay_id: number }>(
        `SELECT id, replaces_pay_id FROM pays WHERE id IN (${marksFor(ids)}) AND replaces_pay_id IS NOT NULL`,
        ids,
      ),
    );
    const before = new Map(rows.map(({ id, replaces_pay_id }) => [id, replaces_pay_id]));
    for (const line of origins.values()) {
      const older = before.get(line.at(-1)!);
      if (older !== undefined) line.push(older);
    }
    asked = [...before.values()];
  }
  return origins;
}

function byDate(a: PayRecord, b: PayRecord): number {
  return a.payDate === b.payDate ? a.id - b.id : a.payDate < b.payDate ? -1 : 1;
}
