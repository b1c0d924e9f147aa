import type { LeftOutPay, PaymentFile } from '@anz-payroll/filing';
import { groupBy } from '@anz-payroll/kernel';
import type { PayRecord, PayRun } from '@anz-payroll/pay-runs';
import { CodeOf, PathId, QueryWholeNumber, Text } from '@anz-payroll/http-kit/contract';
import { answerRaw, form, route, type HeaderValues, type Route } from '@anz-payroll/http-kit/route';
import {
  mostNamed,
  mostTicked,
  pageHeaders,
  partOf,
  paymentFilesPage,
  type RefusedReturn,
  type TypedPaymentFile,
} from '../../pages';
import { licensed } from '../licensed';
import { notThere, pageAnswers, showPage } from '../page-replies';
import { redirectWithNotice, noticeAfterRedirect } from '../notice-after-redirect';
import { peopleOfLines } from '../people-of-lines';
import { typedDays } from '../typed-day';
import { inCompany, type CompanyVisit } from '../visit';
import type { WebAppServices } from '../web-app-services';
import { withAudit } from '../with-audit';
import { days } from '../../pay-pages';
import { namesInMessage } from './names-in-message';
import { paysOfRun } from './pays-of-run';
import { runPageReply } from './run-page-reply';
import { oneRun, RunPagePath } from './run-path';
import { CompanyPagePath } from './runs';

class PaymentFilePagePath extends CompanyPagePath {
  @PathId() payment_file_id!: number;
}

class PaymentFilesQuery {
  @QueryWholeNumber({ optional: true, min: 1, max: 100_000 }) page?: number;
}

class MakePaymentFileForm {
  @Text({ optional: true, max: 200 }) csrf_token?: string;
  @CodeOf(['bank', 'super']) kind!: 'bank' | 'super';
  @Text({ optional: true, max: 2000, trim: true }) pay_ids?: string;
  @Text({ optional: true, max: 100_000 }) people?: string;
  @Text({ optional: true, max: 100, trim: true }) payment_date?: string;
  @CodeOf(['true'], { optional: true }) balanced?: 'true';
}
for (let index = 0; index < mostTicked; index++) {
  Text({ optional: true, max: 20 })(MakePaymentFileForm.prototype, `p${index}`);
}

class CancelPaymentFileForm {
  @Text({ optional: true, max: 200 }) csrf_token?: string;
  @Text({ optional: true, max: 15, pattern: /^\d*$/ }) pay_id?: string;
  @Text({ optional: true, max: 200, trim: true }) person?: string;
  @Text({ min: 1, max: 200, trim: true }) reason!: string;
}

/** So many files are looked through at a time. */
const FILES_OF_A_PAGE = 20;
/** The pays of a run of more people are not all read for the names of a few. */
const LARGE_RUN = 200;

const common = { tag: 'Pages', auth: inCompany(), rate: 'unlimited' } as const;
const responses = {
  200: pageAnswers[200],
  303: pageAnswers[303],
  403: pageAnswers[403],
  404: pageAnswers[404],
  422: pageAnswers[422],
} as const;

/** Payment files by page: made of a run, listed, fetched again, cancelled. */
export function paymentFilePageRoutes(web: WebAppServices): readonly Route[] {
  return [listRoute(web), makeRoute(web), copyRoute(web), cancelRoute(web)];
}

const listRoute = (web: WebAppServices): Route =>
  route({
    ...common,
    method: 'GET',
    path: '/companies/{company_id}/pays/payment-files',
    operation: 'page-payment-files',
    may: 'pays.read',
    summary: 'The payment files of a company, cancelled ones included',
    request: { params: CompanyPagePath, query: PaymentFilesQuery },
    responses,
    handle: ({ query, context }) => {
      const { headers, ...told } = noticeAfterRedirect(web.pages, context);
      return filesReply(web, context.visit, 200, { ...told, ...query }, headers);
    },
  });

