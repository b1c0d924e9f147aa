import { versionCondition } from '@anz-payroll/http-kit/conditional';
import { answer, json, route, type RequestContext, type Route } from '@anz-payroll/http-kit/route';
import type { Principal } from '@anz-payroll/http-kit/security';
import { civilDate } from 'payroll-core';
import { ifMatch } from '../companies/if-match';
import { refuseIds } from './check-pay-bodies';
import { PayCreate, toPayItem } from './pay-create';
import { Correction } from './pay-contracts';
import { CorrectionPreviewQuery, CorrectionQuery, PayPath } from './pay-queries';
import { refusePays } from './pays-answers';
import { asksAboutPays, writesPays } from './pays-auth';
import type { PaysServices } from './pays-services';
import { showCorrection } from './show-preview';
import { issuedSince } from './tell-issued-payslips';

const tag = 'Pays';
const errors = {
  400: 'An item holds an id, or a rule refuses the replacement',
  404: 'Company or pay not found',
  409: 'Only a processed pay without a termination is corrected',
  422: 'A row cannot be read, or lacks what a new item needs',
} as const;

/** A processed pay is not changed behind anybody's back: it is voided and another takes its place. */
export function correctionRoutes({ pays, payslips }: PaysServices): readonly Route[] {
  return [
    route({
      method: 'POST',
      path: '/api/company/{company_id}/pays/{pay_id}/correction/preview',
      operation: 'preview-correction',
      may: 'pays.write',
      summary: 'Shows what replacing a processed pay would change; stores nothing',
      tag,
      auth: asksAboutPays,
      rate: 'calculation',
      request: { params: PayPath, query: CorrectionPreviewQuery, body: json(PayCreate) },
      responses: {
        200: answer(Correction, 'The change in tax, super, leave, year to date, and the filing to follow.'),
      },
      errors,
      async handle({ params, query, body, context }) {
        const refusal = refuseIds([body], () => 'body');
        if (refusal !== undefined) return refusal;
        const previewed = await pays.previewCorrection({
          ...onePay(context, params),
          ...told(query),
          item: toPayItem(body),
        });
        return previewed.ok
          ? { status: 200, body: showCorrection(previewed.value) }
          : refusePays(previewed.error, 'one');
      },
    }),
    route({
      method: 'POST',
      path: '/api/company/{company_id}/pays/{pay_id}/correction',
      operation: 'correct-pay',
      release: 'pay-run',
      may: 'pays.write',
      summary: 'Voids a processed pay and stores its replacement in one transaction',
      tag,
      auth: writesPays,
      rate: 'pay',
      request: { params: PayPath, query: CorrectionQuery, body: json(PayCreate) },
      responses: { 201: answer(Correction, 'What changed; `replacement` is the pay that now counts.') },
      errors: {
        ...errors,
        403: 'No active subscription',
        409: 'Only a processed pay without a termination is corrected. Or the tax office knows the pay and confirm_reported is missing, or a payment file holds it and confirm_paid is false',
        412: 'The pay has changed since it was read (If-Match)',
      },
      async handle({ params, query, body, context }) {
        const refusal = refuseIds([body], () => 'body');
        if (refusal !== undefined) return refusal;
        const corrected = await pays.applyCorrection({
          ...onePay(context, params),
          ...told(query),
          item: toPayItem(body),
          confirmReported: query.confirm_reported ?? false,
          confirmPaid: query.confirm_paid ?? true,
          ...ifMatch(versionCondition(context.header('if-match'))),
        });
        if (!corrected.ok) return refusePays(corrected.error, 'one');
        const issued = await issuedSince(payslips, corrected.value.pay);
        return { status: 201, body: showCorrection(corrected.value, issued) };
      },
    }),
  ];
}

function told({ identified_on, use_current_record }: CorrectionPreviewQuery) {
  return {
    ...(identified_on === undefined ? {} : { identifiedOn: civilDate(identified_on) }),
    usesCurrentRecord: use_current_record ?? false,
  };
}

function onePay({ principal }: RequestContext & { readonly principal: Principal }, params: PayPath) {
  return { customerId: principal.customerId, companyId: params.company_id, payId: params.pay_id };
}
