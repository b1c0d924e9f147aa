import type { RunApproval } from '@anz-payroll/pay-runs';
import type { WebAppServices } from '../web-app-services';
import type { oneRun } from './run-path';

/** The approval of a run as it stands; undefined also where whoever gave it may no longer approve in the company. */
export async function standingApproval(
  { pays, accounts }: Pick<WebAppServices, 'pays' | 'accounts'>,
  one: ReturnType<typeof oneRun>,
): Promise<RunApproval | undefined> {
  const approval = await pays.readApproval(one);
  if (approval === undefined) return undefined;
  return (await accounts.approvalStands(one, approval)) ? approval : undefined;
}
