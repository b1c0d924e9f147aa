import type { Report } from '@anz-payroll/reports';
import { renderReport } from './render-report';

const report = (rows: number): Report => ({
  name: 'payroll-detail',
  title: 'Payroll detail',
  companyId: 1,
  companyName: 'Harbour Pty Ltd',
  language: 'en-AU',
  from: '2026-07-01' as Report['from'],
  to: '2026-12-31' as Report['to'],
  columns: [
    { name: 'employee', title: 'Employee', kind: 'text' },
    { name: 'net', title: 'Net', kind: 'amount' },
  ],
  rows: Array.from({ length: rows }, (_, at) => ({ employee: `Employee ${at}`, net: `${at}.50` })),
  totals: null,
  notes: [],
});

describe('a report as PDF', () => {
  test('of many rows leaves the event loop to others while it is drawn', async () => {
    let turns = 0;
    const others = setInterval(() => turns++, 0);
    const drawn = await renderReport(report(1_000));
    clearInterval(others);
    expect(drawn.ok && Buffer.from(drawn.value).subarray(0, 5).toString()).toBe('%PDF-');
    expect(turns).toBeGreaterThan(10);
  });

  test('of more rows than anybody reads on paper is refused with what to do instead', async () => {
    expect((await renderReport(report(2_000))).ok).toBe(true);
    expect(await renderReport(report(2_001))).toEqual({
      ok: false,
      error: {
        message:
          'This report has 2,001 rows, and a PDF holds at most 2,000. Take it as CSV, or for fewer days or people.',
      },
    });
  });
});
