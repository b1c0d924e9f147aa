import { snakeCase, utcTimestamp } from '@anz-payroll/kernel';
import {
  awardCheckReadModel,
  isApproved,
  type AwardBackPay,
  type CheckedPeriod,
  type OwedByAwards,
  type ShiftEntry,
  type TimesheetShift as StoredShift,
} from '@anz-payroll/pay-runs';
import { toAmount } from '@anz-payroll/http-kit/contract';
import { invalidRequest } from '@anz-payroll/http-kit/errors';
import { answer, answerList, answerNothing, json, jsonList, route, type Route } from '@anz-payroll/http-kit/route';
import { civilDate, daysBetween } from 'payroll-core';
import { shiftMinutes, type AwardShift, type ClockRange } from 'payroll-core/au/awards';
import { toAwardShift } from '../awards/to-award-input';
import { readsCompany, writesCompany } from '../companies/company-auth';
import { CompanyPath } from '../companies/company-contracts';
import { PayRunPath } from './pay-queries';
import { refusePays } from './pays-answers';
import { asksAboutPays, writesPays } from './pays-auth';
import type { PaysServices } from './pays-services';
import {
  AwardBackPayAsked,
  AwardBackPayConfirmed,
  ApprovedShift,
  AwardChecks,
  AwardChecksQuery,
  PaidAwardBackPay,
  PreviewedAwardBackPay,
  ShiftPath,
  ShiftsToApprove,
  TakenTimesheet,
  TimesheetEntry,
  TimesheetQuery,
  TimesheetShift,
  type CheckedPayPeriod,
} from './timesheet-contracts';
import { showPay } from './show-pay';
import { showPreview } from './show-preview';

const tag = 'Timesheets';
const unknownCompany = 'No company found with the given company_id';

/** Shifts of people, and what pays make of them. */
export function timesheetRoutes(services: PaysServices): readonly Route[] {
  return [
    listShiftsRoute(services),
    enterShiftsRoute(services),
    approveShiftsRoute(services),
    deleteShiftRoute(services),
    takeTimesheetsRoute(services),
    awardChecksRoute(services),
    previewAwardBackPayRoute(services),
    payAwardBackPayRoute(services),
  ];
}

const listShiftsRoute = ({ pays }: PaysServices): Route =>
  route({
    method: 'GET',
    path: '/api/company/{company_id}/timesheets',
    operation: 'list-shifts',
    may: 'pays.read',
    summary: 'The shifts that were recorded for some days',
    tag,
    auth: readsCompany,
    rate: 'pay',
    request: { params: CompanyPath, query: TimesheetQuery },
    responses: { 200: answerList(TimesheetShift, 'By date, then id.') },
    errors: { 400: unknownCompany, 422: 'The days cannot be read' },
    async handle({ params, query: { from, to, employee_id, status }, context }) {
      const [first, last] = [civilDate(from), civilDate(to)];
      if (last < first || daysBetween(first, last) > 92) {
        const message = 'Expected a day on or after from, at most 92 days later.';
        return invalidRequest([{ path: 'query.to', code: 'out_of_range', message }]);
      }
      const listed = await pays.listShifts({
        customerId: context.principal.customerId,
        companyId: params.company_id,
        from: first,
        to: last,
        ...(employee_id === undefined ? {} : { employeeId: employee_id }),
        ...(status === undefined ? {} : { approved: status === 'approved' }),
      });
      return listed.ok ? { status: 200, body: listed.value.map(showShift) } : refusePays(listed.error, 'one');
    },
  });

