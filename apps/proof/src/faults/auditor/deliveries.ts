import { maxAttempts } from '@anz-payroll/webhook-outbox';
import { several, type Invariant } from './invariant';

interface DeliveryRow {
  readonly id: number;
  readonly endpoint_id: number;
  readonly record: string;
  readonly event: string;
  readonly envelope_id: string;
  readonly status: string;
  readonly attempts: number;
  readonly body: string | null;
}

/** Every event reached every listener, or failed after the last attempt. */
export const deliveries: Invariant = {
  says: `every event is delivered, or failed after ${maxAttempts} attempts`,
  breaches: async ({ query, received }) => {
    const rows = await query<DeliveryRow>(
      `SELECT d.id, d.endpoint_id, d.record, d.event, d.envelope_id, d.status, d.attempts, v.body
         FROM webhook_deliveries d LEFT JOIN events v ON v.envelope_id = d.envelope_id`,
    );
    // A delivery that still waited was rewritten by the next event of its kind, so the newest one is what must be there.
    const newest = await query<{ envelope_id: string; record: string; event: string; endpoint_id: number }>(
      `SELECT v.envelope_id, v.record, v.event, p.id AS endpoint_id
         FROM events v JOIN webhook_endpoints p ON p.customer_id = v.customer_id
        WHERE v.id IN (SELECT MAX(id) FROM events GROUP BY record, event)`,
    );
    const queued = new Set(rows.map(({ endpoint_id, envelope_id }) => `${endpoint_id} ${envelope_id}`));
    return [
      ...several(
        'deliveries that are neither delivered nor failed',
        rows
          .filter(({ status }) => !['delivered', 'failed'].includes(status))
          .map(({ id, status }) => `${id} (${status})`),
      ),
      ...several(
        `deliveries with more than ${maxAttempts} attempts`,
        rows.filter(({ attempts }) => attempts > maxAttempts).map(({ id, attempts }) => `${id} (${attempts})`),
      ),
      ...several(
        `deliveries that failed before ${maxAttempts} attempts`,
        rows.filter(({ status, attempts }) => status === 'failed' && attempts < maxAttempts).map(({ id }) => id),
      ),
      ...several(
        'deliveries without their event',
        rows.filter(({ body }) => body === null).map(({ id }) => id),
      ),
      ...several(
        'events that a listener was never to be told of',
        newest
          .filter(({ endpoint_id, envelope_id }) => !queued.has(`${endpoint_id} ${envelope_id}`))
          .map(({ event, record }) => `${event} of ${record}`),
      ),
      ...several(
        'deliveries that are marked as delivered and were not received as they are',
        rows
          .filter(({ status }) => status === 'delivered' && received !== undefined)
          .filter(({ id, envelope_id, body }) => received?.get(`${id} ${envelope_id}`) !== body)
          .map(({ id }) => id),
      ),
    ];
  },
};
