import { localDay } from '@anz-payroll/companies';
import type { PlanOfEmployee, PreviewedPay, TerminationRequest } from '@anz-payroll/pay-runs';
import { civilDate } from 'payroll-core';
import { snakeKeys } from '@anz-payroll/kernel';
import {
  pageHeaders,
  planProblems,
  terminatePage,
  terminationRowFields,
  type Problems,
  type TerminationTyped,
} from '../../pages';
import { fingerprintOf } from '@anz-payroll/http-kit/idempotency';
import { CodeOf, Text } from '@anz-payroll/http-kit/contract';
import { form, route, type Route } from '@anz-payroll/http-kit/route';
import { licensed } from '../licensed';
import { withAudit } from '../with-audit';
import { isStale } from '../record-form-contract';
import { inCompany } from '../visit';
import { goTo, notThere, pageAnswers, showPage } from '../page-replies';
import type { WebAppServices } from '../web-app-services';
import { EmployeePagePath } from './employee';
import { withEmployee, type EmployeeVisit } from './find-employee';
import { atFields, problemsOf, requestOf, typedOf } from './termination-request';

/** Longer than any amount, so that the field itself says what is wrong. */
const decimal = { optional: true, max: 200, trim: true } as const;
/** A question that was left open is sent empty. */
const answers = ['', 'true', 'false'];
const reasons = ['TERMINATION', 'REDUNDANCY', 'INVALIDITY', 'DEATH_DEPENDENT', 'DEATH_NON_DEPENDENT', 'DEATH_ESTATE'];

class TerminationQuery {
  /** Of the plan that the form was made from. */
  @Text({ optional: true, max: 20 }) version?: string;
  @Text({ optional: true, max: 20 }) termination_date?: string;
  @Text({ optional: true, max: 20 }) pay_date?: string;
  @CodeOf(reasons, { optional: true }) reason?: string;
  @CodeOf(['V', 'F', 'C', 'T'], { optional: true }) cessation_type_code?: string;
  @Text(decimal) notice_hours?: string;
  @Text(decimal) notice_lump_sum?: string;
  @Text(decimal) non_etp_amount?: string;
  @Text(decimal) redundancy_tax_free_pilon_component?: string;
  @Text(decimal) unused_alt_holiday_amount?: string;
  @Text(decimal) nz_ytd_taxable?: string;
  @Text(decimal) payment_in_lieu_amount?: string;
  @Text(decimal) redundancy_amount?: string;
  @Text(decimal) etp_amount?: string;
  @CodeOf(answers, { optional: true }) is_genuine_redundancy?: string;
  @CodeOf(answers, { optional: true }) is_invalidity_certified?: string;
  @CodeOf(answers, { optional: true }) is_serious_misconduct?: string;
  @CodeOf(answers, { optional: true }) is_pressing_necessity?: string;
  @CodeOf(answers, { optional: true }) is_small_business?: string;
  @CodeOf(answers, { optional: true }) is_fixed_term?: string;
  @CodeOf(answers, { optional: true }) is_training_arrangement?: string;
  @CodeOf(answers, { optional: true }) is_apprentice?: string;
  @Text({ optional: true, max: 20 }) notice_given_date?: string;
  @Text({ optional: true, max: 20 }) continuous_service_from?: string;
  @Text({ optional: true, max: 20 }) mandatory_retirement_date?: string;
  @Text({ optional: true, max: 20 }) last_retirement_date?: string;
  @CodeOf(['', 'R', 'O'], { optional: true }) notice_etp_code?: string;
  @Text(decimal) service_days_not_counted?: string;
  @CodeOf(answers, { optional: true }) is_unused_holiday_paid?: string;
  @CodeOf(answers, { optional: true }) is_unused_leave_loading_paid?: string;
  @CodeOf(answers, { optional: true }) is_unused_lsl_paid?: string;
  @CodeOf(answers, { optional: true }) is_unused_sick_paid?: string;
  @CodeOf(answers, { optional: true }) is_unused_rdo_paid?: string;
  @CodeOf(answers, { optional: true }) is_unused_toil_paid?: string;
  @CodeOf(answers, { optional: true }) is_lsl_shortfall_paid?: string;
  @CodeOf(answers, { optional: true }) is_advance_recovery_agreed?: string;
  @Text(decimal) toil_rate_per_hour?: string;
  @Text(decimal) notice_rate_per_hour?: string;
  @Text(decimal) lsl_weekly_hours?: string;
  @Text(decimal) lsl_ordinary_hours_worked?: string;
  @Text(decimal) lsl_hours_taken?: string;
  @Text(decimal) lsl_days_used_before_16_august_1978?: string;
  @Text(decimal) lsl_days_used_to_17_august_1993?: string;
  @Text(decimal) lsl_days_used_after_17_august_1993?: string;
  @Text({ optional: true, max: 20 }) lsl_service_from?: string;
  @Text(decimal) holiday_hours_before_18_august_1993?: string;
  @Text(decimal) unused_holiday_amount?: string;
  @Text(decimal) unused_leave_loading_amount?: string;
  @Text(decimal) unused_sick_amount?: string;
  @Text(decimal) unused_lsl_pre_august_1978?: string;
  @Text(decimal) unused_lsl_august_1978_to_august_1993?: string;
  @Text(decimal) unused_lsl_post_august_1993?: string;
  @Text(decimal) normal_earnings?: string;
}
for (const name of terminationRowFields.keys()) Text(decimal)(TerminationQuery.prototype, name);