const enterShiftsRoute = ({ pays }: PaysServices): Route =>
  route({
    method: 'POST',
    path: '/api/company/{company_id}/timesheets',
    operation: 'enter-shifts',
    may: 'pays.write',
    summary: 'Records shifts as they were worked: all of them or none',
    tag,
    auth: writesCompany,
    rate: 'default',
    weight: 'heavy-if-long',
    request: { params: CompanyPath, body: jsonList(TimesheetEntry, { maxItems: 1000 }) },
    responses: { 201: answerList(TimesheetShift, 'In the order of the request.') },
    errors: {
      400: 'Somebody is not an employee of the company',
      404: 'Company not found',
      422: 'A shift cannot be read, or is outside the job',
    },
    async handle({ params, body, context }) {
      const byNumber = body[0]?.employee_number !== undefined;
      const faults = body.flatMap((entry, i) => whoseFault(entry, byNumber, `body[${i}]`));
      if (faults.length > 0) return invalidRequest(faults);
      const entered = await pays.enterShifts({
        customerId: context.principal.customerId,
        companyId: params.company_id,
        identifierType: byNumber ? 'employee_number' : 'employee_id',
        shifts: body.map(toEntry),
      });
      return entered.ok ? { status: 201, body: entered.value.map(showShift) } : refusePays(entered.error, 'list');
    },
  });

const approveShiftsRoute = ({ pays }: PaysServices): Route =>
  route({
    method: 'POST',
    path: '/api/company/{company_id}/timesheets/approve',
    operation: 'approve-shifts',
    may: 'pays.write',
    summary: 'Approves shifts: from then on pays and award checks count them',
    tag,
    auth: writesCompany,
    rate: 'default',
    request: { params: CompanyPath, body: json(ShiftsToApprove) },
    responses: { 200: answerList(ApprovedShift, 'By date, then id.') },
    errors: { 404: 'Company or shift not found' },
    async handle({ params, body: { shift_ids: shiftIds }, context: { principal } }) {
      const approved = await pays.approveShifts({
        customerId: principal.customerId,
        companyId: params.company_id,
        shiftIds,
        by: principal.userId === null ? (principal.clientId ?? 'API') : `user ${principal.userId}`,
      });
      if (!approved.ok) return refusePays(approved.error, 'one');
      const body = approved.value.map((shift) => ({ ...showShift(shift), left_out_of_pay_id: shift.leftOutOfPayId }));
      return { status: 200, body };
    },
  });

const deleteShiftRoute = ({ pays }: PaysServices): Route =>
  route({
    method: 'DELETE',
    path: '/api/company/{company_id}/timesheets/{shift_id}',
    operation: 'delete-shift',
    may: 'pays.write',
    summary: 'Deletes a shift that no processed pay was made for',
    tag,
    auth: writesCompany,
    rate: 'default',
    request: { params: ShiftPath },
    responses: { 204: answerNothing('Deleted.') },
    errors: { 404: 'Company or shift not found', 409: 'A processed pay was made for the shift' },
    async handle({ params, context }) {
      const deleted = await pays.deleteShift({
        customerId: context.principal.customerId,
        companyId: params.company_id,
        shiftId: params.shift_id,
      });
      return deleted.ok ? { status: 204 } : refusePays(deleted.error, 'one');
    },
  });

const takeTimesheetsRoute = ({ pays }: PaysServices): Route =>
  route({
    method: 'POST',
    path: '/api/company/{company_id}/pay-runs/{pay_run_id}/take-timesheets',
    operation: 'take-timesheets',
    may: 'pays.write',
    summary: 'Puts the approved shifts of a run’s days into its pending pays',
    description:
      'Rows of hours are replaced by those of the award, each with its clause. A run that is opened takes them by itself.',
    tag,
    auth: writesPays,
    rate: 'pay',
    weight: 'heavy',
    request: { params: PayRunPath },
    responses: { 200: answerList(TakenTimesheet, 'Those who have approved shifts.') },
    errors: { 403: 'No active subscription', 404: 'Company or pay run not found' },
    async handle({ params, context }) {
      const taken = await pays.takeTimesheets({
        customerId: context.principal.customerId,
        companyId: params.company_id,
        payRunId: params.pay_run_id,
      });
      if (!taken.ok) return refusePays(taken.error, 'one');
      return {
        status: 200,
        body: taken.value.map(({ payId, employeeId, problem = null }) => ({
          pay_id: payId,
          employee_id: employeeId,
          problem,
        })),
      };
    },
  });