const makeRoute = (web: WebAppServices): Route =>
  route({
    ...common,
    method: 'POST',
    path: '/companies/{company_id}/pays/runs/{pay_run_id}/payment-files',
    operation: 'form-create-payment-file',
    release: 'payment',
    auth: inCompany({ stepUp: 'keeps-form' }),
    may: 'money.release',
    summary: 'Makes a payment file of a run, as the API does',
    request: { params: RunPagePath, body: form(MakePaymentFileForm, { maxBytes: 131_072 }) },
    responses,
    async handle({ params, body, context }) {
      const { visit } = context;
      const run = await web.pays.readPayRun(oneRun(visit, params.pay_run_id));
      if (!run.ok) return notThere();
      const ticked = Object.entries(body).flatMap(([name, id]) => (/^p\d+$/.test(name) ? [String(id)] : []));
      const { people = '', payment_date: paymentDate = '' } = body;
      const typed = { ticked: new Set(ticked), people, paymentDate, isBalanced: body.balanced === 'true' };
      const refuse = async (problem: string, at: Partial<TypedPaymentFile> = {}) =>
        (await runPageReply(web, visit, run.value, { problem, paymentFile: { ...typed, ...at } }))(422);
      const listed = numbersIn([body.pay_ids ?? '', ...ticked].filter((text) => text !== '').join(','));
      if (listed === undefined) return refuse('Enter the numbers of pays, with commas between them.');
      const { days: asked, problems } = typedDays({ payment_date: paymentDate });
      const dateProblem = problems['payment_date'];
      if (dateProblem !== undefined) return refuse(`No file was made: ${dateProblem}`, { dateProblem });
      const chosen = people.trim() === '' ? undefined : await paysOfPeople(web, visit, run.value, people);
      if (chosen?.ok === false) {
        return refuse(`No file was made: ${chosen.problem}.`, { peopleProblem: chosen.problem });
      }
      const payIds = [...listed, ...(chosen?.payIds ?? [])];
      const what = { action: 'create-payment-file', recordType: 'pay-runs', recordId: params.pay_run_id };
      const made = await withAudit(web, visit, what, () =>
        licensed(web, visit, () =>
          web.filing.makePaymentFile({
            companyId: params.company_id,
            payRunId: params.pay_run_id,
            kind: body.kind,
            payIds: payIds.length === 0 ? undefined : payIds,
            ...(body.kind === 'bank' ? { paymentDate: asked.payment_date, isBalanced: typed.isBalanced } : {}),
          }),
        ),
      );
      if (!made.ok) return refuse(made.error.message);
      const { file, leftOut } = made.value;
      const notice = `File ${file.id} holds ${file.payIds.length} ${file.payIds.length === 1 ? 'pay' : 'pays'}. Fetch it below.`;
      // Who was left out is said on a page of its own; sent again, its pays are in the file already.
      if (leftOut.length > 0) return filesReply(web, visit, 200, { notice, leftOut, made: run.value });
      return redirectWithNotice(web.pages, `/companies/${params.company_id}/pays/payment-files`, notice);
    },
  });

/** The pays of the people of these lines. */
async function paysOfPeople(web: WebAppServices, visit: CompanyVisit, run: PayRun, lines: string) {
  const pays = (await paysOfRun(web, visit, run)).filter(({ status }) => status === 'processed');
  const ofPeople = new Map<number, { first_name: string; last_name: string; number: string | null; ids: number[] }>();
  for (const { id, employeeId, employee } of pays) {
    const { firstName: first_name, lastName: last_name, number } = employee;
    const ids = ofPeople.get(employeeId)?.ids ?? [];
    ofPeople.set(employeeId, { first_name, last_name, number, ids: [...ids, id] });
  }
  const chosen = peopleOfLines([...ofPeople.values()], lines, 'in this run');
  return chosen.ok ? { ok: true as const, payIds: chosen.people.flatMap(({ ids }) => ids) } : chosen;
}

const copyRoute = (web: WebAppServices): Route =>
  route({
    ...common,
    method: 'GET',
    path: '/companies/{company_id}/pays/payment-files/{payment_file_id}',
    operation: 'page-payment-file',
    auth: inCompany({ stepUp: true }),
    may: 'money.release',
    summary: 'A payment file, the same bytes each time',
    request: { params: PaymentFilePagePath },
    responses: {
      200: answerRaw(['text/csv', 'text/plain'], 'The file.'),
      303: pageAnswers[303],
      403: pageAnswers[403],
      404: pageAnswers[404],
    },
    async handle({ params, context }) {
      const { company_id: companyId, payment_file_id: paymentFileId } = params;
      const copy = await web.filing.copyPaymentFile({ companyId, paymentFileId });
      if (!copy.ok) return notThere();
      const what = { action: 'payment-file.read', recordType: 'payment-file', recordId: String(paymentFileId) };
      await web.accounts.noteAudit(context.visit.actor, { ...what, details: {} });
      const { fileName, mediaType, content } = copy.value;
      const headers = { 'Content-Disposition': `attachment; filename="${fileName}"` };
      return { status: 200, mediaType, headers, body: content };
    },
  });

const cancelRoute = (web: WebAppServices): Route =>
  route({
    ...common,
    method: 'POST',
    path: '/companies/{company_id}/pays/payment-files/{payment_file_id}/cancel',
    operation: 'form-cancel-payment-file',
    may: 'money.release',
    summary: 'Enters that a payment file, or one payment of it, reached nobody',
    request: { params: PaymentFilePagePath, body: form(CancelPaymentFileForm, { maxBytes: 4096 }) },
    responses,
    async handle({ params, body, context }) {
      const { visit } = context;
      const { company_id: companyId, payment_file_id: paymentFileId } = params;
      const { reason, pay_id: payId = '', person = '' } = body;
      const ofPerson = person === '' ? undefined : await paymentsOf(web, visit, paymentFileId, person);
      if (ofPerson?.ok === false) {
        const { problem } = ofPerson;
        const refused = { fileId: paymentFileId, person, reason, problem };
        return filesReply(web, visit, 422, { problem: `Nothing was entered: ${problem}.`, refused });
      }
      const payIds = ofPerson?.payIds ?? (payId === '' ? undefined : [Number(payId)]);
      const what =
        payIds === undefined
          ? { action: 'cancel-payment-file' }
          : { action: 'payments-returned', details: { reason, pays: payIds.join(', ') } };
      const record = { recordType: 'payment-file', recordId: paymentFileId };
      const cancelled = await withAudit(web, visit, { ...what, ...record }, () =>
        web.filing.cancelPaymentFile({ companyId, paymentFileId, reason, payIds }),
      );
      if (!cancelled.ok) return notThere();
      const notice =
        payIds === undefined
          ? `File ${paymentFileId} is cancelled; its pays are free again.`
          : `The payment came back; another file of the run can pay it. File ${paymentFileId} stands for the others.`;
      return redirectWithNotice(web.pages, `/companies/${companyId}/pays/payment-files`, notice);
    },
  });

