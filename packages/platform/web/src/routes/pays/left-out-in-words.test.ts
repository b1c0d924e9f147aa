import { leftOutInWords } from './left-out-in-words';

const visit = { company: { employees: [{ id: 7, first_name: 'Alinta', last_name: 'Walker', is_terminated: true }] } };

test('somebody who could not be paid is named, and days are written as on the pages', () => {
  const leftOut = [
    { employeeId: 7, employeeNumber: null, reason: 'The last day of this employee is 2026-11-13.' },
    { employeeId: 8, employeeNumber: null, reason: 'There is no tax code.' },
    { employeeId: 9, employeeNumber: null, reason: 'There is no tax code.' },
  ];
  expect(leftOutInWords(visit as never, leftOut)).toBe(
    'Everybody else is in the run. Alinta Walker: The last day of this employee is 13 Nov 2026. Employee 8, Employee 9: There is no tax code.',
  );
  expect(leftOutInWords(visit as never, [])).toBeUndefined();
});
