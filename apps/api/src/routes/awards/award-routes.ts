import { snakeCase } from '@anz-payroll/kernel';
import { problem, refusalAnswer } from '@anz-payroll/http-kit/errors';
import { answer, bearer, json, route, type Route } from '@anz-payroll/http-kit/route';
import { accepted, type Refusal, type Result } from 'payroll-core';
import { awardCatalogue, awardEdition, checkUnderpayment, interpretShifts } from 'payroll-core/au/awards';
import { civilDate } from 'payroll-core/calendar';
import { calculatorAnswers } from '../calculator/calculator-answers';
import {
  AwardList,
  AwardOnDay,
  AwardPath,
  AwardQuery,
  CheckedPay,
  InterpretedShifts,
  PayToCheck,
  ShiftsToInterpret,
} from './award-contracts';
import { findAward } from './find-award';
import { showAward, showAwardSummary, showCheck, showInterpretation } from './show-award';
import { toAwardEmployee, toAwardShift, toRosterCycle, toUnderpaymentInput } from './to-award-input';

const tag = 'Awards';
const attribution =
  'Minimum rates: Modern Awards Pay Database, © Fair Work Commission, Creative Commons Attribution 4.0. ' +
  'Penalties: pay guides of the Fair Work Ombudsman. The award itself is the law.';
const unknown = 'No modern award has that code';
const noRates = 'No confirmed rates of the award for that day';

/** Modern awards: what they ask for, what a roster is worth under them, and whether a pay meets them. Nothing is stored. */
export function awardRoutes(): readonly Route[] {
  return [
    route({
      method: 'GET',
      path: '/api/awards',
      operation: 'list-modern-awards',
      may: 'signed-in',
      summary: 'The modern awards and how far each is known',
      tag,
      auth: bearer(['payroll.read']),
      rate: 'lookup',
      request: {},
      responses: { 200: answer(AwardList, 'By code.') },
      errors: {},
      handle: () =>
        Promise.resolve({
          status: 200 as const,
          body: { awards: awardCatalogue.map(showAwardSummary), attribution },
        }),
    }),
    route({
      method: 'GET',
      path: '/api/awards/{award_code}',
      operation: 'read-modern-award',
      may: 'signed-in',
      summary: 'Classifications and minimum rates of an award on a day',
      tag,
      auth: bearer(['payroll.read']),
      rate: 'lookup',
      request: { params: AwardPath, query: AwardQuery },
      responses: { 200: answer(AwardOnDay, 'The award.') },
      errors: { 400: noRates, 404: unknown, 422: 'The query cannot be read' },
      handle: ({ params, query }) => Promise.resolve(readAward(params, query)),
    }),
    route({
      method: 'POST',
      path: '/api/awards/{award_code}/pay-lines',
      operation: 'interpret-shifts',
      may: 'signed-in',
      summary: 'Turns shifts into priced pay lines, each with its clause; stores nothing',
      tag,
      auth: bearer(['payroll.read']),
      rate: 'calculation',
      request: { params: AwardPath, body: json(ShiftsToInterpret) },
      responses: { 200: answer(InterpretedShifts, 'The lines in the order of the shifts.') },
      errors: { 400: noRates, 404: unknown, 422: 'The shifts cannot be read' },
      handle: ({ params, body }) => Promise.resolve(priceShifts(params, body)),
    }),
    route({
      method: 'POST',
      path: '/api/awards/{award_code}/underpayment-check',
      operation: 'check-underpayment',
      may: 'signed-in',
      summary: 'Compares what was paid for a pay period with what the award requires; stores nothing',
      tag,
      auth: bearer(['payroll.read']),
      rate: 'calculation',
      request: { params: AwardPath, body: json(PayToCheck) },
      responses: { 200: answer(CheckedPay, 'Met, short by this much, or cannot tell and why.') },
      errors: { 400: noRates, 404: unknown, 422: 'The pay cannot be read' },
      handle: ({ params, body }) => Promise.resolve(checkPay(params, body)),
    }),
  ];
}

function readAward(params: AwardPath, query: AwardQuery) {
  const found = findAward(params.award_code);
  if (found === undefined) return notFound();
  const rates = awardEdition(found.award.rates, civilDate(query.on), `the rates of ${found.entry.code}`);
  if (!rates.ok) return refusalAnswer(calculatorAnswers, rates.error);
  const rules = awardEdition(found.award.rules, civilDate(query.on), `the conditions of ${found.entry.code}`);
  const body = showAward(found.entry, query.on, rates.value, rules.ok ? rules.value.values : undefined);
  return { status: 200 as const, body };
}

function priceShifts(params: AwardPath, body: ShiftsToInterpret) {
  const found = findAward(params.award_code);
  if (found === undefined) return notFound();
  const result = interpretShifts({
    award: found.award,
    employee: toAwardEmployee(body.employee),
    state: body.state,
    payPeriodStart: body.pay_period_start,
    shifts: body.shifts.map(toAwardShift),
    ...toRosterCycle(body.roster),
    ...(body.ordinary_hourly_rate === undefined ? {} : { ordinaryHourlyRate: body.ordinary_hourly_rate }),
  });
  return result.ok ? { status: 200 as const, body: showInterpretation(result.value) } : refuse(result.error);
}

function checkPay(params: AwardPath, body: PayToCheck) {
  const found = findAward(params.award_code);
  if (found === undefined) return notFound();
  const recorded = recordedAsShifts(body);
  if (!recorded.ok) return refuse(recorded.error);
  const result = checkUnderpayment(toUnderpaymentInput(found.award, body));
  return result.ok ? { status: 200 as const, body: showCheck(result.value) } : refuse(result.error);
}

const notFound = () => problem('not-found', unknown);

/** Shifts without a state have no public holidays; both together with hours would be counted twice. */
function recordedAsShifts({ shifts, state, hours }: PayToCheck): Result<null> {
  if (shifts === undefined) return accepted(null);
  if (state === undefined) {
    return refusal('input/missing', 'Say in which state the shifts were worked: public holidays follow it.', 'state');
  }
  if (hours !== undefined) {
    return refusal('input/conflict', 'Give shifts or hours, not both: the work would be counted twice.', 'hours');
  }
  return accepted(null);
}

function refusal(code: Refusal['code'], message: string, path: string): Result<never> {
  return { ok: false, error: { code, message, path } };
}

function refuse(error: Refusal) {
  const path = error.path === undefined ? undefined : snakeCase(error.path);
  const message = path === undefined || error.message.includes(path) ? error.message : `${path}: ${error.message}`;
  return refusalAnswer(calculatorAnswers, { ...error, message });
}
