import { atLeast, figure } from './bench/figures';
import { proofReport } from './proof-report';

test('bars are counted over all benches; figures without one are no part of the count', () => {
  const facts = { measuredAt: '2026-11-15T00:00:00.000Z', machine: 'A machine.', short: false };
  const benches = [
    { name: 'one', about: 'One', figures: [figure('a', 'ratio', [1], atLeast(1)), figure('b', 'ms', [5])] },
    { name: 'two', about: 'Two', figures: [figure('c', 'ratio', [0.5], atLeast(0.6))] },
  ];
  expect(proofReport(benches, facts)).toEqual({ ...facts, bars: { met: 1, of: 2 }, benches });
});
