import { countryEmployee } from '../countries/registered-countries';
import { employeeFields, type EmployeeBody, type EmployeeDetails } from './fields/employee-fields';
import type { EmploymentStatus } from './fields/employment-status';

/** What an omitted field becomes on create, before the employment status and the country have their say. */
const common = Object.fromEntries(
  Object.entries(employeeFields).flatMap(([name, field]) =>
    'whenOmitted' in field ? [[name, field.whenOmitted]] : [],
  ),
) as Defaults;

/**
 * Leave by employment status in Australia. A casual earns no annual or personal leave, but does earn long service leave; a
 * worker hired out by a labour firm earns none here.
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

const leaveSetUpNames = [...new Set(Object.values(leaveSetUp).flatMap(Object.keys))] as readonly (keyof Defaults)[];

/**
 * The leave set-up that a new employment status brings: its defaults where those of the old status still stand and the
 * change names no part of the set-up; else nothing, since somebody has chosen it.
 */
export function leaveSetUpOfStatus(before: EmployeeDetails, sent: EmployeeBody): Partial<EmployeeDetails> {
  const status = sent.employment_status;
  if (status === undefined || status === before.employment_status) return {};
  const former = employeeDefaults(before.employment_status, before.country);
  // Casuals and labour hire in New Zealand were once stored with the set-up of Australia; nobody chose that either.
  const stored = { ...former, ...leaveSetUp[before.employment_status] };
  const isAs = (setUp: Partial<EmployeeDetails>) => leaveSetUpNames.every((name) => before[name] === setUp[name]);
  const isSent = leaveSetUpNames.some((name) => sent[name] !== undefined);
  const isChosen = isSent || !(isAs(former) || isAs(stored));
  if (isChosen) return {};
  const defaults = employeeDefaults(status, before.country);
  return Object.fromEntries(leaveSetUpNames.map((name) => [name, defaults[name]]));
}

type Required = 'first_name' | 'last_name' | 'date_of_birth' | 'address1' | 'city' | 'state' | 'country' | 'postcode';
type Sent = Required | 'start_date' | 'employment_status';

type Defaults = Omit<EmployeeDetails, Sent>;

const known = new Map<string, Defaults>();

/** Made once for each status and country, and shared: nobody changes it. */
export function employeeDefaults(status: EmploymentStatus, country: string | undefined): Defaults {
  const key = `${status} ${country ?? ''}`;
  let defaults = known.get(key);
  if (defaults === undefined) {
    const ofCountry = countryEmployee(country);
    const isLikeAnybody = ofCountry?.everybodyHasLeave === true;
    defaults = { ...common, ...ofCountry?.defaults, ...(isLikeAnybody ? {} : leaveSetUp[status]) };
    known.set(key, defaults);
  }
  return defaults;
}
