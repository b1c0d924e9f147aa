import type { PayRecord, PayRun } from '@anz-payroll/pay-runs';
import type { CompanyVisit } from '../visit';
import type { WebAppServices } from '../web-app-services';
import { oneRun } from './run-path';

/** All pays of the run, by name. Their pay date may lie outside the period of the run. */
export async function paysOfRun(
  { pays }: WebAppServices,
  visit: CompanyVisit,
  run: PayRun,
): Promise<readonly PayRecord[]> {
  const { customerId, companyId } = oneRun(visit, run.id);
  const listed = await pays.listPays({ customerId, companyId, payRunId: run.id });
  const own = listed.ok ? listed.value : [];
  const key = ({ employee, id }: PayRecord) => `${employee.lastName}\n${employee.firstName}\n${id}`;
  return own
    .map((pay) => ({ pay, name: key(pay) }))
    .toSorted((a, b) => byName.compare(a.name, b.name))
    .map(({ pay }) => pay);
}

const byName = new Intl.Collator('en');
