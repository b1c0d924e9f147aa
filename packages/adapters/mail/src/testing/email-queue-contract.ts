/// <reference types="jest" />
import type { Email } from '../emails/email';
import type { EmailQueue } from '../queue/email-queue';

export interface OpenedEmailQueue {
  readonly queue: EmailQueue;
  add(email: Email, now: number): Promise<void>;
  close(): Promise<void>;
}

/** What every queue of emails promises. */
export function emailQueueContract(name: string, open: () => Promise<OpenedEmailQueue>): void {
  describe(`the queue of emails: ${name}`, () => {
    const email = (userId: number): Email => ({ kind: 'trial-welcome', userId, facts: { company: 'Kōwhai' } });
    let opened: OpenedEmailQueue;
    beforeEach(async () => {
      opened = await open();
    }, 120_000);
    afterEach(() => opened.close(), 120_000);
    const claim = (now: number, limit = 10) => opened.queue.claim({ now, leaseUntil: now + 1000, limit });

    test('gives what is due, oldest first, to one sender at a time', async () => {
      await opened.add(email(1), 20);
      await opened.add(email(2), 10);
      await opened.add(email(3), 500);
      const claimed = await claim(100);
      expect(claimed.map(({ userId }) => userId).sort()).toEqual([1, 2]);
      expect(claimed[0]).toMatchObject({ kind: 'trial-welcome', facts: { company: 'Kōwhai' }, attempts: 0 });
      expect(await claim(100)).toEqual([]);
    });

    test('of many senders at once each email goes to one', async () => {
      for (let userId = 1; userId <= 12; userId += 1) await opened.add(email(userId), 0);
      const claimed = (await Promise.all(Array.from({ length: 8 }, () => claim(100, 5)))).flat();
      const ids = claimed.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    });

    test('a sender that dies leaves its email to the next one, and its late word counts for nothing', async () => {
      await opened.add(email(1), 0);
      const [lost] = await claim(100);
      expect(await claim(1099)).toEqual([]);
      const [again] = await claim(1100);
      expect(again?.id).toBe(lost?.id);
      await opened.queue.failed(lost!, 'late', undefined, 1200);
      expect(await opened.queue.count()).toEqual({ waiting: 1, sent: 0, failed: 0 });
      await opened.queue.sent(again!, 1300);
      expect(await opened.queue.count()).toEqual({ waiting: 0, sent: 1, failed: 0 });
      expect(await claim(999_999)).toEqual([]);
    });

    test('a failed email waits until its next try and counts its attempts; one given up waits for the operator', async () => {
      await opened.add(email(1), 0);
      const [first] = await claim(100);
      await opened.queue.failed(first!, 'ECONNECTION', 5000, 110);
      expect(await claim(4999)).toEqual([]);
      const [second] = await claim(5000);
      expect(second?.attempts).toBe(1);
      await opened.queue.failed(second!, 'EENVELOPE 550', undefined, 5100);
      expect(await claim(999_999)).toEqual([]);
      expect(await opened.queue.count()).toEqual({ waiting: 0, sent: 0, failed: 1 });
      expect(await opened.queue.retryFailed(1_000_000)).toBe(1);
      expect(await claim(1_000_000)).toMatchObject([{ attempts: 0 }]);
    });
  });
}
