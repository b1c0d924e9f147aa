import type { Clock } from '@anz-payroll/kernel';
import { carriesPasswordLink, writeLetter, type Recipient } from '../letters/write-letter';
import type { Transport } from '../transports/transport';
import type { ClaimedLetter, LetterQueue } from './letter-queue';
import { nextTryAfter } from './retry-plan';

export interface SendingDependencies {
  readonly queue: LetterQueue;
  readonly transport: Transport;
  readonly clock: Clock;
  /** Whom a letter goes to; undefined when the user is gone or may not sign in any more. */
  readonly recipient: (userId: number) => Promise<Recipient | undefined>;
  /** Makes the secret of a set-password link; the links made before it stop working. */
  readonly passwordSecret: (userId: number) => Promise<string>;
  readonly publicUrl: string;
}

export interface SendingReport {
  readonly sent: number;
  readonly failed: number;
}

const atOnce = 20;
const leaseMs = 5 * 60_000;

/** Sends what is due, in small claims, until nothing is. Several processes may do it at once. */
export async function sendDueLetters(deps: SendingDependencies): Promise<SendingReport> {
  let [sent, failed] = [0, 0];
  for (;;) {
    const now = deps.clock.now();
    const claimed = await deps.queue.claim({ now, leaseUntil: now + leaseMs, limit: atOnce });
    if (claimed.length === 0) return { sent, failed };
    for (const letter of claimed) {
      if (await sendOne(deps, letter)) sent += 1;
      else failed += 1;
    }
  }
}

async function sendOne(deps: SendingDependencies, letter: ClaimedLetter): Promise<boolean> {
  try {
    const to = await deps.recipient(letter.userId);
    if (to === undefined) {
      await deps.queue.failed(letter, 'The user may not sign in any more.', undefined, deps.clock.now());
      return false;
    }
    const written = writeLetter(letter, to, await linksOf(deps, letter));
    await deps.transport.send(written, `letter-${letter.id}`);
  } catch (error) {
    const now = deps.clock.now();
    await deps.queue.failed(letter, reasonOf(error), nextTryAfter(letter.attempts + 1, now), now);
    return false;
  }
  await deps.queue.sent(letter, deps.clock.now());
  return true;
}

async function linksOf({ publicUrl, passwordSecret }: SendingDependencies, { kind, userId }: ClaimedLetter) {
  const at = publicUrl.replace(/\/$/, '');
  const signIn = `${at}/sign-in`;
  if (!carriesPasswordLink[kind]) return { signIn };
  return { signIn, setPassword: `${at}/set-password?token=${await passwordSecret(userId)}` };
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
