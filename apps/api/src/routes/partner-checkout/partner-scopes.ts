import { problem, type Problem } from '@anz-payroll/http-kit/errors';
import { satisfiesScope, type Principal, type Scope } from '@anz-payroll/http-kit/security';

export const tag = 'Partner checkout';

/** Discovery and lists are open to every token of a reseller that may do anything here. */
export const partnerScopes = [
  'partner.checkout.preview',
  'partner.checkout.write',
  'partner.checkout.cancel',
] as const satisfies readonly Scope[];

/** A dry run needs the preview scope, a real order or upgrade the write scope: the body decides which (spec part 5). */
export function missingScope(principal: Principal, isDryRun: boolean): Problem<403> | undefined {
  const wanted: Scope = isDryRun ? 'partner.checkout.preview' : 'partner.checkout.write';
  if (satisfiesScope(principal.scopes, [wanted], 'checkout.manage')) return undefined;
  return problem('forbidden', `Missing required scope: ${wanted}`, {
    'WWW-Authenticate': `Bearer error="insufficient_scope", scope="${wanted}"`,
  });
}
