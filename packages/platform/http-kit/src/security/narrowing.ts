import type { Permission } from './permission';

/**
 * How a route keeps to a role that sees some departments or no pay figures: by the employee or the pay that its path names,
 * by leaving others out of its list, or because it shows nobody. One that does not say it is nothing for such a role.
 */
export type Narrowing = 'employee' | 'pay' | 'list' | 'nobody';

export interface NarrowedRoute {
  readonly may?: Permission | undefined;
  readonly narrowed?: Narrowing;
  /** Shows or takes what people are paid. */
  readonly showsPay?: true;
}

/** What a role leaves out. */
export interface RoleLimits {
  readonly permissions: readonly Permission[];
  /** Null for all. */
  readonly departments: readonly string[] | null;
}

/** Concern the own account or pay, or nobody at all. */
const ownOnly: readonly Permission[] = ['signed-in', 'own-pay'];

/** Concern no figures of anybody. */
const withoutFigures: readonly Permission[] = [
  ...ownOnly,
  'company.write',
  'company.delete',
  'users.manage',
  'audit.read',
  'checkout.manage',
];

/** Why a role that sees some departments, or no pay figures, is not let in; undefined where it is. */
export function beyondRole(route: NarrowedRoute, { permissions, departments }: RoleLimits): string | undefined {
  const { may = 'signed-in', narrowed, showsPay } = route;
  if (departments !== null && narrowed === undefined && !ownOnly.includes(may)) {
    return 'Your role is for some departments, and this concerns the whole company.';
  }
  const hidesPay = !permissions.includes('pay-figures.read');
  if (hidesPay && (showsPay === true || (narrowed === undefined && !withoutFigures.includes(may)))) {
    return 'Your role does not show pay figures, and this does.';
  }
  return undefined;
}
