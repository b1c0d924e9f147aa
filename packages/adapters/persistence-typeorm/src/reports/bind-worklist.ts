import type { InCompanies, WorklistStore } from '@anz-payroll/reports';
import { civilDate } from 'payroll-core';
import { In, type EntitySchema, type ObjectLiteral, type SelectQueryBuilder } from 'typeorm';
import { ReleaseRequestTable } from '../accounts/account-tables';
import type { Transaction } from '../database';
import { EmployeeRequestTable } from '../employees/employee-tables';
import { LodgementTable, PaydayReturnTable, SuperReceiptTable } from '../filing/filing-tables';
import { readRows } from '../hot-sql';
import { shownColumns, toPay } from '../pays/pay-mapper';
import { PayRunTable, PayTable } from '../pays/pay-tables';

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
  const byDay = async <Row extends ObjectLiteral>(query: SelectQueryBuilder<Row>, count = 'COUNT(row.id)') =>
    (
      await query
        .addSelect(count, 'count')
        .addSelect('MIN(row.payDate)', 'first')
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
  const superBefore = pays
    .subQuery()
    .select('1')
    .from(PayTable, 'earlier')
    .where("earlier.employeeId = row.employeeId AND earlier.status = 'processed' AND earlier.superAmount > 0")
    .andWhere('earlier.payDate < :newSince')
    .getQuery();
  const receiptOfPay = pays
    .subQuery()
    .select('1')
    .from(SuperReceiptTable, 'received')
    .where('received.payId = row.id')
    .getQuery();
  return {
    pendingRuns: (where) => byDay(within(PayRunTable, where).andWhere('row.pendingCount > 0'), 'SUM(row.pendingCount)'),
    newestRuns: async ({ from, ...where }) => {
      const runs = await within(PayRunTable, where)
        .andWhere('row.payCount > 0 AND row.payDate >= :from', { from })
        .addSelect('row.payPeriod', 'payPeriod')
        .addGroupBy('row.payPeriod')
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
      byDay(processed(where).andWhere("row.country = 'AU' AND row.stpStatus IN ('not_submitted', 'rejected')")),
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
    superNotReceived: (where) =>
      byDay(
        processed(where)
          .andWhere("row.country = 'AU' AND row.superAmount > 0 AND received.payId IS NULL")
          .andWhere(`EXISTS ${superBefore}`, { newSince: where.newSince })
          .leftJoin(SuperReceiptTable.options.name, 'received', 'received.payId = row.id'),
      ),
    superOfNewEmployees: async ({ customerId, companyIds, from, to, newSince }) =>
      (
        await readRows(tx, PayTable, {
          where: { customerId, companyId: In([...companyIds]), country: 'AU', status: 'processed' },
          only: shownColumns,
          refine: (pays) =>
            pays
              .andWhere('row.superAmount > 0 AND row.payDate BETWEEN :from AND :to', { from, to })
              .andWhere(`NOT EXISTS ${superBefore}`, { newSince })
              .andWhere(`NOT EXISTS ${receiptOfPay}`),
        })
      )
        .map(toPay)
        .flatMap((pay) =>
          pay.country === 'AU' ? [{ companyId: pay.companyId, count: 1, dueOn: pay.result.superDueDate }] : [],
        ),
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
    waitingRequests: (where) =>
      byMoment(within(EmployeeRequestTable, where).andWhere("row.state = 'waiting'"), 'requestedAt'),
  };
}
