import type { WalkthroughStep } from '@anz-payroll/http-kit/openapi';

const retail = { award_code: 'MA000004' };
const shopAssistant = { employment_type: 'part-time', classification: 'Retail employee level 6' };

export const serviceSteps: readonly WalkthroughStep[] = [
  { operation: 'get-health' },
  { operation: 'get-readiness' },
  { operation: 'get-openapi' },
  { operation: 'get-component-schema', path: { name: 'CompanyCreate' } },
  { operation: 'get-endpoint-schema', path: { operation: 'create-pays' } },
  { operation: 'get-docs' },
  { operation: 'get-docs-asset', path: { asset: 'start.js' } },
  { operation: 'oauth-server-metadata' },
  { operation: 'openid-configuration' },
  { operation: 'oauth-jwks' },
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
  {
    operation: 'compare-leave-laws',
    body: { employees: [{ hourly_rate: '40', hours_per_day: '8', weeks: [{ standard_hours: '40', count: 52 }] }] },
  },
  { operation: 'list-modern-awards' },
  { operation: 'read-modern-award', path: retail, query: { on: '2026-08-24' } },
  {
    operation: 'interpret-shifts',
    path: retail,
    body: {
      employee: shopAssistant,
      state: 'NSW',
      pay_period_start: '2026-08-24',
      shifts: [{ date: '2026-08-30', start: '10:00', end: '14:00' }],
    },
  },
  {
    operation: 'check-underpayment',
    path: retail,
    body: {
      employee: shopAssistant,
      pay_period_start: '2026-08-24',
      pay_period_end: '2026-08-30',
      hours: 4,
      paid: [{ category: 'ordinary', amount: 124.44 }],
    },
  },
  { operation: 'autocomplete-address', query: { text: 'Syd' } },
  { operation: 'list-employment-tenures' },
  { operation: 'create-employment-type', body: { name: 'Trainee' }, save: { employment_type_id: 'id' } },
  { operation: 'list-employment-types' },
  { operation: 'rename-employment-type', body: { name: 'Cadet' } },
  { operation: 'delete-employment-type' },
];
