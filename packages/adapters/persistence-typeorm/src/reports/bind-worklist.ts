import type { WorklistStore } from '@anz-payroll/reports';
import { civilDate } from 'payroll-core';
import type { EntitySchema, ObjectLiteral } from 'typeorm';
import { ReleaseRequestTable } from '../accounts/account-tables';
import type { Transaction } from '../database';
import { EmployeeRequestTable, EmployeeTable } from '../employees/employee-tables';
import { isSuperOnlyContractor } from '../employees/super-only-contractor';
import { LodgementTable, PaydayReturnTable } from '../filing/filing-tables';
import { PayRunTable, PayTable } from '../pays/pay-tables';
import { TimesheetShiftTable } from '../pays/timesheet-table';
import { openSuper } from './open-super';
import { countByDay, countByMoment, processedPays, rowsByCompany } from './worklist-counts';

/**
 * Counts by company, one statement for each kind. Nothing is decrypted, and of pays only those of new employees are read:
 * when their super is due.
 */
export function bindWorklist(tx: Transaction): WorklistStore {
  const within = <Row extends ObjectLiteral>(table: EntitySchema<Row>, where: Parameters<typeof rowsByCompany>[2]) =>
    rowsByCompany(tx, table, where);
  return {
    pendingRuns: (where) =>
      countByDay(within(PayRunTable, where).andWhere('row.pendingCount > 0'), { count: 'SUM(row.pendingCount)' }),
    newestRuns: newestRuns(tx),
    unreportedPays: (where) =>
      countByDay(
        processedPays(tx, where).andWhere(
          `row.country = 'AU' AND (row.stpStatus = 'rejected' OR (row.stpStatus = 'not_submitted' AND row.employeeId NOT IN ${outsideStp(tx)}))`,
        ),
      ),
    unfiledPaydays: (where) =>
      countByDay(
        processedPays(tx, where)
          .andWhere("row.country = 'NZ' AND filed.id IS NULL")
          .leftJoin(
            PaydayReturnTable.options.name,
            'filed',
            'filed.companyId = row.companyId AND filed.payDate = row.payDate',
          ),
        { count: 'COUNT(DISTINCT row.payDate)' },
      ),
    openSuper: openSuper(tx),
    failedLodgements: ({ since, ...where }) =>
      countByMoment(
        within(LodgementTable, where).andWhere("row.status IN ('rejected', 'given-up') AND row.createdAt >= :since", {
          since,
        }),
        'createdAt',
      ),
    waitingReleases: ({ since, ...where }) =>
      countByMoment(
        within(ReleaseRequestTable, where).andWhere('row.decidedAt IS NULL AND row.requestedAt > :since', { since }),
        'requestedAt',
      ),
    shiftsToApprove: ({ from, to, ...where }) =>
      countByDay(
        within(TimesheetShiftTable, where).andWhere('row.approvedAt IS NULL AND row.date BETWEEN :from AND :to', {
          from,
          to,
        }),
        { day: 'date' },
      ),
    waitingRequests: (where) =>
      countByMoment(within(EmployeeRequestTable, where).andWhere("row.state = 'waiting'"), 'requestedAt'),
  };
}

/** The employees whose pays Single Touch Payroll does not report. */
function outsideStp(tx: Transaction): string {
  return tx
    .repository(PayTable)
    .createQueryBuilder('row')
    .subQuery()
    .select('contractor.id')
    .from(EmployeeTable, 'contractor')
    .where('contractor.customerId = :customerId AND contractor.companyId IN (:...companyIds)')
    .andWhere(isSuperOnlyContractor('contractor'))
    .getQuery();
}

/** The newest run of each rhythm in which somebody is still paid. */
function newestRuns(tx: Transaction): WorklistStore['newestRuns'] {
  return async ({ from, ...where }) => {
    const runs = await rowsByCompany(tx, PayRunTable, where)
      .andWhere(`row.payCount > 0 AND row.payDate >= :from AND EXISTS ${paysForDays(tx)}`, { from })
      .addSelect('row.payPeriod', 'payPeriod')
      .addGroupBy('row.payPeriod')
      .having(`EXISTS ${paidInRhythm(tx)}`)
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
  };
}

/** A bonus or back pay that was paid by itself, and at once, is no payday of its rhythm. */
function paysForDays(tx: Transaction): string {
  return tx
    .repository(PayTable)
    .createQueryBuilder('row')
    .subQuery()
    .select('1')
    .from(PayTable, 'paid')
    .where("paid.payRunId = row.id AND paid.status <> 'voided'")
    .andWhere(
      "NOT (paid.status = 'processed' AND paid.processedAt = paid.createdAt AND paid.isTermination = 0 " +
        'AND paid.ordinary + 0 = 0 AND paid.taxable + 0 <> 0)',
    )
    .getQuery();
}

/** Employees who are paid in the rhythm of the run; a record that names no pay period is paid weekly. */
function paidInRhythm(tx: Transaction): string {
  const holds = (text: string): string => `person.details LIKE '%${text}%'`;
  const [fortnightly, monthly] = ['FORTNIGHTLY', 'MONTHLY'].map((period) => holds(`"pay_period":"${period}"`));
  return tx
    .repository(PayTable)
    .createQueryBuilder('row')
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
}
