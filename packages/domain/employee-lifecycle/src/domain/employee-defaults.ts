import { countryEmployee } from '../countries/registered-countries';
import { employeeFields, type EmployeeDetails } from './fields/employee-fields';
import type { EmploymentStatus } from './fields/employment-status';

/** What an omitted field becomes on create, before the employment status and the country have their say. */
const common = Object.fromEntries(
  Object.entries(employeeFields).flatMap(([name, field]) =>
    'whenOmitted' in field ? [[name, field.whenOmitted]] : [],
  ),
) as Defaults;

/**
 * Leave by employment status. A casual earns no annual or personal leave, but does earn long service leave; a worker
 * hired out by a labour firm earns none here.
 * @law Fair Work Act 2009 (Cth) ss 86, 95 (casuals have no paid annual or personal leave)
 */
const leaveSetUp: Readonly<Record<EmploymentStatus, Partial<EmployeeDetails>>> = {
  'Full-time': {},
  'Part-time': {},
  Casual: {
    accrue_holiday_leave_per_hour: '0',
    accrue_sick_leave_per_hour: '0',
    num_holiday_leave_days_per_year: 0,
    num_sick_leave_days_per_year: 0,
  },
  'Labour Hire': { is_leave_enabled: false, is_lsl_enabled: false },
};

type Required = 'first_name' | 'last_name' | 'date_of_birth' | 'address1' | 'city' | 'state' | 'country' | 'postcode';
type Sent = Required | 'start_date' | 'employment_status';

type Defaults = Omit<EmployeeDetails, Sent>;

const known = new Map<string, Defaults>();

/** Made once for each status and country, and shared: nobody changes it. */
export function employeeDefaults(status: EmploymentStatus, country: string | undefined): Defaults {
  const key = `${status} ${country ?? ''}`;
  let defaults = known.get(key);
  if (defaults === undefined) {
    defaults = { ...common, ...countryEmployee(country)?.defaults, ...leaveSetUp[status] };
    known.set(key, defaults);
  }
  return defaults;
}
