import type { CivilDate } from 'payroll-core';
import type { Employee } from '../domain/employee';
import type { EmployeeStores } from '../ports';

/** Why a job cannot begin on the day: no job begins after its last day, whether that is past, planned or of a final pay that waits. */
export async function startDateProblem(
  { parts, finalPays }: Pick<EmployeeStores, 'parts' | 'finalPays'>,
  { id, terminationDate, details }: Employee,
  startDate: CivilDate,
): Promise<string | undefined> {
  if (terminationDate !== null) {
    return startDate > terminationDate
      ? `start_date ${startDate} is after the termination date ${terminationDate}.`
      : undefined;
  }
  if (startDate <= details.start_date) return undefined;
  const [plan] = await parts.listOf(id, 'planned-termination');
  const planned = plan?.values['termination_date'] as CivilDate | undefined;
  if (planned !== undefined && startDate > planned) {
    return `start_date ${startDate} is after the planned last day ${planned}. Plan a later last day first, or take the plan back.`;
  }
  const staged = await finalPays.stagedFor(id);
  if (staged !== undefined && startDate > staged.lastDay) {
    return (
      `start_date ${startDate} is after ${staged.lastDay}, the last day of the final pay that waits in pay run ${staged.payRunId}. ` +
      'Delete that pay first.'
    );
  }
  return undefined;
}
