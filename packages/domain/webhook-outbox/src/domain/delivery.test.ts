import fc from 'fast-check';
import {
  beginAttempt,
  finishAttempt,
  reclaimDelivery,
  skipDelivery,
  type AttemptOutcome,
  type Delivery,
} from './delivery';

const queued: Delivery = {
  status: 'pending',
  attempts: 0,
  nextAttemptAt: 0,
  lastStatusCode: null,
  lastError: null,
  durationMs: null,
  deliveredAt: null,
};
const answered = (statusCode: number): AttemptOutcome => ({ kind: 'answered', statusCode, durationMs: 12 });

describe('a delivery (specification 3.3 and 6)', () => {
  test('eight attempts: waits of 30 s, 1, 2, 4, 8, 16 and 32 minutes, then failed', () => {
    let delivery = queued;
    let now = 1_000;
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 8; attempt++) {
      delivery = finishAttempt(beginAttempt(delivery), answered(500), now);
      expect(delivery.attempts).toBe(attempt);
      if (attempt < 8) {
        expect(delivery.status).toBe('retry');
        waits.push((delivery.nextAttemptAt - now) / 1000);
        now = delivery.nextAttemptAt;
      }
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 960, 1920]);
    expect(delivery.status).toBe('failed');
  });

  test.each([200, 201, 204, 299])('%d delivers', (status) => {
    expect(finishAttempt(beginAttempt(queued), answered(status), 77)).toMatchObject({
      status: 'delivered',
      deliveredAt: 77,
      lastError: null,
      lastStatusCode: status,
      durationMs: 12,
    });
  });

  test.each([199, 300, 301, 302, 304, 400, 410, 429, 500, 503])('%d is a failed attempt', (status) => {
    const after = finishAttempt(beginAttempt(queued), answered(status), 77);
    expect(after).toMatchObject({ status: 'retry', lastStatusCode: status, deliveredAt: null });
    expect(after.lastError).toContain(String(status));
  });

  test('a network error or a timeout is a failed attempt without a status', () => {
    const outcome: AttemptOutcome = { kind: 'failed', error: 'timeout after 10 s', durationMs: 10_000 };
    expect(finishAttempt(beginAttempt(queued), outcome, 0)).toMatchObject({
      status: 'retry',
      lastStatusCode: null,
      lastError: 'timeout after 10 s',
    });
  });

  test('Retry-After is a lower bound, and at most a day', () => {
    const later = (retryAfterMs: number) =>
      finishAttempt(beginAttempt(queued), { ...answered(429), retryAfterMs } as AttemptOutcome, 0).nextAttemptAt;
    expect(later(5_000)).toBe(30_000);
    expect(later(90_000)).toBe(90_000);
    expect(later(10 * 86_400_000)).toBe(86_400_000);
  });

  test('a crash counts its attempt: the rest of the eight goes on at once, and the eighth ends it', () => {
    expect(reclaimDelivery(beginAttempt(queued), 500)).toMatchObject({
      status: 'retry',
      attempts: 1,
      nextAttemptAt: 500,
    });
    const last = beginAttempt({ ...queued, status: 'retry', attempts: 7 });
    expect(reclaimDelivery(last, 500)).toMatchObject({ status: 'failed', attempts: 8 });
  });

  test('a skipped delivery made no attempt of its own', () => {
    expect(skipDelivery(queued, 'consent-ended')).toMatchObject({ status: 'skipped', attempts: 0 });
  });

  test('no sequence of answers and crashes makes a ninth attempt or leaves an end state', () => {
    const event = fc.oneof(
      fc.constantFrom(200, 302, 404, 500).map((status) => ({ crash: false, status })),
      fc.constant({ crash: true, status: 0 }),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 20 }), (events) => {
        let delivery = queued;
        for (const { crash, status } of events) {
          if (delivery.status === 'delivered' || delivery.status === 'failed') break;
          const sending = beginAttempt(delivery);
          delivery = crash ? reclaimDelivery(sending, 1) : finishAttempt(sending, answered(status), 1);
          expect(delivery.attempts).toBeLessThanOrEqual(8);
          expect(delivery.status === 'failed').toBe(delivery.attempts === 8 && !(status === 200 && !crash));
        }
      }),
    );
  });
});
