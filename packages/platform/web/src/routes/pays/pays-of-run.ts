import type { PayRecord, PayRun } from '@anz-payroll/pay-runs';
import type { CompanyVisit } from '../visit';
import type { WebAppServices } from '../web-app-services';
import { oneRun } from './run-path';

/** So many pays of a run are shown. */
const mostPays = 500;

/** The run's pays by name, at most so many. A pay lies in the run whose period holds its date. */
export async function paysOfRun(
  { pays }: WebAppServices,
  visit: CompanyVisit,
  run: PayRun,
): Promise<readonly PayRecord[]> {
  const { customerId, companyId } = oneRun(visit, run.id);
  const listed = await pays.listPays({ customerId, companyId, from: run.startDate, to: run.endDate, limit: mostPays });
  const own = listed.ok ? listed.value.filter(({ payRunId }) => payRunId === run.id) : [];
  const key = ({ employee, id }: PayRecord) => `${employee.lastName}\n${employee.firstName}\n${id}`;
  return own.toSorted((a, b) => key(a).localeCompare(key(b), 'en'));
}
