import type { Step } from '../../trace/step';
import { isDeath } from '../cessation/cessation-type-code';
import { isGenuineRedundancy } from '../genuine-redundancy/is-genuine-redundancy';
import type { AuTermination } from './au-termination';
import type { AuTerminationRules } from './au-termination-rules';

/** The endings that the tax law tells apart. */
export type Ending = 'normal' | 'genuine-redundancy' | 'invalidity' | 'death';

export interface HowItEnded {
  readonly ending: Ending;
  /** Only where the reason is redundancy. */
  readonly isGenuine: Step<boolean> | undefined;
}

/** A redundancy that is not genuine, and an illness that no doctors have certified, are taxed as any other ending. */
export function howItEnded(termination: AuTermination, rules: AuTerminationRules): HowItEnded {
  const { reason, facts, dateOfBirth, terminationDate } = termination;
  if (isDeath(reason)) return { ending: 'death', isGenuine: undefined };
  if (reason === 'INVALIDITY') {
    return { ending: facts.isInvalidityCertified === false ? 'normal' : 'invalidity', isGenuine: undefined };
  }
  if (reason !== 'REDUNDANCY') return { ending: 'normal', isGenuine: undefined };
  const isGenuine = isGenuineRedundancy(
    {
      dateOfBirth,
      on: terminationDate,
      otherConditionsMet: facts.isGenuineRedundancy !== false,
      mandatoryRetirementDate: facts.mandatoryRetirementDate,
    },
    rules.genuineRedundancy,
  );
  return { ending: isGenuine.value ? 'genuine-redundancy' : 'normal', isGenuine };
}
