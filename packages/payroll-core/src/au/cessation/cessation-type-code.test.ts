import { cessationTypeCode, cessationTypes, isDeath, terminationReasons } from '.';

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

test('every code and every reason is in the table once, and a request for it is reported under its code', () => {
  expect(cessationTypes.map(({ code }) => code).sort()).toEqual(['C', 'D', 'F', 'I', 'R', 'T', 'V']);
  for (const { code, request } of cessationTypes) {
    for (const sent of request) expect(cessationTypeCode(sent.reason, sent.cessationTypeCode)).toBe(code);
  }
  const reasons = cessationTypes.flatMap(({ request }) => request.map(({ reason }) => reason));
  expect([...new Set(reasons)].sort()).toEqual([...terminationReasons].sort());
});
