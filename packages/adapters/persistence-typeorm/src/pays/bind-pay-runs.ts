import type { PayRun, PayRuns } from '@anz-payroll/pay-runs';
import { decimal, divide, multiply, whole, type CivilDate } from 'payroll-core';
import { In, LessThanOrEqual, MoreThan, MoreThanOrEqual } from 'typeorm';
import { DuplicateKey, type Transaction } from '../database';
import { putRows, readRows } from '../hot-sql';
import { countRows } from '../integrity/row-set';
import { insertRow } from '../rows';
import { approvalMac, runMac } from './pay-macs';
import { PayRunApprovalTable, PayRunTable, type PayRunRow } from './pay-tables';

const HUNDRED = whole(100);

export function bindPayRuns(tx: Transaction, clock: { now(): number }): PayRuns {
  const table = () => tx.repository(PayRunTable);
  const holding: PayRuns['holding'] = async (companyId, payPeriod, day) => {
    const [row] = await readRows(tx, PayRunTable, {
      where: {
        companyId,
        payPeriod,
        startDate: LessThanOrEqual<string>(day),
        endDate: MoreThanOrEqual<string>(day),
      },
      order: { startDate: 'DESC' },
      take: 1,
    });
    return row && checked(row);
  };
  const checked = (row: PayRunRow): PayRun => {
    runMac.check(tx.encryption, row);
    return toRun(row);
  };
  return {
    holding,
    findOrOpen: async (run, day) => {
      const there = await holding(run.companyId, run.payPeriod, day);
      if (there !== undefined) return there;
      const now = clock.now();
      const sums = { payCount: 0, pendingCount: 0, grossCents: 0, taxCents: 0, netCents: 0, superCents: 0 };
      try {
        const fresh = { ...run, ...sums, version: 1, createdAt: now, updatedAt: now };
        const id = await insertRow(tx, PayRunTable, fresh);
        const mac = runMac.macOf(tx.encryption, { ...fresh, id });
        await putRows(tx, PayRunTable, [{ ...fresh, id, mac }]);
        await countRows(tx, 'pay-runs', { ownerId: run.companyId, companyId: run.companyId }, 1);
        return toRun({ ...fresh, id, mac });
      } catch (error) {
        // Somebody else opened it while this one waited at the unique index.
        if (!(error instanceof DuplicateKey)) throw error;
      }
      const { companyId, payPeriod, startDate } = run;
      return checked(await table().findOneByOrFail({ companyId, payPeriod, startDate }));
    },
    find: async (companyId, id) => {
      const [row] = await readRows(tx, PayRunTable, { where: { id, companyId } });
      return row && checked(row);
    },
    ofIds: async (companyId, ids) =>
      (
        await readRows(tx, PayRunTable, {
          where: { id: In([...ids]), companyId },
          order: { startDate: 'ASC', id: 'ASC' },
        })
      ).map(checked),
    list: async ({ companyId, from, to, payPeriod, afterPayRunId, status, limit }) => {
      const rows = table()
        .createQueryBuilder('run')
        .where({
          companyId,
          ...(from === undefined ? {} : { endDate: MoreThanOrEqual<string>(from) }),
          ...(to === undefined ? {} : { startDate: LessThanOrEqual<string>(to) }),
          ...(payPeriod === undefined ? {} : { payPeriod }),
          ...(afterPayRunId === undefined ? {} : { id: MoreThan(afterPayRunId) }),
        });
      if (status === 'pending') rows.andWhere('(run.pendingCount > 0 OR run.payCount = 0)');
      if (status === 'processed') rows.andWhere('(run.pendingCount = 0 AND run.payCount > 0)');
      if (limit === undefined) rows.orderBy('run.startDate').addOrderBy('run.id');
      else rows.orderBy('run.id').take(limit);
      return (await rows.getMany()).map(checked);
    },
    approvalOf: async (id) => {
      const row = await tx.repository(PayRunApprovalTable).findOneBy({ payRunId: id });
      if (row === null) return undefined;
      approvalMac.check(tx.encryption, row);
      const { mac: _mac, ...approval } = row;
      return approval;
    },
    approve: async (approval) => {
      const mac = approvalMac.macOf(tx.encryption, approval);
      await tx.repository(PayRunApprovalTable).upsert({ ...approval, mac }, ['payRunId']);
    },
    change: async (id, by) => {
      const [row] = await readRows(tx, PayRunTable, { where: { id }, ...tx.rowLock });
      if (row === undefined) throw new Error(`Pay run ${id} is gone while its pays are written.`);
      runMac.check(tx.encryption, row);
      const changed = {
        ...row,
        version: row.version + 1,
        updatedAt: clock.now(),
        payCount: row.payCount + by.pays,
        pendingCount: row.pendingCount + by.pending,
        grossCents: row.grossCents + cents(by.gross),
        taxCents: row.taxCents + cents(by.tax),
        netCents: row.netCents + cents(by.net),
        superCents: row.superCents + cents(by.super),
      };
      await putRows(tx, PayRunTable, [{ ...changed, mac: runMac.macOf(tx.encryption, changed) }]);
      return toRun(changed);
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
