import { cellOf, itemWithCells, type CellChange, type CellsOfPay } from '@anz-payroll/pay-runs';
import { CodeOf, QueryWholeNumber, Text } from '@anz-payroll/http-kit/contract';
import { form, route, type Route } from '@anz-payroll/http-kit/route';
import { shownCell } from '../../pay-pages';
import { addedColumns, correctPayPage, pageHeaders, runColumns, type Problems } from '../../pages';
import { licensed } from '../licensed';
import { goTo, notThere, pageAnswers, showPage } from '../page-replies';
import { typedDay } from '../typed-day';
import { inCompany, type CompanyVisit } from '../visit';
import { withAudit } from '../with-audit';
import type { WebAppServices } from '../web-app-services';
import { refusedInWords, toSeeTo } from './changed-pay';
import { PayPagePath } from './pay';
import { cellChange, mostColumns, textList } from './run-cells';
import { redirectWithNotice } from '../notice-after-redirect';
import { oneRun, runAddress } from './run-path';

class CorrectPayForm {
  @Text({ optional: true, max: 200 }) csrf_token?: string;
  @Text({ max: 10_000 }) columns!: string;
  @CodeOf(['apply'], { optional: true }) step?: 'apply';
  @QueryWholeNumber({ optional: true, min: 1 }) version?: number;
  @Text({ optional: true, max: 20 }) identified_on?: string;
  @CodeOf(['true'], { optional: true }) use_current_record?: 'true';
  @CodeOf(['true'], { optional: true }) confirm_reported?: 'true';
  @CodeOf(['true'], { optional: true }) confirm_paid?: 'true';
}
for (let index = 0; index < mostColumns; index++) {
  Text({ optional: true, max: 10_000, isCheckedByReader: true })(CorrectPayForm.prototype, `c${index}`);
}

const script = pageHeaders({ script: true });
const common = {
  path: '/companies/{company_id}/pays/{pay_id}/correct',
  tag: 'Pages',
  auth: inCompany(),
  rate: 'unlimited',
} as const;

export const correctPayPageRoute = (web: WebAppServices): Route =>
  route({
    ...common,
    method: 'GET',
    operation: 'page-correct-pay',
    may: 'pays.write',
    summary: 'A processed pay, to be entered anew',
    request: { params: PayPagePath },
    responses: { 200: pageAnswers[200], 303: pageAnswers[303], 403: pageAnswers[403], 404: pageAnswers[404] },
    async handle({ params, context }) {
      const { visit } = context;
      const found = await correctable(web, visit, params.pay_id);
      if (found === undefined) return notThere();
      const { line } = found;
      const columns = runColumns(visit.company.country, found, []);
      return showPage(200, correctPayPage({ ...visit, line, columns, typed: [], problems: {} }), script);
    },
  });

