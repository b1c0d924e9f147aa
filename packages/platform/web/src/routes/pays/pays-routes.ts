import type { Route } from '@anz-payroll/http-kit/route';
import type { WebAppServices } from '../web-app-services';
import { deletePayFormRoute, payPageRoute } from './pay';
import { payslipFileRoute } from './payslip-file';
import { processRunRoute, reportRunRoute, runPageRoute, runProgressRoute } from './run';
import { runFileRoutes } from './run-files';
import { openRunRoute, runsPageRoute } from './runs';
import { whatIfPageRoute } from './what-if';

export function paysPageRoutes(web: WebAppServices): readonly Route[] {
  return [
    runsPageRoute(web),
    openRunRoute(web),
    runPageRoute(web),
    processRunRoute(web),
    reportRunRoute(web),
    runProgressRoute(web),
    ...runFileRoutes(web),
    payPageRoute(web),
    deletePayFormRoute(web),
    payslipFileRoute(web),
    whatIfPageRoute(web),
  ];
}
