import { modernAwards } from '@anz-payroll/composition';
import { impactCsv, type ChangeAsked, type ImpactOnCompany as Impact } from '@anz-payroll/pay-runs';
import { invalidRequest } from '@anz-payroll/http-kit/errors';
import { answerOrRaw, json, route, type Route } from '@anz-payroll/http-kit/route';
import { accepted, civilDate, type Refusal, type Result } from 'payroll-core';
import { dayOfChange, noteToStaff, type Rise } from 'payroll-core/changes';
import { readDraft } from 'payroll-core/rules';
import { CompanyPath } from '../companies/company-contracts';
import {
  ImpactAsked,
  ImpactOnCompany,
  type AwardIncreaseAsked,
  type ChangeOfLawAsked,
  type RiseAsked,
} from './impact-contracts';
import { refusePays } from './pays-answers';
import { asksAboutPays } from './pays-auth';
import type { PaysServices } from './pays-services';
import { showRule, showTotals } from './show-difference';

export const impactRoute = ({ pays, employees }: PaysServices): Route =>
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
    weight: 'heavy',
    request: { params: CompanyPath, body: json(ImpactAsked, { maxBytes: 1_000_000 }) },
    responses: { 200: answerOrRaw(ImpactOnCompany, ['text/csv'], 'Per person and in total, and which rule moved it.') },
    errors: {
      400: 'No company found with the given company_id, or no confirmed law for one of the days',
      422: 'A draft that is no edition of an instrument',
    },
    async handle({ params, body, context }) {
      const change =
        body.award_increase === undefined
          ? changeAsked(body)
          : await increaseAsked(employees, params.company_id, body.award_increase);
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

/** The rates that following the published awards asks for, as the preview of the increase has them. */
async function increaseAsked(
  employees: PaysServices['employees'],
  companyId: number,
  { on }: AwardIncreaseAsked,
): Promise<Result<ChangeAsked>> {
  const findAward = (code: string) => modernAwards.find(code);
  const shown = await employees.previewAwardIncrease({ companyId, on: civilDate(on), findAward });
  // A company that is not there is refused by the impact itself.
  const raised = shown.ok ? shown.value.groups.flatMap((group) => group.employees) : [];
  return accepted({ kind: 'rates', rates: new Map(raised.map(({ employeeId, to }) => [employeeId, to])) });
}

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

function showImpact(found: Impact, { law, award_increase: increase }: ImpactAsked): ImpactOnCompany {
  const about =
    law === undefined ? { from: increase?.on ?? 'the change', what: 'your rate of pay changes' } : undefined;
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
          from: dayOfChange(impact.rules, law!.to),
          what: `the law changes (${[...new Set(impact.rules.map(({ name }) => name))].join(', ')})`,
        }),
        savings: found.country === 'NZ' ? 'KiwiSaver' : 'super',
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
