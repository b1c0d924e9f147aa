import {
  DatabaseBusy,
  DatabaseUnavailable,
  StoredValueChanged,
  UnknownKey,
  UnstorableText,
} from '@anz-payroll/persistence-typeorm';
import { databaseProblem } from './compose';

/** Specification 7.2: 503 is transient and says when to come back; 422 is the request's own mistake. */
describe('what a failure of the database means to a client', () => {
  test.each([new DatabaseBusy('locked'), new DatabaseUnavailable('gone')])('$name is 503 with Retry-After', (error) => {
    expect(databaseProblem(error)).toMatchObject({ problem: 'unavailable', headers: { 'Retry-After': '5' } });
  });

  test('a key that this process lacks is not taken for a change of the data: it says what to do', () => {
    const { detail } = databaseProblem(new UnknownKey('employees.sealed, id 1', '2027a'))!;
    expect(detail).toContain('key 2027a is not among ENCRYPTION_KEYS');
    expect(detail).toContain('list key 2027a there and to restart every process');
    expect(detail).not.toContain('verify');
    expect(databaseProblem(new StoredValueChanged('pays, id 1', 'it was changed'))).toMatchObject({
      problem: 'conflict',
      detail: expect.stringContaining('admin verify') as string,
    });
  });

  test('text that cannot be kept is 422, anything else a 500', () => {
    expect(databaseProblem(new UnstorableText())).toMatchObject({ problem: 'invalid-request' });
    expect(databaseProblem(new TypeError('a bug'))).toBeUndefined();
  });
});
