import { leaveDescription, type PayItem } from '@anz-payroll/pay-runs';
import { addDays, type CivilDate } from 'payroll-core/calendar';
import { isIrdNumber, isTaxFileNumber } from 'payroll-core/identifiers';
import { seededDraws, type Draw } from './seeded-draws';

const PEOPLE = 8;

/** What somebody's weeks are like: the same hours, overtime now and then, hours that vary a little, hours that come and go. */
const kinds = ['salaried', 'hourly', 'part-time', 'casual'] as const;

export interface RandomPerson {
  readonly number: string;
  readonly kind: (typeof kinds)[number];
  readonly weeklyHours: number;
  /** What was brought from the payroll before, as the opening balances take it. */
  readonly opening: Readonly<Record<string, string>>;
  readonly bankAccount: Readonly<Record<string, string>>;
  /** Called once for each week, in their order: what was worked and taken. Undefined for a week by the standing hours. */
  readonly nextWeek: (payDate: CivilDate) => Omit<PayItem, 'employeeId'> | undefined;
}

/** A made-up company whose year is quiet: leave, sick days, overtime, hours that vary, and nothing that is wrong. */
export interface RandomCompany {
  readonly country: 'AU' | 'NZ';
  /** As the API takes a company with its employees. */
  readonly body: Readonly<Record<string, unknown>>;
  readonly people: readonly RandomPerson[];
}

/** The same company for the same seed. Even seeds are Australian, odd ones are in New Zealand. */
export function randomCompany(seed: number): RandomCompany {
  const draw = seededDraws(20_261_116 + seed);
  const country = seed % 2 === 0 ? 'AU' : 'NZ';
  const made = Array.from({ length: PEOPLE }, (_, at) => randomPerson(country, seed, at, draw));
  const name = `${pick(places, draw)} ${pick(trades, draw)}`;
  return {
    country,
    body: {
      ...(country === 'AU'
        ? { legal_name: `${name} Pty Ltd`, abn: '26900111222', state: 'NSW', city: 'Sydney', postcode: '2000' }
        : { legal_name: `${name} Limited`, ird_number: '049101732', city: 'Wellington', postcode: '6011' }),
      address1: `${1 + Math.floor(draw() * 200)} High Street`,
      default_pay_period: 'WEEKLY',
      employees: made.map(({ body }) => body),
    },
    people: made.map(({ person }) => person),
  };
}

const places = ['Harbour', 'Ridge', 'Valley', 'Creek', 'Northern', 'Lakeside', 'Station', 'Wattle'];
const trades = ['Plumbing', 'Print', 'Cafés', 'Couriers', 'Dental', 'Gardens', 'Roofing', 'Books'];
const firstNames = [
  'Ada',
  'Ben',
  'Cleo',
  'Dan',
  'Eve',
  'Finn',
  'Gita',
  'Hemi',
  'Ivy',
  'Jack',
  'Kiri',
  'Leo',
  'Mere',
  'Noah',
];
const lastNames = [
  'Abbott',
  'Brown',
  'Costa',
  'Dunn',
  'Evans',
  'Fraser',
  'Gill',
  'Hohepa',
  'Iyer',
  'Jensen',
  'Khan',
  'Lowe',
];

function pick(list: readonly string[], draw: Draw): string {
  return list[Math.floor(draw() * list.length)]!;
}

function randomPerson(country: 'AU' | 'NZ', seed: number, at: number, draw: Draw) {
  const kind = kinds[at % kinds.length]!;
  const number = `R${seed}-${String(at + 1).padStart(2, '0')}`;
  const [firstName, lastName] = [pick(firstNames, draw), pick(lastNames, draw)];
  const rate = ((kind === 'casual' ? 36 : 30) + Math.floor(draw() * 4500) / 100).toFixed(2);
  const days = kind === 'part-time' ? 3 : 5;
  const dailyHours = country === 'AU' ? 7.6 : 8;
  const weeklyHours = days * dailyHours;
  const body = {
    number,
    ...{ first_name: firstName, last_name: lastName, date_of_birth: `19${70 + Math.floor(draw() * 29)}-03-14` },
    ...{ address1: '1 High Street', start_date: '2021-02-01', pay_period: 'WEEKLY' },
    ...{
      employment_status: { salaried: 'Full-time', hourly: 'Full-time', 'part-time': 'Part-time', casual: 'Casual' }[
        kind
      ],
    },
    ...{ pay_rate_per_hour: rate, standard_hours_per_day: String(dailyHours), standard_days_per_week: days },
    ...(country === 'AU'
      ? {
          ...{ city: 'Sydney', state: 'NSW', country: 'AU', postcode: '2000' },
          ...{ is_foreign_resident: false, is_closely_held: false, has_claimed_tax_free_threshold: true },
          ...{ has_stsl_liability: draw() < 0.2, leave_loading_percentage: '0.175' },
          tax_file_number: numberThat(isTaxFileNumber, () => 100_000_000 + Math.floor(draw() * 899_999_999)),
        }
      : {
          ...{ city: 'Wellington', state: 'WGN', country: 'NZ', postcode: '6011' },
          nz_tax_code: draw() < 0.2 ? 'M SL' : 'M',
          ird_number: numberThat(isIrdNumber, () => 50_000_000 + Math.floor(draw() * 80_000_000)),
        }),
  };
  const bankAccount =
    country === 'AU'
      ? {
          bsb: '062-000',
          account_number: String(20_000_000 + seed * 100 + at),
          account_name: `${firstName} ${lastName}`,
        }
      : { account_number: `01-0902-0068389-${String(seed * PEOPLE + at).padStart(3, '0')}`, account_name: firstName };
  const year = Number(rate) * (kind === 'casual' ? CASUAL_HOURS : weeklyHours) * 52;
  const person: RandomPerson = {
    number,
    kind,
    weeklyHours,
    opening:
      country === 'AU' ? { holiday_leave_hours: '114', sick_leave_hours: '76' } : openingInNewZealand(year, days),
    bankAccount,
    nextWeek: weeksOf({ country, kind, weeklyHours, days }, draw),
  };
  return { body, person };
}

