import { pageHeaders, usagePage, type UsageRow } from '../../pages';
import { rateClasses, route, type RateClass, type Route } from '@anz-payroll/http-kit/route';
import { inDevelopers } from '../visit';
import { pageAnswers, showPage } from '../page-replies';
import type { WebAppServices } from '../web-app-services';

const labels: Readonly<Record<RateClass, string>> = {
  default: 'Usual',
  lookup: 'Look-ups',
  pay: 'Pays',
  calculation: 'Previews and calculator',
  termination: 'Terminations',
};

export const usagePageRoute = (web: WebAppServices): Route =>
  route({
    method: 'GET',
    path: '/developers',
    operation: 'page-usage',
    may: 'applications.manage',
    summary: "The requests of each application's last minute against the limits",
    tag: 'Pages',
    auth: inDevelopers,
    rate: 'lookup',
    responses: { 200: pageAnswers[200], 303: pageAnswers[303], 403: pageAnswers[403], 404: pageAnswers[404] },
    async handle({ context }) {
      const { visit } = context;
      const rows = await usageOf(web, visit.session.customer.id);
      return showPage(200, usagePage({ ...visit, rows }), pageHeaders({ script: true }));
    },
  });

/** Limits count per OAuth client; a token without one counts for its customer (spec 8.1). */
async function usageOf({ limits, accounts }: WebAppServices, customerId: number): Promise<UsageRow[] | undefined> {
  if (limits === undefined) return undefined;
  const clients = await accounts.listClients(customerId);
  const keys = [
    ...clients.map(({ clientId, name }) => ({ key: `client:${clientId}`, what: name })),
    { key: `customer:${customerId}`, what: 'Tokens of this account' },
  ];
  const rows: UsageRow[] = [];
  for (const { key, what } of keys) {
    const counts = [];
    for (const name of rateClasses) {
      const quota = limits.quotas.byClass[name];
      const { remaining } = await limits.limiter.peek(key, quota);
      counts.push({ label: labels[name], used: quota.limit - remaining, limit: quota.limit });
    }
    rows.push({ what, counts });
  }
  return rows;
}
