import type { Service } from '@anz-payroll/composition';
import { addressBook } from '../../addresses';
import { companyRoutes } from '../../routes/companies/company-routes';
import { employeeRoutes } from '../../routes/employees/employee-routes';
import { checkoutRoutes } from '../../routes/partner-checkout/checkout-routes';
import { routeTable, type AnyReply, type Route } from '@anz-payroll/http-kit/route';
import { replyInspector, type RunningApi } from '@anz-payroll/http-kit/testing';
import type { Logger } from '@anz-payroll/http-kit/logging';
import { accountCompanyAccess } from '@anz-payroll/oauth';
import { serveRoutes } from '../serve-routes';

const silent: Logger = { error: () => undefined, warn: () => undefined, info: () => undefined, debug: () => undefined };

/**
 * Checkout, companies and employees over HTTP on a free port. `beforeAnswer` is called when a handler has done its work
 * and its answer has not gone out.
 */
export function serveCheckout(
  service: Service,
  beforeAnswer: (route: Route, reply: AnyReply) => void = () => undefined,
): Promise<RunningApi> {
  const { settings, accounts, companies, employees, checkout } = service;
  const access = accountCompanyAccess(accounts);
  const people = {
    companies,
    employees,
    accounts,
    access,
    addresses: addressBook(settings, silent),
    paysPage: (companyId: number) => `https://pay.example/companies/${companyId}/pays`,
  };
  const routes = routeTable([...checkoutRoutes(checkout), ...companyRoutes(people), ...employeeRoutes(people)]);
  const inspect = replyInspector(routes);
  return serveRoutes(routes.routes, service, {
    inspectReply: (route, reply) => {
      inspect(route, reply);
      beforeAnswer(route, reply);
    },
  });
}
