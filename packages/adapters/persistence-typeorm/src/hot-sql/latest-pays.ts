import type { PaidBefore } from '@anz-payroll/pay-runs';
import type { CivilDate } from 'payroll-core';
import { fromStoredDecimal } from '../columns/decimal-text';
import type { Transaction } from '../database/transaction';
import { placeholders } from './placeholders';

/** MySQL cuts a list off after 1024 characters, if nobody told it otherwise; a pay takes at most 50. */
const MOST = 20;

const listed: Readonly<Record<Transaction['engine'], string>> = {
  sqlite: "GROUP_CONCAT(counted.id || ' ' || counted.pay_date || ' ' || counted.net, ',')",
  mysql: "GROUP_CONCAT(CONCAT_WS(' ', counted.id, counted.pay_date, counted.net) SEPARATOR ',')",
};

/**
 * The last processed pays of each employee between two days, oldest first. A year of weekly pays is fifty rows a person, of
 * which a review needs a few: the database counts them back and hands them over as one list for each person, because
 * a driver takes longer with a row than the database. The index `pays_latest` holds all that is asked for: a pay with its
 * documents is longer than a page.
 *
 * @bench `npm run bench -- changes`
 */
export async function latestPays(
  tx: Transaction,
  employeeIds: readonly number[],
  { from, to, most }: { readonly from: CivilDate; readonly to: CivilDate; readonly most: number },
): Promise<readonly PaidBefore[]> {
  if (most > MOST) throw new RangeError(`At most ${MOST} pays of each employee.`);
  const rows = await tx.rows(
    `SELECT counted.employee_id, ${listed[tx.engine]} FROM (
       SELECT employee_id, id, pay_date, net,
              ROW_NUMBER() OVER (PARTITION BY employee_id ORDER BY pay_date DESC, id DESC) AS back
         FROM pays
        WHERE employee_id IN (${placeholders(employeeIds)}) AND pay_date BETWEEN ? AND ? AND status = 'processed'
     ) counted
      WHERE counted.back <= ?
      GROUP BY counted.employee_id`,
    [...employeeIds, from, to, most],
  );
  return rows.flatMap(([employeeId, list]) => readList(Number(employeeId), String(list))).sort(byDay);
}

function readList(employeeId: number, list: string): readonly PaidBefore[] {
  return list.split(',').map((pay) => {
    const [id, payDate, net] = pay.split(' ');
    return { employeeId, payId: Number(id), payDate: payDate as CivilDate, net: fromStoredDecimal(net) };
  });
}

function byDay(a: PaidBefore, b: PaidBefore): number {
  return a.payDate === b.payDate ? a.payId - b.payId : a.payDate < b.payDate ? -1 : 1;
}
