import { civilDate, decimal } from 'payroll-core';
import { withClosedown } from './closedown-days';
import type { LeaveItem } from './pay-command';

/** A week of five days of eight hours; the employer is closed on Thursday and Friday. */
const [thursday, friday] = [civilDate('2026-12-10'), civilDate('2026-12-11')];
const closedowns = [{ began: thursday, until: friday, days: [thursday, friday], isAssumed: false }];
const hoursOf = (value: string) => [{ description: 'Ordinary time', units: 'hours', value }];
const taken = (leaveType: LeaveItem['leaveType'], hours: string): LeaveItem => ({
  description: 'Away',
  leaveType,
  date: thursday,
  hours,
});

describe('half a day of leave in a closedown', () => {
  // @law Holidays Act 2003 s 32: annual holidays are taken for the rest of the day, as on the other days
  it.each([
    ['of another kind', 'SICK', '16', [8, 4, 4], '24'],
    ['of annual holidays', 'ANNUAL_HOLIDAYS', '16', [8, 4, 4], '24'],
    ['before holidays that end', 'SICK', '6', [4, 4, 2], '24'],
  ] as const)('%s leaves the rest of the day to annual holidays', (_case, leaveType, left, annual, worked) => {
    // The leave of four hours has taken them out of the 40 already.
    const item = { hours: hoursOf('36'), leave: [taken(leaveType, '4')] };
    const closed = {
      country: 'NZ',
      closedowns,
      hoursPerDay: decimal('8'),
      left: decimal(left),
      isTimesheet: false,
      outside: [],
    } as const;
    const after = withClosedown(item, closed, new Set()).item;
    expect(after.hours).toMatchObject([{ value: worked }]);
    expect((after.leave ?? []).map(({ hours }) => Number(hours)).sort((a, b) => b - a)).toEqual([...annual]);
  });
});
