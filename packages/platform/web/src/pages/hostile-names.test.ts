import type { CurrentSession, Delegation, User } from '@anz-payroll/accounts';
import type { CompanyReadModel } from '@anz-payroll/companies';
import type { EmployeeReadModel } from '@anz-payroll/employee-lifecycle';
import type { PayRecord, PayRun, ReviewedAnomaly, RunApproval } from '@anz-payroll/pay-runs';
import type { LoggedDelivery, WebhookEndpoint } from '@anz-payroll/webhook-outbox';
import { civilDate } from 'payroll-core';
import {
  absencesPage,
  employeePage,
  enterRunPage,
  eventsPage,
  homePage,
  payPage,
  peoplePage,
  reviewRunPage,
  runColumns,
  runPage,
  runsPage,
  searchPage,
  startPage,
  terminatePage,
  usagePage,
  webhookPage,
  webhooksPage,
  whatIfPage,
} from '.';
import { partOf } from './list-part';

const hostile = `"'><script>alert(1)</script><img src=x onerror=alert(1)>`;

/** Every text is hostile: whatever a page reads from it must come out escaped. */
function everywhere<T extends object>(known: Partial<Record<keyof T, unknown>>): T {
  return new Proxy(known, { get: (target, name) => (name in target ? target[name as keyof T] : hostile) }) as T;
}

const session = everywhere<CurrentSession>({
  user: everywhere({ role: 'owner', id: 1 }),
  customer: everywhere({ id: 1, isApiAdmin: true }),
});
const company = everywhere<CompanyReadModel>({ id: 1, country: 'AU', employees: [], timezone: 'Australia/Sydney' });
const employee = everywhere<EmployeeReadModel>({
  id: 1,
  company_id: 1,
  country: 'AU',
  pay_rate_per_hour: '30',
  is_terminated: false,
  is_deleted: false,
});
const row = { description: hostile, name: hostile, units: hostile, value: '1', rate: '1', amount: '1', payAmount: '1' };
const figures = {
  gross: '1',
  tax: '1',
  net: '1',
  super: '1',
  studyLoan: '0',
  totalDeductions: '0',
  rescSuperAmount: '0',
  hours: [row],
  leave: [],
  allowances: [{ ...row, totalAmount: '1' }],
  bonuses: [row],
  backPayments: [row],
  deductions: [row],
  paySacrifices: [row],
  warnings: [{ code: 'x', message: hostile }],
  leaveBalanceRows: [{ name: hostile, hours: '1', accrued: '1', taken: '0' }],
};
const pay = everywhere<PayRecord>({
  id: 1,
  companyId: 1,
  employeeId: 1,
  payRunId: 1,
  country: 'AU',
  status: 'processed',
  stpStatus: 'not_submitted',
  termination: null,
  yearToDate: { gross: '1', tax: '1' },
  gross: '1',
  tax: '1',
  net: '1',
  super: '1',
  employee: everywhere({}),
  result: figures,
});
const run = everywhere<PayRun>({
  id: 1,
  companyId: 1,
  status: 'pending',
  payCount: 1,
  pendingCount: 1,
  gross: '1',
  tax: '1',
  net: '1',
  super: '1',
});
const step = { rule: `au.${hostile}`, says: hostile, value: hostile, because: [{ rule: hostile, says: hostile }] };
const explanation = { gross: step, tax: step, net: step, 'termination.totalAmount': step };
const warnings = [{ code: 'x', message: hostile }];
const preview = { pay, explanation, warnings };
const frame = { session, csrfToken: hostile, company, problem: hostile, notice: hostile };
const endpoint = everywhere<WebhookEndpoint>({ id: 1, events: [hostile], isActive: true, createdAt: 0 });
const delivery = everywhere<LoggedDelivery>({
  id: 1,
  status: 'failed',
  attempts: 1,
  lastStatusCode: null,
  durationMs: 1,
  createdAt: 0,
});
const licence = { isActive: true, employeeCap: 1 };
const count = { label: hostile, used: 0, limit: 1 };
const event = { cursor: 1, type: hostile, entity: hostile, at: 0, body: hostile };

const missing = [{ address: hostile, name: hostile, what: hostile }];
const anomalies = [
  everywhere<ReviewedAnomaly>({ code: 'first-pay', employeeId: 1, payId: 1, acknowledged: undefined }),
];
const approval = everywhere<RunApproval>({ payRunId: 1, runVersion: 1, userId: 1, approvedAt: 0 });
const lines = {
  hours: [],
  leave: [],
  allowances: [],
  deductions: [],
  bonuses: [],
  paySacrifices: [],
  backPayments: [],
};
const period = { startDate: civilDate('2026-11-09'), endDate: civilDate('2026-11-15') };
const entered = {
  country: 'AU' as const,
  lines,
  department: hostile,
  note: hostile,
  period,
  daysPaid: null,
  hoursPerDay: '8',
};
const line = { pay, entered };
const columns = runColumns('AU', { items: [{ kind: 'allowance', description: hostile, code: '' }], times: [] }, []);