const awardChecksRoute = ({ pays }: PaysServices): Route =>
  route({
    method: 'GET',
    path: '/api/company/{company_id}/award-checks',
    operation: 'list-award-checks',
    may: 'pays.read',
    summary: 'Past pay periods held against their awards, with the back pay owed and the item that pays it',
    tag: 'Awards',
    auth: readsCompany,
    rate: 'pay',
    request: { params: CompanyPath, query: AwardChecksQuery },
    responses: { 200: answer(AwardChecks, 'By pay date.') },
    errors: { 400: unknownCompany, 422: 'The days cannot be read' },
    async handle({ params, query, context }) {
      const [from, to] = [civilDate(query.from), civilDate(query.to)];
      if (to < from || daysBetween(from, to) > 732) {
        const message = 'Expected a day on or after from, at most two years later.';
        return invalidRequest([{ path: 'query.to', code: 'out_of_range', message }]);
      }
      const checked = await pays.checkPastPays({
        customerId: context.principal.customerId,
        companyId: params.company_id,
        from,
        to,
      });
      if (!checked.ok) return refusePays(checked.error, 'one');
      const periods = checked.value.map(showPeriod);
      const owed = periods.reduce((cents, period) => cents + Math.round(period.owed * 100), 0) / 100;
      return { status: 200, body: { owed, all_met: periods.every(({ verdict }) => verdict === 'met'), periods } };
    },
  });

const backPayErrors = {
  400: 'Nothing is owed, or a rule refuses the pay',
  404: 'Company not found',
  412: 'What is owed has changed since it was shown',
  422: 'The days cannot be read',
} as const;

const previewAwardBackPayRoute = ({ pays }: PaysServices): Route =>
  route({
    method: 'POST',
    path: '/api/company/{company_id}/award-checks/back-pay/preview',
    operation: 'preview-award-back-pay',
    may: 'pays.write',
    summary: 'The pays that would make past underpayments good, one for each person; stores nothing',
    tag: 'Awards',
    auth: asksAboutPays,
    rate: 'calculation',
    weight: 'heavy',
    request: { params: CompanyPath, body: json(AwardBackPayAsked) },
    responses: { 200: answer(PreviewedAwardBackPay, 'What is owed, and the pays that would pay it.') },
    errors: backPayErrors,
    async handle({ params, body, context }) {
      const previewed = await pays.previewAwardBackPay(backPayOf(context.principal.customerId, params, body));
      if (!previewed.ok) return refusePays(previewed.error, 'one');
      return { status: 200, body: { ...showOwed(previewed.value), pays: previewed.value.previews.map(showPreview) } };
    },
  });

const payAwardBackPayRoute = ({ pays }: PaysServices): Route =>
  route({
    method: 'POST',
    path: '/api/company/{company_id}/award-checks/back-pay',
    operation: 'pay-award-back-pay',
    release: 'pay-run',
    may: 'pays.write',
    summary: 'Makes past underpayments good by processed pays of their own, as they were shown',
    description: 'A repetition is refused: what was paid back is no longer owed.',
    tag: 'Awards',
    auth: writesPays,
    rate: 'pay',
    weight: 'heavy',
    request: { params: CompanyPath, body: json(AwardBackPayConfirmed) },
    responses: { 201: answer(PaidAwardBackPay, 'What was owed, and the pays that pay it.') },
    errors: { ...backPayErrors, 403: 'No active subscription' },
    async handle({ params, body, context }) {
      const command = backPayOf(context.principal.customerId, params, body);
      const paid = await pays.payAwardBackPay({ ...command, confirmation: body.confirmation });
      if (!paid.ok) return refusePays(paid.error, 'one');
      return { status: 201, body: { ...showOwed(paid.value), pays: paid.value.pays.map((pay) => showPay(pay)) } };
    },
  });