class TerminationForm extends TerminationQuery {
  @Text({ optional: true, max: 200 }) csrf_token?: string;
  @Text({ optional: true, max: 200 }) request_key?: string;
}

const common = { tag: 'Pages', auth: inCompany(), rate: 'lookup' } as const;
const path = '/companies/{company_id}/people/{employee_id}/terminate';

export const terminatePageRoute = (web: WebAppServices): Route =>
  route({
    ...common,
    method: 'GET',
    path,
    operation: 'page-terminate',
    may: 'pays.write',
    summary: 'Previews the final pay of an employee; stores nothing',
    request: { params: EmployeePagePath, query: TerminationQuery },
    responses: { 200: pageAnswers[200], 303: pageAnswers[303], 403: pageAnswers[403], 404: pageAnswers[404] },
    async handle({ params, query, context }) {
      const visit = await withEmployee(web, context.visit, params.employee_id);
      if (visit === undefined) return notThere();
      const today = localDay(context.now, visit.company.timezone);
      const { version, ...asked } = query;
      const typed = typedOf(asked, today);
      const isAsked = query.termination_date !== undefined && query.pay_date !== undefined;
      const wrong = problemsOf(typed);
      const outcome = wrong !== undefined ? { problems: wrong } : isAsked ? await previewed(web, visit, typed) : {};
      const page = await terminateBody(web, visit, {
        today,
        typed,
        ...(version === undefined ? {} : { version }),
        ...outcome,
      });
      return showPage(200, page, pageHeaders({ script: true }));
    },
  });

export const terminateFormRoute = (web: WebAppServices): Route =>
  route({
    ...common,
    method: 'POST',
    path,
    operation: 'form-terminate-employee',
    release: 'pay-run',
    may: 'pays.write',
    summary: 'Ends the job as previewed',
    request: { params: EmployeePagePath, body: form(TerminationForm, { maxBytes: 16_384 }) },
    responses: { 303: pageAnswers[303], 403: pageAnswers[403], 404: pageAnswers[404], 422: pageAnswers[422] },
    async handle({ params, body, context }) {
      const visit = await withEmployee(web, context.visit, params.employee_id);
      if (visit === undefined) return notThere();
      const { csrf_token: _, request_key: key = '', version, ...sent } = body;
      const seen = version === undefined ? {} : { version };
      const today = localDay(context.now, visit.company.timezone);
      const typed = typedOf(sent, today);
      const wrong = problemsOf(typed);
      if (wrong !== undefined) {
        const page = await terminateBody(web, visit, { today, typed, ...seen, problems: wrong });
        return showPage(422, page, pageHeaders({ script: true }));
      }
      const command = {
        customerId: visit.session.customer.id,
        employeeId: params.employee_id,
        payDate: civilDate(typed['pay_date']!),
        termination: requestOf(visit.company.country, typed),
      };
      const idempotency = { key: `page ${key}`, fingerprint: fingerprintOf('form-terminate-employee', command) };
      const what = { action: 'terminate-employee', recordType: 'employees', recordId: params.employee_id };
      const ended = await withAudit(web, visit, what, () =>
        web.pays.terminate({ ...command, ...(key === '' ? {} : { idempotency }) }),
      );
      if (ended.ok) {
        const done = ended.value.isEmployeeTerminated ? 'terminated' : 'staged';
        return goTo(`/companies/${params.company_id}/people/${params.employee_id}?done=${done}`);
      }
      const again = await terminateBody(web, visit, { today, typed, ...seen, problems: atFields(ended.error, typed) });
      return showPage(422, again, pageHeaders({ script: true }));
    },
  });

