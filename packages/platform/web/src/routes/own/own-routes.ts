import type { Route } from '@anz-payroll/http-kit/route';
import type { WebAppServices } from '../web-app-services';
import { ownClockRoute } from './own-clock';
import { ownFormRoutes } from './own-forms';
import { ownHomeRoute, ownJobsRoute } from './own-home';
import { ownLeaveRoutes } from './own-leave';
import { ownPayslipRoutes } from './own-payslips';
import { ownTimesheetRoutes } from './own-timesheet';

/** What employees see of themselves, and what they ask for. */
export function ownRoutes(web: WebAppServices): readonly Route[] {
  return [
    ownJobsRoute(web),
    ownHomeRoute(web),
    ...ownPayslipRoutes(web),
    ...ownTimesheetRoutes(web),
    ownClockRoute(web),
    ...ownLeaveRoutes(web),
    ...ownFormRoutes(web),
  ];
}
