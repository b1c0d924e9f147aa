import { localDay } from '@anz-payroll/companies';
import { impactCsv, type ChangeAsked, type ImpactOnCompany } from '@anz-payroll/pay-runs';
import { PathId, Text } from '@anz-payroll/http-kit/contract';
import { answerRaw, form, route, type Route } from '@anz-payroll/http-kit/route';
import { accepted, addDays, civilDate, type Result } from 'payroll-core';
import { readDraft } from 'payroll-core/rules';
import { impactPage, pageHeaders, type Problems } from '../../pages';
import { csvReply, notThere, pageAnswers, showPage } from '../page-replies';
import { typedDays } from '../typed-day';
import { typedPercent } from '../typed-percent';
import { inCompany, type CompanyVisit } from '../visit';
import type { WebAppServices } from '../web-app-services';

class ImpactPath {
  @PathId() company_id!: number;
}
const day = { optional: true, max: 20, trim: true } as const;

class ImpactQuery {
  @Text(day) from?: string;
  @Text(day) to?: string;
  @Text({ optional: true, max: 20, trim: true }) percent?: string;
  @Text({ ...day, description: 'The increase of the awards that classifications follow.' })
  award_on?: string;
}
class ImpactForm {
  @Text({ optional: true, max: 200 }) csrf_token?: string;
  @Text(day) from?: string;
  @Text(day) to?: string;
  @Text({ max: 200_000 }) draft!: string;
}

const path = '/companies/{company_id}/reports/impact';
const common = { tag: 'Pages', auth: inCompany(), rate: 'calculation' } as const;
const answers = { 303: pageAnswers[303], 403: pageAnswers[403], 404: pageAnswers[404] } as const;
const headers = pageHeaders({ script: true });

export function impactPageRoutes(web: WebAppServices): readonly Route[] {
  return [impactPageRoute(web), impactFileRoute(web), impactFormRoute(web)];
}

interface Asked {
  readonly from: string;
  readonly to: string;
  readonly percent: string;
  readonly draft: string;
  readonly awardOn: string;
  readonly problems: Problems;
}

type Sent = { readonly [K in keyof ImpactQuery]?: string | undefined };

/** The law of a year ago against today's, unless the page was asked for other days. */
function askedFor({ company }: CompanyVisit, now: number, query: Sent, draft = ''): Asked {
  const today = localDay(now, company.timezone);
  const { percent = '', ...typed } = query;
  const { days, problems } = typedDays({ from: typed.from, to: typed.to, award_on: typed.award_on });
  const dayOf = (name: 'from' | 'to' | 'award_on', usual: string) =>
    problems[name] === undefined ? (days[name] ?? usual) : (typed[name] ?? '');
  const from = dayOf('from', addDays(today, -365));
  const by = percent === '' ? undefined : typedPercent(percent);
  const wrong = by?.ok === false ? { ...problems, percent: by.error.message } : problems;
  return { from, to: dayOf('to', today), percent, draft, awardOn: dayOf('award_on', ''), problems: wrong };
}

const impactPageRoute = (web: WebAppServices): Route =>
  route({
    ...common,
    method: 'GET',
    path,
    operation: 'page-impact',
    weight: 'heavy',
    may: 'pays.read',
    summary: 'What a change of law or a rise does to everybody',
    request: { params: ImpactPath, query: ImpactQuery },
    responses: { ...answers, 200: pageAnswers[200], 422: pageAnswers[422] },
    handle: ({ query, context }) => reply(web, context.visit, askedFor(context.visit, context.now, query)),
  });

const impactFormRoute = (web: WebAppServices): Route =>
  route({
    ...common,
    method: 'POST',
    path,
    operation: 'form-impact',
    weight: 'heavy',
    may: 'pays.read',
    summary: 'What a draft of a law would do to everybody',
    request: { params: ImpactPath, body: form(ImpactForm, { maxBytes: 400_000 }) },
    responses: { ...answers, 200: pageAnswers[200], 422: pageAnswers[422] },
    handle: ({ body, context }) =>
      reply(web, context.visit, askedFor(context.visit, context.now, { from: body.from, to: body.to }, body.draft)),
  });

const impactFileRoute = (web: WebAppServices): Route =>
  route({
    ...common,
    method: 'GET',
    path: `${path}.csv`,
    operation: 'page-impact-file',
    weight: 'heavy',
    may: 'pays.read',
    summary: 'What a change does to everybody, a row for each person',
    request: { params: ImpactPath, query: ImpactQuery },
    responses: { ...answers, 200: answerRaw('text/csv', 'The file.') },
    async handle({ query, context }) {
      const asked = askedFor(context.visit, context.now, query);
      const found = await read(web, context.visit, asked);
      return found.ok ? csvReply(`impact-${asked.to}.csv`, impactCsv(found.value.touched)) : notThere();
    },
  });

async function reply(web: WebAppServices, visit: CompanyVisit, asked: Asked) {
  const found = await read(web, visit, asked);
  const body = impactPage({
    ...visit,
    ...asked,
    impact: found.ok ? found.value : undefined,
    ...(found.ok || hasProblem(asked) ? {} : { problem: found.error.message }),
  });
  return showPage(found.ok ? 200 : 422, body, headers);
}

function hasProblem({ problems }: Asked): boolean {
  return Object.keys(problems).length > 0;
}

async function read(
  web: WebAppServices,
  { session, company }: CompanyVisit,
  asked: Asked,
): Promise<Result<ImpactOnCompany, { readonly message: string }>> {
  if (hasProblem(asked)) return { ok: false, error: { message: 'One of the fields cannot be read.' } };
  if (asked.awardOn !== '') {
    const { findAward } = web;
    const on = civilDate(asked.awardOn);
    const shown = await web.employees.previewAwardIncrease({ companyId: company.id, on, findAward });
    if (!shown.ok) return shown;
    const raised = shown.value.groups.flatMap((group) => group.employees);
    const rates = new Map(raised.map(({ employeeId, to }) => [employeeId, to]));
    const change = { kind: 'rates', rates } as const;
    return web.pays.readImpact({ customerId: session.customer.id, companyId: company.id, change });
  }
  const change = changeOf(asked);
  if (!change.ok) return change;
  return web.pays.readImpact({ customerId: session.customer.id, companyId: company.id, change: change.value });
}

function changeOf({ from, to, percent, draft }: Asked): Result<ChangeAsked, { readonly message: string }> {
  if (percent !== '') {
    const by = typedPercent(percent);
    return by.ok ? accepted({ kind: 'rise', rise: { kind: 'percentage', by: by.value } }) : by;
  }
  if (draft === '') return accepted({ kind: 'law', from: { day: from }, to: { day: to } });
  let typed: unknown;
  try {
    typed = JSON.parse(draft);
  } catch {
    return {
      ok: false,
      error: { message: 'The draft is no JSON. Copy an edition from /api/rules and change its values.' },
    };
  }
  const file = readDraft(typed);
  if (!file.ok) return { ok: false, error: { message: `The draft: ${file.error.path ?? ''} ${file.error.message}` } };
  return accepted({ kind: 'law', from: { day: from }, to: { day: to, drafts: [file.value] } });
}
