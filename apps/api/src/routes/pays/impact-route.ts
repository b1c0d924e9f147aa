import { impactCsv, type ChangeAsked, type ImpactOnCompany as Impact } from '@anz-payroll/pay-runs';
import { invalidRequest } from '@anz-payroll/http-kit/errors';
import { answerOrRaw, json, route, type Route } from '@anz-payroll/http-kit/route';
import { accepted, type Refusal, type Result } from 'payroll-core';
import { noteToStaff, type Rise } from 'payroll-core/changes';
import { readDraft } from 'payroll-core/rules';
import { CompanyPath } from '../companies/company-contracts';
import { ImpactAsked, ImpactOnCompany, type ChangeOfLawAsked, type RiseAsked } from './impact-contracts';
import { refusePays } from './pays-answers';
import { asksAboutPays } from './pays-auth';
import type { PaysServices } from './pays-services';
import { showRule, showTotals } from './show-difference';

export const impactRoute = ({ pays }: PaysServices): Route =>
  route({
    method: 'POST',
    path: '/api/company/{company_id}/impact',
    operation: 'get-impact',
    may: 'pays.read',
    summary: 'What a change of law, or of pay, does to the company’s people; stores nothing',
    description:
      'Works out the last pay of everybody once under the old law and once under the new, the pay itself unchanged, or once at ' +
      'the old rate and once at the new. JSON, or CSV with a row for each person.',
    tag: 'Pays',
    auth: asksAboutPays,
    rate: 'calculation',
    request: { params: CompanyPath, body: json(ImpactAsked, { maxBytes: 1_000_000 }) },
    responses: { 200: answerOrRaw(ImpactOnCompany, ['text/csv'], 'Per person and in total, and which rule moved it.') },
    errors: {
      400: 'No company found with the given company_id, or no confirmed law for one of the days',
      422: 'A draft that is no edition of an instrument',
    },
    async handle({ params, body, context }) {
      const change = changeAsked(body);
      if (!change.ok) {
        const { path = '', message } = change.error;
        return invalidRequest([{ path: `body.law.drafts${path}`, code: 'wrong_form', message }]);
      }
      const found = await pays.readImpact({
        customerId: context.principal.customerId,
        companyId: params.company_id,
        change: change.value,
        ...(body.employee_ids === undefined ? {} : { employeeIds: body.employee_ids }),
      });
      if (!found.ok) return refusePays(found.error, 'one');
      if (context.accepts(['application/json', 'text/csv']) === 'text/csv') {
        return { status: 200, mediaType: 'text/csv', body: impactCsv(found.value.touched) };
      }
      return { status: 200, body: showImpact(found.value, body) };
    },
  });

function changeAsked({ law, rise }: ImpactAsked): Result<ChangeAsked> {
  if (law !== undefined) return lawAsked(law);
  return accepted({ kind: 'rise', rise: riseAsked(rise ?? {}) });
}

function lawAsked({ from, to, drafts = [] }: ChangeOfLawAsked): Result<ChangeAsked> {
  const read = [];
  for (const [i, draft] of drafts.entries()) {
    const one = readDraft(draft);
    if (!one.ok) return { ok: false, error: at(i, one.error) };
    read.push(one.value);
  }
  return accepted({ kind: 'law', from: { day: from }, to: { day: to, drafts: read } });
}

function at(index: number, error: Refusal): Refusal {
  return { ...error, path: `[${index}]${error.path === undefined || error.path === '' ? '' : `.${error.path}`}` };
}

function riseAsked({ percentage, amount_per_hour, new_rate }: RiseAsked): Rise {
  if (percentage !== undefined) return { kind: 'percentage', by: percentage };
  if (amount_per_hour !== undefined) return { kind: 'per-hour', by: amount_per_hour };
  return { kind: 'new-rate', rate: new_rate ?? '0' };
}

function showImpact(found: Impact, { law }: ImpactAsked): ImpactOnCompany {
  const about = law === undefined ? { from: 'the change', what: 'your rate of pay changes' } : undefined;
  return {
    touched: found.touched.map(({ employeeId, employeeNumber, payId, impact }) => ({
      employee_id: employeeId,
      employee_number: employeeNumber,
      pay_id: payId,
      before: showTotals(impact.before),
      after: showTotals(impact.after),
      change: showTotals(impact.movement),
      rules: impact.rules.map(showRule),
      note: noteToStaff(impact, {
        ...(about ?? {
          from: law!.to,
          what: `the law changes (${[...new Set(impact.rules.map(({ name }) => name))].join(', ')})`,
        }),
        savings: impact.rules.some(({ instrument }) => instrument.startsWith('nz.')) ? 'KiwiSaver' : 'super',
      }),
    })),
    untouched: found.untouched,
    before: showTotals(found.before),
    after: showTotals(found.after),
    change: showTotals(found.change),
    change_a_year: showTotals(found.aYear),
    rules: found.rules.map(showRule),
    not_worked_out: found.notWorkedOut.map(({ employeeId, reason }) => ({ employee_id: employeeId, reason })),
  };
}