function backPayOf(customerId: number, { company_id }: CompanyPath, body: AwardBackPayAsked): AwardBackPay {
  return {
    customerId,
    companyId: company_id,
    from: civilDate(body.from),
    to: civilDate(body.to),
    ...(body.employee_ids === undefined ? {} : { employeeIds: body.employee_ids }),
    ...(body.pay_date === undefined ? {} : { payDate: civilDate(body.pay_date) }),
  };
}

function showOwed({ periods, leftOut, total, confirmation }: OwedByAwards) {
  return {
    ...{ owed: toAmount(total), confirmation },
    ...{ periods: periods.map(showPeriod), left_out: leftOut.map(showPeriod) },
  };
}

/** A shift names its employee by one key, the same in all of a request: of two that disagree one would be overlooked. */
function whoseFault(entry: TimesheetEntry, byNumber: boolean, path: string) {
  const [key, other] = byNumber
    ? (['employee_number', 'employee_id'] as const)
    : (['employee_id', 'employee_number'] as const);
  const isThere = entry[key] !== undefined;
  if (isThere && entry[other] === undefined) return [];
  const message = 'Every shift of a request names its employee by employee_id, or every one by employee_number.';
  return [{ path: `${path}.${isThere ? other : key}`, code: isThere ? 'conflict' : 'required', message }];
}

function toEntry({ employee_id, employee_number, note, ...shift }: TimesheetEntry): ShiftEntry {
  return {
    ...(employee_id === undefined ? {} : { employeeId: employee_id }),
    ...(employee_number === undefined ? {} : { employeeNumber: employee_number }),
    shift: toAwardShift(shift),
    ...(note === undefined ? {} : { note }),
  };
}

function showShift(row: StoredShift): TimesheetShift {
  const minutes = shiftMinutes([row.shift]);
  return {
    ...toShift(row.shift),
    id: row.id,
    employee_id: row.employeeId,
    status: isApproved(row) ? 'approved' : 'entered',
    hours: minutes.ok ? Math.round((minutes.value / 60) * 10_000) / 10_000 : 0,
    approved_by: row.approvedBy,
    approved_at: row.approvedAt === null ? null : utcTimestamp(row.approvedAt),
    note: row.note,
  };
}

/** A stored shift under the names of the interface. */
function toShift({ periods, unpaidBreaks, sleepover, ...shift }: AwardShift) {
  const plain = Object.fromEntries(Object.entries(shift).map(([name, value]) => [snakeCase(name), value]));
  return {
    ...(plain as unknown as Pick<TimesheetShift, 'date'>),
    ...(periods === undefined ? {} : { periods: periods.map(toPeriod) }),
    ...(unpaidBreaks === undefined ? {} : { unpaid_breaks: unpaidBreaks.map(toPeriod) }),
    ...(sleepover === undefined ? {} : { sleepover: toPeriod(sleepover) }),
  };
}

function toPeriod([start, end]: ClockRange) {
  return { start, end };
}

function showPeriod({ employee, check, whenPaid, backPayment, ...period }: CheckedPeriod): CheckedPayPeriod {
  const shown = awardCheckReadModel(check);
  return {
    employee_id: employee.id,
    period_start: period.periodStart,
    period_end: period.periodEnd,
    pay_date: period.payDate,
    pay_ids: period.payIds,
    verdict: check?.verdict ?? 'cannot-tell',
    verdict_when_paid: whenPaid?.verdict ?? null,
    held_against_when_paid: period.otherwiseWhenPaid ?? null,
    paid_back: toAmount(period.paidBack),
    owed: toAmount(period.owed),
    checks: shown === null ? [] : [shown],
    corrections:
      backPayment === undefined
        ? []
        : [
            {
              employee_id: employee.id,
              hours: [],
              back_payments: [
                {
                  description: backPayment.description,
                  amount: toAmount(backPayment.amount),
                  stp_category: backPayment.stpCategory ?? 'GROSS',
                },
              ],
            },
          ],
  };
}
