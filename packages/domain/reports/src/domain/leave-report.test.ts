import type { NamedBalances } from './year-to-date';
import { leaveReport } from './leave-report';
import { totalsOf } from './totals';

const person = (leave: readonly (readonly [string, string, number])[]): NamedBalances => ({
  employee: 'Walker, Alinta',
  balances: {
    employee_number: null,
    leave: leave.map(([leave_type, name, hours]) => ({ leave_type, name, hours, value: hours * 30, opening_hours: 0 })),
  } as unknown as NamedBalances['balances'],
});
const read = (country: 'AU' | 'NZ', people: readonly NamedBalances[]) => {
  const { columns, rows } = leaveReport(country, people);
  return { liabilities: rows.map(({ leave, liability }) => [leave, liability]), totals: totalsOf(columns, rows) };
};

// Fair Work Act 2009 (Cth) s 90(2): annual leave is paid out on termination. Personal leave is not; the Act has no rule that does.
test('Australia: personal leave has hours, and no part in the liability', () => {
  const { liabilities, totals } = read('AU', [
    person([
      ['HOLIDAY', 'Annual leave', 20],
      ['SICK', 'Personal leave', 100],
      ['LONG_SERVICE', 'Long service leave', 10],
    ]),
  ]);
  expect(liabilities).toEqual([
    ['Annual leave', '600.00'],
    ['Personal leave', null],
    ['Long service leave', '300.00'],
  ]);
  expect(totals).toMatchObject({ liability: '900.00', value: null });
});

test('somebody who has left is owed what is not paid out yet, and nothing once the holidays were', () => {
  const left = (annual: number): NamedBalances => ({
    ...person([
      ['HOLIDAY', 'Annual leave', annual],
      ['LONG_SERVICE', 'Long service leave', 10],
    ]),
    hasLeft: true,
  });
  expect(read('AU', [left(20)]).totals).toMatchObject({ liability: '900.00' });
  expect(read('AU', [left(0)]).totals).toMatchObject({ liability: '0.00' });
});

// Employment New Zealand: sick leave and family violence leave are not paid out at the end; annual and alternative holidays are.
test('New Zealand: sick and family violence leave have no part in it', () => {
  const { totals } = read('NZ', [
    person([
      ['ANNUAL_HOLIDAYS', 'Annual holidays', 20],
      ['SICK', 'Sick leave', 80],
      ['ALT_HOLIDAY', 'Alternative holidays', 8],
      ['NZ_FAMILY_VIOLENCE', 'Family violence leave', 80],
    ]),
  ]);
  expect(totals).toMatchObject({ liability: '840.00' });
});

test('what leaving would pay is the liability, with what no hours show', () => {
  const left = person([
    ['ANNUAL_HOLIDAYS', 'Annual holidays', 20],
    ['SICK', 'Sick leave', 80],
  ]);
  const owed = {
    balances: { ANNUAL_HOLIDAYS: '650.00', ALT_HOLIDAY: '0' },
    besides: [{ name: 'Holiday pay', amount: '132.00' }],
  };
  expect(read('NZ', [{ ...left, owed }]).liabilities).toEqual([
    ['Annual holidays', '650.00'],
    ['Sick leave', null],
    ['Holiday pay', '132.00'],
  ]);
  // The final pay has paid it.
  expect(read('NZ', [{ ...left, owed, hasLeft: true }]).totals).toMatchObject({ liability: '650.00' });
});
