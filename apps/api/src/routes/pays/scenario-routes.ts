import { changeInWords, scenariosCsv, type CostOfScenario, type ScenarioChange } from '@anz-payroll/pay-runs';
import { answer, answerNothing, answerOrRaw, json, route, type Route } from '@anz-payroll/http-kit/route';
import { readsCompany } from '../companies/company-auth';
import { CompanyPath } from '../companies/company-contracts';
import { refusePays } from './pays-answers';
import { asksAboutPays } from './pays-auth';
import type { PaysServices } from './pays-services';
import { Scenario, ScenarioAsked, ScenarioPath, Scenarios, type ScenarioChangeAsked } from './scenario-contracts';
import { showTotals } from './show-difference';

const tag = 'Pays';
const path = '/api/company/{company_id}/scenarios';

export function scenarioRoutes(services: PaysServices): readonly Route[] {
  return [saveScenarioRoute(services), listScenariosRoute(services), deleteScenarioRoute(services)];
}

const saveScenarioRoute = ({ pays }: PaysServices): Route =>
  route({
    method: 'POST',
    path,
    operation: 'create-scenario',
    may: 'pays.write',
    summary: 'Keeps a scenario (hire, raise, hours, a bonus with a given net) and says what it would cost',
    description:
      'Each change is worked out on everybody’s standing pay by itself. Somebody who is not hired yet is taken for a resident with ' +
      'the tax-free threshold, or for tax code M with KiwiSaver.',
    tag,
    auth: asksAboutPays,
    rate: 'calculation',
    request: { params: CompanyPath, body: json(ScenarioAsked) },
    responses: { 201: answer(Scenario, 'The scenario and its cost.') },
    errors: {
      400: 'No company found with the given company_id, employee_ids names somebody whom it does not employ, or too many scenarios',
    },
    async handle({ params, body, context }) {
      const saved = await pays.saveScenario({
        customerId: context.principal.customerId,
        companyId: params.company_id,
        name: body.name,
        changes: body.changes.map(toChange),
      });
      return saved.ok ? { status: 201, body: showScenario(saved.value) } : refusePays(saved.error, 'one');
    },
  });

const listScenariosRoute = ({ pays }: PaysServices): Route =>
  route({
    method: 'GET',
    path,
    operation: 'list-scenarios',
    may: 'pays.read',
    summary: 'The scenarios of a company, each with what it would cost by today’s pays',
    tag,
    auth: readsCompany,
    rate: 'calculation',
    request: { params: CompanyPath },
    responses: { 200: answerOrRaw(Scenarios, ['text/csv'], 'To be compared.') },
    errors: { 400: 'No company found with the given company_id' },
    async handle({ params, context }) {
      const found = await pays.compareScenarios({
        customerId: context.principal.customerId,
        companyId: params.company_id,
      });
      if (!found.ok) return refusePays(found.error, 'one');
      if (context.accepts(['application/json', 'text/csv']) === 'text/csv') {
        return { status: 200, mediaType: 'text/csv', body: scenariosCsv(found.value) };
      }
      return { status: 200, body: { scenarios: found.value.map(showScenario) } };
    },
  });

const deleteScenarioRoute = ({ pays }: PaysServices): Route =>
  route({
    method: 'DELETE',
    path: `${path}/{scenario_id}`,
    operation: 'delete-scenario',
    may: 'pays.write',
    summary: 'Deletes a scenario',
    tag,
    auth: asksAboutPays,
    rate: 'default',
    request: { params: ScenarioPath },
    responses: { 204: answerNothing('Deleted.') },
    errors: { 400: 'No company found with the given company_id', 404: 'Scenario not found' },
    async handle({ params, context }) {
      const deleted = await pays.deleteScenario({
        customerId: context.principal.customerId,
        companyId: params.company_id,
        scenarioId: params.scenario_id,
      });
      return deleted.ok ? { status: 204 } : refusePays(deleted.error, 'one');
    },
  });

function toChange(change: ScenarioChangeAsked): ScenarioChange {
  const employeeIds = change.employee_ids ?? null;
  switch (change.kind) {
    case 'hire':
      return {
        kind: 'hire',
        people: change.people ?? 1,
        hourlyRate: change.hourly_rate!,
        hoursPerWeek: change.hours_per_week!,
        payPeriod: change.pay_period!,
      };
    case 'raise':
      return { kind: 'raise', percentage: change.percentage!, employeeIds };
    case 'hours':
      return { kind: 'hours', hoursPerWeek: change.hours_per_week!, employeeIds };
    case 'bonus':
      return { kind: 'bonus', net: change.net!, employeeIds };
  }
}

function showScenario({ scenario, changes, aYear }: CostOfScenario): Scenario {
  return {
    id: scenario.id,
    name: scenario.name,
    changes: changes.map(({ change, people, onePay, aYear: year, notWorkedOut }) => ({
      kind: change.kind,
      says: changeInWords(change),
      people,
      one_pay: showTotals(onePay),
      a_year: showTotals(year),
      not_worked_out: notWorkedOut.map(({ employeeId, reason }) => ({ employee_id: employeeId, reason })),
    })),
    a_year: showTotals(aYear),
  };
}
