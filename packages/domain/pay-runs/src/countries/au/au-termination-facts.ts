import type * as au from 'payroll-core/au';
import type { TerminationRequest } from '../../domain/pay-command';

/** Members of the request that payroll-core asks for as facts of the employer. */
const factNames = [
  'isGenuineRedundancy',
  'isInvalidityCertified',
  'isSeriousMisconduct',
  'isPressingNecessity',
  'isUnusedRdoPaid',
  'isUnusedToilPaid',
  'toilRatePerHour',
  'isLslShortfallPaid',
] as const satisfies readonly (keyof au.AuTerminationFacts)[];

const named: ReadonlySet<string> = new Set(factNames);

/** The request as payroll-core takes it: what is asked for, and what only the employer knows. It reads and judges both. */
export function splitTerminationFacts(
  request: TerminationRequest,
): Pick<au.AuTerminationInput, 'termination' | 'facts'> {
  const members = Object.entries(request).filter(([, value]) => value !== undefined && value !== null);
  const facts = members.filter(([name]) => named.has(name));
  const asked = Object.fromEntries(Object.entries(request).filter(([name]) => !named.has(name)));
  return {
    termination: asked as unknown as au.AuTerminationRequest,
    ...(facts.length === 0 ? {} : { facts: Object.fromEntries(facts) }),
  };
}
