import { addFigures, type Figures } from '@anz-payroll/pay-runs';
import type { QueryRunner } from 'typeorm';
import { column, defineTable, nullable } from '../columns';
import type { FieldEncryption } from '../encryption';
import { rowMac } from '../integrity/row-mac';
import { addColumn, changeRows, dropColumn, type Migration, migrationName } from '../migrating';

type Stored = Readonly<Record<string, string | number | null>>;

/** The columns that matter here, as they were when this migration was written. */
const integer = column.integer();
const json = column.json<unknown>();
const ledgerColumns = {
  customerId: integer,
  employeeId: integer,
  payId: integer,
  year: column.code(9),
  payDate: column.civilDate(),
  reason: column.code(12),
  leaveHours: json,
  figures: json,
  createdAt: integer,
};
const ledgerMac = rowMac(
  defineTable<Record<keyof typeof ledgerColumns, unknown>>('pay_ledger', ledgerColumns),
  Object.keys(ledgerColumns) as (keyof typeof ledgerColumns)[],
);
const yearMac = rowMac(
  defineTable<Record<'employeeId' | 'year' | 'customerId' | 'figures' | 'leaveHours', unknown>>('pay_years', {
    employeeId: integer,
    year: column.code(9),
    customerId: integer,
    figures: json,
    leaveHours: nullable(json),
  }),
  ['employeeId', 'year', 'customerId', 'figures'],
  ['leaveHours'],
);

/** Employees whose entries are in memory at a time. */
const CHUNK = 20;

/**
 * The leave of employees at the end of each financial year in which they were paid, beside the figures of that year: what
 * stood on a day is told from the end of its year, however long ago it was (decision 0990). Where a row or an entry was
 * changed by something else, the leave stays empty and is summed up, and the change is found, when it is asked for.
 */
export class LeaveAtTheEndOfYears0234 implements Migration {
  readonly name = migrationName('0234-leave-at-the-end-of-years');

  constructor(private readonly encryption?: FieldEncryption) {}

  async up(runner: QueryRunner): Promise<void> {
    const { encryption } = this;
    if (encryption === undefined) throw new TypeError('This migration needs the encryption keys.');
    await addColumn(runner, 'pay_years', 'leave_hours', nullable(column.json()));
    await changeRows(runner, async () => {
      for (let after = 0; ;) {
        const found = (await runner.query(
          `SELECT DISTINCT employee_id FROM pay_years WHERE employee_id > ? ORDER BY employee_id LIMIT ${CHUNK}`,
          [after],
        )) as readonly Stored[];
        for (const { employee_id } of found) await keepLeave(runner, encryption, Number(employee_id));
        if (found.length < CHUNK) return;
        after = Number(found.at(-1)?.['employee_id']);
      }
    });
  }

  /** Codes over the leave are not those of the version before, which sums such years up again. */
  async down(runner: QueryRunner): Promise<void> {
    await dropColumn(runner, 'pay_years', 'leave_hours');
  }
}

async function keepLeave(runner: QueryRunner, encryption: FieldEncryption, employeeId: number): Promise<void> {
  const select = async (table: string, columns: readonly string[]): Promise<readonly Stored[]> =>
    (await runner.query(`SELECT ${columns.join(', ')}, mac FROM ${table} WHERE employee_id = ?`, [
      employeeId,
    ])) as readonly Stored[];
  const entries = await select('pay_ledger', ledgerMac.columns);
  if (!entries.every((entry) => ledgerMac.isStoredGenuine(encryption, entry))) return;
  const moved = new Map<string, Figures>();
  for (const { year, leave_hours } of entries) {
    const figures = JSON.parse(String(leave_hours)) as Figures;
    moved.set(String(year), addFigures(moved.get(String(year)) ?? {}, figures));
  }
  const rows = await select('pay_years', yearMac.columns);
  const byYear = new Map(rows.map((row) => [String(row['year']), row]));
  let held: Figures = {};
  for (const year of [...moved.keys()].sort()) {
    held = addFigures(held, moved.get(year) ?? {});
    const row = byYear.get(year);
    if (row === undefined || !yearMac.isStoredGenuine(encryption, row)) continue;
    const kept = { ...row, leave_hours: JSON.stringify(held) };
    await runner.query('UPDATE pay_years SET leave_hours = ?, mac = ? WHERE employee_id = ? AND year = ?', [
      kept.leave_hours,
      yearMac.macOfStored(encryption, kept),
      employeeId,
      year,
    ]);
  }
}
