import type { InCompanies, WorklistStore } from '@anz-payroll/reports';
import { civilDate, type CivilDate } from 'payroll-core';
import { In, type EntitySchema, type ObjectLiteral, type SelectQueryBuilder } from 'typeorm';
import { ReleaseRequestTable } from '../accounts/account-tables';
import { inChunks, type Transaction } from '../database';
import { EmployeeRequestTable, EmployeeTable } from '../employees/employee-tables';
import { LodgementTable, PaydayReturnTable, SuperReceiptTable } from '../filing/filing-tables';
import { readRows } from '../hot-sql';
import { shownColumns, toPay } from '../pays/pay-mapper';
import { PayRunTable, PayTable } from '../pays/pay-tables';
import { TimesheetShiftTable } from '../pays/timesheet-table';

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

type DueOfCompany = Awaited<ReturnType<WorklistStore['openSuper']>>['ofNewEmployees'][number];

/** Employees whose pays are read in one turn of the event loop. */
const AT_ONCE = 200;

/**
 * Counts by company, one statement for each kind. Nothing is decrypted, and of pays only those of new employees are read:
 * when their super is due.
 */
export function bindWorklist(tx: Transaction): WorklistStore {
  const within = <Row extends ObjectLiteral>(table: EntitySchema<Row>, { customerId, companyIds }: InCompanies) =>
    tx
      .repository(table)
      .createQueryBuilder('row')
      .where('row.customerId = :customerId AND row.companyId IN (:...companyIds)', {
        customerId,
        companyIds: [...companyIds],
      })
      .select('row.companyId', 'companyId')
      .groupBy('row.companyId');
  const processed = (where: InCompanies & { readonly from: string; readonly to: string }) =>
    within(PayTable, where).andWhere("row.status = 'processed' AND row.payDate BETWEEN :from AND :to", {
      from: where.from,
      to: where.to,
    });
  const byDay = async <Row extends ObjectLiteral>(
    query: SelectQueryBuilder<Row>,
    count = 'COUNT(row.id)',
    day = 'payDate',
  ) =>
    (
      await query
        .addSelect(count, 'count')
        .addSelect(`MIN(row.${day})`, 'first')
        .getRawMany<{ companyId: number | string; count: number | string; first: string }>()
    ).map(({ companyId, count: many, first }) => ({
      companyId: Number(companyId),
      count: Number(many),
      first: civilDate(first),
    }));
  const byMoment = async <Row extends ObjectLiteral>(query: SelectQueryBuilder<Row>, at: string) =>
    (
      await query
        .addSelect('COUNT(row.id)', 'count')
        .addSelect(`MIN(row.${at})`, 'first')
        .getRawMany<{ companyId: number | string; count: number | string; first: number | string }>()
    ).map(({ companyId, count, first }) => ({
      companyId: Number(companyId),
      count: Number(count),
      firstAt: Number(first),
    }));
  const pays = tx.repository(PayTable).createQueryBuilder('row');
  // Amounts are text in SQLite, where '0.0000' would be more than 0.
  const hasSuper = (alias: string): string => `${alias}.status = 'processed' AND ${alias}.superAmount + 0 > 0`;
  // What is not so is not written in a record.
  const outsideStp = pays
    .subQuery()
    .select('contractor.id')
    .from(EmployeeTable, 'contractor')
    .where('contractor.customerId = :customerId AND contractor.companyId IN (:...companyIds)')
    .andWhere(`contractor.details LIKE '%"is_super_only_contractor":true%'`)
    .getQuery();
  // A weekly pay period is what a record has that names none.
  const holds = (text: string): string => `person.details LIKE '%${text}%'`;
  const [fortnightly, monthly] = ['FORTNIGHTLY', 'MONTHLY'].map((period) => holds(`"pay_period":"${period}"`));
  const paidInRhythm = pays
    .subQuery()
    .select('1')
    .from(EmployeeTable, 'person')
    .where('person.companyId = row.companyId AND person.isDeleted = 0 AND person.isTerminated = 0')
    .andWhere(`NOT ${holds('"active_pay_recipient":false')}`)
    .andWhere(
      `CASE row.payPeriod WHEN 'FORTNIGHTLY' THEN ${fortnightly} WHEN 'MONTHLY' THEN ${monthly} ` +
        `ELSE NOT (${fortnightly} OR ${monthly}) END`,
    )
    .getQuery();
  // A bonus or back pay that was paid by itself, and at once, is no payday of its rhythm.
  const paysForDays = pays
    .subQuery()
    .select('1')
    .from(PayTable, 'paid')
    .where("paid.payRunId = row.id AND paid.status <> 'voided'")
    .andWhere(
      "NOT (paid.status = 'processed' AND paid.processedAt = paid.createdAt AND paid.isTermination = 0 " +
        'AND paid.ordinary + 0 = 0 AND paid.taxable + 0 <> 0)',
    )
    .getQuery();
  const receiptOfPay = pays
    .subQuery()
    .select('1')
    .from(SuperReceiptTable, 'received')
    .where('received.payId = row.id')
    .getQuery();
  /** What no fund has received, by employee: whether somebody is new is asked once for each, not for each of their pays. */
  const superOfEmployees = async (where: InDays): Promise<readonly OpenSuper[]> =>
    (
      await processed(where)
        .andWhere(`row.country = 'AU' AND ${hasSuper('row')}`)
        .leftJoin(SuperReceiptTable.options.name, 'received', 'received.payId = row.id')
        .addSelect('row.employeeId', 'employeeId')
        .addGroupBy('row.employeeId')
        .addSelect('MIN(row.payDate)', 'firstSuper')
        .addSelect('COUNT(row.id) - COUNT(received.payId)', 'count')
        .addSelect('MIN(CASE WHEN received.payId IS NULL THEN row.payDate ELSE NULL END)', 'first')
        .having('COUNT(row.id) > COUNT(received.payId)')
        .getRawMany<Readonly<Record<keyof OpenSuper, string | number>>>()
    ).map(({ companyId, employeeId, firstSuper, count, first }) => ({
      ...{ companyId: Number(companyId), employeeId: Number(employeeId), count: Number(count) },
      ...{ firstSuper: civilDate(String(firstSuper)), first: civilDate(String(first)) },
    }));
  const hadSuperBefore = async (employeeIds: readonly number[], day: CivilDate): Promise<ReadonlySet<number>> => {
    const found = await tx
      .repository(PayTable)
      .createQueryBuilder('row')
      .select('row.employeeId', 'employeeId')
      .distinct(true)
      .where(`row.employeeId IN (:...employeeIds) AND row.payDate < :day AND ${hasSuper('row')}`, {
        employeeIds: [...employeeIds],
        day,
      })
      .getRawMany<{ employeeId: number | string }>();
    return new Set(found.map(({ employeeId }) => Number(employeeId)));
  };
  /** Pays say themselves when their super is due: a first contribution has more time. */
  const duesOf = async ({ customerId, companyIds, from, to }: InDays, employeeIds: readonly number[]) =>
    employeeIds.length === 0
      ? []
      : (
          await readRows(tx, PayTable, {
            where: {
              ...{ customerId, companyId: In([...companyIds]), employeeId: In([...employeeIds]) },
              ...{ country: 'AU', status: 'processed' },
            },
            only: shownColumns,
            refine: (rows) =>
              rows
                .andWhere(`${hasSuper('row')} AND row.payDate BETWEEN :from AND :to`, { from, to })
                .andWhere(`NOT EXISTS ${receiptOfPay}`),
          })
        )
          .map(toPay)
          .flatMap((pay) =>
            pay.country === 'AU' ? [{ companyId: pay.companyId, count: 1, dueOn: pay.result.superDueDate }] : [],
          );
  return {
    pendingRuns: (where) => byDay(within(PayRunTable, where).andWhere('row.pendingCount > 0'), 'SUM(row.pendingCount)'),
    newestRuns: async ({ from, ...where }) => {
      const runs = await within(PayRunTable, where)
        .andWhere(`row.payCount > 0 AND row.payDate >= :from AND EXISTS ${paysForDays}`, { from })
        .addSelect('row.payPeriod', 'payPeriod')
        .addGroupBy('row.payPeriod')
        .having(`EXISTS ${paidInRhythm}`)
        .addSelect('MAX(row.payDate)', 'payDate')
        .addSelect('MAX(CASE WHEN row.pendingCount = 0 THEN row.payDate ELSE NULL END)', 'doneDate')
        .getRawMany<{
          companyId: number | string;
          payPeriod: 'WEEKLY';
          payDate: string;
          doneDate: string | null;
        }>();
      return runs.map(({ companyId, payPeriod, payDate, doneDate }) => ({
        ...{ companyId: Number(companyId), count: 1, payPeriod },
        ...{ payDate: civilDate(payDate), isProcessed: doneDate === payDate },
      }));
    },
    unreportedPays: (where) =>
      byDay(
        processed(where).andWhere(
          `row.country = 'AU' AND (row.stpStatus = 'rejected' OR (row.stpStatus = 'not_submitted' AND row.employeeId NOT IN ${outsideStp}))`,
        ),
      ),
    unfiledPaydays: (where) =>
      byDay(
        processed(where)
          .andWhere("row.country = 'NZ' AND filed.id IS NULL")
          .leftJoin(
            PaydayReturnTable.options.name,
            'filed',
            'filed.companyId = row.companyId AND filed.payDate = row.payDate',
          ),
        'COUNT(DISTINCT row.payDate)',
      ),
    openSuper: async ({ customerId, companyIds, from, to, newSince }) => {
      const where = { customerId, companyIds, from, to };
      const open = await superOfEmployees(where);
      const perhapsNew = open.filter(({ firstSuper }) => firstSuper >= newSince).map(({ employeeId }) => employeeId);
      const known = new Set<number>();
      const dues: DueOfCompany[] = [];
      await inChunks(perhapsNew, AT_ONCE, async (ids) => {
        const there = await hadSuperBefore(ids, from);
        for (const id of there) known.add(id);
        dues.push(
          ...(await duesOf(
            where,
            ids.filter((id) => !there.has(id)),
          )),
        );
      });
      const usual = open.filter(({ employeeId, firstSuper }) => firstSuper < newSince || known.has(employeeId));
      return { usual: byCompany(usual), ofNewEmployees: dues };
    },
    failedLodgements: ({ since, ...where }) =>
      byMoment(
        within(LodgementTable, where).andWhere("row.status IN ('rejected', 'given-up') AND row.createdAt >= :since", {
          since,
        }),
        'createdAt',
      ),
    waitingReleases: ({ since, ...where }) =>
      byMoment(
        within(ReleaseRequestTable, where).andWhere('row.decidedAt IS NULL AND row.requestedAt > :since', { since }),
        'requestedAt',
      ),
    shiftsToApprove: ({ from, to, ...where }) =>
      byDay(
        within(TimesheetShiftTable, where).andWhere('row.approvedAt IS NULL AND row.date BETWEEN :from AND :to', {
          from,
          to,
        }),
        'COUNT(row.id)',
        'date',
      ),
    waitingRequests: (where) =>
      byMoment(within(EmployeeRequestTable, where).andWhere("row.state = 'waiting'"), 'requestedAt'),
  };
}

function byCompany(open: readonly OpenSuper[]): readonly Pick<OpenSuper, 'companyId' | 'count' | 'first'>[] {
  const found = new Map<number, Pick<OpenSuper, 'companyId' | 'count' | 'first'>>();
  for (const { companyId, count, first } of open) {
    const other = found.get(companyId);
    const sooner = other !== undefined && other.first < first ? other.first : first;
    found.set(companyId, { companyId, count: count + (other?.count ?? 0), first: sooner });
  }
  return [...found.values()];
}
