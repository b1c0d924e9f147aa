import type { EmployeeReadModel } from '@anz-payroll/employee-lifecycle';
import { personName } from '../../pages';
import type { CompanyVisit } from '../visit';
import type { WebAppServices } from '../web-app-services';

export interface MissingDetail {
  readonly address: string;
  readonly name: string;
  readonly what: string;
}

/** More people than this are not looked through for one page. */
const mostPeople = 200;

/** What is missing in people's records before their pay can be paid out and reported. */
export async function missingDetails(
  { employees }: WebAppServices,
  { session, company }: CompanyVisit,
  employeeIds?: readonly number[],
): Promise<readonly MissingDetail[]> {
  const listed = await employees.listEmployees({ companyId: company.id, status: 'active' });
  if (!listed.ok) return [];
  const asked = employeeIds === undefined ? undefined : new Set(employeeIds);
  const people = listed.value.employees.filter(({ id }) => asked?.has(id) ?? true).slice(0, mostPeople);
  const found: MissingDetail[] = [];
  for (const person of people) {
    const has = async (kind: 'bank-account' | 'super-fund') => {
      const parts = await employees.listParts({ customerId: session.customer.id, employeeId: person.id, kind });
      return parts.ok && parts.value.length > 0;
    };
    const hasAccount = person.primary_bank_account_number !== null || (await has('bank-account'));
    const missing = [
      ...(hasAccount ? [] : [{ what: 'no bank account', page: 'bank-accounts' }]),
      ...(await missingIn[company.country](person, has)),
    ];
    const [first] = missing;
    if (first === undefined) continue;
    const address = `/companies/${company.id}/people/${person.id}/${first.page}`;
    found.push({ address, name: personName(person), what: `${missing.map(({ what }) => what).join('; ')}.` });
  }
  return found;
}

type Has = (kind: 'super-fund') => Promise<boolean>;
type Missing = { readonly what: string; readonly page: string };

const missingIn: Readonly<Record<'AU' | 'NZ', (person: EmployeeReadModel, has: Has) => Promise<readonly Missing[]>>> = {
  AU: async (person, has) => [
    ...(person.tax_file_number === null
      ? [{ what: 'no tax file number, so tax is withheld at the top rate', page: 'edit' }]
      : []),
    ...(person.default_employee_fund_usi === null && !(await has('super-fund'))
      ? [{ what: 'no super fund', page: 'super-funds' }]
      : []),
  ],
  NZ: (person) =>
    Promise.resolve(
      person.ird_number === null
        ? [{ what: 'no IRD number, so tax is at the no-notification rate', page: 'edit' }]
        : [],
    ),
};
