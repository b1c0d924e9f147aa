import { groupBy } from '@anz-payroll/kernel';
import { accepted, add, addDays, multiply, whole, type CivilDate, type Decimal, type Result } from 'payroll-core';
import { localDay } from '@anz-payroll/companies';
import {
  changeOfLaw,
  impactOfRise,
  type Impact,
  type LawOfDay,
  type PayOfCountry,
  type PayTotals,
  type Rise,
  type RuleMovement,
} from 'payroll-core/changes';
import { payOfCountry } from '../domain/comparing/difference-of-pays';
import type { ImpactRow } from '../domain/impact/impact-csv';
import type { InCompany } from '../domain/pay-command';
import { refusal, type PaysRefusal } from '../domain/pays-refusal';
import { paysInYear } from '../domain/pays-in-year';
import { refusedPay } from '../domain/refused-calculation';
import type { PayStores, PayWithInput } from '../ports';
import { lastPaysForDays, PAYS_LOOKED_AT } from './last-pays-for-days';
import { companyOf } from './company-of';
import type { PaysDependencies } from './pays-dependencies';

/** Who was not paid for so long has no pay that says what a change would do. */
const LOOK_BACK_DAYS = 100;
const PEOPLE_AT_ONCE = 500;
const MOST_PEOPLE = 20_000;

export type ChangeAsked =
  | { readonly kind: 'law'; readonly from: LawOfDay; readonly to: LawOfDay }
  | { readonly kind: 'rise'; readonly rise: Rise }
  /** By employee, what an hour would pay; others stay as they are. */
  | { readonly kind: 'rates'; readonly rates: ReadonlyMap<number, string> };

export interface ReadImpact extends InCompany {
  readonly change: ChangeAsked;
  /** Left out, everybody who is employed. */
  readonly employeeIds?: readonly number[];
  /** The last pays up to this day; today if absent. */
  readonly asAt?: CivilDate;
}

export interface ImpactOnCompany {
  readonly country: 'AU' | 'NZ';
  /** By name: whoever the change touches. */
  readonly touched: readonly ImpactRow[];
  /** How many pays stay to the cent. */
  readonly untouched: number;
  readonly before: PayTotals;
  readonly after: PayTotals;
  /** Of all pays, for one pay each; and over a year of such pays. */
  readonly change: PayTotals;
  readonly aYear: PayTotals;
  /** What each rule moves in all, one entry for each edition. */
  readonly rules: readonly RuleMovement[];
  readonly notWorkedOut: readonly { readonly employeeId: number; readonly name: string; readonly reason: string }[];
}

/** What a change of law, or of the company's own rates, does to its people, by their last pays. */
export function readImpact(deps: Pick<PaysDependencies, 'reading' | 'clock'>) {
  return (query: ReadImpact): Promise<Result<ImpactOnCompany, PaysRefusal>> =>
    deps.reading.run(async (stores) => {
      const company = await companyOf(stores, query);
      if (!company.ok) return company;
      const impactOn = prepared(query.change);
      if (!impactOn.ok) return impactOn;
      const asAt = query.asAt ?? localDay(deps.clock.now(), company.value.details.timezone);
      const employed = await stores.roster.activeIn(query.companyId);
      const wanted = new Set(query.employeeIds ?? employed);
      const strangers = notEmployed(employed, [...wanted]);
      if (!strangers.ok) return strangers;
      const ids = employed.filter((id) => wanted.has(id));
      if (ids.length > MOST_PEOPLE) return refusal('pay/invalid', `At most ${MOST_PEOPLE} people at once.`);
      const sums = new Sums();
      for (let from = 0; from < ids.length; from += PEOPLE_AT_ONCE) {
        const pays = await lastPaysOf(stores, query.companyId, ids.slice(from, from + PEOPLE_AT_ONCE), asAt);
        for (const one of pays) sums.add(one, impactOn.value);
      }
      return accepted({ country: company.value.country, ...sums.all() });
    });
}

/** Refuses people whom the company does not employ. */
export function notEmployed(employed: readonly number[], ids: readonly number[]): Result<null, PaysRefusal> {
  const known = new Set(employed);
  const strangers = ids.filter((id) => !known.has(id));
  return strangers.length === 0
    ? accepted(null)
    : refusal(
        'pay/invalid',
        `employee_ids must be people employed by this company; these are not: ${strangers.join(', ')}.`,
      );
}

