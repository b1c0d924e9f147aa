import type { Employee } from '@anz-payroll/employee-lifecycle';
import { accepted, type Result } from 'payroll-core';
import type { LeftOut } from '../domain/pay-run';
import type { PaysRefusal, PaysRefusalCode } from '../domain/pays-refusal';
import type { PayStores } from '../ports';

/** Reasons that are not about one person: the run itself cannot go on. */
const aboutTheRun: ReadonlySet<PaysRefusalCode> = new Set([
  'pay/company-not-found',
  'pay-run/not-found',
  'pay/no-law-for-date',
  'pay/no-subscription',
]);

export function isAboutTheRun({ code }: PaysRefusal): boolean {
  return aboutTheRun.has(code);
}

/** Somebody whose pay was refused, and why. */
export interface RefusedEmployee<T> {
  readonly employeeId: number;
  readonly items: readonly T[];
  readonly reason: string;
}

/**
 * Works on the items of several employees at once. Where the work is refused it is tried on each half of the employees,
 * until whoever cannot be paid is alone: the others are paid, and the person is left out with the reason.
 */
export async function leavingOut<T extends { readonly employeeId: number }>(
  items: readonly T[],
  work: (items: readonly T[]) => Promise<Result<undefined, PaysRefusal>>,
  leaveOut: (refused: RefusedEmployee<T>) => void,
): Promise<Result<undefined, PaysRefusal>> {
  const done = await work(items);
  if (done.ok) return done;
  const { index: _index, ...error } = done.error;
  if (isAboutTheRun(error)) return { ok: false, error };
  const employeeIds = [...new Set(items.map(({ employeeId }) => employeeId))];
  const [alone, ...others] = employeeIds;
  if (alone === undefined) return { ok: false, error };
  if (others.length === 0) {
    leaveOut({ employeeId: alone, items, reason: error.message });
    return accepted(undefined);
  }
  const first = new Set(employeeIds.slice(0, Math.ceil(employeeIds.length / 2)));
  for (const half of [
    items.filter(({ employeeId }) => first.has(employeeId)),
    items.filter(({ employeeId }) => !first.has(employeeId)),
  ]) {
    const worked = await leavingOut(half, work, leaveOut);
    if (!worked.ok) return worked;
  }
  return accepted(undefined);
}

/** Those left out as the interface names them, by employee. */
export async function namesOfLeftOut(
  stores: Pick<PayStores, 'employees'>,
  companyId: number,
  refused: readonly Pick<RefusedEmployee<unknown>, 'employeeId' | 'reason'>[],
): Promise<readonly LeftOut[]> {
  if (refused.length === 0) return [];
  const employees: readonly Employee[] = await stores.employees.ofIds(
    companyId,
    refused.map(({ employeeId }) => employeeId),
  );
  const numbers = new Map(employees.map(({ id, details }) => [id, details.number]));
  return [...refused]
    .sort((a, b) => a.employeeId - b.employeeId)
    .map(({ employeeId, reason }) => ({ employeeId, employeeNumber: numbers.get(employeeId) ?? null, reason }));
}
