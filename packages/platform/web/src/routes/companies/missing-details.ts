import { roleMay } from '@anz-payroll/accounts';
import { mainJobTwice, type EmployeeReadModel } from '@anz-payroll/employee-lifecycle';
import { personName, type ToCheck } from '../../pages';
import type { CompanyVisit } from '../visit';
import type { WebAppServices } from '../web-app-services';

/** What is missing in people's records before their pay can be paid out and reported. */
export async function missingDetails(
  { employees }: WebAppServices,
  { session, company }: CompanyVisit,
  employeeIds?: readonly number[],
): Promise<readonly ToCheck[]> {
  const listed = await employees.listEmployees({ companyId: company.id, status: 'active' });
  if (!listed.ok) return [];
  const asked = employeeIds === undefined ? undefined : new Set(employeeIds);
  const people = listed.value.employees.filter(({ id }) => asked?.has(id) ?? true);
  const whoHas = async (kind: 'bank-account' | 'super-fund') => {
    const lists = await employees.listPartsOfCompany({ customerId: session.customer.id, companyId: company.id, kind });
    return lists.ok ? lists.value : new Map<number, never>();
  };
  const [accounts, funds] = [await whoHas('bank-account'), await whoHas('super-fund')];
  // Whoever looks at a run is told beside its other anomalies.
  const claimed = asked === undefined ? mainJobsTwice(company.country, people) : new Map<number, readonly Missing[]>();
  const found: ToCheck[] = [];
  for (const person of people) {
    const hasAccount = person.primary_bank_account_number !== null || accounts.has(person.id);
    const missing = [
      ...(hasAccount ? [] : [{ what: 'no bank account', page: 'bank-accounts' }]),
      ...missingIn[company.country](person, funds.has(person.id)),
      ...(claimed.get(person.id) ?? []),
    ];
    const [first] = missing;
    if (first === undefined) continue;
    const { role } = session.user;
    // Whoever may not enter it reads the record, if they may.
    const page = roleMay(role, 'people.write') ? `/${first.page}` : '';
    const record = `/companies/${company.id}/people/${person.id}${page}`;
    const address = roleMay(role, 'people.read') ? { address: record } : {};
    found.push({ ...address, name: personName(person), what: `${missing.map(({ what }) => what).join('; ')}.` });
  }
  return found;
}

/** By employee, with whom a record shares its tax number while both are taxed as the main job. */
function mainJobsTwice(
  country: 'AU' | 'NZ',
  people: readonly EmployeeReadModel[],
): ReadonlyMap<number, readonly Missing[]> {
  const found = new Map<number, readonly Missing[]>();
  for (const same of mainJobTwice(country, people, (person) => person)) {
    for (const { id } of same) {
      const others = same.filter((other) => other.id !== id).map(personName);
      found.set(id, [{ what: twoMainJobs[country](others.join(', ')), page: 'edit' }]);
    }
  }
  return found;
}

const twoMainJobs: Readonly<Record<'AU' | 'NZ', (others: string) => string>> = {
  AU: (others) => `the tax file number of ${others}, and both claim the tax-free threshold, which counts once`,
  NZ: (others) => `the IRD number of ${others}, and both have a main tax code (M or ME), of which one person has one`,
};

type Missing = { readonly what: string; readonly page: string };

const missingIn: Readonly<Record<'AU' | 'NZ', (person: EmployeeReadModel, hasFund: boolean) => readonly Missing[]>> = {
  AU: (person, hasFund) => [
    ...(person.tax_file_number === null
      ? [{ what: 'no tax file number, so tax is withheld at the top rate', page: 'edit' }]
      : []),
    ...(person.working_holiday_tax_scale_applies && person.working_holiday_country === null
      ? [
          {
            what: 'no home country of the working holiday maker, so Single Touch Payroll rejects the report',
            page: 'edit',
          },
        ]
      : []),
    ...(person.default_employee_fund_usi === null && !hasFund ? [{ what: 'no super fund', page: 'super-funds' }] : []),
  ],
  NZ: (person) =>
    person.ird_number === null ? [{ what: 'no IRD number, so tax is at the no-notification rate', page: 'edit' }] : [],
};
