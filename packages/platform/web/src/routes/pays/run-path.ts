import { PathId, Text } from '@anz-payroll/http-kit/contract';
import type { PayRun } from '@anz-payroll/pay-runs';
import type { CompanyVisit } from '../visit';

export class RunPagePath {
  @PathId() company_id!: number;
  @PathId() pay_run_id!: number;
}

/** A button of a run: nothing but its token. */
export class RunForm {
  @Text({ optional: true, max: 200 }) csrf_token?: string;
}

/** The page of a run. */
export function runAddress({ companyId, id }: Pick<PayRun, 'companyId' | 'id'>): string {
  return `/companies/${companyId}/pays/runs/${id}`;
}

export function oneRun({ session, company }: CompanyVisit, payRunId: number) {
  return { customerId: session.customer.id, companyId: company.id, payRunId };
}
