import type { FollowedAward, PayRate, PayRateGroup } from '@anz-payroll/companies';
import {
  accepted,
  add,
  decimal,
  divide,
  isLess,
  isPositive,
  multiply,
  subtract,
  toCents,
  whole,
  type CivilDate,
  type Decimal,
  type Result,
} from 'payroll-core';
import { awardEdition, minimumRate, type Award, type AwardEmployee, type EmploymentType } from 'payroll-core/au/awards';
import type { Employee } from '../domain/employee';
import { refusal, type EmployeeRefusal } from '../domain/employee-refusal';
import { formatName } from '../domain/format-name';
import type { EmployeeStores } from '../ports';
import { noCompany } from './create-employees';
import type { EmployeeDependencies } from './employee-dependencies';
import { updateEmployees } from './update-employees';

export interface AskAwardIncrease {
  readonly companyId: number;
  /** The first day of the first full pay period on or after the day of the increase. */
  readonly on: CivilDate;
  readonly findAward: (code: string) => Award | undefined;
}

interface Rise {
  readonly from: string;
  readonly to: string;
}

/** What following the award does to one classification. */
export interface IncreaseOfGroup {
  readonly groupId: number;
  readonly name: string;
  readonly awardCode: string;
  readonly classification: string;
  readonly marginPercent: string;
  /** The published minimum an hour, and with the margin; null where the award has no such rate on the day. */
  readonly published: string | null;
  readonly target: string | null;
  readonly rates: readonly (Rise & { readonly rateId: number; readonly description: string })[];
  readonly employees: readonly (Rise & {
    readonly employeeId: number;
    readonly name: string;
    readonly perWeek: string;
  })[];
  /** What stays as it is, and why. */
  readonly notes: readonly string[];
}

/** The impact of an increase before somebody confirms it. */
export interface AwardIncrease {
  readonly on: CivilDate;
  readonly groups: readonly IncreaseOfGroup[];
  readonly changes: number;
  /** Of everybody's standard hours, before super and tax on wages. */
  readonly costPerWeek: string;
  /** To be sent back with the confirmation: what is confirmed is what was shown. */
  readonly confirmation: string;
}

/** What the rates and the employees of classifications that follow an award would become; nothing is stored. */
export function previewAwardIncrease(deps: Pick<EmployeeDependencies, 'reading'>) {
  return (query: AskAwardIncrease): Promise<Result<AwardIncrease, EmployeeRefusal>> =>
    deps.reading.run((stores) => increaseOf(stores, query));
}

/** Raises what the preview showed. What was raised already is not in a later preview, so asking again goes on. */
export function confirmAwardIncrease(deps: EmployeeDependencies) {
  return async (
    command: AskAwardIncrease & { readonly confirmation: string },
  ): Promise<Result<AwardIncrease, EmployeeRefusal>> => {
    const raised = await deps.unitOfWork.run(async (stores): Promise<Result<AwardIncrease, EmployeeRefusal>> => {
      const increase = await increaseOf(stores, command);
      if (!increase.ok) return increase;
      if (increase.value.confirmation !== command.confirmation) {
        return refusal('employee/changed-meanwhile', 'The impact has changed since it was shown. Look at it again.');
      }
      const rates = await stores.payRates.ratesOf(increase.value.groups.map(({ groupId }) => groupId));
      for (const { rateId, to } of increase.value.groups.flatMap((group) => group.rates)) {
        const rate = rates.find(({ id }) => id === rateId);
        if (rate !== undefined) await stores.payRates.saveRate({ ...rate, rate: to });
      }
      return increase;
    });
    if (!raised.ok) return raised;
    const items = raised.value.groups
      .flatMap(({ employees }) => employees)
      .map(({ employeeId, to }) => ({ id: employeeId, pay_rate_per_hour: to }));
    if (items.length === 0) return raised;
    const { companyId } = command;
    const changed = await updateEmployees(deps)({ companyId, identifierType: 'employee_id', items });
    return changed.ok ? raised : changed;
  };
}

async function increaseOf(
  stores: EmployeeStores,
  { companyId, on, findAward }: AskAwardIncrease,
): Promise<Result<AwardIncrease, EmployeeRefusal>> {
  if ((await stores.companies.find(companyId)) === undefined) return noCompany();
  const followed = await stores.payRates.followedIn(companyId);
  const groups = await stores.payRates.groupsOf(companyId);
  const rates = await stores.payRates.ratesOf(followed.map(({ groupId }) => groupId));
  const ids = groups
    .filter(({ id }) => followed.some(({ groupId }) => groupId === id))
    .flatMap((one) => one.employeeIds);
  const employees = (await stores.employees.ofIds(companyId, [...new Set(ids)])).filter(
    ({ isDeleted, isTerminated }) => !isDeleted && !isTerminated,
  );
  const raised = followed.flatMap((follow): IncreaseOfGroup[] => {
    const group = groups.find(({ id }) => id === follow.groupId);
    if (group === undefined) return [];
    const own = rates.filter(({ groupId }) => groupId === group.id);
    const people = employees.filter(({ id }) => group.employeeIds.includes(id));
    return [increaseOfGroup(group, follow, own, people, findAward(follow.awardCode), on)];
  });
  const changes = raised.reduce((sum, group) => sum + group.rates.length + group.employees.length, 0);
  const costPerWeek = raised
    .flatMap((group) => group.employees)
    .reduce<Decimal>((sum, { perWeek }) => add(sum, decimal(perWeek)), whole(0))
    .toString();
  return accepted({ on, groups: raised, changes, costPerWeek, confirmation: `${on} ${changes} ${costPerWeek}` });
}