/** The payments of one person in a file, those aside that came back before; nobody is guessed. */
async function paymentsOf(web: WebAppServices, visit: CompanyVisit, paymentFileId: number, person: string) {
  const listed = await web.filing.listPaymentFiles({ companyId: visit.company.id });
  const file = listed.ok ? listed.value.find(({ id }) => id === paymentFileId) : undefined;
  const run = file === undefined ? undefined : await web.pays.readPayRun(oneRun(visit, file.payRunId));
  if (file === undefined || run?.ok !== true) return { ok: false as const, problem: 'the file is not there any more' };
  const found = await paysOfPeople(web, visit, run.value, person);
  if (!found.ok) return found;
  const payIds = found.payIds.filter((id) => file.payIds.includes(id) && !file.returnedPayIds.includes(id));
  return payIds.length > 0
    ? { ok: true as const, payIds }
    : { ok: false as const, problem: `the file has no payment of “${person}” that could come back` };
}

interface Told {
  readonly notice?: string;
  readonly problem?: string;
  /** Of the run that a file was made of. */
  readonly leftOut?: readonly LeftOutPay[];
  readonly made?: PayRun;
  readonly page?: number;
  readonly refused?: RefusedReturn;
}

async function filesReply<S extends 200 | 422>(
  web: WebAppServices,
  visit: CompanyVisit,
  status: S,
  told: Told,
  set: HeaderValues = {},
) {
  const listed = await web.filing.listPaymentFiles({ companyId: visit.company.id });
  const { page, made, ...said } = told;
  const part = partOf(listed.ok ? listed.value : [], FILES_OF_A_PAGE, page === undefined ? {} : { page });
  const { enter, ...named } = await namesOfFiles(web, visit, part.rows);
  if (made !== undefined) (await paysOfRun(web, visit, made)).forEach(enter);
  const problem = told.problem === undefined ? {} : { problem: await namesInMessage(web, visit, told.problem) };
  const leftOut: LeftOutPay[] = [];
  for (const { payId, reason } of told.leftOut ?? []) {
    leftOut.push({ payId, reason: await namesInMessage(web, visit, reason) });
  }
  return showPage(status, paymentFilesPage({ ...visit, part, ...named, ...said, leftOut, ...problem }), {
    ...pageHeaders({ script: true }),
    ...set,
  });
}

/** Whose pays they are and which days a run is for; of a file of many people, of those whom the page names. */
async function namesOfFiles(web: WebAppServices, visit: CompanyVisit, files: readonly PaymentFile[]) {
  const names = new Map<number, string>();
  const periods = new Map<number, string>();
  const enter = ({ id, employee }: PayRecord) => names.set(id, `${employee.firstName} ${employee.lastName}`);
  for (const [payRunId, ofRun] of groupBy(files, (file) => file.payRunId)) {
    const run = await web.pays.readPayRun(oneRun(visit, payRunId));
    if (!run.ok) continue;
    periods.set(payRunId, days(run.value.startDate, run.value.endDate));
    if (run.value.payCount <= LARGE_RUN) {
      (await paysOfRun(web, visit, run.value)).forEach(enter);
      continue;
    }
    const { customerId, companyId } = oneRun(visit, payRunId);
    for (const payId of ofRun.flatMap(namedPays)) {
      const pay = await web.pays.readPay({ customerId, companyId, payId });
      if (pay.ok) enter(pay.value.value);
    }
  }
  return { names, periods, enter };
}

/** Those of a file whom the page names: the first ones, whose payment came back, and whose pay was changed since. */
function namedPays({ payIds, changedPays, returnedPayIds }: PaymentFile): readonly number[] {
  const changed = changedPays.slice(0, mostNamed);
  return [
    ...payIds.slice(0, mostNamed),
    ...returnedPayIds,
    ...changed.flatMap(({ payId, replacedByPayId }) => [payId, ...(replacedByPayId === null ? [] : [replacedByPayId])]),
  ];
}

/** `12, 15` as numbers; undefined where something else is typed. */
function numbersIn(typed: string): readonly number[] | undefined {
  const words = typed.split(/[\s,;]+/).filter((word) => word !== '');
  return words.every((word) => /^\d{1,15}$/.test(word)) ? words.map(Number) : undefined;
}
