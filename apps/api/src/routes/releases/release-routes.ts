import {
  releaseKinds,
  releaseStateOf,
  type AccountsUseCases,
  type ReleaseKind,
  type ListedRelease,
  type ReleaseSettings,
  type ReleaseState,
  type VersionedRules,
} from '@anz-payroll/accounts';
import {
  Amount,
  CodeOf,
  DecimalText,
  Flag,
  PathId,
  Text,
  TimestampText,
  toTimestamp,
  WholeNumber,
} from '@anz-payroll/http-kit/contract';
import { etag, versionCondition } from '@anz-payroll/http-kit/conditional';
import { refusalAnswer } from '@anz-payroll/http-kit/errors';
import { answer, answerList, json, route, type Route } from '@anz-payroll/http-kit/route';
import { accountsAnswers, conditionalAccountsAnswers } from '../accounts/accounts-answers';
import { actorOf } from '../accounts/actor-of';
import { readsCompany, writesCompany } from '../companies/company-auth';
import { CompanyPath } from '../companies/company-contracts';
import { ifMatchRecord } from '../companies/if-match';

class SecondPersonRules {
  @Flag({ description: 'Processing pays needs a second person.' }) pay_runs!: boolean;
  @Flag({ description: 'Files for banks and super funds do.' }) payments!: boolean;
  @Flag({ description: 'Reports to tax offices do.' }) filings!: boolean;
  @Flag({ description: 'Changes of bank accounts of employees, and of the accounts that deductions go to, do.' })
  bank_accounts!: boolean;
  @Amount({ nullable: true, description: 'Pay runs and payments up to this net amount need nobody else.' })
  limit!: number | null;
  @Flag({ description: 'Nothing is paid to a bank account within a day of its change.' })
  hold_bank_accounts!: boolean;
}

class SecondPersonRulesSet {
  @Flag({ description: 'Processing pays needs a second person.' }) pay_runs!: boolean;
  @Flag({ description: 'Files for banks and super funds do.' }) payments!: boolean;
  @Flag({ description: 'Reports to tax offices do.' }) filings!: boolean;
  @Flag({ description: 'Changes of bank accounts of employees, and of the accounts that deductions go to, do.' })
  bank_accounts!: boolean;
  @DecimalText({
    nullable: true,
    min: '0',
    decimals: 2,
    description: 'Pay runs and payments up to this net amount need nobody else.',
  })
  limit!: string | null;
  @Flag({ description: 'Nothing is paid to a bank account within a day of its change.' })
  hold_bank_accounts!: boolean;
}

class ReleaseRequestRecord {
  @WholeNumber() id!: number;
  @CodeOf(releaseKinds) kind!: ReleaseKind;
  @Text() summary!: string;
  @Amount({ nullable: true }) amount!: number | null;
  @WholeNumber({ description: 'The user who asked.' }) requested_by!: number;
  @TimestampText() requested_at!: string;
  @WholeNumber({ nullable: true, description: 'The user who decided: never the one who asked.' })
  decided_by!: number | null;
  @WholeNumber({
    nullable: true,
    description: 'The absent user in whose place they decided; null for their own right.',
  })
  decided_for!: number | null;
  @TimestampText({ nullable: true }) decided_at!: string | null;
  @CodeOf(['waiting', 'approved', 'refused', 'used', 'expired'], {
    description:
      'A request and an approval expire after a week; an approval also while whoever gave it may not approve in the company.',
  })
  status!: ReleaseState;
}

class ReleasePath extends CompanyPath {
  @PathId() request_id!: number;
}

class ReleaseDecision {
  @CodeOf(['approve', 'refuse']) decision!: 'approve' | 'refuse';
}

const tag = 'Second person';
const errors = {
  400: 'Bad request',
  403: 'The role of the user does not allow it',
  404: 'Not found',
  409: 'A second person must approve it, or it was decided already',
} as const;

const version = { headers: { ETag: 'Their version.' } };

