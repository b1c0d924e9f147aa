import { urgencies, worklistKinds, type ReportsUseCases, type Urgency, type WorklistKind } from '@anz-payroll/reports';
import { CivilDateText, CodeOf, ListOf, Text, WholeNumber } from '@anz-payroll/http-kit/contract';
import { answerList, bearer, route, type Route } from '@anz-payroll/http-kit/route';
import type { PeopleServices } from './people-services';

class WorklistEntry {
  @CodeOf(worklistKinds) kind!: WorklistKind;
  @CivilDateText({ description: 'The day by which it is due; of what failed or waits, the day since when.' })
  date!: string;
  @WholeNumber({ description: 'How many pays, paydays, messages or requests.' }) count!: number;
  @CodeOf(urgencies) urgency!: Urgency;
}

class CompanyWorklist {
  @WholeNumber() company_id!: number;
  @Text() name!: string;
  @CodeOf(urgencies, { description: 'That of the most urgent entry.' }) urgency!: Urgency;
  @ListOf(() => WorklistEntry, { description: 'The most urgent first.' }) items!: readonly WorklistEntry[];
}

type Services = Pick<PeopleServices, 'companies' | 'access'> & {
  readonly reports: Pick<ReportsUseCases, 'readWorklist'>;
};

/** Which of many companies need somebody. */
export const worklistRoute = ({ companies, access, reports }: Services): Route =>
  route({
    method: 'GET',
    path: '/api/worklist',
    operation: 'get-worklist',
    may: 'company.read',
    summary: 'Which companies within reach need somebody, the most urgent first',
    description:
      'What is late or due (pay dates, super, reports to tax offices), what failed, and what waits for approval or a decision, as far as the role sees it.',
    tag: 'Companies',
    auth: bearer(['payroll.read']),
    rate: 'lookup',
    responses: { 200: answerList(CompanyWorklist, 'The most urgent first.') },
    async handle({ context: { principal } }) {
      const { customerId, permissions } = principal;
      const reached = await companies.listCompanies({
        customerId,
        reachable: principal.isOwner ? 'all' : () => access.reachable(principal),
      });
      const sees = { pays: permissions.includes('pays.read'), people: permissions.includes('people.read') };
      const needs = await reports.readWorklist({ customerId, companies: reached, sees });
      const names = new Map(reached.map(({ id, trading_name, legal_name }) => [id, trading_name ?? legal_name]));
      return {
        status: 200,
        body: needs.map(({ companyId, urgency, items }) => ({
          ...{ company_id: companyId, name: names.get(companyId) ?? '', urgency },
          items: items.map(({ kind, on, count, urgency: how }) => ({ kind, date: on, count, urgency: how })),
        })),
      };
    },
  });
