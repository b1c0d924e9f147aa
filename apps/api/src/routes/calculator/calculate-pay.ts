import { au, nz, type Explanation, type Refusal } from 'payroll-core';
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
        'The pay as the payroll-core library takes it: payDate, payPeriod, employee, hours, leave, allowances and so ' +
        'on, in camelCase; decimals as text or numbers. Its README lists the members.',
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

function calculate(
  { country, input }: PayCalculation,
  options: { readonly allowUnconfirmed: boolean },
): { ok: true; value: Calculation } | { ok: false; error: Refusal } {
  const result =
    country === 'AU'
      ? au.calculatePay(input as Parameters<typeof au.calculatePay>[0], options)
      : nz.calculatePay(input as Parameters<typeof nz.calculatePay>[0], options);
  if (!result.ok) return result;
  return { ok: true, value: { pay: result.value, explanation: result.value.trace.explain() } };
}

/** Says where, for somebody who sees only the message. */
function located({ message, path }: Refusal): string {
  return path === undefined || message.includes(path) ? message : `input.${path}: ${message}`;
}
