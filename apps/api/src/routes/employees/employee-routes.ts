import type { Route } from '@anz-payroll/http-kit/route';
import type { PeopleServices } from '../companies/people-services';
import { createEmployeesRoute } from './create-employees';
import { lifecycleRoutes } from './lifecycle-routes';
import { listEmployeePayRatesRoute } from './list-employee-pay-rates';
import { listEmployeesRoute } from './list-employees';
import { openingBalanceRoutes } from './opening-balance-routes';
import { partRoutes } from './part-routes';
import { readEmployeeRoute } from './read-employee';
import { updateEmployeesRoute } from './update-employees';

/** Spec 4.2, without what ends a job. */
export function employeeRoutes(services: PeopleServices): readonly Route[] {
  return [
    listEmployeesRoute(services),
    createEmployeesRoute(services),
    updateEmployeesRoute(services),
    readEmployeeRoute(services),
    ...lifecycleRoutes(services),
    listEmployeePayRatesRoute(services),
    ...partRoutes(services),
    ...openingBalanceRoutes(services),
  ];
}
