import { drainQueue, type Clock } from '@anz-payroll/kernel';
import type { Attachment, Email } from '../emails/email';
import { emailTemplates } from '../emails/email-templates';
import { writeEmail, type Links, type Recipient } from '../emails/write-email';
import type { Transport } from '../transports/transport';
import type { ClaimedEmail, EmailQueue } from './email-queue';
import { nextAttemptAt } from './retry-plan';

export interface SendingDependencies {
  readonly queue: EmailQueue;
  readonly transport: Transport;
  readonly clock: Clock;
  /** Whom an email goes to; undefined when the user is gone or may not sign in any more. */
  readonly recipient: (email: Email) => Promise<Recipient | undefined>;
  /** Makes the secret of a set-password link; the links made before it stop working. */
  readonly passwordSecret: (userId: number) => Promise<string>;
  /** Makes the secret of a link that confirms an address; the one made before it stops working. */
  readonly emailChangeSecret: (email: Email) => Promise<string>;
  /** Makes the secret of a link that confirms a sign-in. */
  readonly signOnSecret: (email: Email) => string;
  /** Makes the secret of a link to a payslip. */
  readonly payslipSecret: (email: Email) => Promise<string>;
  /** What goes with an email, made when it is written; undefined where nothing does. */
  readonly attachment: (email: Email) => Promise<Attachment | undefined>;
  readonly publicUrl: string;
}

export interface SendingReport {
  readonly sent: number;
  readonly failed: number;
  /** Why some were not sent, each kind of failure once; left out where all were. */
  readonly reasons?: readonly string[];
}

const claimSize = 20;
const leaseMs = 5 * 60_000;

type Outcome = { readonly isSent: true } | { readonly isSent: false; readonly why: string; readonly isFinal: boolean };

/** Sends what is due, in small claims, until nothing is. Several processes may do it at once. */
export async function sendDueEmails(deps: SendingDependencies): Promise<SendingReport> {
  let sent = 0;
  const reasons = new Set<string>();
  const attempts = await drainQueue<ClaimedEmail, Outcome>({
    clock: deps.clock,
    leaseMs,
    claimSize,
    concurrency: 1,
    claim: (claim) => deps.queue.claim(claim),
    attempt: (email) => sendOne(deps, email),
    record: async (email, outcome, now) => {
      if (outcome.isSent) {
        sent += 1;
        return deps.queue.sent(email, now);
      }
      reasons.add(outcome.why);
      const retryAt = outcome.isFinal ? undefined : nextAttemptAt(email.attempts + 1, now);
      return deps.queue.failed(email, outcome.why, retryAt, now);
    },
  });
  return { sent, failed: attempts - sent, ...(reasons.size === 0 ? {} : { reasons: [...reasons] }) };
}

async function sendOne(deps: SendingDependencies, email: ClaimedEmail): Promise<Outcome> {
  try {
    const to = await deps.recipient(email);
    if (to === undefined) return { isSent: false, why: noRecipient[emailTemplates[email.kind].to], isFinal: true };
    const written = writeEmail(email, to, await linksOf(deps, email));
    const attachment = await deps.attachment(email);
    const whole = attachment === undefined ? written : { ...written, attachment };
    await deps.transport.send(whole, `letter-${email.id}`);
    return { isSent: true };
  } catch (error) {
    return { isSent: false, why: reasonOf(error), isFinal: false };
  }
}

const noRecipient = {
  user: 'The user may not sign in any more.',
  employee: 'The employee has no e-mail address.',
} as const;

async function linksOf(deps: SendingDependencies, email: ClaimedEmail): Promise<Links> {
  const { publicUrl, passwordSecret } = deps;
  const { kind, userId, facts } = email;
  const at = publicUrl.replace(/\/$/, '');
  const signIn = `${at}/sign-in`;
  switch (emailTemplates[kind].link) {
    case 'payslip':
      return { signIn, payslip: `${at}/payslip?token=${await deps.payslipSecret(email)}` };
    case 'confirm-email':
      return { signIn, confirmEmail: `${at}/confirm-email?token=${await deps.emailChangeSecret(email)}` };
    case 'confirm-sign-on':
      return { signIn, confirmSignOn: `${at}/confirm-sign-on?token=${deps.signOnSecret(email)}` };
    case 'set-password':
      if (facts['by'] === 'single-sign-on') return { signIn };
      return { signIn, setPassword: `${at}/set-password?token=${await passwordSecret(userId)}` };
    case 'sign-in':
    case 'none':
      return { signIn };
  }
}

/** A mail server's answer may repeat the address it refused; what is kept says only what kind of failure it was. */
function reasonOf(error: unknown): string {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const parts = [
    typeof code === 'string' ? code : 'failed',
    typeof responseCode === 'number' ? String(responseCode) : '',
  ];
  return parts.filter((part) => part !== '').join(' ');
}
