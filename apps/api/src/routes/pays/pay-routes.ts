import type { Route } from '@anz-payroll/http-kit/route';
import { anomalyRoutes } from './anomaly-routes';
import { backPayRoutes } from './back-pay-routes';
import { balanceRoutes } from './balance-routes';
import { correctionRoutes } from './correction-routes';
import { differenceRoutes } from './difference-routes';
import { createPaysRoute } from './create-pays';
import { explainPayRoute, replayPayRoute } from './explain-pay';
import { forecastRoute } from './forecast-route';
import { impactRoute } from './impact-route';
import { payRecordRoutes } from './pay-record-routes';
import { payRunRoutes } from './pay-run-routes';
import type { PaysServices } from './pays-services';
import { netToGrossRoute, previewPaysRoute } from './preview-pays';
import { scenarioRoutes } from './scenario-routes';
import { terminationRoutes } from './termination-routes';
import { timesheetRoutes } from './timesheet-routes';

/** Spec 4.3, and of 4.2 what ends a job. */
export function payRoutes(services: PaysServices): readonly Route[] {
  return [
    createPaysRoute(services),
    previewPaysRoute(services),
    netToGrossRoute(services),
    ...payRecordRoutes(services),
    ...balanceRoutes(services),
    explainPayRoute(services),
    replayPayRoute(services),
    ...differenceRoutes(services),
    impactRoute(services),
    forecastRoute(services),
    ...scenarioRoutes(services),
    ...correctionRoutes(services),
    ...backPayRoutes(services),
    ...payRunRoutes(services),
    ...anomalyRoutes(services),
    ...terminationRoutes(services),
    ...timesheetRoutes(services),
  ];
}
