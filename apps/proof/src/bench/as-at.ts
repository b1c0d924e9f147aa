import type { Service } from '@anz-payroll/composition';
import { bindAnnouncements, bindPays, type Transaction } from '@anz-payroll/persistence-typeorm';
import { addFigures, type Account, type LedgerEntry } from '@anz-payroll/pay-runs';
import { addDays, auFinancialYear, civilDate, type CivilDate } from 'payroll-core';
import { must } from '../must';
import { hireFor, subscribe, type BenchCustomer, type BenchEmployer } from './bench-employer';
import { onEachEngine, type BenchFixture } from './bench-fixture';
import { atMost, figure, figureLine, pairRatios, type BenchOptions, type BenchOutcome, type Figure } from './figures';
import { secondsOf } from './statistics';

interface Plan {
  readonly years: readonly number[];
  /** Companies of these sizes, each employee with a year of pays. */
  readonly sizes: readonly number[];
  readonly rounds: number;
  readonly reads: number;
}

const whole: Plan = { years: [1, 5, 20], sizes: [10, 10_000], rounds: 7, reads: 200 };
const small: Plan = { years: [1, 2], sizes: [4, 20], rounds: 1, reads: 5 };

const LAST = civilDate('2026-11-12');
const ASKED = civilDate('2026-10-01');
/** Employees of a company whose years are compared. */
const STAFF = 20;

/**
 * What an employee has on a day, read with 1, 5 and 20 years of weekly pays before it, and in a company of 10,000. Entries
 * of the ledger are written as pays write them; what is told is checked against the number of pays.
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
  for (const years of plan.years) byYears.push(await paid(service, customer, STAFF, years));
  const bySize: Subject[] = [];
  for (const size of plan.sizes) bySize.push(await paid(service, customer, size, 1));
  const [years, sizes] = [await inTurn(service, plan, byYears, ASKED), await inTurn(service, plan, bySize, ASKED)];
  // A day in the first year: what lies between it and today is taken off again.
  const early = await inTurn(service, plan, byYears, 'early');
  return [
    ...plan.years.map((count, at) => figure(`${engine}: as at a day, ${count} years of weekly pays`, 'ms', years[at]!)),
    figure(
      `${engine}: as at a day, ${plan.years.at(-1)} years over ${plan.years[0]}`,
      'ratio',
      pairRatios(years.at(-1)!, years[0]!),
      atMost(1.5),
    ),
    ...plan.sizes.map((count, at) => figure(`${engine}: as at a day, one of ${count} employees`, 'ms', sizes[at]!)),
    figure(
      `${engine}: as at a day, ${plan.sizes.at(-1)} employees over ${plan.sizes[0]}`,
      'ratio',
      pairRatios(sizes.at(-1)!, sizes[0]!),
      atMost(1.5),
    ),
    ...plan.years.map((count, at) =>
      figure(`${engine}: as at a day in the first of ${count} years, the later ones taken off`, 'ms', early[at]!),
    ),
  ];
}

interface Subject extends BenchEmployer {
  readonly years: number;
}

/** Rounds of each subject in turn, so that a busy moment hits all alike; ms a read. */
async function inTurn(
  { pays }: Service,
  { rounds, reads }: Plan,
  subjects: readonly Subject[],
  day: CivilDate | 'early',
): Promise<readonly (readonly number[])[]> {
  const measured = subjects.map((): number[] => []);
  for (let round = 0; round <= rounds; round++) {
    for (const [at, { customerId, employeeIds, years }] of subjects.entries()) {
      const asAt = day === 'early' ? addDays(LAST, -7 * (52 * years - 4)) : day;
      const seconds = await secondsOf(async () => {
        for (let read = 0; read < reads; read++) {
          const employeeId = employeeIds[(read * 37) % employeeIds.length]!;
          const told = must(await pays.readBalances({ customerId, employeeId, asAt }));
          const gross = expectedGross(asAt, years);
          if (told.year_to_date.gross !== gross) {
            throw new Error(`${asAt}: gross ${told.year_to_date.gross} was told instead of ${gross}`);
          }
        }
      });
      if (round > 0) measured[at]!.push((seconds * 1000) / reads);
    }
  }
  return measured;
}

function daysPaid(years: number): readonly CivilDate[] {
  return Array.from({ length: 52 * years }, (_, week) => addDays(LAST, -7 * week));
}

function expectedGross(asAt: CivilDate, years: number): number {
  const { firstDay } = auFinancialYear(asAt);
  return 1520 * daysPaid(years).filter((day) => day >= firstDay && day <= asAt).length;
}

const figures = { gross: '1520', tax: '281', net: '1239', super: '182.4', taxableGross: '1520', hoursWorked: '38' };
const leave = { HOLIDAY: '2.923074', SICK: '1.461556', LONG_SERVICE: '0.633346' };

async function paid(service: Service, customer: BenchCustomer, count: number, years: number): Promise<Subject> {
  const employer = await hireFor(service, customer, count);
  const clock = { now: () => Date.now() };
  const bind = (tx: Transaction) =>
    bindPays(tx, { announcements: bindAnnouncements(tx, clock), clock, awards: { find: () => undefined } }).ledger;
  const unitOfWork = service.database.unitOfWork(bind);
  let payId = 1_000_000 * years + employer.companyId * 100_000_000;
  const CHUNK = 100;
  for (let from = 0; from < count; from += CHUNK) {
    const entries: LedgerEntry[] = [];
    const accounts: Account[] = [];
    for (const employeeId of employer.employeeIds.slice(from, from + CHUNK)) {
      const own = daysPaid(years).map((payDate): LedgerEntry => ({
        ...{ customerId: employer.customerId, employeeId, payId: (payId += 1), payDate },
        ...{ year: auFinancialYear(payDate).name, reason: 'pay', leave, figures, createdAt: clock.now() },
      }));
      entries.push(...own);
      accounts.push(accountOf(employer.customerId, employeeId, own));
    }
    await unitOfWork.run(async (ledger) => {
      await ledger.append(entries);
      await ledger.saveAccounts(accounts);
    });
  }
  return { ...employer, years };
}

function accountOf(customerId: number, employeeId: number, entries: readonly LedgerEntry[]): Account {
  let held: Account['leave'] = {};
  const years: Record<string, Account['leave']> = {};
  for (const entry of entries) {
    held = addFigures(held, entry.leave);
    years[entry.year] = addFigures(years[entry.year] ?? {}, entry.figures);
  }
  return { customerId, employeeId, leave: held, years };
}
