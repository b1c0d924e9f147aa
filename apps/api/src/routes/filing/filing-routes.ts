import type { Route } from '@anz-payroll/http-kit/route';
import type { FilingServices } from './filing-services';
import { payRunFileRoutes } from './pay-run-file-routes';
import { paymentFileRoutes } from './payment-file-routes';
import { paydayFilingRoutes } from './payday-filing-routes';
import { payrollTaxRoutes } from './payroll-tax-routes';
import { stpRoutes } from './stp-routes';

/** Spec 4.4, and the files that leave after a run. */
export function filingRoutes(services: FilingServices): readonly Route[] {
  return [
    ...stpRoutes(services),
    ...paydayFilingRoutes(services),
    ...payRunFileRoutes(services),
    ...paymentFileRoutes(services),
    ...payrollTaxRoutes(services),
  ];
}
