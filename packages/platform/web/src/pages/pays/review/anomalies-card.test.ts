import type { AnomalyCode, ReviewedAnomaly } from '@anz-payroll/pay-runs';
import { anomaliesCard } from './anomalies-card';

const anomaly = (code: AnomalyCode, employeeId: number): ReviewedAnomaly => ({
  ...{ code, employeeId, payId: employeeId, name: `Person ${employeeId}`, employeeNumber: null },
  ...{ says: 'As it is.', acknowledged: undefined },
});

const shown = (firstPays: number): string => {
  const everybody = Array.from({ length: firstPays }, (_, i) => anomaly('first-pay', i + 1));
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
  expect(folded.split('data-anomaly="first-pay"').length - 1).toBe(1000);
  expect(page).toContain('1001 of 1001 not acknowledged');
});

test('a small company sees all of them at once', () => {
  expect(shown(10)).not.toContain('<details>');
});
