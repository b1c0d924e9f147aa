import { decimal } from '../../money';
import { reverseMovements } from '.';

test('what a termination moved comes back to the last digit', () => {
  const moved = [
    { leaveType: 'ANNUAL_HOLIDAYS', hours: decimal('-61.37') },
    { leaveType: 'ALT_HOLIDAY', hours: decimal('8') },
  ] as const;
  expect(reverseMovements(moved).map(({ leaveType, hours }) => [leaveType, hours.toString()])).toEqual([
    ['ANNUAL_HOLIDAYS', '61.37'],
    ['ALT_HOLIDAY', '-8'],
  ]);
});
