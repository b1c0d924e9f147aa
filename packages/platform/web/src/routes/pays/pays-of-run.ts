import type { PayRecord, PayRun } from '@anz-payroll/pay-runs';
import type { CompanyVisit } from '../visit';
import type { WebAppServices } from '../web-app-services';
import { oneRun } from './run-path';

/** So many pays of a run are shown. */
const mostPays = 500;

/** The run's pays by name, at most so many. Their pay date may lie outside the period of the run. */
export async function paysOfRun(
  { pays }: WebAppServices,
  visit: CompanyVisit,
  run: PayRun,
): Promise<readonly PayRecord[]> {
  const { customerId, companyId } = oneRun(visit, run.id);
  const listed = await pays.listPays({ customerId, companyId, payRunId: run.id, limit: mostPays });
  const own = listed.ok ? listed.value : [];
  const key = ({ employee, id }: PayRecord) => `${employee.lastName}\n${employee.firstName}\n${id}`;
  return own.toSorted((a, b) => key(a).localeCompare(key(b), 'en'));
}
