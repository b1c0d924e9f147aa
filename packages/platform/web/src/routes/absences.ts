import { startOfDay } from '@anz-payroll/companies';
import { addDays } from 'payroll-core';
import { absencesPage, pageHeaders, type AbsencesFacts, type PageServices } from '../pages';
import { CodeOf, PathId, QueryWholeNumber, Text } from '@anz-payroll/http-kit/contract';
import { form, route, type Route } from '@anz-payroll/http-kit/route';
import { timeZoneOf } from './activity';
import { createOnce } from './create-once';
import { goTo, pageAnswers, showPage } from './page-replies';
import { typedDay } from './typed-day';
import { signedIn, type Visit } from './visit';

const notices = {
  named: 'The delegate is named and told by e-mail.',
  ended: 'The delegation has ended.',
} as const;

class AbsencesQuery {
  @CodeOf(Object.keys(notices), { optional: true }) done?: keyof typeof notices;
}

class AbsencePath {
  @PathId() delegation_id!: number;
}

class NameDelegateForm {
  @Text({ optional: true, max: 200 }) csrf_token?: string;
  @Text({ optional: true, max: 200 }) request_key?: string;
  @QueryWholeNumber({ min: 1 }) user_id!: number;
  @QueryWholeNumber({ min: 1 }) delegate_id!: number;
  @Text({ max: 1000, trim: true, isCheckedByReader: true }) from!: string;
  @Text({ max: 1000, trim: true, isCheckedByReader: true }) to!: string;
}

class EndDelegationForm {
  @Text({ optional: true, max: 200 }) csrf_token?: string;
}

const script = pageHeaders({ script: true });
const common = { tag: 'Pages', rate: 'lookup', may: 'pays.approve' } as const;
const responses = { 303: pageAnswers[303], 403: pageAnswers[403], 422: pageAnswers[422] } as const;

/** Who approves in the place of somebody absent. */
export function absenceRoutes(pages: PageServices): readonly Route[] {
  const { accounts } = pages;
  return [
    route({
      ...common,
      method: 'GET',
      path: '/absences',
      operation: 'page-absences',
      summary: 'Who approves in the place of somebody absent',
      auth: signedIn(),
      request: { query: AbsencesQuery },
      responses: { 200: pageAnswers[200], 303: responses[303], 403: responses[403] },
      async handle({ query, context: { visit, now } }) {
        const notice = query.done === undefined ? {} : { notice: notices[query.done] };
        return showPage(200, await body(pages, visit, now, notice), script);
      },
    }),
    route({
      ...common,
      method: 'POST',
      path: '/absences',
      operation: 'form-name-delegate',
      summary: 'Names a delegate for an absence',
      auth: signedIn({ stepUp: 'keeps-form' }),
      request: { body: form(NameDelegateForm, { maxBytes: 4096 }) },
      responses,
      async handle({ body: sent, context: { visit, now } }) {
        const again = async (problem: string, at: string | undefined) => {
          const { user_id, delegate_id, from: first, to: last } = sent;
          const typed = { userId: user_id, delegateId: delegate_id, from: first, to: last };
          return showPage(422, await body(pages, visit, now, { problem, at, typed }), script);
        };
        const from = typedDay(sent.from);
        if (!from.ok) return again(from.error.message, 'from');
        const to = typedDay(sent.to);
        if (!to.ok) return again(to.error.message, 'to');
        const { id: customerId, defaultCompanyId } = visit.session.customer;
        const zone = await timeZoneOf(pages, customerId, defaultCompanyId);
        const command = {
          ...{ customerId, userId: sent.user_id, delegateId: sent.delegate_id },
          startsAt: startOfDay(from.value, zone),
          endsAt: startOfDay(addDays(to.value, 1), zone),
        };
        const named = await createOnce(pages, visit, { operation: 'form-name-delegate', sent }, () =>
          accounts.nameDelegate(command, visit.actor),
        );
        if (named.ok) return goTo('/absences?done=named');
        return again(named.error.message, 'path' in named.error ? named.error.path : undefined);
      },
    }),
    route({
      ...common,
      method: 'POST',
      path: '/absences/{delegation_id}/end',
      operation: 'form-end-delegation',
      summary: 'Ends a delegation at once',
      auth: signedIn(),
      request: { params: AbsencePath, body: form(EndDelegationForm, { maxBytes: 4096 }) },
      responses,
      async handle({ params, context: { visit, now } }) {
        const command = { customerId: visit.session.customer.id, delegationId: params.delegation_id };
        const ended = await accounts.endDelegation(command, visit.actor);
        if (ended.ok) return goTo('/absences?done=ended');
        return showPage(422, await body(pages, visit, now, { problem: ended.error.message }), script);
      },
    }),
  ];
}

async function body(
  pages: PageServices,
  { session, csrfToken }: Visit,
  now: number,
  more: Pick<AbsencesFacts, 'notice' | 'problem' | 'at' | 'typed'>,
): Promise<string> {
  const { id, defaultCompanyId } = session.customer;
  return absencesPage({
    ...{ session, csrfToken, now },
    delegations: await pages.accounts.listDelegations(id),
    users: (await pages.accounts.listUsers(id)).map(({ user }) => user),
    timeZone: await timeZoneOf(pages, id, defaultCompanyId),
    ...more,
  });
}
