import Libsql from 'libsql';
import { Connection } from 'mysql2';
import { deedOf, type Point, type Side, type Told } from './points';

// Loaded before the service by `node -r`: the service itself knows nothing of its crash points. Between the service and the
// drivers it sees every statement, tells its parent which points there are, and dies at the one that it is told.

const seen = new Set<Point>();
let dieAt: Point | null = null;
let passing = 0;

process.on('message', (told: Told) => {
  dieAt = told.dieAt;
  passing = told.dieAt === null ? 0 : told.passing;
});
// Nobody stays up only to be told.
process.channel?.unref();

function pass(side: Side, deed: string): void {
  const point: Point = `${side} ${deed}`;
  if (!seen.has(point)) {
    seen.add(point);
    process.send?.(point);
  }
  if (point !== dieAt) return;
  if (passing === 0) process.kill(process.pid, 'SIGKILL');
  passing -= 1;
}

function within<R>(deed: string | undefined, run: () => R): R {
  if (deed === undefined) return run();
  pass('before', deed);
  const result = run();
  pass('after', deed);
  return result;
}

type Run = (...values: never[]) => unknown;

interface Statement {
  run: Run;
  all: Run;
}

const sqlite = Libsql.prototype as unknown as {
  prepare: (this: unknown, sql: string) => Statement;
  exec: (this: unknown, sql: string) => unknown;
};
const { prepare, exec } = sqlite;
sqlite.exec = function (sql) {
  return within(deedOf(sql), () => exec.call(this, sql));
};
sqlite.prepare = function (sql) {
  const statement = prepare.call(this, sql);
  const deed = deedOf(sql);
  if (deed === undefined) return statement;
  const [run, all] = [statement.run.bind(statement), statement.all.bind(statement)];
  statement.run = (...values) => within(deed, () => run(...values));
  statement.all = (...values) => within(deed, () => all(...values));
  return statement;
};

interface Queries {
  query: (this: unknown, sql: string | { readonly sql: string }, ...rest: unknown[]) => unknown;
}

type Answered = (...answer: unknown[]) => void;

// The class that a connection of its own and one of a pool both are, and whose `query` all else goes through.
const mysql = Object.getPrototypeOf(Connection.prototype) as Queries;
const { query } = mysql;
mysql.query = function (sql, ...rest) {
  const deed = deedOf(typeof sql === 'string' ? sql : sql.sql);
  const done = rest.at(-1);
  if (deed === undefined || typeof done !== 'function') return query.call(this, sql, ...rest);
  pass('before', deed);
  const command = query.call(this, sql, ...rest.slice(0, -1), (...answer: unknown[]) => {
    pass('after', deed);
    (done as Answered)(...answer);
  });
  pass('during', deed);
  return command;
};
