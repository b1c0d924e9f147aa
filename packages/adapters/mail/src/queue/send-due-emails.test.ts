import type { Email, WrittenEmail } from '../emails/email';
import { memoryEmailQueue } from '../testing';
import { maxAttempts, nextAttemptAt } from './retry-plan';
import { sendDueEmails } from './send-due-emails';
import { startMailSender } from './start-mail-sender';

const hour = 3_600_000;

function outbox(send: (email: WrittenEmail) => Promise<void>) {
  const memory = memoryEmailQueue();
  let now = 1_000_000;
  let secrets = 0;
  return {
    ...memory,
    pass: (ms: number) => {
      now += ms;
    },
    queueEmail: (userId: number, kind: 'trial-welcome' | 'order-confirmed' = 'trial-welcome') =>
      memory.add({ kind, userId, facts: { company: 'Kōwhai', ends_on: '2026-12-15' } }, now),
    deps: {
      queue: memory.queue,
      clock: { now: () => now },
      transport: { send, close: () => undefined },
      recipient: async ({ userId }: Email) =>
        userId === 13 ? undefined : { name: 'Moana', address: `user${userId}@example.com` },
      passwordSecret: async () => `secret-${(secrets += 1)}`,
      signOnSecret: ({ facts }: Email) => `sign-on-${facts['challenge']}`,
      emailChangeSecret: async () => `confirm-${(secrets += 1)}`,
      payslipSecret: async () => `payslip-${(secrets += 1)}`,
      attachment: async ({ facts }: Email) =>
        facts['attached'] === 'pdf' ? { fileName: 'payslip.pdf', bytes: new Uint8Array([37, 80, 68, 70]) } : undefined,
      publicUrl: 'https://pay.example/',
    },
  };
}

describe('sending emails', () => {
  test('what is due goes out once, each with a link of its own', async () => {
    const sent: WrittenEmail[] = [];
    const { deps, queueEmail } = outbox(async (email) => void sent.push(email));
    await queueEmail(1);
    await queueEmail(2);
    expect(await sendDueEmails(deps)).toEqual({ sent: 2, failed: 0 });
    expect(await sendDueEmails(deps)).toEqual({ sent: 0, failed: 0 });
    expect(sent.map(({ to }) => to.address)).toEqual(['user1@example.com', 'user2@example.com']);
    expect(sent.map(({ text }) => /token=(\S+)/.exec(text)?.[1])).toEqual(['secret-1', 'secret-2']);
    expect(sent[0]?.text).toContain('https://pay.example/set-password?token=secret-1');
  });

  test('a payslip is a link, which no queue holds', async () => {
    const sent: WrittenEmail[] = [];
    const box = outbox(async (email) => void sent.push(email));
    await box.add({ kind: 'payslip', userId: 4, facts: { company: 'Kōwhai', pay_date: '2026-11-12', pay_id: '9' } }, 0);
    await sendDueEmails(box.deps);
    expect(sent[0]?.subject).toBe('Your payslip of 12 November 2026 from Kōwhai');
    expect(sent[0]?.text).toContain('https://pay.example/payslip?token=payslip-1');
  });

  test('an email without a link makes none', async () => {
    const sent: WrittenEmail[] = [];
    const { deps, queueEmail } = outbox(async (email) => void sent.push(email));
    await queueEmail(1, 'order-confirmed');
    await sendDueEmails(deps);
    expect(sent[0]?.text).not.toContain('token=');
  });

  test('a mail server that is away is asked again, less and less often, and every try has a fresh link', async () => {
    let isAway = true;
    const tried: string[] = [];
    const { deps, queueEmail, pass } = outbox(async ({ text }) => {
      tried.push(/token=(\S+)/.exec(text)?.[1] ?? '');
      if (isAway) throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNECTION' });
    });
    await queueEmail(1);
    expect(await sendDueEmails(deps)).toEqual({ sent: 0, failed: 1, reasons: ['ECONNECTION'] });
    expect(await sendDueEmails(deps)).toEqual({ sent: 0, failed: 0 });
    pass(60_000);
    expect(await sendDueEmails(deps)).toEqual({ sent: 0, failed: 1, reasons: ['ECONNECTION'] });
    isAway = false;
    pass(hour);
    expect(await sendDueEmails(deps)).toEqual({ sent: 1, failed: 0 });
    expect(tried).toEqual(['secret-1', 'secret-2', 'secret-3']);
  });

  test('after the last try it is given up, days later', async () => {
    const { deps, queue, queueEmail, pass } = outbox(async () => {
      throw new Error('no');
    });
    await queueEmail(1);
    for (let tries = 0; tries < maxAttempts; tries += 1) {
      expect((await sendDueEmails(deps)).failed).toBe(1);
      pass(24 * hour);
    }
    expect(await queue.count()).toEqual({ waiting: 0, sent: 0, failed: 1 });
    const waits = Array.from({ length: maxAttempts - 1 }, (_, at) => nextAttemptAt(at + 1, 0)!);
    expect(waits).toEqual([...waits].sort((a, b) => a - b));
    expect(waits.reduce((all, one) => all + one, 0)).toBeGreaterThan(72 * hour);
  });

  test('a user who may not sign in any more gets no email, and the others get theirs', async () => {
    const sent: WrittenEmail[] = [];
    const { deps, queue, queueEmail } = outbox(async (email) => void sent.push(email));
    await queueEmail(13);
    await queueEmail(2);
    expect(await sendDueEmails(deps)).toEqual({
      ...{ sent: 1, failed: 1 },
      reasons: ['The user may not sign in any more.'],
    });
    expect(await queue.count()).toEqual({ waiting: 0, sent: 1, failed: 1 });
  });

  test('the sender looks when it is woken and survives trouble', async () => {
    const sent: WrittenEmail[] = [];
    const { deps, queue, queueEmail } = outbox(async (email) => void sent.push(email));
    const troubles: unknown[] = [];
    let isBroken = true;
    const claim: typeof queue.claim = (...asked) =>
      isBroken ? Promise.reject(new Error('the database is away')) : queue.claim(...asked);
    const sender = startMailSender({
      ...deps,
      queue: { ...queue, claim },
      onTrouble: (error) => troubles.push(error),
    });
    await queueEmail(1);
    await new Promise((resolve) => setImmediate(resolve));
    expect(troubles).toHaveLength(1);
    isBroken = false;
    sender.wake();
    await sender.stop();
    expect(sent).toHaveLength(1);
  });
});
