import type { ListCompanies } from '@anz-payroll/companies';
import { principalWith } from '@anz-payroll/http-kit/testing';
import { listCompaniesRoute } from './list-companies';
import type { PeopleServices } from './people-services';

/** What is asked about reach while a customer's many companies are listed. */
async function askedFor(isOwner: boolean) {
  const access = { check: jest.fn(), reachable: jest.fn(async () => new Set([2])) };
  const listed: ListCompanies['reachable'][] = [];
  const listCompanies = async ({ reachable }: ListCompanies) => {
    listed.push(reachable);
    if (reachable !== 'all') await reachable();
    return [];
  };
  const services = { access, companies: { listCompanies } } as unknown as PeopleServices;
  const principal = principalWith({ isOwner });
  const reply = await listCompaniesRoute(services).handle({ context: { principal } } as never);
  expect(reply).toEqual({ status: 200, body: [] });
  return { all: listed[0] === 'all', each: access.check.mock.calls.length, once: access.reachable.mock.calls.length };
}

test('an owner reaches every company, so nothing is asked', async () => {
  expect(await askedFor(true)).toEqual({ all: true, each: 0, once: 0 });
});

test('for a member there is one question about all companies, none about each', async () => {
  expect(await askedFor(false)).toEqual({ all: false, each: 0, once: 1 });
});
