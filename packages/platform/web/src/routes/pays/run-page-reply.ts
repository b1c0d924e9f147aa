import type { PayRun } from '@anz-payroll/pay-runs';
import { pageHeaders, runPage } from '../../pages';
import type { CompanyVisit } from '../visit';
import { showPage } from '../page-replies';
import type { WebAppServices } from '../web-app-services';
import { paysOfRun } from './pays-of-run';
import { runDownloads } from './run-downloads';

/** Its script asks how far the run is. */
const headers = pageHeaders({ script: true, connect: true });

/** The run's page, under the status that fits what happened. */
export async function runPageReply(
  web: WebAppServices,
  visit: CompanyVisit,
  run: PayRun,
  more: { readonly notice?: string; readonly problem?: string },
) {
  const pays = await paysOfRun(web, visit, run);
  const body = runPage({ ...visit, run, pays, downloads: runDownloads(visit.company.country, run), ...more });
  return <S extends 200 | 422>(status: S) => showPage(status, body, headers);
}
