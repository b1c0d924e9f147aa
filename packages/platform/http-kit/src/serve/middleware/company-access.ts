import { problem } from '../../errors';
import type { Route } from '../../route';
import type { ApiServices } from '../api-services';
import type { Step } from '../step';

/** The company in the path must exist and be within reach (spec part 5 and 7.2). */
export function companyAccess({ companyAccess: access }: ApiServices, { auth }: Route): Step | undefined {
  const need = auth.kind === 'bearer' ? auth.company : undefined;
  if (need === undefined) return undefined;
  return async (_, res) => {
    const { params, principal } = res.locals;
    const companyId = (params as Readonly<Record<string, unknown>> | undefined)?.[need.param];
    if (typeof companyId !== 'number' || principal === null)
      throw new TypeError(`Path parameter ${need.param} is not an id`);
    const reach = await access.check(principal, companyId);
    if (reach === 'reachable') return undefined;
    return reach === 'forbidden'
      ? problem('forbidden', 'User does not have access to this company.')
      : problem(need.unknown.problem, need.unknown.detail);
  };
}
