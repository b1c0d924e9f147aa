import { drainQueue, type Clock } from '@anz-payroll/kernel';
import { afterAttempt, type LodgementAnswer } from '../domain/lodgement/lodgement';
import type { ClaimedLodgement, FilingStores, LodgementReceiver, FilingUnitOfWork, LodgementService } from '../ports';

export interface LodgeDependencies {
  readonly unitOfWork: FilingUnitOfWork;
  readonly clock: Clock;
  readonly service: LodgementService;
}

/** Told of each message that was attempted, after its record. */
export type OnAttempt = (lodgement: ClaimedLodgement) => void;

/** How long a claim holds: longer than any attempt takes, so that a message is with one worker at a time. */
const LEASE_MS = 120_000;
const AT_ONCE = 8;

/**
 * One pass of the queue: takes back what dead workers held, then attempts what is due until nothing is. A worker that
 * dies between the answer and its record leaves the message to be sent again under the same id, which the other side
 * knows it by. Answers how many attempts were made.
 */
export function lodgeDue({ unitOfWork, clock, service }: LodgeDependencies) {
  return async (onAttempt: OnAttempt = () => undefined): Promise<number> => {
    await unitOfWork.run(({ lodgements }) => lodgements.reclaim(clock.now()));
    return drainQueue<ClaimedLodgement, LodgementAnswer>({
      clock,
      leaseMs: LEASE_MS,
      claimSize: AT_ONCE,
      concurrency: AT_ONCE,
      claim: (claim) => unitOfWork.run(({ lodgements }) => lodgements.claim(claim)),
      attempt: ({ messageId, body }) => service.lodge({ messageId, body }),
      record: async (claimed, answer, now) => {
        await unitOfWork.run((stores) => record(stores, claimed, answer, now, service.receiver));
        onAttempt(claimed);
      },
    });
  };
}

async function record(
  stores: FilingStores,
  claimed: ClaimedLodgement,
  answer: LodgementAnswer,
  now: number,
  receiver: LodgementReceiver,
): Promise<void> {
  const outcome = afterAttempt(answer, claimed.attempts, now);
  const isAnswered = outcome.status === 'accepted' || outcome.status === 'rejected';
  const told = isAnswered ? { lodgedWith: receiver } : {};
  if (!(await stores.lodgements.finish(claimed, { ...outcome, ...told }, now))) return;
  await stores.pays.markStp(await stores.lodgements.paysOf(claimed.id), {
    status: isAnswered ? outcome.status : 'queued',
    action: claimed.action,
    at: now,
    message: outcome.message,
    ...told,
  });
}
