import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Service } from '@anz-payroll/composition';
import { addressBook } from '../../addresses';
import { companyRoutes } from '../../routes/companies/company-routes';
import { employeeRoutes } from '../../routes/employees/employee-routes';
import { checkoutRoutes } from '../../routes/partner-checkout/checkout-routes';
import { routeTable, type AnyReply, type Route } from '@anz-payroll/http-kit/route';
import { createHttpServer, unobserved } from '@anz-payroll/http-kit/serve';
import { replyInspector } from '@anz-payroll/http-kit/testing';
import { neverOverloaded } from '@anz-payroll/http-kit/limits';
import type { Logger } from '@anz-payroll/http-kit/logging';
import { accountCompanyAccess, bearerAuthenticator, createOAuthServer } from '@anz-payroll/oauth';

const silent: Logger = { error: () => undefined, warn: () => undefined, info: () => undefined, debug: () => undefined };

/**
 * Checkout, companies and employees over HTTP on a free port. `beforeAnswer` is called when a handler has done its work
 * and its answer has not gone out.
 */
export async function serveCheckout(
  service: Service,
  beforeAnswer: (route: Route, reply: AnyReply) => void = () => undefined,
): Promise<{ readonly url: string; readonly server: Server }> {
  const { settings, accounts, companies, employees, checkout, clock } = service;
  const access = accountCompanyAccess(accounts);
  const people = {
    companies,
    employees,
    accounts,
    access,
    addresses: addressBook(settings, silent),
    paysPage: (companyId: number) => `https://pay.example/companies/${companyId}/pays`,
  };
  const table = routeTable([...checkoutRoutes(checkout), ...companyRoutes(people), ...employeeRoutes(people)]);
  const inspect = replyInspector(table);
  const { server } = createHttpServer({
    table,
    authenticator: bearerAuthenticator(createOAuthServer(accounts)),
    companyAccess: access,
    clock,
    log: silent,
    limits: 'off',
    overload: neverOverloaded,
    observer: unobserved,
    maxBodyBytes: 1_000_000,
    trustedProxies: 0,
    inspectReply: (route, reply) => {
      inspect(route, reply);
      beforeAnswer(route, reply);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}
