import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createCompanyWithEmployees,
  createEmployees,
  listEmployees,
  type EmployeeDependencies,
} from '@anz-payroll/employee-lifecycle';
import { bindAnnouncements, bindEmployees, openDatabase, type Transaction } from '@anz-payroll/persistence-typeorm';
import { atMost, figure, type Figure } from './figures';

/** Time per employee in one company that grows: if it stays level, create and list are linear. */
export interface EmployeeBenchRow {
  readonly database: string;
  /** Employees in the company once the batch is in. */
  readonly employees: number;
  readonly createMsPerEmployee: number;
  readonly listMsPerEmployee: number;
}

const SIZES = [10, 100, 1_000, 10_000] as const;
const BATCH = 1_000;

export interface EmployeeBenchOptions {
  /** An empty database; a SQLite file of its own when left out. */
  readonly url?: string;
  readonly short?: boolean;
}

export async function runEmployeeBench(options: EmployeeBenchOptions = {}): Promise<readonly EmployeeBenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'employees-bench-'));
  const url = options.url ?? `sqlite:${join(folder, 'bench.sqlite')}`;
  const database = await openDatabase({
    url,
    encryptionKeys: { current: 'bench', keys: { bench: randomBytes(32).toString('base64') } },
    lookupKey: randomBytes(32).toString('base64'),
  });
  try {
    await database.migrate();
    const clock = { now: () => Date.now() };
    const bind = (tx: Transaction) => bindEmployees(tx, { announcements: bindAnnouncements(tx, clock) });
    const deps: EmployeeDependencies = {
      unitOfWork: database.unitOfWork(bind),
      reading: database.reading(bind),
      clock,
      licences: { of: () => Promise.resolve({ isActive: true, employeeCap: null }) },
      funds: { look: () => Promise.resolve('unavailable') },
      batchIds: { next: randomUUID },
    };
    const sizes = options.short === true ? [10, 60] : SIZES;
    return await measure(deps, database.engine, sizes);
  } finally {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function aCompany(deps: EmployeeDependencies): Promise<number> {
  const body = { legal_name: 'Ten Thousand Pty Ltd', abn: '51824753556' };
  const made = await createCompanyWithEmployees(deps)({ customerId: 1, body });
  if (!made.ok) throw new Error(made.error.message);
  return made.value.id;
}

async function measure(
  deps: EmployeeDependencies,
  database: string,
  sizes: readonly number[],
): Promise<readonly EmployeeBenchRow[]> {
  const create = createEmployees(deps);
  const list = listEmployees(deps);
  // The first batches pay for compiling; they are not what grows, so they go to another company.
  const elsewhere = await aCompany(deps);
  for (let from = 0; from < 500; from += 50) await create({ companyId: elsewhere, items: people('W', from, 50) });
  const companyId = await aCompany(deps);
  const rows: EmployeeBenchRow[] = [];
  let there = 0;
  for (const size of sizes) {
    const from = there;
    const started = performance.now();
    while (there < size) {
      const count = Math.min(BATCH, size - there);
      const made = await create({ companyId, items: people('N', there, count) });
      if (!made.ok || made.value.failed > 0) throw new Error('The bench was refused');
      there += count;
    }
    const created = performance.now();
    const listed = await list({ companyId });
    if (!listed.ok || listed.value.employees.length !== size) throw new Error('The bench lost employees');
    rows.push({
      database,
      employees: size,
      createMsPerEmployee: (created - started) / (size - from),
      listMsPerEmployee: (performance.now() - created) / size,
    });
  }
  return rows;
}

function people(series: string, from: number, count: number): readonly object[] {
  return Array.from({ length: count }, (_, index) => ({
    first_name: `First${(from + index) % 97}`,
    last_name: `Last${from + index}`,
    number: `${series}${from + index}`,
    date_of_birth: '1990-04-12',
    address1: '1 Harbour Street',
    city: 'Sydney',
    state: 'NSW',
    country: 'AU',
    postcode: '2000',
    start_date: '2024-07-01',
    employment_status: 'Full-time',
    tax_file_number: '123456782',
    is_foreign_resident: false,
    has_claimed_tax_free_threshold: true,
    has_stsl_liability: false,
    is_closely_held: false,
    pay_rate_per_hour: '33.50',
    primary_bank_bsb: '062-000',
    primary_bank_account_number: '12345678',
  }));
}

export function employeeBenchLines(rows: readonly EmployeeBenchRow[]): readonly string[] {
  return rows.map(
    ({ database, employees, createMsPerEmployee, listMsPerEmployee }) =>
      `${database}: ${String(employees).padStart(6)} employees, create ${createMsPerEmployee.toFixed(3)} ms each, list ${listMsPerEmployee.toFixed(3)} ms each`,
  );
}

export function employeeBenchFigures(rows: readonly EmployeeBenchRow[]): readonly Figure[] {
  const [smallest, largest] = [rows[1]!, rows.at(-1)!];
  const growth = (of: (row: EmployeeBenchRow) => number) => [of(largest) / of(smallest)];
  const [from, to] = [smallest.employees, largest.employees];
  return [
    ...rows.flatMap(({ database, employees, createMsPerEmployee, listMsPerEmployee }) => [
      figure(`${database}: ${employees} employees, created`, 'ms an employee', [createMsPerEmployee]),
      figure(`${database}: ${employees} employees, listed`, 'ms an employee', [listMsPerEmployee]),
    ]),
    figure(
      `growth of creating, an employee, from ${from} to ${to}`,
      'ratio',
      growth((row) => row.createMsPerEmployee),
      atMost(1.5),
    ),
    figure(
      `growth of listing, an employee, from ${from} to ${to}`,
      'ratio',
      growth((row) => row.listMsPerEmployee),
      atMost(1.5),
    ),
  ];
}
