import type { WalkthroughStep } from '@anz-payroll/http-kit/openapi';

export const webhookSteps: readonly WalkthroughStep[] = [
  {
    operation: 'create-webhook',
    body: { url: 'https://93.184.215.14/payroll', events: ['pay.created', 'employee.created'] },
    save: { webhook_id: 'id' },
  },
  { operation: 'list-webhooks' },
  { operation: 'get-webhook' },
  { operation: 'update-webhook', body: { description: 'Rosters' } },
  { operation: 'test-webhook', save: { delivery_id: 'id' } },
  { operation: 'list-webhook-deliveries' },
  { operation: 'get-webhook-delivery' },
  { operation: 'resend-webhook-delivery' },
  { operation: 'delete-webhook' },
  { operation: 'list-events', query: { limit: '5' } },
];
