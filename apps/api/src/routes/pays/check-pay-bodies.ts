import { invalidRequest, problem, type Problem } from '@anz-payroll/http-kit/errors';
import { forbiddenIds, type PayBody } from './pay-create';
import type { IdentifierType } from './pay-queries';

const MOST_NAMED = 100;

/** `id` in item rows is answered with 400, every offender named (spec 2.7, 7.2). */
export function refuseIds(bodies: readonly PayBody[], pathOf: (index: number) => string): Problem<400> | undefined {
  const offenders = bodies.flatMap((body, index) => forbiddenIds(body, pathOf(index)));
  if (offenders.length === 0) return undefined;
  return problem(
    'bad-request',
    `An id is not taken in the items of a pay: ${offenders.slice(0, MOST_NAMED).join(', ')}`,
  );
}

/** Every pay must name its employee by the identifier that the query chose. */
export function refuseNameless(
  bodies: readonly PayBody[],
  identifierType: IdentifierType,
  pathOf: (index: number) => string,
): Problem<422> | undefined {
  const faults = bodies.flatMap((body, index) => {
    const value = body[identifierType];
    if (value !== undefined && value !== '') return [];
    return [{ path: `${pathOf(index)}.${identifierType}`, code: 'missing', message: 'This value is required.' }];
  });
  return faults.length === 0 ? undefined : invalidRequest(faults.slice(0, MOST_NAMED));
}
