import type { InCompanies, WorklistStore } from '@anz-payroll/reports';
import { civilDate } from 'payroll-core';
import type { EntitySchema, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { ReleaseRequestTable } from '../accounts/account-tables';
import type { Transaction } from '../database';
import { EmployeeRequestTable } from '../employees/employee-tables';
import { LodgementTable, PaydayReturnTable, SuperReceiptTable } from '../filing/filing-tables';
import { PayRunTable, PayTable } from '../pays/pay-tables';

/** Counts by company, one statement for each kind. Nothing is decrypted, and no figure of a pay is read. */
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
          .leftJoin(SuperReceiptTable.options.name, 'received', 'received.payId = row.id'),
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