export const planTerminationFormRoute = (web: WebAppServices): Route =>
  route({
    ...common,
    method: 'POST',
    path: '/companies/{company_id}/people/{employee_id}/plan-termination',
    operation: 'form-plan-termination',
    may: 'people.write',
    narrowed: 'employee',
    summary: 'Plans the last day as previewed; the job goes on until then',
    request: { params: EmployeePagePath, body: form(TerminationForm, { maxBytes: 16_384 }) },
    responses: { 303: pageAnswers[303], 403: pageAnswers[403], 404: pageAnswers[404], 422: pageAnswers[422] },
    async handle({ params, body, context }) {
      const visit = await withEmployee(web, context.visit, params.employee_id);
      if (visit === undefined) return notThere();
      const { csrf_token: _, request_key: __, version, ...sent } = body;
      const seen = version === undefined ? {} : { version };
      const today = localDay(context.now, visit.company.timezone);
      const typed = typedOf(sent, today);
      const wrong = problemsOf(typed);
      if (wrong !== undefined) {
        const page = await terminateBody(web, visit, { today, typed, ...seen, problems: wrong });
        return showPage(422, page, pageHeaders({ script: true }));
      }
      const what = { action: 'plan-termination', recordType: 'employees', recordId: params.employee_id };
      const planned = await withAudit(web, visit, what, () =>
        licensed(web, visit, () =>
          web.pays.planTermination({
            customerId: visit.session.customer.id,
            employeeId: params.employee_id,
            termination: requestOf(visit.company.country, typed),
            mayTouch: (stored) => !isStale(seen, { version: planVersion(stored) }),
          }),
        ),
      );
      if (planned.ok) return goTo(`/companies/${params.company_id}/people/${params.employee_id}?done=planned`);
      const again =
        'code' in planned.error && planned.error.code === 'pay/changed-meanwhile'
          ? await changedBody(web, visit, { today, typed })
          : await terminateBody(web, visit, { today, typed, ...seen, problems: atFields(planned.error, typed) });
      return showPage(422, again, pageHeaders({ script: true }));
    },
  });

interface TerminationEntries {
  readonly today: string;
  readonly typed: TerminationTyped;
  /** Of the plan that the form was made from; without one, the plan that is stored. */
  readonly version?: string;
  readonly preview?: PreviewedPay;
  readonly problems?: Problems;
}

async function terminateBody(
  web: WebAppServices,
  visit: EmployeeVisit,
  { version, ...entries }: TerminationEntries,
): Promise<string> {
  return bodyOver(await storedPlan(web, visit), visit, entries, version);
}

/** The form once more, beside the plan that somebody else has made or taken back since. */
async function changedBody(
  web: WebAppServices,
  visit: EmployeeVisit,
  entries: Pick<TerminationEntries, 'today' | 'typed'>,
): Promise<string> {
  const plan = await storedPlan(web, visit);
  const problems = planProblems(
    inSnakeCase(requestOf(visit.company.country, entries.typed)),
    inSnakeCase(plan?.request ?? {}),
  );
  return bodyOver(plan, visit, { ...entries, problems });
}

function bodyOver(
  plan: PlanOfEmployee | undefined,
  visit: EmployeeVisit,
  entries: Omit<TerminationEntries, 'version'>,
  version = planVersion(plan?.version),
): string {
  const planned = plan === undefined ? {} : { plannedDay: plan.terminationDate };
  return terminatePage({ ...visit, ...entries, ...planned, planVersion: version });
}

async function storedPlan({ pays }: WebAppServices, visit: EmployeeVisit): Promise<PlanOfEmployee | undefined> {
  const plan = await pays.readPlannedTermination({
    customerId: visit.session.customer.id,
    employeeId: visit.employee.id,
  });
  return plan.ok ? plan.value : undefined;
}

/** That there is no plan is a version too: whoever saw none replaces none. */
function planVersion(version: number | undefined): string {
  return version === undefined ? 'none' : String(version);
}

function inSnakeCase(request: TerminationRequest): Readonly<Record<string, unknown>> {
  return snakeKeys(request) as Readonly<Record<string, unknown>>;
}

async function previewed(
  { pays }: WebAppServices,
  visit: EmployeeVisit,
  typed: TerminationTyped,
): Promise<{ readonly preview?: PreviewedPay; readonly problems?: Problems }> {
  const result = await pays.previewPays({
    customerId: visit.session.customer.id,
    companyId: visit.company.id,
    identifierType: 'employee_id',
    payDate: civilDate(typed['pay_date']!),
    // The final pay carries the termination alone; the standing items come with the last hours.
    items: [
      {
        employeeId: visit.employee.id,
        termination: requestOf(visit.company.country, typed),
        ...{ deductions: [], paySacrifices: [] },
      },
    ],
  });
  if (!result.ok) return { problems: atFields(result.error, typed) };
  const [preview] = result.value;
  return preview === undefined ? {} : { preview };
}
