import { DatabaseBusy, DatabaseUnavailable, UnstorableText } from '@anz-payroll/persistence-typeorm';
import { databaseProblem } from './compose';

/** Specification 7.2: 503 is transient and says when to come back; 422 is the request's own mistake. */
describe('what a failure of the database means to a client', () => {
  test.each([new DatabaseBusy('locked'), new DatabaseUnavailable('gone')])('$name is 503 with Retry-After', (error) => {
    expect(databaseProblem(error)).toMatchObject({ problem: 'unavailable', headers: { 'Retry-After': '5' } });
  });

  test('text that cannot be kept is 422, anything else a 500', () => {
    expect(databaseProblem(new UnstorableText())).toMatchObject({ problem: 'invalid-request' });
    expect(databaseProblem(new TypeError('a bug'))).toBeUndefined();
  });
});