type ImpactOn = (pay: PayOfCountry, employeeId: number) => ReturnType<typeof impactOfRise>;

function prepared(change: ChangeAsked): Result<ImpactOn, PaysRefusal> {
  if (change.kind === 'rise') return accepted((pay) => impactOfRise(pay, change.rise));
  if (change.kind === 'rates') {
    const { rates } = change;
    return accepted((pay, employeeId) => {
      const rate = rates.get(employeeId);
      return impactOfRise(pay, rate === undefined ? { kind: 'percentage', by: '0' } : { kind: 'new-rate', rate });
    });
  }
  const law = changeOfLaw(change.from, change.to);
  return law.ok ? accepted((pay) => law.value.impactOn(pay)) : refusedPay(law.error);
}

export async function lastPaysOf(
  stores: PayStores,
  companyId: number,
  ids: readonly number[],
  asAt: CivilDate,
): Promise<readonly PayWithInput[]> {
  const past = await stores.pays.latest(ids, addDays(asAt, -LOOK_BACK_DAYS), asAt, PAYS_LOOKED_AT);
  return lastPaysForDays(stores, companyId, [...groupBy(past, ({ employeeId }) => employeeId).values()]);
}

const NOTHING: Decimal = whole(0);
const names = ['gross', 'tax', 'studyLoan', 'net', 'super', 'cost'] as const satisfies readonly (keyof PayTotals)[];

/** Written out: it runs for every person and every sum. */
function each(value: (name: keyof PayTotals) => Decimal): PayTotals {
  return {
    gross: value('gross'),
    tax: value('tax'),
    studyLoan: value('studyLoan'),
    net: value('net'),
    super: value('super'),
    cost: value('cost'),
  };
}

class Sums {
  private readonly touched: ImpactRow[] = [];
  private untouched = 0;
  private before = each(() => NOTHING);
  private after = each(() => NOTHING);
  private change = each(() => NOTHING);
  private aYear = each(() => NOTHING);
  private readonly rules = new Map<string, RuleMovement>();
  private readonly notWorkedOut: ImpactOnCompany['notWorkedOut'][number][] = [];

  add({ pay, calculationInput }: PayWithInput, impactOn: ImpactOn): void {
    const name = `${pay.employee.lastName}, ${pay.employee.firstName}`;
    const input = payOfCountry(calculationInput);
    const worked = input.ok ? impactOn(input.value, pay.employeeId) : input;
    if (!worked.ok) {
      this.notWorkedOut.push({ employeeId: pay.employeeId, name, reason: worked.error.message });
      return;
    }
    const impact: Impact = worked.value;
    this.before = plus(this.before, impact.before);
    this.after = plus(this.after, impact.after);
    if (names.every((figure) => impact.movement[figure].toString() === '0')) {
      this.untouched++;
      return;
    }
    this.change = plus(this.change, impact.movement);
    const times = paysInYear[pay.payPeriod];
    this.aYear = plus(
      this.aYear,
      each((figure) => multiply(impact.movement[figure], times)),
    );
    for (const rule of impact.rules) {
      const there = this.rules.get(rule.to);
      this.rules.set(rule.to, there === undefined ? rule : { ...there, movement: plus(there.movement, rule.movement) });
    }
    const { employeeId, id: payId, payPeriod } = pay;
    this.touched.push({ employeeId, employeeNumber: pay.employee.number, name, payId, payPeriod, impact });
  }

  all(): Omit<ImpactOnCompany, 'country'> {
    return {
      touched: this.touched.sort((a, b) => a.name.localeCompare(b.name, 'en') || a.employeeId - b.employeeId),
      untouched: this.untouched,
      before: this.before,
      after: this.after,
      change: this.change,
      aYear: this.aYear,
      rules: [...this.rules.values()],
      notWorkedOut: this.notWorkedOut,
    };
  }
}

function plus(a: PayTotals, b: PayTotals): PayTotals {
  return each((name) => add<Decimal>(a[name], b[name]));
}
