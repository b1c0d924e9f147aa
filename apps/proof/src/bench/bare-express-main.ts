import { readFileSync } from 'node:fs';
import express, { type Request, type Response } from 'express';
import Libsql from 'libsql';
import { createPool } from 'mysql2/promise';

// The yardstick of reads: Express, one query, one JSON answer; nothing is checked and nothing is hidden.

const set = (name: string): string => process.env[name] ?? '';
const ONE = 'SELECT * FROM employees WHERE id = ?';
const LIST = 'SELECT * FROM employees WHERE company_id = ? AND is_deleted = 0 ORDER BY name_key, id LIMIT ?';
const NOTES =
  'CREATE TABLE IF NOT EXISTS bare_notes (id INTEGER PRIMARY KEY, note VARCHAR(400) NOT NULL, hash CHAR(64) NOT NULL)';
const NOTE = 'INSERT INTO bare_notes (note, hash) VALUES (?, ?)';
const note = ['x'.repeat(200), 'y'.repeat(64)];

interface Queries {
  one(id: number): Promise<readonly object[]>;
  list(companyId: number, count: number): Promise<readonly object[]>;
  note(): Promise<void>;
}

function onFile(file: string): Queries {
  const database = new Libsql(file);
  for (const pragma of ['busy_timeout = 10000', 'journal_mode = WAL', 'synchronous = FULL']) database.pragma(pragma);
  database.exec(NOTES);
  const [one, list, keep] = [ONE, LIST, NOTE].map((sql) => database.prepare<unknown[]>(sql));
  return {
    one: (id) => Promise.resolve(one!.all([id]) as object[]),
    list: (companyId, count) => Promise.resolve(list!.all([companyId, count]) as object[]),
    note: () => Promise.resolve(void keep!.run(note)),
  };
}

async function onServer(url: string): Promise<Queries> {
  const { hostname, port, username, password, pathname } = new URL(url);
  const pool = createPool({
    ...{ host: hostname, port: Number(port), user: username, password, database: pathname.slice(1) },
    ...{ connectionLimit: 10, dateStrings: true },
  });
  await pool.query(NOTES.replace('INTEGER PRIMARY KEY', 'INTEGER PRIMARY KEY AUTO_INCREMENT'));
  const rows = async (sql: string, values: unknown[]) => (await pool.query(sql, values))[0] as object[];
  return {
    one: (id) => rows(ONE, [id]),
    list: (companyId, count) => rows(LIST, [companyId, count]),
    note: async () => void (await pool.query(NOTE, note)),
  };
}

async function main(): Promise<void> {
  const queries = set('BARE_FILE') === '' ? await onServer(set('BARE_SERVER')) : onFile(set('BARE_FILE'));
  const noted = set('BARE_NOTES') === 'true';
  const [employee, company, page] = ['BARE_EMPLOYEE', 'BARE_COMPANY', 'BARE_PAGE'].map((name) => Number(set(name)));
  const answering = (query: () => Promise<readonly object[]>, file: string) => {
    const body = JSON.parse(readFileSync(file, 'utf8')) as unknown;
    return async (_: Request, res: Response): Promise<void> => {
      const rows = await query();
      if (rows.length === 0) throw new Error('Nothing was found');
      if (noted) await queries.note();
      res.json(body);
    };
  };
  const app = express();
  app.get(
    '/one',
    answering(() => queries.one(employee!), set('BARE_ONE')),
  );
  app.get(
    '/list',
    answering(() => queries.list(company!, page!), set('BARE_LIST')),
  );
  app.listen(Number(set('PORT')), '127.0.0.1');
  process.on('SIGTERM', () => process.exit(0));
}

void main();
