import type { AnomalyCode, ReviewedAnomaly } from '@anz-payroll/pay-runs';
import { anomaliesCard } from './anomalies-card';

const anomaly = (code: AnomalyCode, employeeId: number): ReviewedAnomaly => ({
  ...{ code, employeeId, payId: employeeId, name: `Person ${employeeId}`, employeeNumber: null },
  ...{ says: 'As it is.', acknowledged: undefined },
});

const seen = {
  ...{ payRunId: 1, employeeId: 1, code: 'first-pay' as const, says: 'As it is.' },
  ...{ note: 'Seen', userId: 1, userName: 'Bea', acknowledgedAt: 0 },
};

/** The first pays of so many people, of which the first so many are acknowledged. */
const shown = (firstPays: number, acknowledged = 0): string => {
  const everybody = Array.from({ length: firstPays }, (_, i): ReviewedAnomaly => {
    const first = anomaly('first-pay', i + 1);
    return i < acknowledged ? { ...first, acknowledged: seen } : first;
  });
  const anomalies = [...everybody, anomaly('hours-beyond-pattern', 3)];
  const where = { companyId: 1, timezone: 'Australia/Sydney', address: '/run', csrfToken: 'x', mayAcknowledge: true };
  const card = anomaliesCard({ ...where, anomalies });
  return card === '' ? card : card.text;
};

test('what is told of everybody does not hide what is told of one', () => {
  const page = shown(1000);
  const [beforeFold = '', folded = ''] = page.split('<details>');
  expect(beforeFold).toContain('data-anomaly="hours-beyond-pattern"');
  expect(beforeFold).not.toContain('data-anomaly="first-pay"');
  expect(folded).toContain('First pay: 1000 people');
  // Decision 1255: tables are shown in parts of 200, and what is counted is of all.
  expect(folded.split('data-anomaly="first-pay"').length - 1).toBe(200);
  expect(folded).toContain('800 more are in the CSV');
  expect(page).toContain('1001 of 1001 not acknowledged');
});

test('what is acknowledged makes room for what is not', () => {
  const page = shown(1000, 900);
  expect(page).toContain('Person 1000<');
  expect(page).not.toContain('Person 200<');
  expect(page).toContain('101 of 1001 not acknowledged');
});

test('a small company sees all of them at once', () => {
  expect(shown(10)).not.toContain('<details>');
});
