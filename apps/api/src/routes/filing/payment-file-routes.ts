import type { LeftOutPay, PaymentFile as Made } from '@anz-payroll/filing';
import {
  CivilDateText,
  CodeOf,
  Flag,
  ListOf,
  PathId,
  Text,
  TimestampText,
  WholeNumber,
  WholeNumberList,
} from '@anz-payroll/http-kit/contract';
import { answer, answerList, answerRaw, json, route, type Route } from '@anz-payroll/http-kit/route';
import { utcTimestamp } from '@anz-payroll/kernel';
import { civilDate } from 'payroll-core';
import { actorOf } from '../accounts/actor-of';
import { readsCompany, writesCompany } from '../companies/company-auth';
import { CompanyPath } from '../companies/company-contracts';
import { PayRunPath } from '../pays/pay-queries';
import { fileAnswer, fileHeaders } from './file-answer';
import { refuseFiling } from './filing-answers';
import type { FilingServices } from './filing-services';

class PaymentFilePath extends CompanyPath {
  @PathId() payment_file_id!: number;
}
class PaymentFileCreate {
  @CodeOf(['bank', 'super']) kind!: 'bank' | 'super';
  @WholeNumberList({ optional: true, maxItems: 10_000, description: 'Only these pays of the run.' })
  pay_ids?: readonly number[];
  @CivilDateText({
    optional: true,
    description: 'The day the bank pays; by default the first pay date, and pays of later ones are left out.',
  })
  payment_date?: string;
  @Flag({ optional: true, description: 'Australia: with one debit of the company’s own account.' }) balanced?: boolean;
}
class PaymentFileCancel {
  @Text({ min: 1, max: 200 }) reason!: string;
  @WholeNumberList({
    optional: true,
    minItems: 1,
    maxItems: 10_000,
    description: 'Only the payments of these pays, which the bank returned; the file stands for the others.',
  })
  pay_ids?: readonly number[];
}
class PayLeftOut {
  @WholeNumber() pay_id!: number;
  @Text() reason!: string;
}
class PayChangedSince {
  @WholeNumber() pay_id!: number;
  @CodeOf(['deleted', 'corrected', 'changed']) change!: 'deleted' | 'corrected' | 'changed';
  @WholeNumber({ nullable: true, description: 'The pay that counts instead, where it was corrected.' })
  replaced_by_pay_id!: number | null;
}
class PaymentFile {
  @WholeNumber() id!: number;
  @CodeOf(['bank', 'super']) kind!: 'bank' | 'super';
  @WholeNumber() pay_run_id!: number;
  @Text() file_name!: string;
  @CodeOf(['standing', 'cancelled']) status!: 'standing' | 'cancelled';
  @TimestampText() created_at!: string;
  @TimestampText({ nullable: true }) cancelled_at!: string | null;
  @Text({ nullable: true }) cancel_reason!: string | null;
  @WholeNumberList() pay_ids!: readonly number[];
  @ListOf(() => PayChangedSince, {
    description: 'Pays that were deleted, corrected or changed since the file was made.',
  })
  changed_pays!: readonly PayChangedSince[];
  @WholeNumberList({ description: 'Pays whose payments came back; another file can pay them.' })
  returned_pay_ids!: readonly number[];
}
class PaymentFileMade extends PaymentFile {
  @ListOf(() => PayLeftOut, { description: 'Pays that the file does not hold, and why.' })
  left_out!: readonly PayLeftOut[];
}

const show = ({ id, kind, payRunId, fileName, createdAt, cancellation, payIds, ...since }: Made): PaymentFile => ({
  ...{ id, kind, pay_run_id: payRunId, file_name: fileName, pay_ids: payIds },
  status: cancellation === null ? 'standing' : 'cancelled',
  created_at: utcTimestamp(createdAt),
  cancelled_at: cancellation === null ? null : utcTimestamp(cancellation.at),
  cancel_reason: cancellation?.reason ?? null,
  changed_pays: since.changedPays.map(({ payId, change, replacedByPayId }) => ({
    pay_id: payId,
    change,
    replaced_by_pay_id: replacedByPayId,
  })),
  returned_pay_ids: since.returnedPayIds,
});
const showLeftOut = ({ payId, reason }: LeftOutPay): PayLeftOut => ({ pay_id: payId, reason });

