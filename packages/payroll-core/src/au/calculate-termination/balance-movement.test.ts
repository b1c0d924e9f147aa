import { decimal } from '../../money';
import { reverseMovements } from '.';

test('what a termination moved comes back to the last digit', () => {
  const moved = [
    { leaveType: 'HOLIDAY', hours: decimal('-61.370001') },
    { leaveType: 'LONG_SERVICE', hours: decimal('0') },
    { leaveType: 'SICK', hours: decimal('7.6') },
  ] as const;
  expect(reverseMovements(moved).map(({ leaveType, hours }) => [leaveType, hours.toString()])).toEqual([
    ['HOLIDAY', '61.370001'],
    ['LONG_SERVICE', '0'],
    ['SICK', '-7.6'],
  ]);
});
