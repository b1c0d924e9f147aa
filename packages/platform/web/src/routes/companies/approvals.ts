import type { ReleaseSettings } from '@anz-payroll/accounts';
import {
  approvalsPage,
  messagePage,
  nothingSaved,
  pageHeaders,
  plainDigits,
  rulesVersion,
  type ApprovalsFacts,
} from '../../pages';
import { CodeOf, PathId, Text } from '@anz-payroll/http-kit/contract';
import { form, route, type AnyReply, type Route, type SentForm } from '@anz-payroll/http-kit/route';
import { goTo, pageAnswers, showPage, waitingForm } from '../page-replies';
import { isStale } from '../record-form-contract';
import { inCompany, type CompanyVisit } from '../visit';
import type { WebAppServices } from '../web-app-services';

const script = pageHeaders({ script: true });

class ApprovalsPath {
  @PathId() company_id!: number;
}

class ApprovalPath extends ApprovalsPath {
  @PathId() request_id!: number;
}

const notices = { decided: 'Decided.', saved: 'The rules are saved.' } as const;

class ApprovalsQuery {
  @CodeOf(Object.keys(notices), { optional: true }) done?: keyof typeof notices;
}

class DecisionForm {
  @Text({ optional: true, max: 200 }) csrf_token?: string;
  @CodeOf(['approve', 'refuse']) decision!: 'approve' | 'refuse';
}

class SecondPersonForm {
  @Text({ optional: true, max: 200 }) csrf_token?: string;
  @Text({ optional: true, max: 200 }) version?: string;
  @CodeOf(['on'], { optional: true }) pay_runs?: 'on';
  @CodeOf(['on'], { optional: true }) payments?: 'on';
  @CodeOf(['on'], { optional: true }) filings?: 'on';
  @CodeOf(['on'], { optional: true }) bank_accounts?: 'on';
  @CodeOf(['on'], { optional: true }) hold?: 'on';
  @Text({ optional: true, max: 100, trim: true }) limit?: string;
}

const common = { tag: 'Pages', rate: 'lookup' } as const;
const path = '/companies/{company_id}/approvals' as const;
const responses = {
  200: pageAnswers[200],
  303: pageAnswers[303],
  403: pageAnswers[403],
  404: pageAnswers[404],
  422: pageAnswers[422],
} as const;

/** What waits for a second person. */
export function approvalRoutes(web: WebAppServices): readonly Route[] {
  const { accounts } = web;
  return [
    route({
      ...common,
      method: 'GET',
      path,
      operation: 'page-approvals',
      may: 'pays.read',
      summary: 'What waits for a second person, and what needs one',
      auth: inCompany(),
      request: { params: ApprovalsPath, query: ApprovalsQuery },
      responses: { 200: responses[200], 303: responses[303], 403: responses[403], 404: responses[404] },
      async handle({ query, context }) {
        const notice = query.done === undefined ? {} : { notice: notices[query.done] };
        return showPage(200, await body(web, context.visit, notice), script);
      },
    }),
    route({
      ...common,
      method: 'POST',
      path: `${path}/{request_id}`,
      operation: 'form-decide-release-request',
      may: 'pays.approve',
      summary: 'The second person approves or refuses',
      auth: inCompany({ stepUp: true }),
      request: { params: ApprovalPath, body: form(DecisionForm, { maxBytes: 4096 }) },
      responses,
      async handle({ params, body: sent, context }) {
        const { visit } = context;
        const command = {
          customerId: visit.session.customer.id,
          companyId: params.company_id,
          requestId: params.request_id,
          isApproved: sent.decision === 'approve',
        };
        const decided = await accounts.decideRelease(command, visit.actor);
        if (decided.ok) return goTo(`/companies/${params.company_id}/approvals?done=decided`);
        return showPage(422, await body(web, visit, { problem: decided.error.message }), script);
      },
    }),
    route({
      ...common,
      method: 'POST',
      path: '/companies/{company_id}/second-person',
      operation: 'form-set-second-person',
      may: 'company.write',
      summary: 'Sets what needs a second person',
      auth: inCompany({ stepUp: 'keeps-form' }),
      request: { params: ApprovalsPath, body: form(SecondPersonForm, { maxBytes: 4096 }) },
      responses,
      async handle({ params, body: sent, context }) {
        const { visit } = context;
        const ticked = {
          payRuns: sent.pay_runs === 'on',
          payments: sent.payments === 'on',
          filings: sent.filings === 'on',
          bankAccounts: sent.bank_accounts === 'on',
          limitCents: null,
          holdHours: sent.hold === 'on' ? (24 as const) : (0 as const),
        };
        const limit = plainDigits(sent.limit ?? '');
        if (limit !== '' && (!/^\d{1,12}(?:\.\d{1,2})?$/.test(limit) || sent.limit?.includes('%') === true)) {
          const problem = 'Type the limit as an amount, like 5,000.00.';
          const refused = { problem, at: 'limit', typed: ticked, typedLimit: sent.limit };
          return showPage(422, await body(web, visit, refused), script);
        }
        const settings = { ...ticked, limitCents: limit === '' ? null : Math.round(Number(limit) * 100) };
        const command = {
          customerId: visit.session.customer.id,
          companyId: params.company_id,
          settings,
          mayTouch: (stored: ReleaseSettings) => !isStale(sent, { version: rulesVersion(stored) }),
        };
        const set = await accounts.setReleaseRules(command, visit.actor);
        if (set.ok) return goTo(`/companies/${params.company_id}/approvals?done=saved`);
        if (set.error.code === 'accounts/changed-meanwhile') {
          return showPage(422, await body(web, visit, { problem: nothingSaved, typed: settings }), script);
        }
        return showPage(422, await body(web, visit, { problem: set.error.message, typed: settings }), script);
      },
    }),
  ];
}

/** What a page answers instead of releasing something that needs a second person; the form of what waits is kept on it. */
export function secondPersonReply(companyId: number, message: string, waiting?: SentForm): AnyReply {
  const waits = { address: `/companies/${companyId}/approvals`, name: 'See what waits for a second person' };
  const kept = waiting === undefined ? undefined : waitingForm(waiting, message, waits);
  return kept ?? showPage(422, messagePage('Not released yet', message, waits));
}

async function body(
  { accounts }: WebAppServices,
  visit: CompanyVisit,
  more: Pick<ApprovalsFacts, 'notice' | 'problem' | 'at' | 'typed' | 'typedLimit'>,
): Promise<string> {
  const users = await accounts.listUsers(visit.session.customer.id);
  return approvalsPage({
    ...visit,
    requests: await accounts.listReleases(visit.company.id),
    rules: await accounts.readReleaseRules(visit.company.id),
    names: new Map(users.map(({ user }) => [user.id, user.name])),
    standsInFor: await accounts.standsInFor({
      ...{ customerId: visit.session.customer.id, companyId: visit.company.id, userId: visit.session.user.id },
    }),
    ...more,
  });
}
