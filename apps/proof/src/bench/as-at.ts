import type { Service } from '@anz-payroll/composition';
import { bindAnnouncements, bindPays, type Transaction } from '@anz-payroll/persistence-typeorm';
import { accountOfEntries, type Account, type BalancesReadModel, type LedgerEntry } from '@anz-payroll/pay-runs';
import type { EmployeeCursor } from '@anz-payroll/employee-lifecycle';
import { addDays, auFinancialYear, civilDate, type CivilDate } from 'payroll-core';
import { must } from '../must';
import { hireFor, subscribe, type BenchCustomer, type BenchEmployer } from './bench-employer';
import { onEachEngine, type BenchFixture } from './bench-fixture';
import { atMost, figure, figureLine, pairRatios, type BenchOptions, type BenchOutcome, type Figure } from './figures';
import { secondsOf } from './statistics';

interface Plan {
  readonly years: readonly number[];
  /** Employees of each company whose years are compared. */
  readonly staff: number;
  /** Companies of these sizes, each employee with a quarter of pays. */
  readonly sizes: readonly [number, number];
  readonly rounds: number;
  /** Of reading the largest company whole, which takes seconds. */
  readonly roundsOfAll: number;
  readonly reads: number;
}

const whole: Plan = { years: [1, 5, 20], staff: 50, sizes: [50, 10_000], rounds: 7, roundsOfAll: 2, reads: 40 };
const small: Plan = { years: [1, 5, 20], staff: 4, sizes: [4, 20], rounds: 1, roundsOfAll: 1, reads: 5 };

const LAST = civilDate('2026-11-12');
const WEEKS_OF_A_YEAR = 52;
const WEEKS_OF_A_QUARTER = 13;
const GROWTH = atMost(1.5);

/**
 * What an employee has on a day, read with 1, 5 and 20 years of weekly pays, on a day of the present and of the first year,
 * and in a company of 10,000. Three companies of 50 people have the years; the 10,000 have a quarter of pays each, because
 * 20 years of them would be 10 million. Entries of the ledger and their sums are written through the store, as pays write
 * them; every gross and leave balance that is told is checked against the number of pays.
 */
export async function runAsAtBench({ short }: BenchOptions): Promise<BenchOutcome> {
  const plan = short ? small : whole;
  const figures = (await onEachEngine((fixture) => ofEngine(fixture, plan))).flat();
  return { figures, lines: figures.map(figureLine) };
}

async function ofEngine({ service }: BenchFixture, plan: Plan): Promise<readonly Figure[]> {
  const { engine } = service.database;
  const customer = await subscribe(service);
  const byYears: Subject[] = [];
  for (const years of plan.years) byYears.push(await paid(service, customer, plan.staff, years * WEEKS_OF_A_YEAR));
  const bySize: Subject[] = [];
  for (const size of plan.sizes) bySize.push(await paid(service, customer, size, WEEKS_OF_A_QUARTER));
  const figures: Figure[] = [];
  for (const [name, dayOf] of Object.entries({
    'a day of this year': () => PRESENT,
    'a day of the first year': firstYearDay,
  })) {
    const one = await inTurn(plan, byYears, (subject) => people(service, plan, subject, dayOf(subject)));
    const all = await inTurn(plan, byYears, (subject) => company(service, subject, dayOf(subject)));
    for (const [what, measured] of [
      ['an employee', one],
      [`a company of ${plan.staff}`, all],
    ] as const) {
      const told = `${engine}: ${what} as at ${name}`;
      figures.push(
        ...plan.years.map((years, at) => figure(`${told}, ${years} years of weekly pays`, 'ms', measured[at]!)),
        figure(
          `${told}, ${plan.years.at(-1)} years over ${plan.years[0]}`,
          'ratio',
          pairRatios(measured.at(-1)!, measured[0]!),
          GROWTH,
        ),
      );
    }
  }
  const one = await inTurn(plan, bySize, (subject) => people(service, plan, subject, PRESENT));
  const all = await inTurn({ rounds: plan.roundsOfAll }, bySize, async (subject) => {
    return (await company(service, subject, PRESENT)) / subject.employeeIds.length;
  });
  for (const [what, measured] of [
    ['one employee', one],
    ['the whole company, an employee', all],
  ] as const) {
    figures.push(
      ...plan.sizes.map((size, at) => figure(`${engine}: ${what} of ${size}`, 'ms', measured[at]!)),
      figure(
        `${engine}: ${what}, ${plan.sizes[1]} employees over ${plan.sizes[0]}`,
        'ratio',
        pairRatios(measured[1]!, measured[0]!),
        GROWTH,
      ),
    );
  }
  return figures;
}

interface Subject extends BenchEmployer {
  readonly weeks: number;
}

const PRESENT = civilDate('2026-10-01');

