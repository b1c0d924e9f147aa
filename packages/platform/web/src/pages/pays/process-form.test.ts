import type { PayRun } from '@anz-payroll/pay-runs';
import { processForm } from './process-form';

const run = (pendingCount: number, net: string) => ({ id: 5, companyId: 7, payCount: 3, pendingCount, net }) as PayRun;

// Whoever confirms is told of the money that this click pays, not of what was paid before.
test.each([
  [3, 'Process 3 pays of $2,770.00 net?'],
  [2, 'Process 2 pays; with the 1 that is processed, the run is $2,770.00 net?'],
  [1, 'Process 1 pay; with the 2 that are processed, the run is $2,770.00 net?'],
])('with %s of three pays pending it asks: %s', (pending, asks) => {
  expect(processForm(run(pending, '2770'), 'token').text).toContain(asks);
});
