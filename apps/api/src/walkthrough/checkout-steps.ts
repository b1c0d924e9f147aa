import type { WalkthroughStep } from '@anz-payroll/http-kit/openapi';

const ana = { first_name: 'Ana', last_name: 'Person', email: 'ana.person@example.com' };
const ben = { first_name: 'Ben', last_name: 'Person', email: 'ben.person@example.com' };

export const checkoutSteps: readonly WalkthroughStep[] = [
  { operation: 'list-partner-products', save: { product_id: '0.id', annual_product_id: '1.id' } },
  { operation: 'list-billing-countries' },
  { operation: 'check-partner-availability', query: { email: 'ana.person@example.com' } },
  {
    operation: 'start-partner-trial',
    headers: { 'idempotency-key': 'walkthrough-trial' },
    body: { customer: ana, company: { legal_name: 'Banksia Pty Ltd', abn: '33102417032' } },
    save: { subscription_trial_id: 'subscription_trial_id' },
  },
  { operation: 'list-partner-trials' },
  { operation: 'cancel-partner-trial', body: { subscription_trial_id: '{{subscription_trial_id}}' } },
  {
    operation: 'place-partner-order',
    headers: { 'idempotency-key': 'walkthrough-order' },
    body: {
      customer: ben,
      company: { legal_name: 'Grevillea Pty Ltd', abn: '53004085616' },
      order: { product_id: '{{product_id}}' },
    },
    save: { order_id: 'order_id', end_customer_id: 'customer_id' },
  },
  { operation: 'list-partner-orders' },
  { operation: 'get-partner-order' },
  {
    operation: 'upgrade-partner-order',
    headers: { 'idempotency-key': 'walkthrough-upgrade' },
    body: { end_customer_id: '{{end_customer_id}}', order: { product_id: '{{annual_product_id}}' } },
    save: { order_id: 'order_id' },
  },
  { operation: 'cancel-partner-order', body: { order_id: '{{order_id}}' } },
];
