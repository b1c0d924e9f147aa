import { decimal, nz, nzd, type Decimal } from 'payroll-core';
import {
  Amount,
  CivilDateText,
  DecimalText,
  ListOf,
  ObjectOf,
  Text,
  TextList,
  toAmount,
  WholeNumber,
} from '@anz-payroll/http-kit/contract';
import { problem } from '@anz-payroll/http-kit/errors';
import { answer, bearer, json, route, type Route } from '@anz-payroll/http-kit/route';

const MOST_EMPLOYEES = 500;
const MOST_ROWS = 520;
/** Ten years. */
const MOST_WEEKS = 520;

class ComparedWeeks {
  @DecimalText({ description: 'Hours that were agreed on.', example: '40' }) standard_hours!: string;
  @DecimalText({ optional: true, description: 'Paid hours beyond them that may be refused.' })
  additional_hours?: string;
  @DecimalText({ optional: true, description: 'Hours of work that need not be offered nor accepted.' })
  casual_hours?: string;
  @WholeNumber({ optional: true, min: 1, max: MOST_WEEKS, description: 'So many weeks in a row; default 1.' })
  count?: number;
}

class ComparedPerson {
  @Text({ optional: true, max: 60, description: 'What the row is called in the answer.' }) name?: string;
  @DecimalText({ description: 'Dollars of every hour.', example: '40' }) hourly_rate!: string;
  @DecimalText({ description: 'Hours of a day, for sick leave of the Holidays Act.', example: '8' })
  hours_per_day!: string;
  @ListOf(() => ComparedWeeks, {
    max: MOST_ROWS,
    description: 'From the first week of the employment; no leave was taken.',
  })
  weeks!: readonly ComparedWeeks[];
}

class LeaveLawComparison {
  @ListOf(() => ComparedPerson, { max: MOST_EMPLOYEES }) employees!: readonly ComparedPerson[];
}

class ComparedFigure {
  @Amount({ description: 'By the Holidays Act 2003.' }) holidays_act!: number;
  @Amount({ description: 'By the Employment Leave Act 2026.' }) employment_leave_act!: number;
  @Amount({ description: 'What the new law gives more, or below zero less.' }) difference!: number;
}

class ComparedLeave {
  @Text({ nullable: true }) name!: string | null;
  @ObjectOf(() => ComparedFigure, { description: 'Hours of annual leave that may be taken.' })
  annual_leave_hours!: ComparedFigure;
  @ObjectOf(() => ComparedFigure, { description: 'What annual leave is worth if the employment ended now.' })
  annual_leave_value!: ComparedFigure;
  @ObjectOf(() => ComparedFigure) sick_leave_hours!: ComparedFigure;
  @ObjectOf(() => ComparedFigure, { description: 'Paid with the pays in place of leave.' })
  paid_with_pays!: ComparedFigure;
  @ObjectOf(() => ComparedFigure, { description: 'Both amounts together.' }) value!: ComparedFigure;
}

class LeaveLawsCompared {
  @CivilDateText({ description: 'The first day of the Employment Leave Act 2026.' }) in_force_from!: string;
  @ListOf(() => ComparedLeave) employees!: readonly ComparedLeave[];
  @ObjectOf(() => ComparedLeave, { description: 'All of them added up.' }) total!: ComparedLeave;
  @TextList({ description: 'Parts of the new Act that are not worked out.' }) not_at_hand!: readonly string[];
}

/** Today's leave law and the next one on the same hours, for one employee or a whole company; nothing is stored. */
export const compareLeaveLawsRoute = (): Route =>
  route({
    method: 'POST',
    path: '/api/calculator/nz-leave-laws',
    operation: 'compare-leave-laws',
    may: 'signed-in',
    summary: 'New Zealand: the Holidays Act 2003 and the Employment Leave Act 2026 on the same hours; stores nothing',
    tag: 'Calculator',
    auth: bearer(['payroll.read']),
    rate: 'calculation',
    request: { body: json(LeaveLawComparison) },
    responses: { 200: answer(LeaveLawsCompared, 'What each law gives, and the difference.') },
    errors: { 400: 'More weeks than can be compared' },
    handle({ body }) {
      const weeks = body.employees.flatMap((person) => person.weeks.map(({ count }) => count ?? 1));
      if (body.employees.some((person) => lengthOf(person) > MOST_WEEKS) || sumOf(weeks) > MOST_TOGETHER) {
        const message = `At most ${MOST_WEEKS} weeks of an employee and ${MOST_TOGETHER} of all can be compared.`;
        return Promise.resolve(problem('bad-request', message));
      }
      return Promise.resolve({ status: 200 as const, body: compared(body.employees) });
    },
  });

const MOST_TOGETHER = 52_000;

const sumOf = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
const lengthOf = ({ weeks }: ComparedPerson): number => sumOf(weeks.map(({ count }) => count ?? 1));

/** The latest edition of the Holidays Act, and the first of the Act that replaces it. */
function lawsOf() {
  const [next] = nz.employmentLeave.editions;
  const today = nz.holidays.editions.at(-1);
  if (next === undefined || today === undefined) throw new Error('An instrument has no edition');
  return { next, today };
}

function compared(people: readonly ComparedPerson[]): LeaveLawsCompared {
  const { next, today } = lawsOf();
  const employees = people.map(employeeOf);
  return {
    in_force_from: next.effectiveFrom,
    employees: employees.map((employee, i) =>
      shown(people[i]?.name ?? null, nz.compareLeaveLaws(employee, today, next)),
    ),
    total: shown(null, nz.compareLeaveLawsOfCompany(employees, today, next)),
    not_at_hand: nz.employmentLeaveNotAtHand,
  };
}

function employeeOf({ weeks, hourly_rate, hours_per_day }: ComparedPerson): nz.ComparedEmployee {
  return {
    hourlyRate: nzd(hourly_rate),
    hoursPerDay: decimal(hours_per_day),
    weeks: weeks.flatMap(({ standard_hours, additional_hours, casual_hours, count = 1 }) =>
      Array.from({ length: count }, () => ({
        standardHours: decimal(standard_hours),
        ...(additional_hours === undefined ? {} : { additionalHours: decimal(additional_hours) }),
        ...(casual_hours === undefined ? {} : { casualHours: decimal(casual_hours) }),
      })),
    ),
  };
}

function shown(name: string | null, laws: nz.ComparedLeaveLaws): ComparedLeave {
  return {
    name,
    annual_leave_hours: figure(laws.annualLeaveHours),
    annual_leave_value: figure(laws.annualLeaveValue),
    sick_leave_hours: figure(laws.sickLeaveHours),
    paid_with_pays: figure(laws.paidWithPays),
    value: figure(laws.value),
  };
}

function figure({ holidaysAct, employmentLeaveAct, difference }: nz.ComparedRow<Decimal>): ComparedFigure {
  return {
    holidays_act: toAmount(holidaysAct.toString()),
    employment_leave_act: toAmount(employmentLeaveAct.toString()),
    difference: toAmount(difference.toString()),
  };
}
