import type { InCompanies } from '@anz-payroll/reports';
import { civilDate, type CivilDate } from 'payroll-core';
import type { EntitySchema, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { Transaction } from '../database';
import { PayTable } from '../pays/pay-tables';

/** The rows of some companies, grouped by company. */
export function rowsByCompany<Row extends ObjectLiteral>(
  tx: Transaction,
  table: EntitySchema<Row>,
  { customerId, companyIds }: InCompanies,
): SelectQueryBuilder<Row> {
  return tx
    .repository(table)
    .createQueryBuilder('row')
    .where('row.customerId = :customerId AND row.companyId IN (:...companyIds)', {
      customerId,
      companyIds: [...companyIds],
    })
    .select('row.companyId', 'companyId')
    .groupBy('row.companyId');
}

/** Processed pays of those days, grouped by company. */
export function processedPays(tx: Transaction, where: InCompanies & { readonly from: string; readonly to: string }) {
  return rowsByCompany(tx, PayTable, where).andWhere("row.status = 'processed' AND row.payDate BETWEEN :from AND :to", {
    from: where.from,
    to: where.to,
  });
}

/** How many there are in each company, and the first day of them. */
export async function countByDay<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  { count = 'COUNT(row.id)', day = 'payDate' }: { readonly count?: string; readonly day?: string } = {},
): Promise<readonly { readonly companyId: number; readonly count: number; readonly first: CivilDate }[]> {
  const rows = await query
    .addSelect(count, 'count')
    .addSelect(`MIN(row.${day})`, 'first')
    .getRawMany<{ companyId: number | string; count: number | string; first: string }>();
  return rows.map((row) => ({
    companyId: Number(row.companyId),
    count: Number(row.count),
    first: civilDate(row.first),
  }));
}

/** How many there are in each company, and the first moment of them, in epoch milliseconds. */
export async function countByMoment<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  at: string,
): Promise<readonly { readonly companyId: number; readonly count: number; readonly firstAt: number }[]> {
  const rows = await query
    .addSelect('COUNT(row.id)', 'count')
    .addSelect(`MIN(row.${at})`, 'first')
    .getRawMany<{ companyId: number | string; count: number | string; first: number | string }>();
  return rows.map((row) => ({
    companyId: Number(row.companyId),
    count: Number(row.count),
    firstAt: Number(row.first),
  }));
}
