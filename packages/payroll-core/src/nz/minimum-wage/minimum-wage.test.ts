import { civilDate } from '../../calendar';
import { toFixed } from '../../money';
import { inForce } from '../../statutory';
import { minimumWage } from '.';
import from2024 from './vectors/2024-04-01.json';
import from2025 from './vectors/2025-04-01.json';
import from2026 from './vectors/2026-04-01.json';

test.each([
  ['2024-04-01', from2024],
  ['2025-03-31', from2024],
  ['2025-04-01', from2025],
  ['2026-03-31', from2025],
  ['2026-04-01', from2026],
  ['2027-03-31', from2026],
] as const)('on %s', (day, { rows }) => {
  const found = inForce(minimumWage, civilDate(day));
  if (!found.ok) throw new Error(found.error.message);
  for (const row of rows) {
    expect(toFixed(found.value.values[row.wage as 'adult' | 'startingOut' | 'training'], 2)).toBe(row.perHour);
  }
});
