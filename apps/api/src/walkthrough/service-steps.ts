import type { WalkthroughStep } from '@anz-payroll/http-kit/openapi';

export const serviceSteps: readonly WalkthroughStep[] = [
  { operation: 'get-health' },
  { operation: 'get-readiness' },
  { operation: 'get-openapi' },
  { operation: 'get-component-schema', path: { name: 'CompanyCreate' } },
  { operation: 'get-endpoint-schema', path: { operation: 'create-pays' } },
  { operation: 'get-docs' },
  { operation: 'get-docs-asset', path: { asset: 'start.js' } },
  { operation: 'oauth-server-metadata' },
  { operation: 'list-rules', query: { on: '2026-11-12' } },
  { operation: 'compare-rules', query: { from: '2025-06-30', to: '2026-11-12' } },
  {
    operation: 'calculate-pay',
    body: {
      country: 'AU',
      input: {
        pay_date: '2026-11-12',
        pay_period: 'WEEKLY',
        employee: {
          tax_declaration: { tax_file_number: 'quoted', residency: 'resident', claims_tax_free_threshold: true },
        },
        hours: [{ description: 'Ordinary time', units: 'hours', value: '38', rate: '40' }],
      },
    },
  },
  { operation: 'autocomplete-address', query: { text: 'Syd' } },
  { operation: 'list-employment-tenures' },
  { operation: 'create-employment-type', body: { name: 'Trainee' }, save: { employment_type_id: 'id' } },
  { operation: 'list-employment-types' },
  { operation: 'rename-employment-type', body: { name: 'Cadet' } },
  { operation: 'delete-employment-type' },
];
