import { deedOf } from './points';

test.each([
  ['INSERT INTO pays (id) VALUES (?)', 'INSERT pays'],
  ['\n  insert into `pays` (id) VALUES (?)', 'INSERT pays'],
  ['UPDATE "employees" SET version = 2', 'UPDATE employees'],
  ['DELETE FROM user_companies WHERE user_id = ?', 'DELETE user_companies'],
  ['BEGIN IMMEDIATE', 'BEGIN'],
  ['START TRANSACTION', 'BEGIN'],
  ['COMMIT', 'COMMIT'],
  ['SELECT * FROM pays FOR UPDATE', undefined],
  ['ROLLBACK', undefined],
  ['PRAGMA wal_checkpoint', undefined],
])('%s is %s', (sql, deed) => {
  expect(deedOf(sql)).toBe(deed);
});
