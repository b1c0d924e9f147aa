import { incomesTold, type Income } from '../domain/stp/incomes-told';
import type { FilingStores } from '../ports';
import type { StpBatch } from './stp-batches';

/**
 * The incomes that the last message of the year told of an employee. Each message goes on telling those of the one before it, so the last is
 * enough.
 */
export async function incomesToldBefore(
  { lodgements }: Pick<FilingStores, 'lodgements'>,
  companyId: number,
  { year, employeeIds }: StpBatch,
): Promise<(employeeId: number, payrollId: string) => readonly Income[]> {
  const bodies = await lodgements.lastBodies(companyId, year.name, employeeIds);
  // Hundreds of employees are in the same message.
  const read = new Map<string, ReturnType<typeof incomesTold>>();
  return (employeeId, payrollId) => {
    const body = bodies.get(employeeId);
    if (body === undefined) return [];
    const told = read.get(body) ?? incomesTold(body);
    read.set(body, told);
    return told.get(payrollId) ?? [];
  };
}
