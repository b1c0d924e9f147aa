import type { HeaderValues } from '@anz-payroll/http-kit/route';
import type { PayRun } from '@anz-payroll/pay-runs';
import { pageHeaders, runPage } from '../../pages';
import type { CompanyVisit } from '../visit';
import { showPage } from '../page-replies';
import type { WebAppServices } from '../web-app-services';
import { namesInMessage } from './names-in-message';
import { nextStepsOfRun } from './next-steps-of-run';
import { paysOfRun } from './pays-of-run';
import { oneRun } from './run-path';

/** Its script asks how far the run is. */
const headers = pageHeaders({ script: true, connect: true });

/** The run's page, under the status that fits what happened. */
export async function runPageReply(
  web: WebAppServices,
  visit: CompanyVisit,
  run: PayRun,
  more: { readonly notice?: string; readonly problem?: string },
  set: HeaderValues = {},
) {
  const pays = await paysOfRun(web, visit, run);
  const next = await nextStepsOfRun(web, visit, run, pays);
  const differing = await web.payslips.issuedThatDifferByRun(oneRun(visit, run.id));
  const approval = await web.pays.readApproval(oneRun(visit, run.id));
  const problem = more.problem === undefined ? {} : { problem: await namesInMessage(web, visit, more.problem) };
  const shown = { ...(approval === undefined ? {} : { approval }), ...more, ...problem };
  const body = runPage({ ...visit, run, pays, next, differing, ...shown });
  return <S extends 200 | 422>(status: S) => showPage(status, body, { ...headers, ...set });
}
