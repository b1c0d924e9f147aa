import type { CivilDate } from 'payroll-core';
import type { DraftPart } from '../domain/parts/part';
import type { LeaveDayAsked } from '../domain/requests/employee-request';
import type { EmployeeStores } from '../ports';

export interface EndedLeave {
  readonly leaveType: string;
  readonly days: readonly LeaveDayAsked[];
}

/**
 * Takes the days after the last one out of the approved leave, and answers which they were. Their requests are taken back, so that
 * the days may be asked for again.
 */
export async function endApprovedLeave(
  { parts, requests }: Pick<EmployeeStores, 'parts' | 'requests'>,
  employeeId: number,
  lastDay: CivilDate,
  at: number,
): Promise<readonly EndedLeave[]> {
  const kind = 'approved-leave';
  const list = await parts.listOf(employeeId, kind);
  const ended = list.filter((part) => daysOf(part).some(({ date }) => date > lastDay));
  if (ended.length === 0) return [];
  const left = list.flatMap((part): readonly DraftPart[] => {
    if (!ended.includes(part)) return [part];
    const days = daysOf(part).filter(({ date }) => date <= lastDay);
    return days.length === 0 ? [] : [{ ...part, values: { ...part.values, days, end_date: lastDay } }];
  });
  await parts.replace(employeeId, kind, left);
  const reason = 'The job that this was approved in has ended. Where the leave still stands, ask for it again.';
  for (const { values } of ended) {
    const to = { state: 'cancelled' as const, decidedBy: null, decidedAt: at, reason };
    await requests.move(Number(values['request_id']), 'approved', to);
  }
  return ended.map((part) => ({
    leaveType: String(part.values['leave_type']),
    days: daysOf(part).filter(({ date }) => date > lastDay),
  }));
}

/** Takes the days after the last one out of the time away without pay, and answers whether there were any. */
export async function endTimeAway(
  { parts }: Pick<EmployeeStores, 'parts'>,
  employeeId: number,
  lastDay: CivilDate,
): Promise<boolean> {
  const kind = 'absence';
  const list = await parts.listOf(employeeId, kind);
  if (!list.some(({ values }) => String(values['end_date']) > lastDay)) return false;
  const left = list
    .filter(({ values }) => String(values['start_date']) <= lastDay)
    .map((part) =>
      String(part.values['end_date']) > lastDay ? { ...part, values: { ...part.values, end_date: lastDay } } : part,
    );
  await parts.replace(employeeId, kind, left);
  return true;
}

function daysOf({ values }: DraftPart): readonly LeaveDayAsked[] {
  return values['days'] as readonly LeaveDayAsked[];
}
