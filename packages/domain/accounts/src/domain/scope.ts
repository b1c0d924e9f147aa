/** What each scope grants, in the words the consent page shows. Part 5 of the specification lists them. */
export const scopes = {
  openid: { says: 'Know who you are: your name and your account', isReseller: false },
  'payroll.read': {
    says: 'See companies, employees, pays and leave, including tax file and bank account numbers',
    isReseller: false,
  },
  'payroll.write': {
    says: 'Add, change and remove companies, employees and pays, including terminations; and see them',
    isReseller: false,
  },
  'partner.checkout.preview': {
    says: 'Price orders and upgrades for your clients without placing them',
    isReseller: true,
  },
  'partner.checkout.write': { says: 'Start trials and place orders and upgrades for your clients', isReseller: true },
  'partner.checkout.cancel': { says: 'Cancel orders and trials of your clients', isReseller: true },
  'users.manage': {
    says: 'See, invite, change and remove the people who sign in to your account',
    isReseller: false,
  },
  openapi: { says: 'Read the description of the programming interface', isReseller: false },
} as const satisfies Record<string, { readonly says: string; readonly isReseller: boolean }>;

export type Scope = keyof typeof scopes;

export const scopeNames = Object.keys(scopes) as readonly Scope[];

export function isScope(name: string): name is Scope {
  return Object.hasOwn(scopes, name);
}

/** `payroll.write` also satisfies reads; every other scope stands for itself. */
export function satisfiesScope(granted: readonly Scope[], required: Scope): boolean {
  return granted.includes(required) || (required === 'payroll.read' && granted.includes('payroll.write'));
}

/** Every scope that alone is enough where one is required. */
export function scopesThatSatisfy(required: Scope): readonly Scope[] {
  return scopeNames.filter((name) => satisfiesScope([name], required));
}

/** `openid` is part of every authorisation; the order is that of the specification's table. */
export function withIdentity(requested: readonly Scope[]): readonly Scope[] {
  return scopeNames.filter((name) => name === 'openid' || requested.includes(name));
}
