/** Spec part 5. */
export const scopes = [
  'openid',
  'payroll.read',
  'payroll.write',
  'partner.checkout.preview',
  'partner.checkout.write',
  'partner.checkout.cancel',
  'users.manage',
  'openapi',
] as const;

export type Scope = (typeof scopes)[number];

export const scopeMeanings: Readonly<Record<Scope, string>> = {
  openid: 'Identity; requested in every flow.',
  'payroll.read': 'Every GET on accessible companies.',
  'payroll.write': 'Every non-GET payroll call; also satisfies reads.',
  'partner.checkout.preview': 'Reseller only: dry-run orders and upgrades, and read-only discovery.',
  'partner.checkout.write': 'Reseller only: real orders, upgrades and trials.',
  'partner.checkout.cancel': 'Reseller only: cancelling checkout orders or trials.',
  'users.manage': 'The people who sign in to the account: list, invite, change, disable and remove them.',
  openapi: 'Accepted for backward compatibility; no endpoint requires it.',
};

/** Any one of the wanted scopes will do; `payroll.write` also satisfies `payroll.read`. */
export function satisfiesScope(held: readonly string[], wanted: readonly Scope[]): boolean {
  return (
    wanted.length === 0 ||
    wanted.some((scope) => held.includes(scope) || (scope === 'payroll.read' && held.includes('payroll.write')))
  );
}