/** The middle of the financial year of the first pay, so that as many pays of the year lie behind it for everybody. */
function firstYearDay({ weeks }: Subject): CivilDate {
  return addDays(auFinancialYear(addDays(LAST, -7 * (weeks - 1))).firstDay, 200);
}

/** Rounds of each subject in turn, so that a busy moment hits all alike; the first round is not counted. */
async function inTurn(
  { rounds }: Pick<Plan, 'rounds'>,
  subjects: readonly Subject[],
  measure: (subject: Subject) => Promise<number>,
): Promise<readonly (readonly number[])[]> {
  const measured = subjects.map((): number[] => []);
  for (let round = 0; round <= rounds; round++) {
    for (const [at, subject] of subjects.entries()) {
      const ms = await measure(subject);
      if (round > 0) measured[at]!.push(ms);
    }
  }
  return measured;
}

/** One employee after the other; ms a read. */
async function people({ pays }: Service, { reads }: Plan, subject: Subject, asAt: CivilDate): Promise<number> {
  const { customerId, employeeIds } = subject;
  const isRight = checkOf(subject, asAt);
  const seconds = await secondsOf(async () => {
    for (let read = 0; read < reads; read++) {
      const employeeId = employeeIds[(read * 37) % employeeIds.length]!;
      isRight(must(await pays.readBalances({ customerId, employeeId, asAt })));
    }
  });
  return (seconds * 1000) / reads;
}

/** The whole company by pages, as the API gives it; ms. */
async function company({ pays }: Service, subject: Subject, asAt: CivilDate): Promise<number> {
  const { customerId, companyId, employeeIds } = subject;
  const isRight = checkOf(subject, asAt);
  let told = 0;
  const seconds = await secondsOf(async () => {
    for (let after: EmployeeCursor | undefined; ;) {
      const page = { limit: 1000, ...(after === undefined ? {} : { after }) };
      const { balances, next } = must(await pays.listBalances({ customerId, companyId, asAt, page }));
      for (const one of balances) isRight(one);
      told += balances.length;
      if (next === undefined) break;
      after = next;
    }
  });
  if (told !== employeeIds.length) throw new Error(`${told} of ${employeeIds.length} employees were told`);
  return seconds * 1000;
}

function daysPaid(weeks: number): readonly CivilDate[] {
  return Array.from({ length: weeks }, (_, week) => addDays(LAST, -7 * week));
}

const figures = { gross: '1520', tax: '281', net: '1239', super: '182.4', taxableGross: '1520', hoursWorked: '38' };
const leave = { HOLIDAY: '2.923074', SICK: '1.461556', LONG_SERVICE: '0.633346' };

/** Throws where what is told is not what so many pays make. */
function checkOf({ weeks }: Subject, asAt: CivilDate): (told: BalancesReadModel) => void {
  const until = daysPaid(weeks).filter((day) => day <= asAt);
  const { firstDay } = auFinancialYear(asAt);
  const gross = 1520 * until.filter((day) => day >= firstDay).length;
  const holiday = (2_923_074 * until.length) / 1_000_000;
  return ({ year_to_date, leave: rows }) => {
    const hours = rows.find(({ leave_type }) => leave_type === 'HOLIDAY')?.hours;
    if (year_to_date.gross !== gross || hours !== holiday) {
      throw new Error(`${asAt}: ${year_to_date.gross} and ${hours} hours instead of ${gross} and ${holiday}`);
    }
  };
}

/** Entries that one transaction writes. */
const CHUNK = 5_000;

async function paid(service: Service, customer: BenchCustomer, count: number, weeks: number): Promise<Subject> {
  const employer = await hireFor(service, customer, count);
  const { customerId, companyId } = employer;
  const clock = { now: () => Date.now() };
  const bind = (tx: Transaction) =>
    bindPays(tx, { announcements: bindAnnouncements(tx, clock), clock, awards: { find: () => undefined } }).ledger;
  const unitOfWork = service.database.unitOfWork(bind);
  const days = daysPaid(weeks).map((payDate) => ({ payDate, year: auFinancialYear(payDate).name }));
  let payId = companyId * 1_000_000;
  const people = Math.max(1, Math.floor(CHUNK / weeks));
  for (let from = 0; from < count; from += people) {
    const entries: LedgerEntry[] = [];
    const accounts: Account[] = [];
    for (const employeeId of employer.employeeIds.slice(from, from + people)) {
      const own = days.map((day): LedgerEntry => ({
        ...{ customerId, employeeId, payId: (payId += 1), ...day },
        ...{ reason: 'pay', leave, figures, createdAt: clock.now() },
      }));
      entries.push(...own);
      accounts.push(accountOfEntries(employeeId, customerId, own));
    }
    await unitOfWork.run(async (ledger) => {
      await ledger.append(entries);
      await ledger.saveAccounts(accounts);
    });
  }
  return { ...employer, weeks };
}
