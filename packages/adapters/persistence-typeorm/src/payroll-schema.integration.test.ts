import type { EntitySchema, EntitySchemaColumnOptions, ValueTransformer } from 'typeorm';
import { snakeCase } from '@anz-payroll/kernel';
import type { Transaction } from './database';
import { payrollSchema } from './payroll-schema';
import { openTestDatabase, testEngines } from './testing';

const nameOf = (table: EntitySchema) => table.options.tableName ?? table.options.name;
const columnsOf = (table: EntitySchema): readonly (readonly [string, EntitySchemaColumnOptions])[] =>
  Object.entries(table.options.columns).map(([property, options]) => [snakeCase(property), options!]);

interface RealColumn {
  readonly name: string;
  readonly nullable: boolean;
  readonly primary: boolean;
}

async function realColumns(tx: Transaction, table: string): Promise<readonly RealColumn[]> {
  const sql =
    tx.engine === 'sqlite'
      ? 'SELECT name, "notnull" = 0 AND pk = 0 AS nullable, pk > 0 AS is_primary FROM pragma_table_info(?)'
      : "SELECT column_name AS name, is_nullable = 'YES' AS nullable, column_key = 'PRI' AS is_primary FROM information_schema.columns WHERE table_schema = DATABASE() AND table_name = ?";
  const rows = await tx.query<{ name: string; nullable: number; is_primary: number }>(sql, [table]);
  return rows.map((row) => ({ name: row.name, nullable: row.nullable === 1, primary: row.is_primary === 1 }));
}

describe.each(testEngines)('the tables of all packages on $engine', (engine) => {
  test('are in the database as the code declares them', async () => {
    const database = await openTestDatabase(engine);
    try {
      const byName = (a: RealColumn, b: RealColumn) => (a.name < b.name ? -1 : 1);
      for (const table of payrollSchema.tables) {
        const real = await database.reading((tx) => tx).run((tx) => realColumns(tx, nameOf(table)));
        const declared = columnsOf(table).map(([name, options]) => ({
          name,
          nullable: options.nullable === true,
          primary: options.primary === true,
        }));
        expect([nameOf(table), [...real].sort(byName)]).toEqual([nameOf(table), declared.sort(byName)]);
        expect(real.some((column) => column.primary)).toBe(true);
      }
    } finally {
      await database.remove();
    }
  });

  test('a change of keys reads every encrypted column without a complaint', async () => {
    const database = await openTestDatabase(engine);
    try {
      const report = await database.reencrypt();
      expect(report.map((each) => [each.seen, each.changed])).toEqual(report.map(() => [0, 0]));
      expect(report.map((each) => each.column).sort()).toEqual(encryptedByDeclaration());
    } finally {
      await database.remove();
    }
  });
});

/** A column of kind `encrypted` is known by what it refuses. A package that forgets to list one would lose it at a change of keys. */
function encryptedByDeclaration(): readonly string[] {
  const refusesPlainText = (transformer: ValueTransformer) => {
    try {
      transformer.to('plain');
      return false;
    } catch (error) {
      return (error as Error).message.includes('FieldEncryption.encrypt');
    }
  };
  return payrollSchema.tables
    .flatMap((table) =>
      columnsOf(table)
        .filter(([, options]) => refusesPlainText(options.transformer as ValueTransformer))
        .map(([name]) => `${nameOf(table)}.${name}`),
    )
    .sort();
}
