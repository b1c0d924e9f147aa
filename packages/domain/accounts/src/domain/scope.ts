interface ScopeMeaning {
  /** What an application is let see and do, in plain words. */
  readonly says: string;
  /** What it is not let see or do, where somebody may wonder. */
  readonly saysNot?: string;
  readonly isReseller: boolean;
  /** Of a scope narrower than `payroll.read`: the records that it reads. */
  readonly reads?: readonly EventEntity[];
}

/** What events and webhooks are about. */
export type EventEntity = 'company' | 'employee' | 'pay';

/**
 * What each scope grants, in the words the consent page shows. Part 5 of the specification lists them, save for those that
 * are ours: `payroll.people.read`, `payroll.pays.read`, `users.manage` and `keys.manage`.
 */
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
  'payroll.people.read': {
    says: 'See companies and employees; of tax and bank account numbers only the last three digits',
    saysNot: 'It cannot see pays or payslips, and cannot change anything.',
    isReseller: false,
    reads: ['company', 'employee'],
  },
  'payroll.pays.read': {
    says: 'See companies, pays, payslips and reports; of bank account numbers only the last three digits',
    saysNot: 'It cannot see the records of employees or files for banks, and cannot change anything.',
    isReseller: false,
    reads: ['company', 'pay'],
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
  'keys.manage': {
    says: 'See, create and revoke keys by which machines act for your account, within what it may do itself',
    isReseller: false,
  },
  openapi: { says: 'Read the description of the programming interface', isReseller: false },
} as const satisfies Record<string, ScopeMeaning>;

export type Scope = keyof typeof scopes;

export const scopeNames = Object.keys(scopes) as readonly Scope[];

export function isScope(name: string): name is Scope {
  return Object.hasOwn(scopes, name);
}

/** `payroll.write` also satisfies reads; every other scope stands for itself. */
export function satisfiesScope(granted: readonly Scope[], required: Scope): boolean {
  return granted.includes(required) || (required === 'payroll.read' && granted.includes('payroll.write'));
}

/** Every scope that alone is enough to read records of this kind. */
export function scopesThatRead(entity: EventEntity): readonly Scope[] {
  return scopeNames.filter(
    (name) => satisfiesScope([name], 'payroll.read') || meaningOf(name).reads?.includes(entity) === true,
  );
}

export function meaningOf(scope: Scope): ScopeMeaning {
  return scopes[scope];
}

/** `openid` is part of every authorisation; the order is that of the specification's table. */
export function withIdentity(requested: readonly Scope[]): readonly Scope[] {
  return scopeNames.filter((name) => name === 'openid' || requested.includes(name));
}
