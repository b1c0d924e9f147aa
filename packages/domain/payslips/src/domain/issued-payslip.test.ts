import { examplePayslip } from '../testing';
import { figuresThatDiffer, isSamePayslip } from './issued-payslip';
import { makePayslip } from './make-payslip';
import type { Payslip } from './payslip';
import { quantityShown } from './shown';

test.each([
  ['7.6', '7.60'],
  ['38', '38.00'],
  ['1234.5678', '1,234.5678'],
  // 38 hours a week over a month.
  ['164.6666666667', '164.6667'],
  ['0.3333333333', '0.3333'],
])('%s hours are read as %s', (value, shown) => {
  expect(quantityShown(value)).toEqual({ value, shown });
});

const withQuantity = (value: string, shown: string): Payslip => {
  const payslip = makePayslip(examplePayslip());
  const [first, ...others] = payslip.earnings.lines;
  const lines = [{ ...first!, quantity: { value, shown } }, ...others];
  return { ...payslip, earnings: { ...payslip.earnings, lines } };
};

test('a payslip that names somebody in plain letters since is another one, and says the same about the pay', () => {
  const input = examplePayslip();
  const now = makePayslip({ ...input, employee: { ...input.employee, plainName: 'Anahera Mueller' } });
  expect(isSamePayslip(makePayslip(input), now)).toBe(false);
  expect(figuresThatDiffer(makePayslip(input), now)).toEqual([]);
});

test('a payslip that was handed out with more digits says the same about the pay', () => {
  const issued = withQuantity('164.6666666667', '164.6666666667');
  const now = withQuantity('164.6666666667', '164.6667');
  expect(isSamePayslip(issued, now)).toBe(false);
  expect(figuresThatDiffer(issued, now)).toEqual([]);
  expect(figuresThatDiffer(issued, withQuantity('160', '160.00'))).toEqual(['earnings']);
});