const delegation = everywhere<Delegation>({ id: 1, userId: 1, delegateId: 1, startsAt: 0, endsAt: 1, endedAt: null });
const people = [everywhere<User>({ id: 1, role: 'owner', isActive: true, signedOnAt: null })];

const pages: readonly (readonly [string, string])[] = [
  ['absences', absencesPage({ ...frame, delegations: [delegation], users: people, timeZone: 'UTC', now: 0 })],
  [
    'home',
    homePage({
      ...frame,
      licence,
      connections: [],
      hasOwnPay: false,
      companies: [company],
      needs: [],
      search: '',
      filter: 'all',
    }),
  ],
  ['people', peoplePage({ ...frame, employees: [employee], search: hostile, filter: 'active', next: hostile })],
  ['employee', employeePage({ ...frame, employee, pays: [pay], today: hostile })],
  [
    'terminate',
    terminatePage({
      ...frame,
      employee,
      today: hostile,
      typed: { termination_date: hostile },
      preview,
      plannedDay: hostile,
      planVersion: hostile,
    }),
  ],
  ['runs', runsPage({ ...frame, runs: [run], year: 2026, isThisYear: true, today: hostile, lastDay: hostile })],
  [
    'run',
    runPage({
      ...frame,
      run,
      pays: [pay],
      part: { rows: [pay], search: hostile, page: 1, pages: 2, found: 2, before: 0 },
      next: [{ name: hostile, state: hostile, tone: 'wait', says: hostile }],
      differing: [],
    }),
  ],
  [
    'review',
    reviewRunPage({ ...frame, run, pays: [pay], before: run, moved: [], first: [pay], anomalies, missing, approval }),
  ],
  [
    'table',
    enterRunPage({
      ...frame,
      run,
      part: { rows: [line], search: hostile, page: 1, pages: 2, found: 2, before: 0 },
      lines: [line],
      items: [],
      times: [],
      columns,
      added: [hostile],
      lastGross: new Map(),
    }),
  ],
  [
    'start',
    startPage({
      ...frame,
      steps: [
        {
          ...{ name: hostile, says: hostile, state: 'missing', missing, address: hostile, action: hostile },
          needs: 'company.write',
        },
      ],
    }),
  ],
  ['search', searchPage({ ...frame, search: hostile, found: [{ address: hostile, name: hostile, where: hostile }] })],
  ['pay', payPage({ ...frame, pay, run, explanation, warnings, parameterFiles: [hostile], downloads: [], issued: [] })],
  ['what if', whatIfPage({ ...frame, pay, payDate: hostile, hours: [hostile], preview })],
  ['webhooks', webhooksPage({ ...frame, endpoints: [endpoint], fresh: { url: hostile, secret: hostile } })],
  ['webhook', webhookPage({ ...frame, endpoint, deliveries: [delivery] })],
  ['events', eventsPage({ ...frame, events: [event], after: 1, hasMore: true })],
  ['usage', usagePage({ ...frame, rows: [{ what: hostile, counts: [count] }] })],
];

test.each(pages)('a hostile name stays text on the page %s', (_, text) => {
  expect(text).toContain('&lt;script&gt;');
  expect(text).not.toContain('<script>alert');
  expect(text).not.toContain('<img');
  // No quote of the name has ended an attribute.
  expect(text).not.toContain(`"'>`);
});

// A run is read up to 10,000 lines; whoever is beyond is paid all the same.
test.each([
  [1, undefined],
  [2, 'One more pay of this run is not in this table'],
  [346, '345 more pays of this run are not in this table'],
])('a table of one line in a run of %s pending pays says who is missing', (pendingCount, says) => {
  const part = partOf([line], 1, {});
  const facts = { ...frame, lines: [line], part, items: [], times: [], columns, added: [], lastGross: new Map() };
  const amounts = { gross: '1', tax: '1', net: '1', super: '1' };
  const many = everywhere<PayRun>({ id: 1, companyId: 1, status: 'pending', payCount: 400, pendingCount, ...amounts });
  const text = enterRunPage({ ...facts, run: many }).replaceAll(/\s+/g, ' ');
  expect(/(?:One|\d+) more pays? of this run (?:is|are) not in this table/.exec(text)?.[0]).toBe(says);
});
