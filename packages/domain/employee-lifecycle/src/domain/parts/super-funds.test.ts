import type { Employee } from '../employee';
import { superFunds } from './super-funds';

/** The rule asks nothing of the employee. */
const anybody = {} as Employee;

const fund = (percentage: string | null) => ({ values: { ...superFunds.defaults, usi: 'STA0100AU', percentage } });

test('a list stored with shares above the whole can be mended by taking a fund away', () => {
  const stored = [fund(null), fund('0.7'), fund('0.9'), fund(null)];
  const isTaken = (list: typeof stored) => superFunds.listRule(list, anybody, 'AU', stored).ok;
  expect(isTaken(stored.slice(0, 3))).toBe(true);
  expect(isTaken(stored)).toBe(false);
});