const tag = 'Payment files';
const path = '/api/company/{company_id}/payment-files';

/** Money that left is remembered: each pay is in at most one standing file to banks and one to super funds. */
export function paymentFileRoutes(services: FilingServices): readonly Route[] {
  const { filing } = services;
  return [
    route({
      method: 'POST',
      path: '/api/company/{company_id}/pay-runs/{pay_run_id}/payment-files',
      operation: 'create-payment-file',
      release: 'payment',
      may: 'money.release',
      summary: 'Makes a file of the pays that are in no standing file yet, and remembers them as exported',
      tag,
      auth: writesCompany,
      rate: 'default',
      request: { params: PayRunPath, body: json(PaymentFileCreate) },
      responses: { 201: answer(PaymentFileMade, 'The file; its content is read by itself.') },
      errors: {
        400: 'A company, or everybody of the run, without the bank or fund details that the file needs',
        404: 'Company, pay run or pay not found',
        409: 'Nothing is left to export; the message says why for each pay',
      },
      async handle({ params, body }) {
        const made = await filing.makePaymentFile({
          companyId: params.company_id,
          payRunId: params.pay_run_id,
          kind: body.kind,
          payIds: body.pay_ids,
          paymentDate: body.payment_date === undefined ? undefined : civilDate(body.payment_date),
          isBalanced: body.balanced,
        });
        if (!made.ok) return refuseFiling(made.error);
        const { file, leftOut } = made.value;
        return { status: 201, body: { ...show(file), left_out: leftOut.map(showLeftOut) } };
      },
    }),
    route({
      method: 'GET',
      path,
      operation: 'list-payment-files',
      may: 'pays.read',
      summary: 'The payment files of a company, newest first',
      tag,
      auth: readsCompany,
      rate: 'default',
      request: { params: CompanyPath },
      responses: { 200: answerList(PaymentFile, 'Cancelled ones included.') },
      errors: { 400: 'No company found with the given company_id' },
      async handle({ params }) {
        const listed = await filing.listPaymentFiles({ companyId: params.company_id });
        return listed.ok ? { status: 200, body: listed.value.map(show) } : refuseFiling(listed.error);
      },
    }),
    route({
      method: 'GET',
      path: `${path}/{payment_file_id}/content`,
      operation: 'get-payment-file',
      may: 'money.release',
      summary: 'The file itself, the same each time',
      tag,
      auth: readsCompany,
      rate: 'default',
      request: { params: PaymentFilePath },
      responses: { 200: answerRaw('text/plain', 'As it was made.', { headers: fileHeaders }) },
      errors: { 400: 'No company found with the given company_id', 404: 'Payment file not found' },
      async handle({ params, context }) {
        const { company_id: companyId, payment_file_id: paymentFileId } = params;
        const copy = await filing.copyPaymentFile({ companyId, paymentFileId });
        if (!copy.ok) return refuseFiling(copy.error);
        return { ...(await fileAnswer(services, context, companyId, copy.value)), mediaType: 'text/plain' };
      },
    }),
    route({
      method: 'POST',
      path: `${path}/{payment_file_id}/cancel`,
      operation: 'cancel-payment-file',
      may: 'money.release',
      summary: 'Enters that a file, or payments of it, reached nobody; those pays can be exported again',
      tag,
      auth: writesCompany,
      rate: 'default',
      request: { params: PaymentFilePath, body: json(PaymentFileCancel) },
      responses: { 200: answer(PaymentFile, 'The file with its cancellation; a second one changes nothing.') },
      errors: { 404: 'Company, payment file or pay of it not found' },
      async handle({ params, body, context }) {
        const { company_id: companyId, payment_file_id: paymentFileId } = params;
        const { reason, pay_ids: payIds } = body;
        const cancelled = await filing.cancelPaymentFile({ companyId, paymentFileId, reason, payIds });
        if (cancelled.ok && payIds !== undefined) {
          // The file shows which payments came back; why is told here alone.
          const details = { company_id: String(companyId), reason, pays: payIds.join(' ') };
          const what = { action: 'payments-returned', recordType: 'payment-files', recordId: String(paymentFileId) };
          await services.accounts.noteAudit(actorOf(context), { ...what, details });
        }
        return cancelled.ok ? { status: 200, body: show(cancelled.value) } : refuseFiling(cancelled.error);
      },
    }),
  ];
}
