import type { Route } from '@anz-payroll/http-kit/route';
import type { WebAppServices } from '../web-app-services';
import { deletePayFormRoute, payDifferenceFileRoute, payPageRoute } from './pay';
import { changePayFormRoute, changePayPageRoute } from './change-pay';
import { correctPayFormRoute, correctPayPageRoute } from './correct-pay';
import { enterLineFormRoute, enterRunPageRoute } from './enter-run';
import { changeCellsRoute, runLinesRoute } from './run-lines';
import { paymentFilePageRoutes } from './payment-files';
import { issuedPayslipFileRoute, payslipFileRoute } from './payslip-file';
import { payslipMailRoutes } from './payslip-mail';
import { processRunRoute, reportRunRoute, runPageRoute, runProgressRoute } from './run';
import {
  acknowledgeAnomalyFormRoute,
  approveRunRoute,
  leaveOutRoute,
  reviewRunPageRoute,
  runAnomaliesFileRoute,
  runDifferencesFileRoute,
  undoRunRoute,
} from './review-run';
import { recordPaydayFilingRoute, recordSuperReceivedRoute } from './run-filing';
import { runFileRoutes } from './run-files';
import { openRunRoute, runsPageRoute, stpYearRoute } from './runs';
import { stpPeopleRoutes } from './stp-people';
import { whatIfPageRoute } from './what-if';

export function paysPageRoutes(web: WebAppServices): readonly Route[] {
  return [
    runsPageRoute(web),
    openRunRoute(web),
    stpYearRoute(web),
    ...stpPeopleRoutes(web),
    runPageRoute(web),
    processRunRoute(web),
    reportRunRoute(web),
    runProgressRoute(web),
    enterRunPageRoute(web),
    enterLineFormRoute(web),
    runLinesRoute(web),
    changeCellsRoute(web),
    reviewRunPageRoute(web),
    runDifferencesFileRoute(web),
    runAnomaliesFileRoute(web),
    acknowledgeAnomalyFormRoute(web),
    approveRunRoute(web),
    leaveOutRoute(web),
    undoRunRoute(web),
    recordPaydayFilingRoute(web),
    recordSuperReceivedRoute(web),
    ...runFileRoutes(web),
    ...payslipMailRoutes(web),
    ...paymentFilePageRoutes(web),
    payPageRoute(web),
    payDifferenceFileRoute(web),
    deletePayFormRoute(web),
    changePayPageRoute(web),
    changePayFormRoute(web),
    correctPayPageRoute(web),
    correctPayFormRoute(web),
    payslipFileRoute(web),
    issuedPayslipFileRoute(web),
    whatIfPageRoute(web),
  ];
}
