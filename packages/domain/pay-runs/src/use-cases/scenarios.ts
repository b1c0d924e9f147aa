import { localDay, type Company } from '@anz-payroll/companies';
import { accepted, add, multiply, whole, type CivilDate, type Decimal, type Result } from 'payroll-core';
import { totalNames, type Impact, type PayTotals } from 'payroll-core/changes';
import { standingPay } from '../domain/forecast/standing-pay';
import type { InCompany } from '../domain/pay-command';
import { refusal, type PaysRefusal } from '../domain/pays-refusal';
import { paysInYear } from '../domain/pays-in-year';
import { impactOfHire, impactOn } from '../domain/scenarios/changed-pay';
import type { CostOfChange, CostOfScenario, Scenario, ScenarioChange } from '../domain/scenarios/scenario';
import type { PayStores, PayWithInput } from '../ports';
import { allOrNothing } from './all-or-nothing';
import { companyOf } from './company-of';
import type { PaysDependencies } from './pays-dependencies';
import { paysThatSayWhatIsUsual } from './read-forecast';
import { lastPaysOf, notEmployed } from './read-impact';

const MOST_SCENARIOS = 50;
const PEOPLE_AT_ONCE = 500;

export interface SaveScenario extends InCompany {
  readonly name: string;
  readonly changes: readonly ScenarioChange[];
}

/** Keeps a scenario and answers what it would cost. */
export function saveScenario(deps: PaysDependencies) {
  return (command: SaveScenario): Promise<Result<CostOfScenario, PaysRefusal>> =>
    allOrNothing(deps.unitOfWork, async (stores) => {
      const company = await companyOf(stores, command);
      if (!company.ok) return company;
      if ((await stores.scenarios.ofCompany(command.companyId)).length >= MOST_SCENARIOS) {
        return refusal('pay/invalid', `A company keeps at most ${MOST_SCENARIOS} scenarios; delete one first.`);
      }
      const { companyId, name, changes } = command;
      const named = changes.flatMap((change) => (change.kind === 'hire' ? [] : (change.employeeIds ?? [])));
      if (named.length > 0) {
        const strangers = notEmployed(await stores.roster.activeIn(companyId), [...new Set(named)]);
        if (!strangers.ok) return strangers;
      }
      const scenario = await stores.scenarios.add({ companyId, name, changes, createdAt: deps.clock.now() });
      const [cost] = await costsOf(stores, deps, company.value, [scenario]);
      return accepted(cost!);
    });
}

/** Every scenario of the company with what it would cost, the oldest first. */
export function compareScenarios(deps: Pick<PaysDependencies, 'reading' | 'clock'>) {
  return (query: InCompany): Promise<Result<readonly CostOfScenario[], PaysRefusal>> =>
    deps.reading.run(async (stores) => {
      const company = await companyOf(stores, query);
      if (!company.ok) return company;
      return accepted(await costsOf(stores, deps, company.value, await stores.scenarios.ofCompany(query.companyId)));
    });
}

export function deleteScenario(deps: PaysDependencies) {
  return (command: InCompany & { readonly scenarioId: number }): Promise<Result<undefined, PaysRefusal>> =>
    allOrNothing(deps.unitOfWork, async (stores) => {
      const company = await companyOf(stores, command);
      if (!company.ok) return company;
      const there = await stores.scenarios.remove(command.companyId, command.scenarioId);
      return there ? accepted(undefined) : refusal('scenario/not-found', 'Scenario not found');
    });
}

async function costsOf(
  stores: PayStores,
  deps: Pick<PaysDependencies, 'clock'>,
  company: Company,
  scenarios: readonly Scenario[],
): Promise<readonly CostOfScenario[]> {
  const today = localDay(deps.clock.now(), company.details.timezone);
  const ids = scenarios.length === 0 ? [] : await stores.roster.activeIn(company.id);
  const costs = scenarios.map((scenario) => ({
    scenario,
    changes: scenario.changes.map((change) => new Cost(change)),
  }));
  for (let from = 0; from < ids.length; from += PEOPLE_AT_ONCE) {
    const some = ids.slice(from, from + PEOPLE_AT_ONCE);
    const pays = await lastPaysOf(stores, company.id, some, today);
    const employees = new Map((await stores.employees.ofIds(company.id, some)).map((one) => [one.id, one]));
    const past = await paysThatSayWhatIsUsual(stores, some, today);
    for (const one of pays) {
      const employee = employees.get(one.pay.employeeId);
      if (employee === undefined || one.pay.termination !== null) continue;
      const gross = (past.get(employee.id) ?? []).map((paid) => paid.gross);
      const { calculationInput } = standingPay(employee, one.calculationInput, gross);
      for (const { changes } of costs) for (const cost of changes) cost.of({ ...one, calculationInput });
    }
  }
  return costs.map(({ scenario, changes }): CostOfScenario => {
    for (const cost of changes) cost.ofHires(company, today);
    const all = changes.map((cost) => cost.all());
    return { scenario, changes: all, aYear: all.reduce((sum, { aYear }) => plus(sum, aYear), nothing) };
  });
}

const nothing = each(() => whole(0));

class Cost {
  private people = 0;
  private onePay = nothing;
  private aYear = nothing;
  private readonly notWorkedOut: CostOfChange['notWorkedOut'][number][] = [];

  constructor(private readonly change: ScenarioChange) {}

  of({ pay, calculationInput }: PayWithInput): void {
    const { change } = this;
    if (change.kind === 'hire') return;
    if (change.employeeIds !== null && !change.employeeIds.includes(pay.employeeId)) return;
    const impact = impactOn(calculationInput, pay.payPeriod, change);
    if (impact.ok) this.add(impact.value, change.kind === 'bonus' ? whole(1) : paysInYear[pay.payPeriod], 1);
    else this.notWorkedOut.push({ employeeId: pay.employeeId, reason: impact.error.message });
  }

  ofHires(company: Company, today: CivilDate): void {
    const { change } = this;
    if (change.kind !== 'hire') return;
    const impact = impactOfHire(company.country, today, change);
    if (impact.ok) this.add(impact.value, paysInYear[change.payPeriod], change.people);
    else this.notWorkedOut.push({ employeeId: 0, reason: impact.error.message });
  }

  private add({ movement }: Impact, times: Decimal, people: number): void {
    this.people += people;
    const ofAll = each((name) => multiply(movement[name], whole(people)));
    this.onePay = plus(this.onePay, ofAll);
    this.aYear = plus(
      this.aYear,
      each((name) => multiply(ofAll[name], times)),
    );
  }

  all(): CostOfChange {
    const { change, people, onePay, aYear, notWorkedOut } = this;
    return { change, people, onePay, aYear, notWorkedOut };
  }
}

function each(value: (name: keyof PayTotals) => Decimal): PayTotals {
  return Object.fromEntries(totalNames.map((name) => [name, value(name)])) as unknown as PayTotals;
}

function plus(a: PayTotals, b: PayTotals): PayTotals {
  return each((name) => add<Decimal>(a[name], b[name]));
}