export const correctPayFormRoute = (web: WebAppServices): Route =>
  route({
    ...common,
    method: 'POST',
    operation: 'form-correct-pay',
    release: 'pay-run',
    may: 'pays.write',
    summary: 'Corrects a processed pay, as the API does; without apply it only shows what changes',
    request: { params: PayPagePath, body: form(CorrectPayForm, { maxBytes: 65_536 }) },
    responses: {
      200: pageAnswers[200],
      303: pageAnswers[303],
      403: pageAnswers[403],
      404: pageAnswers[404],
      422: pageAnswers[422],
    },
    async handle({ params, body, context }) {
      const { visit } = context;
      const found = await correctable(web, visit, params.pay_id);
      if (found === undefined) return notThere();
      const { line } = found;
      const columns = runColumns(visit.company.country, found, addedColumns(textList(body.columns)));
      const period = { start: line.pay.periodStart, end: line.pay.periodEnd };
      const sent = new Map<string, unknown>(Object.entries(body));
      const keys = textList(body.columns);
      const problems: Record<string, string> = {};
      const cells: CellChange[] = [];
      const typed = columns.map(({ key, kind, column }, index) => {
        const was = cellOf(line.entered, column);
        const at = keys.indexOf(key);
        const text = at < 0 || !was.isEditable ? undefined : sent.get(`c${at}`);
        if (typeof text !== 'string') return shownCell(kind, was.text, period);
        const read = cellChange(visit.company.country, key, was.text, text, period);
        if ('problem' in read) problems[`c${index}`] = read.problem;
        else if (read.change.now !== was.text) cells.push(read.change);
        return text;
      });
      const { identified_on: dayTyped = '' } = body;
      const usesCurrentRecord = body.use_current_record === 'true';
      const identified = { usesCurrentRecord, ...(dayTyped === '' ? {} : { identifiedOn: dayTyped }) };
      const again = (found422: Problems) =>
        showPage(422, correctPayPage({ ...visit, line, columns, typed, ...identified, problems: found422 }), script);
      const day = dayTyped === '' ? undefined : typedDay(dayTyped);
      if (day?.ok === false) problems['identified_on'] = day.error.message;
      if (Object.keys(problems).length > 0) return again(problems);
      if (hasCellBeyond(sent, keys.length)) return again({ record: 'Load the page again: a cell has no column.' });
      if (cells.length === 0 && !usesCurrentRecord) return again({ record: 'Nothing is changed yet.' });
      const item = itemWithCells(line, cells);
      if (!item.ok) return again({ record: item.error.message });
      const { customerId, companyId, id } = line.pay;
      const { version } = body;
      const command = {
        customerId,
        companyId,
        payId: id,
        item: item.value,
        usesCurrentRecord,
        confirmReported: body.confirm_reported === 'true',
        confirmPaid: body.confirm_paid === 'true',
        ...(day?.ok === true ? { identifiedOn: day.value } : {}),
        ...(version === undefined ? {} : { mayTouch: (stored: number) => stored === version }),
      };
      if (body.step !== 'apply') {
        const previewed = await web.pays.previewCorrection(command);
        if (!previewed.ok) return again({ record: previewed.error.message });
        const facts = { ...visit, line, columns, typed, ...identified, problems: {}, correction: previewed.value };
        return showPage(200, correctPayPage(facts), script);
      }
      const what = { action: 'correct-pay', recordType: 'pays', recordId: id };
      const applied = await withAudit(web, visit, what, () =>
        licensed(web, visit, () => web.pays.applyCorrection(command)),
      );
      if (!applied.ok) return again({ record: refusedInWords(applied.error) });
      const { pay, replacement } = applied.value;
      const seeTo = toSeeTo([replacement.pay]);
      const run = await web.pays.readPayRun(oneRun(visit, pay.payRunId));
      if (seeTo.length > 0 && run.ok) {
        const notice = [`The pay is corrected by pay ${replacement.pay.id}.`, ...seeTo].join(' ');
        return redirectWithNotice(web.pages, runAddress(run.value), notice);
      }
      const issued = await web.payslips.issuedThatDiffer({ ...pay, from: pay.payDate });
      return issued.length === 0
        ? goTo(`/companies/${companyId}/pays/${replacement.pay.id}`)
        : goTo(`/companies/${companyId}/people/${pay.employeeId}/payslips?done=corrected`);
    },
  });

/** Whether something is typed into a cell without a column, which nobody would read and check. */
function hasCellBeyond(sent: ReadonlyMap<string, unknown>, columns: number): boolean {
  return [...sent].some(
    ([name, text]) =>
      /^c\d+$/.test(name) && Number(name.slice(1)) >= columns && typeof text === 'string' && text !== '',
  );
}

/** A processed pay of the company; a final pay is deleted and made anew instead. */
async function correctable(
  { pays }: WebAppServices,
  { session, company }: CompanyVisit,
  payId: number,
): Promise<CellsOfPay | undefined> {
  const found = await pays.readCellsOfPay({ customerId: session.customer.id, companyId: company.id, payId });
  if (!found.ok) return undefined;
  const { status, termination } = found.value.line.pay;
  return status === 'processed' && termination === null ? found.value : undefined;
}
