import type { Counted, Quota, Quotas } from '../../limits';
import type { ApiServices } from '../api-services';

/** Counts a request against a quota; false when it is over. */
export function countRequest(
  { limits }: ApiServices,
  counted: Counted[],
  choose: (quotas: Quotas) => Quota,
  key: string,
): boolean | Promise<boolean> {
  if (limits === 'off') return true;
  const quota = choose(limits.quotas);
  const verdict = limits.limiter.take(key, quota);
  const note = (found: Counted['verdict']): boolean => {
    counted.push({ quota, verdict: found });
    return found.allowed;
  };
  return verdict instanceof Promise ? verdict.then(note) : note(verdict);
}
