import { cessationTypeCode, isDeath, terminationReasons } from '.';

test('the code follows from the reason, and only TERMINATION leaves a choice', () => {
  expect(terminationReasons.map((reason) => [reason, cessationTypeCode(reason, undefined), isDeath(reason)])).toEqual([
    ['TERMINATION', 'V', false],
    ['INVALIDITY', 'I', false],
    ['DEATH_DEPENDENT', 'D', true],
    ['DEATH_NON_DEPENDENT', 'D', true],
    ['DEATH_ESTATE', 'D', true],
    ['REDUNDANCY', 'R', false],
  ]);
  expect((['V', 'F', 'C', 'T'] as const).map((code) => cessationTypeCode('TERMINATION', code))).toEqual([
    'V',
    'F',
    'C',
    'T',
  ]);
});
