import { civilDate } from 'payroll-core/calendar';
import { compareRules, rulesInForce } from 'payroll-core/rules';
import { refusalAnswer } from '@anz-payroll/http-kit/errors';
import { answer, bearer, route, type Route } from '@anz-payroll/http-kit/route';
import { calculatorAnswers } from '../calculator/calculator-answers';
import { RulesDiff, RulesDiffQuery, RulesOnDay, RulesQuery } from './rules-contracts';
import { toChangedRule, toRuleInForce, toRuleWithoutValues } from './to-rules';

const tag = 'Rules';
const noLaw = 'No confirmed statutory values for that day; the answer says which days there are';

/** The law as data: what every calculation of the service stands on. */
export function rulesRoutes(): readonly Route[] {
  return [
    route({
      method: 'GET',
      path: '/api/rules',
      operation: 'list-rules',
      may: 'signed-in',
      summary: 'The statutory values in force on a pay date, each with its legal source',
      tag,
      auth: bearer(['payroll.read']),
      rate: 'lookup',
      request: { query: RulesQuery },
      responses: { 200: answer(RulesOnDay, 'By instrument, Australia first.') },
      errors: { 400: noLaw, 422: 'The query cannot be read' },
      handle({ query }) {
        const found = rulesInForce(civilDate(query.on), query.country);
        return Promise.resolve(
          found.ok
            ? {
                status: 200 as const,
                body: {
                  on: query.on,
                  rules: found.value.inForce.map(toRuleInForce),
                  without_values: found.value.withoutValues.map(toRuleWithoutValues),
                },
              }
            : refusalAnswer(calculatorAnswers, found.error),
        );
      },
    }),
    route({
      method: 'GET',
      path: '/api/rules/diff',
      operation: 'compare-rules',
      may: 'signed-in',
      summary: 'The statutory values that differ between two pay dates, old and new',
      tag,
      auth: bearer(['payroll.read']),
      rate: 'lookup',
      request: { query: RulesDiffQuery },
      responses: { 200: answer(RulesDiff, 'Changed values by instrument, Australia first.') },
      errors: { 400: noLaw, 422: 'The query cannot be read, or its days are in the wrong order' },
      handle({ query }) {
        const compared = compareRules(civilDate(query.from), civilDate(query.to), query.country);
        return Promise.resolve(
          compared.ok
            ? {
                status: 200 as const,
                body: {
                  from: query.from,
                  to: query.to,
                  changed: compared.value.changed.map(toChangedRule),
                  not_compared: compared.value.notCompared.map(toRuleWithoutValues),
                },
              }
            : refusalAnswer(calculatorAnswers, compared.error),
        );
      },
    }),
  ];
}
