import { groupBy } from '@anz-payroll/kernel';
import { isDeepStrictEqual } from 'node:util';

export interface ShownRun {
  readonly pay_run_id: number;
  readonly status: string;
  readonly pay_count: number;
}

export interface ShownPay {
  readonly employee_last_name: string;
  readonly status: string;
}

export interface PaidWeek {
  readonly run: ShownRun;
  readonly pays: readonly ShownPay[];
}

/** Of two companies with the same people: in what the second was paid otherwise than the first. */
export function differences(undisturbed: PaidWeek, disturbed: PaidWeek, employees: number): readonly string[] {
  const [expected, found] = [undisturbed, disturbed].map(({ pays }) => byName(pays));
  const broken: string[] = [];
  for (const [what, { run, pays }] of Object.entries({ undisturbed, disturbed })) {
    if (run.status !== 'processed' || run.pay_count !== employees || pays.length !== employees) {
      broken.push(`${what}: ${pays.length} pays, ${JSON.stringify(run)}`);
    }
  }
  if (!isDeepStrictEqual(comparable(undisturbed.run), comparable(disturbed.run))) {
    broken.push(`the totals are ${JSON.stringify(disturbed.run)} instead of ${JSON.stringify(undisturbed.run)}`);
  }
  for (const [name, pays] of expected!) {
    const same = found!.get(name) ?? [];
    if (same.length !== pays.length) broken.push(`${name} has ${same.length} pays instead of ${pays.length}`);
    else if (!isDeepStrictEqual(comparable(same), comparable(pays))) {
      broken.push(`${name} was paid ${JSON.stringify(same)} instead of ${JSON.stringify(pays)}`);
    }
  }
  return broken;
}

function byName(pays: readonly ShownPay[]): ReadonlyMap<string, readonly ShownPay[]> {
  return groupBy(pays, (pay) => pay.employee_last_name);
}

/** Numbers of records and moments differ between two companies that are paid the same. */
const ownToEach = new Set([
  'id',
  'pay_run_id',
  'employee_id',
  'employee_number',
  'company_id',
  'created_at',
  'updated_at',
]);

function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(comparable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !ownToEach.has(name))
      .map(([name, part]) => [name, comparable(part)]),
  );
}
