import type { Permission } from './permission';

/** Spec part 5, and ours: narrower ones to read by, and those for people and keys of the account. */
export const scopes = [
  'openid',
  'payroll.read',
  'payroll.write',
  'payroll.people.read',
  'payroll.pays.read',
  'partner.checkout.preview',
  'partner.checkout.write',
  'partner.checkout.cancel',
  'users.manage',
  'keys.manage',
  'openapi',
] as const;

export type Scope = (typeof scopes)[number];

export const scopeMeanings: Readonly<Record<Scope, string>> = {
  openid: 'Identity; requested in every flow.',
  'payroll.read': 'Every GET on accessible companies.',
  'payroll.write': 'Every non-GET payroll call; also satisfies reads.',
  'payroll.people.read': 'Companies and employees, tax and bank numbers masked; no pays.',
  'payroll.pays.read': 'Companies, pays, payslips and reports, bank numbers masked; no employee records.',
  'partner.checkout.preview': 'Reseller only: dry-run orders and upgrades, and read-only discovery.',
  'partner.checkout.write': 'Reseller only: real orders, upgrades and trials.',
  'partner.checkout.cancel': 'Reseller only: cancelling checkout orders or trials.',
  'users.manage': 'The people who sign in to the account: list, invite, change, disable and remove them.',
  'keys.manage': 'Keys by which machines act for the account: list, create and revoke them.',
  openapi: 'Accepted for backward compatibility; no endpoint requires it.',
};

/**
 * The scopes narrower than `payroll.read`: each stands for it where a route asks for one of these permissions, and nowhere
 * else. None has `numbers.read`, so a token with nothing wider sees tax and bank numbers masked.
 */
export const narrowScopes = {
  'payroll.people.read': ['signed-in', 'company.read', 'people.read'],
  'payroll.pays.read': ['signed-in', 'company.read', 'pays.read'],
} as const satisfies Partial<Record<Scope, readonly Permission[]>>;

type NarrowScope = keyof typeof narrowScopes;

const narrowNames = Object.keys(narrowScopes) as readonly NarrowScope[];

/** Every scope that alone is enough for a route that wants any one of these, under its permission. */
export function sufficientScopes(wanted: readonly Scope[], may: Permission | undefined): readonly Scope[] {
  const enough = wanted.flatMap((scope): readonly Scope[] =>
    scope === 'payroll.read' ? [scope, 'payroll.write', ...narrowNames.filter((name) => permits(name, may))] : [scope],
  );
  return [...new Set(enough)];
}

/** Any one of the wanted scopes will do; `payroll.write` and, for their permissions, narrower ones satisfy `payroll.read`. */
export function satisfiesScope(
  held: readonly string[],
  wanted: readonly Scope[],
  may: Permission | undefined,
): boolean {
  if (wanted.length === 0 || wanted.some((scope) => held.includes(scope))) return true;
  if (wanted.includes('payroll.read') && held.includes('payroll.write')) return true;
  return sufficientScopes(wanted, may).some((scope) => held.includes(scope));
}

/** Whether whoever holds these may hand on that one: what is given is never wider than what is held. */
export function coversScope(held: readonly string[], scope: Scope): boolean {
  if (held.includes(scope)) return true;
  const isReading = scope === 'payroll.read' || Object.hasOwn(narrowScopes, scope);
  return isReading && (held.includes('payroll.write') || (scope !== 'payroll.read' && held.includes('payroll.read')));
}

/**
 * What a token may do of all that its user's role allows. Only the two wide scopes show tax and bank numbers; people and pays
 * are seen by a scope that has them. An answer that holds more than its route asks for goes by this.
 */
export function permissionsWithin<P extends Permission>(
  held: readonly string[],
  permissions: readonly P[],
): readonly P[] {
  if (held.includes('payroll.read') || held.includes('payroll.write')) return permissions;
  const seen = narrowNames
    .filter((name) => held.includes(name))
    .flatMap((name): readonly Permission[] => narrowScopes[name]);
  return permissions.filter((name) => !onlyByScope.includes(name) || seen.includes(name));
}

const onlyByScope: readonly Permission[] = [
  ...(['numbers.read', 'tax-numbers.read', 'bank-numbers.read'] as const),
  ...(['people.read', 'pays.read'] as const),
];

function permits(scope: NarrowScope, may: Permission | undefined): boolean {
  const permitted: readonly (Permission | undefined)[] = narrowScopes[scope];
  return permitted.includes(may);
}
