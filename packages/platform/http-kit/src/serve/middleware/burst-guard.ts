import { problem, type Problem } from '../../errors';
import { addressKey, retryAfterSeconds, type Counted } from '../../limits';
import type { ApiServices } from '../api-services';
import type { Step } from '../step';
import { countRequest } from './count-request';

/** Too many requests at once from one address are refused before anything else is asked. */
export function burstGuard(services: ApiServices): Step {
  return (_, res) => {
    const { counted, ip } = res.locals;
    const isWithin = countRequest(services, counted, ({ burst }) => burst, addressKey(ip));
    if (isWithin instanceof Promise) return isWithin.then((within) => (within ? undefined : burstLimited(counted)));
    return isWithin ? undefined : burstLimited(counted);
  };
}

/** A route without the guard does not count, and leaves its quota whole. */
export function showBurstQuota({ limits }: ApiServices): Step {
  return (_, res) => {
    if (limits === 'off') return undefined;
    const { burst } = limits.quotas;
    res.locals.counted.push({ quota: burst, verdict: { allowed: true, remaining: burst.limit, freesInMs: 0 } });
    return undefined;
  };
}

function burstLimited(counted: readonly Counted[]): Problem {
  return problem('burst-limited', undefined, { 'Retry-After': retryAfterSeconds(counted.at(-1)!.verdict) });
}
