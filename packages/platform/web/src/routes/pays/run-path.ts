import { PathId } from '@anz-payroll/http-kit/contract';
import type { CompanyVisit } from '../visit';

export class RunPagePath {
  @PathId() company_id!: number;
  @PathId() pay_run_id!: number;
}

export function oneRun({ session, company }: CompanyVisit, payRunId: number) {
  return { customerId: session.customer.id, companyId: company.id, payRunId };
}