function increaseOfGroup(
  group: PayRateGroup,
  follow: FollowedAward,
  rates: readonly PayRate[],
  people: readonly Employee[],
  award: Award | undefined,
  on: CivilDate,
): IncreaseOfGroup {
  const { awardCode, classification, marginPercent } = follow;
  const named = { groupId: group.id, name: group.name, awardCode, classification, marginPercent };
  const nothing = { published: null, target: null, rates: [], employees: [] };
  if (award === undefined) return { ...named, ...nothing, notes: [`${awardCode} is not known.`] };
  const published = minimumRate(
    award,
    { employmentType: 'full-time', classification, ...streamOf(people, awardCode) },
    on,
  );
  if (!published.ok) return { ...named, ...nothing, notes: [published.error.message] };
  const notes: string[] = [];
  const target = withMargin(published.value.hourly, marginPercent);
  const employees = people.flatMap((employee) => {
    const rise = riseOf(employee, follow, award, on);
    if (typeof rise === 'string') {
      notes.push(`${formatName(employee.details)}: ${rise}`);
      return [];
    }
    return rise === undefined ? [] : [{ employeeId: employee.id, name: formatName(employee.details), ...rise }];
  });
  return {
    ...named,
    published: published.value.hourly.toString(),
    target: target.toString(),
    rates: risesOf(rates, target),
    employees,
    notes,
  };
}

/** The lowest dollar rate of a classification is its base; where that is below the target, every rate rises in proportion. */
function risesOf(rates: readonly PayRate[], target: Decimal): IncreaseOfGroup['rates'] {
  const dollars = rates.flatMap(({ id, description, rate, units }) =>
    rate === null || !/^hours?$/i.test(units) || !isPositive(decimal(rate))
      ? []
      : [{ id, description, rate: decimal(rate) }],
  );
  const base = dollars.reduce<Decimal | undefined>(
    (least, { rate }) => (least === undefined || isLess(rate, least) ? rate : least),
    undefined,
  );
  if (base === undefined || !isLess(base, target)) return [];
  return dollars.map(({ id, description, rate }) => ({
    rateId: id,
    description,
    from: rate.toString(),
    to: divide(multiply(rate, target), base, 2, 'half-up').toString(),
  }));
}

const employmentTypes: Readonly<Record<string, EmploymentType>> = {
  'Full-time': 'full-time',
  'Part-time': 'part-time',
  Casual: 'casual',
};

/** What an employee's own rate becomes; undefined where it is enough, a sentence where nobody can tell. */
function riseOf(
  { details }: Employee,
  { awardCode, classification, marginPercent }: FollowedAward,
  award: Award,
  on: CivilDate,
): (Rise & { readonly perWeek: string }) | string | undefined {
  if (details.annual_salary !== null) return 'paid by an annual salary, which stays as it is.';
  const employmentType = employmentTypes[details.employment_status];
  if (employmentType === undefined) return 'the award does not know this employment status.';
  const { date_of_birth: dateOfBirth, start_date: employedSince } = details;
  const person: AwardEmployee = {
    employmentType,
    classification,
    dateOfBirth,
    employedSince,
    office: details.award_office_work,
    ...streamOf([{ details }], awardCode),
  };
  const minimum = minimumRate(award, person, on);
  if (!minimum.ok) return minimum.error.message;
  const loaded =
    employmentType === 'casual' ? withCasualLoading(award, minimum.value.hourly, on) : minimum.value.hourly;
  if (loaded === undefined) return 'the casual loading of the award is not confirmed.';
  const to = withMargin(loaded, marginPercent);
  const from = decimal(details.pay_rate_per_hour);
  if (!isLess(from, to)) return undefined;
  const hours = multiply(decimal(details.standard_hours_per_day), whole(details.standard_days_per_week));
  return {
    from: from.toString(),
    to: to.toString(),
    perWeek: toCents(multiply(subtract(to, from), hours)).toString(),
  };
}

/** The stream of the award in which these people work, where their records name one and the same. */
function streamOf(people: readonly Pick<Employee, 'details'>[], awardCode: string): Pick<AwardEmployee, 'stream'> {
  const named = people.map(({ details }) => (details.award_code === awardCode ? details.award_stream : null));
  const [stream, ...others] = new Set(named);
  return typeof stream === 'string' && others.length === 0 ? { stream } : {};
}

function withCasualLoading(award: Award, hourly: Decimal, on: CivilDate): Decimal | undefined {
  const rates = awardEdition(award.rates, on, `the rates of ${award.code}`);
  if (!rates.ok) return undefined;
  const { casual } = rates.value.values;
  if (casual.confidence !== 'confirmed' || casual.loading === undefined) return undefined;
  return toCents(multiply(hourly, add(whole(1), casual.loading)));
}

function withMargin(hourly: Decimal, marginPercent: string): Decimal {
  const hundred = whole(100);
  return divide(multiply(hourly, add(hundred, decimal(marginPercent))), hundred, 2, 'up');
}
