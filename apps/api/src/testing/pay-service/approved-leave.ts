import type { PaysUseCases } from '@anz-payroll/pay-runs';
import type { CivilDate } from 'payroll-core';
import { must } from '../people-service';
import type { Employer, PayService } from './pay-service';

export interface LeaveWanted {
  readonly companyId: number;
  readonly employeeId: number;
  readonly leaveType: string;
  readonly days: readonly (readonly [date: string, hours: string])[];
}

type Placed = Extract<Awaited<ReturnType<PaysUseCases['placeLeave']>>, { readonly ok: true }>['value'];

export interface ApprovedLeave {
  readonly placed: Placed;
  readonly takeBack: () => Promise<Placed>;
}

/** Asks for leave as the employee does. */
export function askForLeave(
  api: PayService,
  { customerId }: Pick<Employer, 'customerId'>,
  { employeeId, leaveType, days: wanted }: LeaveWanted,
) {
  const days = wanted.map(([date, hours]) => ({ date: date as CivilDate, hours }));
  const leave = { leaveType, note: null, startDate: days[0]!.date, endDate: days.at(-1)!.date, days };
  const one = { customerId, employeeId };
  return api.service.employees.askRequest({ ...one, kind: 'leave', asked: { leave }, requestedBy: 1 });
}

/** Asks for leave and approves it, as somebody of the employer does; it can be taken back. */
export async function approveLeave(
  api: PayService,
  { customerId }: Pick<Employer, 'customerId'>,
  wanted: LeaveWanted,
): Promise<ApprovedLeave> {
  const { employees, pays } = api.service;
  const one = { customerId, employeeId: wanted.employeeId };
  const { id: requestId, asked } = must(await askForLeave(api, { customerId }, wanted));
  const decision = { kind: 'leave' as const, isApproved: true, by: 2, reason: null };
  must(await employees.decideRequest({ ...one, ...decision, requestId }));
  const where = { ...one, companyId: wanted.companyId, leave: asked.leave! };
  const placed = must(await pays.placeLeave(where));
  const takeBack = async () => {
    must(await employees.cancelRequest({ ...one, requestId, by: 1 }));
    return must(await pays.placeLeave({ ...where, isTakenBack: true }));
  };
  return { placed, takeBack };
}
