import type { HeaderValues } from '@anz-payroll/http-kit/route';
import type { PayRecord, PayRun } from '@anz-payroll/pay-runs';
import { matchingPeople, pageHeaders, partOf, runPage, type TypedPaymentFile } from '../../pages';
import type { CompanyVisit } from '../visit';
import { showPage } from '../page-replies';
import type { WebAppServices } from '../web-app-services';
import { namesInMessage } from './names-in-message';
import { nextStepsOfRun } from './next-steps-of-run';
import { paysOfRun } from './pays-of-run';
import type { TypedReceipt } from './steps-of-country';
import { oneRun } from './run-path';
import { standingApproval } from './standing-approval';

/** Its script asks how far the run is. */
const headers = pageHeaders({ script: true, connect: true });

/** So many pays are looked through without waiting for those of everybody. */
const PAYS_OF_A_PAGE = 200;

function matchingPays(search: string): (pay: PayRecord) => boolean {
  const isFound = matchingPeople(search);
  return ({ employee }) =>
    isFound({ first_name: employee.firstName, last_name: employee.lastName, number: employee.number });
}

/** The run's page, under the status that fits what happened. */
export async function runPageReply(
  web: WebAppServices,
  visit: CompanyVisit,
  run: PayRun,
  more: {
    readonly notice?: string;
    readonly problem?: string;
    readonly q?: string;
    readonly page?: number;
    readonly received?: TypedReceipt;
    readonly paymentFile?: TypedPaymentFile;
  },
  set: HeaderValues = {},
) {
  const pays = await paysOfRun(web, visit, run);
  const next = await nextStepsOfRun(web, visit, run, pays, more.received);
  const differing = await web.payslips.issuedThatDifferByRun(oneRun(visit, run.id));
  const approval = await standingApproval(web, oneRun(visit, run.id));
  const problem = more.problem === undefined ? {} : { problem: await namesInMessage(web, visit, more.problem, pays) };
  const { notice, q = '', page } = more;
  const matching = q === '' ? pays : pays.filter(matchingPays(q));
  const part = partOf(matching, PAYS_OF_A_PAGE, { q, ...(page === undefined ? {} : { page }) });
  const shown = {
    ...(approval === undefined ? {} : { approval }),
    ...(notice === undefined ? {} : { notice }),
    ...(more.paymentFile === undefined ? {} : { paymentFile: more.paymentFile }),
    ...problem,
  };
  const body = runPage({ ...visit, run, pays, part, next, differing, ...shown });
  return <S extends 200 | 422>(status: S) => showPage(status, body, { ...headers, ...set });
}