/** What the weekly hours of a casual come to on average. */
const CASUAL_HOURS = 19;

function openingInNewZealand(year: number, days: number): Readonly<Record<string, string>> {
  return {
    annual_holidays_weeks: '4',
    sick_leave_hours: '80',
    gross_last_12_months: year.toFixed(2),
    gross_since_anniversary: ((year * 40) / 52).toFixed(2),
    gross_last_4_weeks: ((year * 4) / 52).toFixed(2),
    gross_last_52_weeks: year.toFixed(2),
    days_worked_last_52_weeks: String(days * 50),
  };
}

interface Pattern {
  readonly country: 'AU' | 'NZ';
  readonly kind: RandomPerson['kind'];
  readonly weeklyHours: number;
  readonly days: number;
}

/** Nobody takes more leave in a year than they brought. */
const MOST_WEEKS_OF_LEAVE = 2;
const MOST_DAYS_OF_LEAVE = 4;
const MOST_SICK_DAYS = 5;

function weeksOf({ country, kind, weeklyHours, days }: Pattern, draw: Draw): RandomPerson['nextWeek'] {
  const day = weeklyHours / days;
  const taken = { weeks: 0, days: 0, sick: 0 };
  const annual = country === 'AU' ? ('HOLIDAY' as const) : ('ANNUAL_HOLIDAYS' as const);
  const leave = (leaveType: typeof annual | 'SICK', hours: number, payDate: CivilDate) => [
    {
      description: leaveDescription(country, leaveType),
      leaveType,
      date: addDays(payDate, -3),
      hours: hours.toFixed(2),
    },
  ];
  return (payDate) => {
    const luck = draw();
    if (kind === 'casual') return { hours: [ordinary(8 + Math.round(draw() * 88) / 4)] };
    if (luck < 0.05 && taken.weeks < MOST_WEEKS_OF_LEAVE) {
      taken.weeks++;
      return { hours: [], leave: leave(annual, weeklyHours, payDate) };
    }
    if (luck < 0.1 && taken.days < MOST_DAYS_OF_LEAVE) {
      taken.days++;
      return { hours: [ordinary(weeklyHours - day)], leave: leave(annual, day, payDate) };
    }
    if (luck < 0.14 && taken.sick < MOST_SICK_DAYS) {
      taken.sick++;
      return { hours: [ordinary(weeklyHours - day)], leave: leave('SICK', day, payDate) };
    }
    if (luck < 0.16) return { hours: [ordinary(weeklyHours - day)] };
    if (kind === 'hourly' && luck < 0.5) {
      return { hours: [ordinary(weeklyHours), overtime(1 + Math.floor(draw() * 5))] };
    }
    if (kind === 'part-time' && luck < 0.6) return { hours: [ordinary(weeklyHours + Math.round((draw() - 0.5) * 4))] };
    return undefined;
  };
}

function ordinary(value: number): NonNullable<PayItem['hours']>[number] {
  return {
    description: 'Ordinary time',
    units: 'hours',
    value: value.toFixed(2),
    rateReference: 'system:ordinary_time',
  };
}

function overtime(value: number): NonNullable<PayItem['hours']>[number] {
  return {
    ...ordinary(value),
    description: 'Overtime at time and a half',
    multiplier: '1.5',
    isOvertime: true,
  };
}

/** Nobody's number that we know of, though it passes its check digit. */
function numberThat(passes: (text: string) => boolean, next: () => number): string {
  for (;;) {
    const text = String(next()).padStart(9, '0');
    if (passes(text)) return text;
  }
}
