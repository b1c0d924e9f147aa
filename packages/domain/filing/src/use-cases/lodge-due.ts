import type { Clock } from '@anz-payroll/kernel';
import { afterAttempt } from '../domain/lodgement/lodgement';
import type { ClaimedLodgement, FilingUnitOfWork, LodgementService } from '../ports';

export interface LodgeDependencies {
  readonly unitOfWork: FilingUnitOfWork;
  readonly clock: Clock;
  readonly service: LodgementService;
}

/** How long a claim holds: longer than any attempt takes, so that a message is with one worker at a time. */
const LEASE_MS = 120_000;
const AT_ONCE = 8;

/**
 * One pass of the queue: takes back what dead workers held, then attempts what is due until nothing is. A worker that
 * dies between the answer and its record leaves the message to be sent again under the same id, which the other side
 * knows it by. Answers how many attempts were made.
 */
export function lodgeDue(deps: LodgeDependencies) {
  return async (): Promise<number> => {
    const { unitOfWork, clock } = deps;
    await unitOfWork.run(({ lodgements }) => lodgements.reclaim(clock.now()));
    for (let made = 0; ;) {
      const claimed = await unitOfWork.run(({ lodgements }) => {
        const now = clock.now();
        return lodgements.claim({ limit: AT_ONCE, now, leaseUntil: now + LEASE_MS });
      });
      if (claimed.length === 0) return made;
      await Promise.all(claimed.map((each) => attempt(deps, each)));
      made += claimed.length;
    }
  };
}

async function attempt({ unitOfWork, clock, service }: LodgeDependencies, claimed: ClaimedLodgement): Promise<void> {
  const answer = await service.lodge({ messageId: claimed.messageId, body: claimed.body });
  await unitOfWork.run(async (stores) => {
    const now = clock.now();
    const outcome = afterAttempt(answer, claimed.attempts, now);
    if (!(await stores.lodgements.finish(claimed, outcome, now))) return;
    const isAnswered = outcome.status === 'accepted' || outcome.status === 'rejected';
    await stores.pays.markStp(await stores.lodgements.paysOf(claimed.id), {
      status: isAnswered ? outcome.status : 'queued',
      action: claimed.action,
      at: now,
      message: outcome.message,
    });
  });
}
