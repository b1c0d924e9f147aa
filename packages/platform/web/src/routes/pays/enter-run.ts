import type { CellChange } from '@anz-payroll/pay-runs';
import { CodeOf, QueryWholeNumber, Text, type ContractClass } from '@anz-payroll/http-kit/contract';
import { form, route, type Route } from '@anz-payroll/http-kit/route';
import { enterRunPage, pageHeaders, type EnterRunFacts } from '../../pages';
import { licensed } from '../licensed';
import { goTo, notThere, pageAnswers, showPage } from '../page-replies';
import { inCompany, type CompanyVisit } from '../visit';
import { withAudit } from '../with-audit';
import type { WebAppServices } from '../web-app-services';
import { cellChange, columnsOf, lastGrossOf, linesAsked, mostColumns, problemOfLine, textList } from './run-cells';
import { noticeAfterRedirect } from '../notice-after-redirect';
import { oneRun, RunPagePath } from './run-path';

class EnterRunQuery {
  @CodeOf(['saved'], { optional: true }) done?: 'saved';
  @Text({ optional: true, max: 4000 }) columns?: string;
  @Text({ optional: true, max: 60 }) what?: string;
  @Text({ optional: true, max: 60, trim: true }) description?: string;
  @QueryWholeNumber({ optional: true, min: 1, max: 100_000 }) page?: number;
  @Text({ optional: true, max: 100 }) q?: string;
}

/** One line of the table, as a browser without scripts sends it. */
class EnterLineForm {
  @Text({ optional: true, max: 200 }) csrf_token?: string;
  @QueryWholeNumber({ min: 1 }) pay_id!: number;
  @Text({ max: 10_000 }) columns!: string;
  @Text({ max: 40_000 }) was!: string;
  @QueryWholeNumber({ optional: true, min: 1, max: 100_000 }) page?: number;
  @Text({ optional: true, max: 100 }) q?: string;
}
for (let index = 0; index < mostColumns; index++) {
  Text({ optional: true, max: 10_000, isCheckedByReader: true })(EnterLineForm.prototype, `c${index}`);
}

const notices = {
  saved: 'The line is saved.',
} as const;
const headers = pageHeaders({ script: true, connect: true });
const common = {
  path: '/companies/{company_id}/pays/runs/{pay_run_id}/enter',
  tag: 'Pages',
  auth: inCompany(),
  rate: 'unlimited',
} as const;

export const enterRunPageRoute = (web: WebAppServices): Route =>
  route({
    ...common,
    method: 'GET',
    operation: 'page-enter-pay-run',
    weight: { above: 100 },
    may: 'pays.write',
    summary: 'The table in which the pays of a run are entered',
    request: { params: RunPagePath, query: EnterRunQuery },
    responses: { 200: pageAnswers[200], 303: pageAnswers[303], 403: pageAnswers[403], 404: pageAnswers[404] },
    async handle({ params, query, context }) {
      const added = [...textList(query.columns), ...newColumn(query)];
      const isUnnamed = query.what?.endsWith(':') === true && (query.description ?? '') === '';
      const { headers: set, ...told } = noticeAfterRedirect(web.pages, context);
      const notice = {
        ...told,
        ...(query.done === undefined ? {} : { notice: notices[query.done] }),
        ...(isUnnamed ? { problem: 'Give the new column a description, such as Tools.' } : {}),
      };
      const body = await tablePage(web, context.visit, params.pay_run_id, added, query, notice);
      return body === undefined ? notThere() : showPage(200, body, { ...headers, ...set });
    },
  });

/** The column that the form at the end of the page asks for. */
function newColumn({ what = '', description = '' }: EnterRunQuery): readonly string[] {
  if (what === '') return [];
  if (!what.endsWith(':')) return [what];
  return description === '' ? [] : [`${what}${description}`];
}

export const enterLineFormRoute = (web: WebAppServices): Route =>
  route({
    ...common,
    method: 'POST',
    operation: 'form-enter-pay-run-line',
    may: 'pays.write',
    summary: 'Changes the pending pay of one line',
    request: {
      params: RunPagePath,
      body: form(EnterLineForm as ContractClass<EnterLineForm>, { maxBytes: 131_072 }),
    },
    responses: { 303: pageAnswers[303], 403: pageAnswers[403], 404: pageAnswers[404], 422: pageAnswers[422] },
    async handle({ params, body, context }) {
      const { visit } = context;
      const run = await web.pays.readPayRun(oneRun(visit, params.pay_run_id));
      if (!run.ok) return notThere();
      const period = { start: run.value.startDate, end: run.value.endDate };
      const keys = textList(body.columns);
      const was = textList(body.was);
      const sent = new Map<string, unknown>(Object.entries(body));
      const typed = keys.map((_, index) => textIn(sent.get(`c${index}`)));
      const cells: CellChange[] = [];
      const problems: string[] = [];
      for (const [index, key] of keys.entries()) {
        if (!sent.has(`c${index}`)) continue;
        const read = cellChange(visit.company.country, key, was[index] ?? '', typed[index] ?? '', period);
        if ('problem' in read) problems.push(read.problem);
        else if (read.change.now !== read.change.was) cells.push(read.change);
      }
      const again = async (problem: string) => {
        const page = await tablePage(web, visit, params.pay_run_id, keys, body, {
          problem,
          refused: { payId: body.pay_id, typed },
        });
        return page === undefined ? notThere() : showPage(422, page, headers);
      };
      if (problems.length > 0) return again(problems.join(' '));
      const what = { action: 'enter-pay-run', recordType: 'pay-runs', recordId: params.pay_run_id };
      const command = { ...oneRun(visit, params.pay_run_id), changes: [{ payId: body.pay_id, cells }] };
      const changed = await withAudit(web, visit, what, () =>
        licensed(web, visit, () => web.pays.changeCells(command)),
      );
      if (!changed.ok) return again(changed.error.message);
      const [line] = changed.value;
      const problem = line === undefined ? undefined : problemOfLine(line, visit.company.country);
      if (problem !== undefined) return again(problem);
      const { page, q = '' } = body;
      const query = [
        'done=saved',
        `columns=${encodeURIComponent(JSON.stringify(keys))}`,
        ...(page === undefined ? [] : [`page=${page}`]),
        ...(q === '' ? [] : [`q=${encodeURIComponent(q)}`]),
      ].join('&');
      return goTo(`/companies/${params.company_id}/pays/runs/${params.pay_run_id}/enter?${query}#c-${body.pay_id}-0`);
    },
  });

function textIn(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

async function tablePage(
  web: WebAppServices,
  visit: CompanyVisit,
  payRunId: number,
  added: readonly string[],
  asked: { readonly page?: number; readonly q?: string },
  more: Pick<EnterRunFacts, 'notice' | 'problem' | 'refused'>,
): Promise<string | undefined> {
  const cells = await web.pays.readCells(oneRun(visit, payRunId));
  if (!cells.ok) return undefined;
  const lastGross = await lastGrossOf(web, visit, cells.value);
  const columns = columnsOf(visit.company.country, cells.value, added);
  const part = linesAsked(cells.value.lines, asked);
  return enterRunPage({ ...visit, ...cells.value, part, columns, added, lastGross, ...more });
}
