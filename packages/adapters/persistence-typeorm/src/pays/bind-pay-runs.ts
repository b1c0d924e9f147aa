import type { PayRun, PayRuns, RunChange } from '@anz-payroll/pay-runs';
import { decimal, divide, multiply, whole, type CivilDate } from 'payroll-core';
import { In, LessThanOrEqual, MoreThan, MoreThanOrEqual } from 'typeorm';
import { DuplicateKey, type Transaction } from '../database';
import { putRows, readRows } from '../hot-sql';
import { countRows } from '../integrity/row-set';
import { insertRow, type NewRow } from '../rows';
import { approvalMac, runMac } from './pay-macs';
import { PayRunApprovalTable, PayRunTable, type PayRunRow } from './pay-tables';

const HUNDRED = whole(100);

export function bindPayRuns(tx: Transaction, clock: { now(): number }): PayRuns {
  const table = () => tx.repository(PayRunTable);
  /** Rows that this unit of work has locked or made, as they are stored: nobody else can change them. */
  const held = new Map<number, PayRunRow>();
  /** The rows that this unit of work has read runs from. */
  const rowsOfRuns = new WeakMap<PayRun, PayRunRow>();
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
    const run = toRun(row);
    rowsOfRuns.set(run, row);
    return run;
  };
  const locked = async (id: number): Promise<PayRunRow> => {
    const [row] = await readRows(tx, PayRunTable, { where: { id }, ...tx.rowLock });
    if (row === undefined) throw new Error(`Pay run ${id} is gone while its pays are written.`);
    runMac.check(tx.encryption, row);
    return row;
  };
  const put = async (row: Omit<PayRunRow, 'mac'>): Promise<PayRun> => {
    const stored = { ...row, mac: runMac.macOf(tx.encryption, row) };
    await putRows(tx, PayRunTable, [stored]);
    held.set(row.id, stored);
    return toRun(stored);
  };
  const open: PayRuns['open'] = async (run, first) => {
    const now = clock.now();
    const fresh = { ...run, ...noSums, version: 1, createdAt: now, updatedAt: now };
    const id = await insertUnlessTaken(tx, fresh);
    if (id === undefined) return undefined;
    // The code is over the id, which the database gives, so it is written by a second statement.
    const opened = await put(first === undefined ? { ...fresh, id } : changedBy({ ...fresh, id }, first, now));
    await countRows(tx, 'pay-runs', { ownerId: run.companyId, companyId: run.companyId }, 1);
    return opened;
  };
  return {
    holding,
    open,
    findOrOpen: async (run, day) => {
      const there = (await holding(run.companyId, run.payPeriod, day)) ?? (await open(run));
      if (there !== undefined) return there;
      const { companyId, payPeriod, startDate } = run;
      return checked(await table().findOneByOrFail({ companyId, payPeriod, startDate }));
    },
    lock: async (run) => {
      // On SQLite a unit of work has the whole database to itself: the run is as it was read.
      const row = (tx.engine === 'sqlite' ? rowsOfRuns.get(run) : undefined) ?? (await locked(run.id));
      held.set(row.id, row);
      return toRun(row);
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
      return put(changedBy(held.get(id) ?? (await locked(id)), by, clock.now()));
    },
  };
}

const noSums = { payCount: 0, pendingCount: 0, grossCents: 0, taxCents: 0, netCents: 0, superCents: 0 };

/** Undefined where somebody else stored the run while this one waited at the unique index. */
async function insertUnlessTaken(tx: Transaction, run: NewRow<PayRunRow>): Promise<number | undefined> {
  try {
    return await insertRow(tx, PayRunTable, run);
  } catch (error) {
    if (error instanceof DuplicateKey) return undefined;
    throw error;
  }
}

function changedBy(row: Omit<PayRunRow, 'mac'>, by: RunChange, moment: number): Omit<PayRunRow, 'mac'> {
  return {
    ...row,
    version: row.version + 1,
    updatedAt: moment,
    payDate: by.payDate ?? row.payDate,
    payCount: row.payCount + by.pays,
    pendingCount: row.pendingCount + by.pending,
    grossCents: row.grossCents + cents(by.gross),
    taxCents: row.taxCents + cents(by.tax),
    netCents: row.netCents + cents(by.net),
    superCents: row.superCents + cents(by.super),
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

function toRun(row: Omit<PayRunRow, 'mac'>): PayRun {
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
