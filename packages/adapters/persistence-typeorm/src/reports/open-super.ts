import type { InCompanies, WorklistStore } from '@anz-payroll/reports';
import { civilDate, type CivilDate } from 'payroll-core';
import { In } from 'typeorm';
import { inChunks, type Transaction } from '../database';
import { SuperReceiptTable } from '../filing/filing-tables';
import { readRows } from '../hot-sql';
import { shownColumns, toPay } from '../pays/pay-mapper';
import { PayTable } from '../pays/pay-tables';
import { processedPays } from './worklist-counts';

interface InDays extends InCompanies {
  readonly from: CivilDate;
  readonly to: CivilDate;
}

interface OpenSuper {
  readonly companyId: number;
  readonly employeeId: number;
  /** The first day of pay with super, received or not. */
  readonly firstSuper: CivilDate;
  readonly count: number;
  /** The first day of what is open. */
  readonly first: CivilDate;
}

type OpenSuperOfCompany = Pick<OpenSuper, 'companyId' | 'count' | 'first'>;

type DueOfCompany = Awaited<ReturnType<WorklistStore['openSuper']>>['ofNewEmployees'][number];

/** Employees whose pays are read in one turn of the event loop. */
const AT_ONCE = 200;

// Amounts are text in SQLite, where '0.0000' would be more than 0.
const hasSuper = "row.status = 'processed' AND row.superAmount + 0 > 0";

/**
 * Super that no fund has received. Whether an employee is new is asked once for each, not for each of their pays: only pays
 * of new employees are read, for the day on which their super is due.
 */
export function openSuper(tx: Transaction): WorklistStore['openSuper'] {
  return async ({ customerId, companyIds, from, to, newSince }) => {
    const where = { customerId, companyIds, from, to };
    const open = await openSuperByEmployee(tx, where);
    const perhapsNew = open.filter(({ firstSuper }) => firstSuper >= newSince).map(({ employeeId }) => employeeId);
    const known = new Set<number>();
    const dues: DueOfCompany[] = [];
    await inChunks(perhapsNew, AT_ONCE, async (ids) => {
      const paidBefore = await hadSuperBefore(tx, ids, from);
      for (const id of paidBefore) known.add(id);
      const ofNew = await duesOf(
        tx,
        where,
        ids.filter((id) => !paidBefore.has(id)),
      );
      dues.push(...ofNew);
    });
    const usual = open.filter(({ employeeId, firstSuper }) => firstSuper < newSince || known.has(employeeId));
    return { usual: byCompany(usual), ofNewEmployees: dues };
  };
}

async function openSuperByEmployee(tx: Transaction, where: InDays): Promise<readonly OpenSuper[]> {
  const rows = await processedPays(tx, where)
    .andWhere(`row.country = 'AU' AND ${hasSuper}`)
    .leftJoin(SuperReceiptTable.options.name, 'received', 'received.payId = row.id')
    .addSelect('row.employeeId', 'employeeId')
    .addGroupBy('row.employeeId')
    .addSelect('MIN(row.payDate)', 'firstSuper')
    .addSelect('COUNT(row.id) - COUNT(received.payId)', 'count')
    .addSelect('MIN(CASE WHEN received.payId IS NULL THEN row.payDate ELSE NULL END)', 'first')
    .having('COUNT(row.id) > COUNT(received.payId)')
    .getRawMany<Readonly<Record<keyof OpenSuper, string | number>>>();
  return rows.map(({ companyId, employeeId, firstSuper, count, first }) => ({
    ...{ companyId: Number(companyId), employeeId: Number(employeeId), count: Number(count) },
    ...{ firstSuper: civilDate(String(firstSuper)), first: civilDate(String(first)) },
  }));
}

async function hadSuperBefore(
  tx: Transaction,
  employeeIds: readonly number[],
  day: CivilDate,
): Promise<ReadonlySet<number>> {
  const found = await tx
    .repository(PayTable)
    .createQueryBuilder('row')
    .select('row.employeeId', 'employeeId')
    .distinct(true)
    .where(`row.employeeId IN (:...employeeIds) AND row.payDate < :day AND ${hasSuper}`, {
      employeeIds: [...employeeIds],
      day,
    })
    .getRawMany<{ employeeId: number | string }>();
  return new Set(found.map(({ employeeId }) => Number(employeeId)));
}

/** Pays say themselves when their super is due: a first contribution has more time. */
async function duesOf(
  tx: Transaction,
  { customerId, companyIds, from, to }: InDays,
  employeeIds: readonly number[],
): Promise<readonly DueOfCompany[]> {
  if (employeeIds.length === 0) return [];
  const receiptOfPay = tx
    .repository(PayTable)
    .createQueryBuilder('row')
    .subQuery()
    .select('1')
    .from(SuperReceiptTable, 'received')
    .where('received.payId = row.id')
    .getQuery();
  const rows = await readRows(tx, PayTable, {
    where: {
      ...{ customerId, companyId: In([...companyIds]), employeeId: In([...employeeIds]) },
      ...{ country: 'AU', status: 'processed' },
    },
    only: shownColumns,
    refine: (query) =>
      query
        .andWhere(`${hasSuper} AND row.payDate BETWEEN :from AND :to`, { from, to })
        .andWhere(`NOT EXISTS ${receiptOfPay}`),
  });
  return rows
    .map(toPay)
    .flatMap((pay) =>
      pay.country === 'AU' ? [{ companyId: pay.companyId, count: 1, dueOn: pay.result.superDueDate }] : [],
    );
}

function byCompany(open: readonly OpenSuper[]): readonly OpenSuperOfCompany[] {
  const found = new Map<number, OpenSuperOfCompany>();
  for (const { companyId, count, first } of open) {
    const other = found.get(companyId);
    const sooner = other !== undefined && other.first < first ? other.first : first;
    found.set(companyId, { companyId, count: count + (other?.count ?? 0), first: sooner });
  }
  return [...found.values()];
}
