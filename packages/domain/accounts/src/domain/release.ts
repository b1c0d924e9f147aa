/** What can need a second person. `rules` is the change that asks for fewer second people. */
export const releaseKinds = ['pay-run', 'payment', 'filing', 'bank-account', 'rules'] as const;

export type ReleaseKind = (typeof releaseKinds)[number];

/** What a company asks of two people. */
export interface ReleaseRules {
  readonly companyId: number;
  readonly customerId: number;
  readonly payRuns: boolean;
  readonly payments: boolean;
  readonly filings: boolean;
  readonly bankAccounts: boolean;
  /** Pay runs and payments up to this amount need nobody else, in cents; null asks for a second person always. */
  readonly limitCents: number | null;
  /** For how many hours after a change of a bank account nothing is paid to it. */
  readonly holdHours: 0 | 24;
  readonly version: number;
}

export type ReleaseSettings = Omit<ReleaseRules, 'companyId' | 'customerId' | 'version'>;

export const noReleaseRules: ReleaseSettings = {
  payRuns: false,
  payments: false,
  filings: false,
  bankAccounts: false,
  limitCents: null,
  holdHours: 0,
};

/** Something that one person asked for and another decides. */
export interface ReleaseRequest {
  readonly id: number;
  readonly customerId: number;
  readonly companyId: number;
  readonly kind: ReleaseKind;
  /** What exactly was asked for: another figure, version or file is another subject. */
  readonly subject: string;
  /** For people: what is to be released. */
  readonly summary: string;
  readonly amountCents: number | null;
  readonly requestedBy: number;
  readonly requestedAt: number;
  readonly decidedBy: number | null;
  /** The absent person in whose place it was decided; null for whoever decided by their own role. */
  readonly decidedFor: number | null;
  readonly decidedAt: number | null;
  readonly isApproved: boolean | null;
  /** An approval releases once. */
  readonly usedAt: number | null;
  readonly version: number;
}

/** An approval that nobody used, and a request that nobody decided, end by themselves. */
const releaseLifetimeMs = 7 * 86_400_000;

export type ReleaseState = 'waiting' | 'approved' | 'refused' | 'used' | 'expired';

export function releaseStateOf(request: ReleaseRequest, now: number): ReleaseState {
  if (request.usedAt !== null) return 'used';
  if (request.isApproved === false) return 'refused';
  if ((request.decidedAt ?? request.requestedAt) + releaseLifetimeMs <= now) return 'expired';
  return request.isApproved === true ? 'approved' : 'waiting';
}

/** Whether this needs a second person. An amount that is not known is above every limit. */
export function needsSecondPerson(rules: ReleaseSettings, kind: ReleaseKind, amountCents: number | null): boolean {
  const isAbove = rules.limitCents === null || amountCents === null || amountCents > rules.limitCents;
  switch (kind) {
    case 'pay-run':
      return rules.payRuns && isAbove;
    case 'payment':
      return rules.payments && isAbove;
    case 'filing':
      return rules.filings;
    case 'bank-account':
      return rules.bankAccounts;
    case 'rules':
      return rules.payRuns || rules.payments || rules.filings || rules.bankAccounts;
  }
}

/** Whether the next settings ask for a second person, or hold, wherever the present ones do. */
export function isAsStrict(next: ReleaseSettings, present: ReleaseSettings): boolean {
  const keeps = (name: 'payRuns' | 'payments' | 'filings' | 'bankAccounts') => next[name] || !present[name];
  const limit =
    next.limitCents === null ||
    (present.limitCents !== null && next.limitCents <= present.limitCents) ||
    !(present.payRuns || present.payments);
  return (
    keeps('payRuns') &&
    keeps('payments') &&
    keeps('filings') &&
    keeps('bankAccounts') &&
    limit &&
    next.holdHours >= present.holdHours
  );
}

const ruleNames = {
  payRuns: 'processing pays',
  payments: 'files for banks and super funds',
  filings: 'reports to tax offices',
  bankAccounts: 'bank accounts',
} as const;

/** What the next settings change, for whoever approves them. */
export function changesOfRules(next: ReleaseSettings, present: ReleaseSettings): readonly string[] {
  const asked = (['payRuns', 'payments', 'filings', 'bankAccounts'] as const)
    .filter((name) => next[name] !== present[name])
    .map((name) => `${ruleNames[name]} ${next[name] ? 'from now on' : 'no longer'}`);
  const limit = (cents: number | null) => (cents === null ? 'none' : (cents / 100).toFixed(2));
  return [
    ...asked,
    ...(next.limitCents === present.limitCents
      ? []
      : [`limit ${limit(next.limitCents)} instead of ${limit(present.limitCents)}`]),
    ...(next.holdHours === present.holdHours
      ? []
      : [`hold of changed bank accounts ${next.holdHours > 0 ? 'from now on' : 'no longer'}`]),
  ];
}