/** What a company asks of two people, and what waits for the second. */
export function releaseRoutes(accounts: AccountsUseCases): readonly Route[] {
  const rules = '/api/company/{company_id}/second-person' as const;
  return [
    route({
      method: 'GET',
      path: rules,
      operation: 'get-second-person',
      may: 'company.read',
      summary: 'What needs a second person in this company',
      tag,
      auth: readsCompany,
      rate: 'default',
      request: { params: CompanyPath },
      responses: { 200: answer(SecondPersonRules, 'The rules.', version) },
      errors: { 400: 'No company found with the given company_id' },
      handle: async ({ params }) => shown(await accounts.readReleaseRules(params.company_id)),
    }),
    route({
      method: 'PUT',
      path: rules,
      operation: 'set-second-person',
      may: 'company.write',
      summary: 'Sets what needs a second person; asking for fewer needs one itself',
      tag,
      auth: writesCompany,
      rate: 'default',
      request: { params: CompanyPath, body: json(SecondPersonRulesSet) },
      responses: { 200: answer(SecondPersonRules, 'The rules as they hold now.', version) },
      errors: { ...errors, 412: 'The rules have changed since they were read (If-Match)' },
      async handle({ params, body, context }) {
        const command = {
          customerId: context.principal.customerId,
          companyId: params.company_id,
          settings: toSettings(body),
          ...ifMatchRecord(versionCondition(context.header('if-match'))),
        };
        const set = await accounts.setReleaseRules(command, actorOf(context));
        return set.ok ? shown(set.value) : refusalAnswer(conditionalAccountsAnswers, set.error);
      },
    }),
    route({
      method: 'GET',
      path: '/api/company/{company_id}/release-requests',
      operation: 'list-release-requests',
      may: 'pays.read',
      summary: 'What waits for a second person, and what was decided, newest first',
      tag,
      auth: readsCompany,
      rate: 'default',
      request: { params: CompanyPath },
      responses: { 200: answerList(ReleaseRequestRecord, 'At most 200.') },
      errors: { 400: 'No company found with the given company_id' },
      handle: async ({ params }) => ({
        status: 200,
        body: (await accounts.listReleases(params.company_id)).map(toRequest),
      }),
    }),
    route({
      method: 'POST',
      path: '/api/company/{company_id}/release-requests/{request_id}/decision',
      operation: 'decide-release-request',
      may: 'pays.approve',
      summary: 'The second person approves or refuses; nobody decides what they asked for',
      tag,
      auth: writesCompany,
      rate: 'default',
      request: { params: ReleasePath, body: json(ReleaseDecision) },
      responses: { 200: answer(ReleaseRequestRecord, 'The request as decided.') },
      errors,
      async handle({ params, body, context }) {
        const command = {
          customerId: context.principal.customerId,
          companyId: params.company_id,
          requestId: params.request_id,
          isApproved: body.decision === 'approve',
        };
        const decided = await accounts.decideRelease(command, actorOf(context));
        if (!decided.ok) return refusalAnswer(accountsAnswers, decided.error);
        return {
          status: 200,
          body: toRequest({ ...decided.value, state: releaseStateOf(decided.value, context.now) }),
        };
      },
    }),
  ];
}

function shown(rules: VersionedRules) {
  return { status: 200, headers: { ETag: etag(rules.version) }, body: toRules(rules) } as const;
}

function toRules({
  payRuns,
  payments,
  filings,
  bankAccounts,
  limitCents,
  holdHours,
}: ReleaseSettings): SecondPersonRules {
  return {
    pay_runs: payRuns,
    payments,
    filings,
    bank_accounts: bankAccounts,
    limit: amountOf(limitCents),
    hold_bank_accounts: holdHours > 0,
  };
}

function toSettings(body: SecondPersonRulesSet): ReleaseSettings {
  return {
    payRuns: body.pay_runs,
    payments: body.payments,
    filings: body.filings,
    bankAccounts: body.bank_accounts,
    limitCents: body.limit === null ? null : Math.round(Number(body.limit) * 100),
    holdHours: body.hold_bank_accounts ? 24 : 0,
  };
}

function toRequest(request: ListedRelease): ReleaseRequestRecord {
  return {
    id: request.id,
    kind: request.kind,
    summary: request.summary,
    amount: amountOf(request.amountCents),
    requested_by: request.requestedBy,
    requested_at: toTimestamp(request.requestedAt),
    decided_by: request.decidedBy,
    decided_for: request.decidedFor,
    decided_at: request.decidedAt === null ? null : toTimestamp(request.decidedAt),
    status: request.state,
  };
}

function amountOf(cents: number | null): number | null {
  return cents === null ? null : cents / 100;
}
