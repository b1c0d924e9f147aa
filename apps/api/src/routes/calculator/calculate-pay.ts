import { snakeCase, snakeKeys } from '@anz-payroll/kernel';
import { au, nz, type Explanation, type Refusal } from 'payroll-core';
import { apiNames, fromApiNames, toApiNames } from 'payroll-core/vocabulary';
import { AnyValue, CodeOf, MapOf } from '@anz-payroll/http-kit/contract';
import { refusalAnswer } from '@anz-payroll/http-kit/errors';
import { answer, bearer, json, route, type Route } from '@anz-payroll/http-kit/route';
import { ExplanationStep } from '../pays/explanation-contracts';
import { calculatorAnswers } from './calculator-answers';

class PayCalculation {
  @CodeOf(['AU', 'NZ'], { description: 'Whose law.' }) country!: 'AU' | 'NZ';
  @AnyValue(
    { type: 'object' },
    {
      description:
        'The pay as the payroll-core library takes it, with the names of this API: pay_date, pay_period, employee, hours, ' +
        'leave, allowances and so on; decimals as text or numbers. The names of the library (payDate) are taken too. The ' +
        'answer uses the names of the question. The reference of payroll-core lists the members.',
    },
  )
  input!: object;
}

class CalculatedPay {
  @AnyValue({ type: 'object' }, { description: 'Every figure of the pay, decimals as text.' }) pay!: object;
  @MapOf(() => ExplanationStep, { description: 'By figure.' }) explanation!: Readonly<Record<string, ExplanationStep>>;
}

interface Calculation {
  readonly pay: object;
  readonly explanation: Readonly<Record<string, Explanation>>;
}

/** A pay worked out and explained without an employee, a company or anything stored. */
export const calculatePayRoute = (options: { readonly allowUnconfirmed: boolean }): Route =>
  route({
    method: 'POST',
    path: '/api/calculator/pay',
    operation: 'calculate-pay',
    may: 'signed-in',
    summary: 'Works out a pay and explains it; stores nothing',
    tag: 'Calculator',
    auth: bearer(['payroll.read']),
    rate: 'calculation',
    request: { body: json(PayCalculation) },
    responses: { 200: answer(CalculatedPay, 'The pay and how every figure came about.') },
    errors: { 400: 'No confirmed law for that pay date', 422: 'The pay cannot be read' },
    handle({ body }) {
      const result = calculate(body, options);
      return Promise.resolve(
        result.ok
          ? { status: 200 as const, body: result.value }
          : refusalAnswer(calculatorAnswers, { ...result.error, message: located(result.error) }),
      );
    },
  });

const calculators = {
  AU: (input: object, options: CalculationOptions) => au.calculatePay(input as au.AuPayInput, options),
  NZ: (input: object, options: CalculationOptions) => nz.calculatePay(input as nz.NzPayInput, options),
} as const;

interface CalculationOptions {
  readonly allowUnconfirmed: boolean;
}

function calculate(
  { country, input: given }: PayCalculation,
  options: CalculationOptions,
): { ok: true; value: Calculation } | { ok: false; error: Refusal } {
  const input = fromApiNames(given);
  const result = calculators[country](input, options);
  const asked = JSON.stringify(given);
  const inLibraryNames = JSON.stringify(input) === asked && JSON.stringify(toApiNames(given)) !== asked;
  if (!result.ok) return inLibraryNames ? result : { ok: false, error: inNamesOfTheApi(result.error) };
  const pay: object = result.value;
  const explanation = result.value.trace.explain();
  if (inLibraryNames) return { ok: true, value: { pay, explanation } };
  const figures = Object.entries(explanation).map(([figure, step]) => [snakeCase(figure), step] as const);
  // As JSON first: amounts are text there, and would be taken apart otherwise.
  const renamed = snakeKeys(JSON.parse(JSON.stringify(pay))) as object;
  return { ok: true, value: { pay: renamed, explanation: Object.fromEntries(figures) } };
}

const apiNameOf: ReadonlyMap<string, string> = new Map(Object.entries(apiNames));

function inNamesOfTheApi({ path, message, ...error }: Refusal): Refusal {
  const said = message.replace(/\b[a-z]+(?:[A-Z][a-z]*\d*)+\b/g, (word) => apiNameOf.get(word) ?? word);
  return { ...error, message: said, ...(path === undefined ? {} : { path: snakeCase(path) }) };
}

/** Says where, for somebody who sees only the message. */
function located({ message, path }: Refusal): string {
  return path === undefined || message.includes(path) ? message : `input.${path}: ${message}`;
}
