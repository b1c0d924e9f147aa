import { openApiDocument } from '@anz-payroll/http-kit/openapi';
import { routeTable } from '@anz-payroll/http-kit/route';
import { allowanceRoutes } from './allowance-routes';
import type { PeopleServices } from './people-services';

test('[2.3-01] [2.3-04] a new allowance declares description and amount as required, a change declares nothing', () => {
  const { components } = openApiDocument(routeTable(allowanceRoutes({} as PeopleServices)), 'https://api.example');
  const schemas = JSON.parse(JSON.stringify(components.schemas)) as Record<string, { readonly required?: string[] }>;
  expect(schemas['CompanyAllowanceCreate']?.required).toEqual(['description', 'amount']);
  expect(schemas['CompanyAllowanceUpdate']?.required ?? []).toEqual([]);
});
