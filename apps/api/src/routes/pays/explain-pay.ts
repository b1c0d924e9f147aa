import type { Explanation } from 'payroll-core';
import type { PayExplanation, PayWarning } from '@anz-payroll/pay-runs';
import { answer, answerOrRaw, route, type Route } from '@anz-payroll/http-kit/route';
import { readsCompany } from '../companies/company-auth';
import { ExplainedPay, ReplayedPay } from './pay-contracts';
import { PayPath } from './pay-queries';
import { refusePays } from './pays-answers';
import { asksAboutPays } from './pays-auth';
import type { PaysServices } from './pays-services';
import { showExplanation } from './show-preview';

const tag = 'Pays';
const errors = { 400: 'No company found with the given company_id', 404: 'Pay not found' } as const;

export const explainPayRoute = ({ pays }: PaysServices): Route =>
  route({
    method: 'GET',
    path: '/api/company/{company_id}/pays/{pay_id}/explanation',
    operation: 'explain-pay',
    may: 'pays.read',
    narrowed: 'pay',
    showsPay: true,
    summary: 'How every figure of a pay came about',
    description:
      'JSON with `pay_id`, `explanation` (by figure: rule, value, says, law, because), `warnings` and ' +
      '`parameter_files`; one line for each step with `Accept: text/plain`.',
    tag,
    auth: readsCompany,
    rate: 'calculation',
    request: { params: PayPath },
    responses: { 200: answerOrRaw(ExplainedPay, ['text/plain'], 'Each figure down to its published table.') },
    errors,
    async handle({ params, context }) {
      const found = await pays.readExplanation({
        customerId: context.principal.customerId,
        companyId: params.company_id,
        payId: params.pay_id,
      });
      if (!found.ok) return refusePays(found.error, 'one');
      const { warnings, parameterFiles } = found.value;
      const explanation = showExplanation(found.value.explanation);
      if (context.accepts(['application/json', 'text/plain']) === 'text/plain') {
        return { status: 200, mediaType: 'text/plain', body: explanationText(explanation, warnings) };
      }
      const body = { pay_id: params.pay_id, explanation, warnings, parameter_files: parameterFiles };
      return { status: 200, body };
    },
  });

function explanationText(explanation: PayExplanation, warnings: readonly PayWarning[]): string {
  const lines: string[] = [];
  for (const [figure, steps] of Object.entries(explanation)) {
    // A list is told by its step, in words.
    const value = steps.value ?? '';
    lines.push(/^[[{]/.test(value) ? `${figure}:` : `${figure}: ${value}`);
    writeSteps(steps, 1, lines);
  }
  for (const { message } of warnings) lines.push(`Warning: ${message}`);
  return `${lines.join('\n')}\n`;
}

function writeSteps({ rule, says, law, because = [] }: Explanation, depth: number, lines: string[]): void {
  const source = law === undefined ? '' : ` (since ${law.since}; ${law.title})`;
  lines.push(`${'  '.repeat(depth)}${rule}: ${says}${source}`);
  for (const step of because) writeSteps(step, depth + 1, lines);
}

export const replayPayRoute = ({ pays }: PaysServices): Route =>
  route({
    method: 'POST',
    path: '/api/company/{company_id}/pays/{pay_id}/replay',
    operation: 'replay-pay',
    may: 'pays.write',
    summary: 'Works a pay out again from its stored inputs and compares; stores nothing',
    tag,
    auth: asksAboutPays,
    rate: 'pay',
    request: { params: PayPath },
    responses: { 200: answer(ReplayedPay, 'Whether both are equal, or what differs.') },
    errors,
    async handle({ params, context }) {
      const replayed = await pays.replayPay({
        customerId: context.principal.customerId,
        companyId: params.company_id,
        payId: params.pay_id,
      });
      if (!replayed.ok) return refusePays(replayed.error, 'one');
      const { payId, isEqual, differences, parameterFiles } = replayed.value;
      return {
        status: 200,
        body: { pay_id: payId, is_equal: isEqual, differences, parameter_files: parameterFiles },
      };
    },
  });
