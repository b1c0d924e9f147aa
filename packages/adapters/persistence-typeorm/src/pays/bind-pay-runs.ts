import type { PayRun, PayRuns } from '@anz-payroll/pay-runs';
import { decimal, divide, multiply, whole, type CivilDate } from 'payroll-core';
import { In, LessThanOrEqual, MoreThan, MoreThanOrEqual } from 'typeorm';
import { DuplicateKey, type Transaction } from '../database';
import { insertRow, nextVersion } from '../rows';
import { PayRunApprovalTable, PayRunTable, type PayRunRow } from './pay-tables';

const HUNDRED = whole(100);

export function bindPayRuns(tx: Transaction, clock: { now(): number }): PayRuns {
  const table = () => tx.repository(PayRunTable);
  const holding: PayRuns['holding'] = async (companyId, payPeriod, day) => {
    const row = await table().findOne({
      where: {
        companyId,
        payPeriod,
        startDate: LessThanOrEqual<string>(day),
        endDate: MoreThanOrEqual<string>(day),
      },
      order: { startDate: 'DESC' },
    });
    return row === null ? undefined : toRun(row);
  };
  return {
    holding,
    findOrOpen: async (run, day) => {
      const there = await holding(run.companyId, run.payPeriod, day);
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
      const { companyId, payPeriod, startDate } = run;
      return toRun(await table().findOneByOrFail({ companyId, payPeriod, startDate }));
    },
    find: async (companyId, id) => {
      const row = await table().findOneBy({ id, companyId });
      return row === null ? undefined : toRun(row);
    },
    ofIds: async (companyId, ids) =>
      (await table().find({ where: { id: In([...ids]), companyId }, order: { startDate: 'ASC', id: 'ASC' } })).map(
        toRun,
      ),
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
      return (await rows.getMany()).map(toRun);
    },
    approvalOf: async (id) => (await tx.repository(PayRunApprovalTable).findOneBy({ payRunId: id })) ?? undefined,
    approve: async (approval) => {
      await tx.repository(PayRunApprovalTable).upsert({ ...approval }, ['payRunId']);
    },
    change: async (id, by) => {
      await table()
        .createQueryBuilder()
        .update()
        .set({
          version: nextVersion,
          updatedAt: clock.now(),
          payCount: () => 'pay_count + :pays',
          pendingCount: () => 'pending_count + :pending',
          grossCents: () => 'gross_cents + :gross',
          taxCents: () => 'tax_cents + :tax',
          netCents: () => 'net_cents + :net',
          superCents: () => 'super_cents + :super',
        })
        .where({ id })
        .setParameters({
          pays: by.pays,
          pending: by.pending,
          gross: cents(by.gross),
          tax: cents(by.tax),
          net: cents(by.net),
          super: cents(by.super),
        })
        .execute();
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
