import type { Country } from '@anz-payroll/companies';
import { employeeFields, type EmployeeReadModel } from '@anz-payroll/employee-lifecycle';
import { route, type Route } from '@anz-payroll/http-kit/route';
import { leaveTypesPage, pageHeaders, personName } from '../../pages';
import { pageAnswers, showPage } from '../page-replies';
import { CompanyPagePath } from '../pays/runs';
import { inCompany } from '../visit';
import type { WebAppServices } from '../web-app-services';
import { editedLists } from './company-lists';

export const leaveTypesPageRoute = (web: WebAppServices): Route =>
  route({
    method: 'GET',
    path: '/companies/{company_id}/settings/leave-types',
    operation: 'page-leave-types',
    may: 'company.read',
    summary: 'The kinds of leave, how they build up and pay, and for whom they differ',
    tag: 'Pages',
    auth: inCompany(),
    rate: 'unlimited',
    request: { params: CompanyPagePath },
    responses: { 200: pageAnswers[200], 303: pageAnswers[303], 403: pageAnswers[403], 404: pageAnswers[404] },
    async handle({ params, context }) {
      const { visit } = context;
      const listed = await web.employees.listEmployees({ companyId: params.company_id, status: 'active' });
      const people = listed.ok ? listed.value.employees : [];
      const different = people.flatMap((person) => {
        const how = ownLeave(visit.company.country, person);
        return how.length === 0 ? [] : [{ id: person.id, name: personName(person), how: how.join('; ') }];
      });
      const page = leaveTypesPage({ ...visit, lists: editedLists, different });
      return showPage(200, page, pageHeaders({ script: true }));
    },
  });

/** Casuals have no paid leave of the kinds that build up, so nothing about them is unusual. */
function ownLeave(country: Country, person: EmployeeReadModel): readonly string[] {
  if (person.employment_status === 'Casual') return [];
  if (person.is_leave_enabled === false) return ['no leave builds up'];
  const { num_holiday_leave_days_per_year: holidays, num_sick_leave_days_per_year: sick } = person;
  const weeks = person.annual_holidays_weeks_per_year ?? null;
  return [
    ...(weeks === null ? [] : [`${weeks} weeks of annual holidays a year`]),
    ...(weeks !== null || holidays === null || holidays === employeeFields.num_holiday_leave_days_per_year.whenOmitted
      ? []
      : [`${holidays} days of annual leave a year`]),
    ...(sick === null || sick === employeeFields.num_sick_leave_days_per_year.whenOmitted
      ? []
      : [`${sick} days of ${country === 'AU' ? 'personal' : 'sick'} leave a year`]),
  ];
}
