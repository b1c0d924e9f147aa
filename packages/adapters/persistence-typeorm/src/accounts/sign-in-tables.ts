import type {
  ChallengePurpose,
  EmailChange,
  Passkey,
  PasswordLink,
  SecondFactor,
  SignInChallenge,
  SignOnDomain,
} from '@anz-payroll/accounts';
import { column, defineTable, nullable } from '../columns';

const hash = () => column.code(43);
const version = () => column.integer();

/** The secret is encrypted. */
export const SecondFactorTable = defineTable<SecondFactor>('second_factors', {
  id: column.id(),
  version: version(),
  userId: column.integer(),
  secret: column.encrypted(),
  confirmedAt: nullable(column.epochMs()),
  lastStep: column.integer(),
  recoveryHashes: column.json<readonly string[]>(),
  createdAt: column.epochMs(),
});

/** The client's secret is encrypted. */
export const SignOnDomainTable = defineTable<SignOnDomain>('sign_on_domains', {
  id: column.id(),
  version: version(),
  customerId: column.integer(),
  domain: column.key(253),
  issuer: column.text(500),
  clientId: column.text(255),
  clientSecret: nullable(column.encrypted()),
  passwordsOff: column.boolean(),
  provenAt: nullable(column.epochMs()),
  createdAt: column.epochMs(),
});

export const SignInChallengeTable = defineTable<SignInChallenge>('sign_in_challenges', {
  id: column.id(),
  version: version(),
  hash: hash(),
  purpose: column.code<ChallengePurpose>(32),
  userId: nullable(column.integer()),
  signOnDomainId: nullable(column.integer()),
  identity: nullable(column.code(43)),
  next: nullable(column.text(500)),
  expiresAt: column.epochMs(),
  usedAt: nullable(column.epochMs()),
});

export const PasskeyTable = defineTable<Passkey>('passkeys', {
  id: column.id(),
  version: version(),
  userId: column.integer(),
  credentialHash: hash(),
  credentialId: column.code(1400),
  publicKey: column.code(1400),
  counter: column.integer(),
  transports: column.json<readonly string[]>(),
  name: column.text(60),
  createdAt: column.epochMs(),
  usedAt: nullable(column.epochMs()),
});

export const PasswordLinkTable = defineTable<PasswordLink>('password_links', {
  id: column.id(),
  version: version(),
  hash: hash(),
  userId: column.integer(),
  createdAt: column.epochMs(),
  expiresAt: column.epochMs(),
  usedAt: nullable(column.epochMs()),
});

export const EmailChangeTable = defineTable<EmailChange>('email_changes', {
  id: column.id(),
  version: version(),
  userId: column.integer(),
  email: column.text(254),
  emailKey: column.key(254),
  previousEmail: column.text(254),
  hash: nullable(hash()),
  createdAt: column.epochMs(),
  expiresAt: column.epochMs(),
  usedAt: nullable(column.epochMs()),
});
