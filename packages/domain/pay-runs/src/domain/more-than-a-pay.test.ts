import { decimal } from 'payroll-core';
import { moreThanAPay } from './more-than-a-pay';

const sized = (figures: Readonly<Record<string, string>>, leave: readonly string[] = []) => {
  const of = (name: string) => decimal(figures[name] ?? '1');
  return {
    ...{ gross: of('gross'), tax: of('tax'), net: of('net'), hoursWorked: of('hours') },
    leaveBalanceRows: leave.map((hours) => ({ taken: decimal('0'), hours: decimal(hours) })),
  };
};

test('a pay below a hundred million is one', () => {
  expect(moreThanAPay(sized({ gross: '99999999.99', tax: '-99999999.99' }, ['-1']))).toBeUndefined();
});

// A standing allowance of 99,999,999 is taken (more than 0 is all that the interface asks) and shows beside a week's hours.
test.each([
  ['gross', sized({ gross: '100001519' }), {}, '100001519'],
  ['hours', sized({ gross: '99999999999', hours: '99999999999' }), {}, '99999999999'],
  ['net', sized({ net: '-100000000' }), {}, '-100000000'],
  ['leave', sized({}, ['1', '100000000.5']), {}, '100000000.5'],
  ['super', sized({}), { super: decimal('120000000') }, '120000000'],
] as const)('the %s that is more is named with its size', (figure, pay, more, size) => {
  const refused = moreThanAPay(pay, more);
  expect(refused).toMatchObject({ ok: false, error: { code: 'pay/invalid' } });
  expect(refused?.error.message).toContain(
    `The ${figure} of this pay would be ${size}, which is more than a pay can be`,
  );
  expect(refused?.error.message).toContain('standing items');
});
