import type { Route } from '@anz-payroll/http-kit/route';
import { allowanceRoutes } from './allowance-routes';
import { closeDownCompanyRoute } from './close-down-company';
import { createCompanyRoute } from './create-company';
import { deleteCompanyRoute } from './delete-company';
import { listCompaniesRoute } from './list-companies';
import { payRateRoutes } from './pay-rate-routes';
import type { PeopleServices } from './people-services';
import { readCompanyRoute } from './read-company';
import { redirectToPaysRoute } from './redirect-to-pays';
import { updateCompanyRoute } from './update-company';

/** Spec 4.1. */
export function companyRoutes(services: PeopleServices): readonly Route[] {
  return [
    listCompaniesRoute(services),
    createCompanyRoute(services),
    readCompanyRoute(services),
    updateCompanyRoute(services),
    deleteCompanyRoute(services),
    redirectToPaysRoute(services),
    closeDownCompanyRoute(services),
    ...allowanceRoutes(services),
    ...payRateRoutes(services),
  ];
}
