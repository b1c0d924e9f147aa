import { DatabaseUnavailable } from './database-unavailable';
import { DuplicateKey } from './duplicate-key';
import { translateMysqlError } from './mysql-errors';
import { QueryRefused } from './query-refused';
import { translateSqliteError } from './sqlite-errors';
import { withoutValues } from './without-values';

const mysql = (fields: object) => translateMysqlError({ driverError: { message: '', ...fields } });
const sqlite = (code: string, message = '') =>
  translateSqliteError({ driverError: { code, message } }, (table, columns) => `${table}:${columns.join('+')}`);

test.each([
  [{ code: 'ER_LOCK_DEADLOCK', errno: 1213, sqlState: '40001' }, 'deadlock'],
  [{ code: 'ER_LOCK_WAIT_TIMEOUT', errno: 1205 }, 'lock-wait'],
  [{ code: 'ER_CHECKREAD', errno: 1020 }, 'certification'],
  [{ code: 'ER_UNKNOWN_COM_ERROR', errno: 1047 }, 'certification'],
  [{ code: 'ER_ANY', errno: 7777, sqlState: '40001' }, 'certification'],
  [{ code: 'ER_SERVER_SHUTDOWN', errno: 1053 }, 'lost-connection'],
  [{ code: 'PROTOCOL_CONNECTION_LOST', fatal: true }, 'lost-connection'],
  [{ code: 'ECONNRESET' }, 'lost-connection'],
  [{ code: 'ECONNREFUSED' }, 'lost-connection'],
  [{ message: "Can't add new command when connection is in closed state" }, 'lost-connection'],
])('MySQL %j is worth another try: %s', (fields, reason) => {
  expect(mysql(fields)).toMatchObject({ name: 'TransientFailure', reason });
});

test.each([
  ["Duplicate entry '1-jane' for key 'employees.employees_number'", 'employees_number'],
  ["Duplicate entry '1-jane' for key 'employees_number'", 'employees_number'],
  ["Duplicate entry '7' for key 'PRIMARY'", 'primary'],
  ["Duplicate entry '7' for key 'employees.PRIMARY'", 'primary'],
  ["Duplicate entry 'x' for key 'fake'' for key 'employees_number'", 'employees_number'],
])('MySQL says %s', (message, index) => {
  const error = mysql({ code: 'ER_DUP_ENTRY', errno: 1062, message });
  expect(error).toBeInstanceOf(DuplicateKey);
  expect(error).toMatchObject({ index });
});

test.each([
  ['SQLITE_BUSY', ''],
  ['SQLITE_BUSY_SNAPSHOT', ''],
  ['SQLITE_LOCKED', ''],
])('SQLite %s is worth another try', (code) => {
  expect(sqlite(code)).toMatchObject({ name: 'TransientFailure', reason: 'busy' });
});

test.each([
  [
    'SQLITE_CONSTRAINT_UNIQUE',
    'UNIQUE constraint failed: employees.customer_id, employees.number_key',
    'employees:customer_id+number_key',
  ],
  ['SQLITE_CONSTRAINT_UNIQUE', "UNIQUE constraint failed: index 'employees_number'", 'employees_number'],
  ['SQLITE_CONSTRAINT_PRIMARYKEY', 'UNIQUE constraint failed: employees.id', 'primary'],
])('SQLite %s: %s', (code, message, index) => {
  expect(sqlite(code, message)).toMatchObject({ name: 'DuplicateKey', index });
});

test('what is nobody’s conflict is refused once, without the data in it', () => {
  const error = mysql({
    code: 'ER_TRUNCATED_WRONG_VALUE_FOR_FIELD',
    errno: 1366,
    message: "Incorrect decimal value: '12,5 Jane' for column `payroll`.`pays`.`gross` at row 1",
  });
  expect(error).toBeInstanceOf(QueryRefused);
  expect((error as Error).message).not.toContain('Jane');
  expect((error as Error).message).toContain('gross');
  expect(sqlite('SQLITE_CONSTRAINT_NOTNULL', 'NOT NULL constraint failed: pays.gross')).toBeInstanceOf(QueryRefused);
  expect(sqlite('SQLITE_FULL', 'database or disk is full')).toBeInstanceOf(DatabaseUnavailable);
  expect(mysql({ code: 'ER_OPTION_PREVENTS_STATEMENT', errno: 1290 })).toBeInstanceOf(DatabaseUnavailable);
});

test.each([
  [1021, 'ER_DISK_FULL'],
  [1026, 'ER_ERROR_ON_WRITE'],
  [1114, 'ER_RECORD_FILE_FULL'],
])('a server without room (%i %s) is away, not wrong', (errno, code) => {
  expect(mysql({ code, errno, message: "The table 'pays' is full" })).toBeInstanceOf(DatabaseUnavailable);
  // By this mark a use case knows that nothing is wrong with its work.
  expect(mysql({ code, errno })).toMatchObject({ isStoreAway: true });
});

test.each([
  ["Data too long for column 'first_name' at row 1", "Data too long for column 'first_name' at row 1"],
  ["Incorrect integer value: 'Jane O\\'Neil' for column 'age'", "Incorrect integer value: … for column 'age'"],
  [`near "Jane": syntax error`, 'near …: syntax error'],
  ["Table 'payroll.pays' doesn't exist", "Table 'payroll.pays' doesn't exist"],
])('%s', (message, safe) => {
  expect(withoutValues(message)).toBe(safe);
});

test('errors that are not the database’s pass through untouched', () => {
  const bug = new TypeError('x is not a function');
  expect(translateMysqlError(bug)).toBe(bug);
  expect(translateSqliteError(bug, () => '')).toBe(bug);
});
