import { openService, type Service } from '@anz-payroll/composition';
import { readSettings } from '@anz-payroll/configuration';
import { payslipJson } from '@anz-payroll/payslips';
import { civilDate } from 'payroll-core';
import { openTestDatabase, testEngines, testKeys, type TestDatabase } from '@anz-payroll/persistence-typeorm/testing';
import { fillFixture, type FaultFixture } from '../fill-fixture';
import { abnOf, person } from '../load/people';
import { nothingYet, type Remembered } from '../load/remembered';
import { must } from '../../must';
import { acknowledgedWrites } from './acknowledged-writes';
import { audit, invariants } from './audit';
import { auditChain } from './audit-chain';
import { balancesOn } from './balances-on';
import { caps } from './caps';
import { changesAndEvents } from './changes-and-events';
import { deliveries } from './deliveries';
import { eventFeed } from './event-feed';
import { figuresAsAt } from './figures-as-at';
import { idempotencyKeys } from './idempotency-keys';
import type { Audited, Invariant } from './invariant';
import { issuedPayslips } from './issued-payslips';
import { leaveBalances } from './leave-balances';
import { numbersRead } from './numbers-read';
import { payRunTotals } from './pay-run-totals';
import { paymentFiles } from './payment-files';
import { payslipsKept } from './payslips-kept';
import { releases } from './releases';
import { uniqueNumbers } from './unique-numbers';
import { wholeBatches } from './whole-batches';
import { yearToDate } from './year-to-date';

jest.setTimeout(120_000);

/** What was made, to be damaged by its ids. */
interface Made {
  readonly fixture: FaultFixture;
  readonly employees: readonly number[];
  readonly pays: readonly number[];
  readonly voidedPay: number;
  readonly runId: number;
  readonly runPays: readonly number[];
  readonly files: readonly number[];
  readonly requestId: number;
  readonly orderId: number;
  readonly trialId: number;
  readonly clients: readonly { readonly customerId: number; readonly companyId: number }[];
}

/** Each damage is one statement, and the words in which its auditor must name it. */
const damages: readonly (readonly [string, Invariant, (made: Made) => string, RegExp])[] = [
  [
    'an employee of a batch is gone',
    wholeBatches,
    ({ employees }) => `DELETE FROM employees WHERE id = ${employees[1]}`,
    /1 half batches of employees, such as B-0 \(2 of 3\)/,
  ],
  [
    'a pay of a request is gone',
    wholeBatches,
    ({ pays }) => `DELETE FROM pays WHERE id = ${pays[1]}`,
    /1 half requests for pays, such as key-pays \(2 of 3\)/,
  ],
  [
    'an acknowledged batch is gone',
    acknowledgedWrites,
    ({ fixture }) => `DELETE FROM employees WHERE customer_id = ${fixture.employer.customerId}`,
    /3 acknowledged employees that are not there, such as B-0/,
  ],
  [
    'an employee has another name',
    acknowledgedWrites,
    ({ employees }) => `UPDATE employees SET last_name = 'Nobody' WHERE id = ${employees[0]}`,
    /1 employees without their acknowledged name, such as \d+ is Nobody, not B-0/,
  ],
  [
    'a termination is undone',
    acknowledgedWrites,
    ({ employees }) => `UPDATE employees SET is_terminated = 0 WHERE id = ${employees[2]}`,
    /1 acknowledged terminations that are undone/,
  ],
  [
    'an employee is back',
    acknowledgedWrites,
    ({ employees }) => `UPDATE employees SET is_deleted = 0 WHERE id = ${employees[1]}`,
    /1 acknowledged deletions of employees that are undone/,
  ],
  [
    'all pays of an acknowledged request are gone',
    acknowledgedWrites,
    () => "DELETE FROM pays WHERE department = 'key-pays'",
    /1 acknowledged requests for pays that are not there, such as key-pays/,
  ],
  [
    'a pay is worth something else',
    acknowledgedWrites,
    ({ pays }) => `UPDATE pays SET gross = '1' WHERE id = ${pays[0]}`,
    /1 pays that are not what was acknowledged/,
  ],
  [
    'a pay that was deleted counts again',
    acknowledgedWrites,
    ({ voidedPay }) => `UPDATE pays SET status = 'processed' WHERE id = ${voidedPay}`,
    /1 acknowledged deletions of pays that are undone/,
  ],
  [
    'a run is pending again',
    acknowledgedWrites,
    ({ runId }) => `UPDATE pay_runs SET pending_count = 1 WHERE id = ${runId}`,
    /1 runs that were acknowledged as processed and are not/,
  ],
  [
    'an order is gone',
    acknowledgedWrites,
    ({ orderId }) => `DELETE FROM checkout_orders WHERE id = ${orderId}`,
    /1 acknowledged trials, orders and upgrades that are not there, such as order/,
  ],
  [
    'a trial is gone',
    acknowledgedWrites,
    ({ trialId }) => `DELETE FROM checkout_trials WHERE id = ${trialId}`,
    /1 acknowledged trials, orders and upgrades that are not there, such as trial/,
  ],
  [
    'a creation was not told',
    changesAndEvents,
    ({ employees }) => `DELETE FROM events WHERE record = 'employee:${employees[0]}' AND event = 'employee.created'`,
    /1 employees that were not created by one event/,
  ],
  [
    'a change was not told',
    changesAndEvents,
    ({ employees }) => `UPDATE employees SET last_name = 'Silent' WHERE id = ${employees[0]}`,
    /employee:\d+: is Silent and was told as B-0/,
  ],
  [
    'a termination was not told',
    changesAndEvents,
    ({ employees }) => `DELETE FROM events WHERE record = 'employee:${employees[2]}' AND event = 'employee.updated'`,
    /employee:\d+: its termination was not told/,
  ],
  [
    'a deletion was not told',
    changesAndEvents,
    ({ voidedPay }) => `DELETE FROM events WHERE record = 'pay:${voidedPay}' AND event = 'pay.deleted'`,
    /pay:\d+: is voided and was told as pay.created/,
  ],
  [
    'a pay was not told',
    changesAndEvents,
    ({ runPays }) => `DELETE FROM events WHERE record = 'pay:${runPays[0]}'`,
    /pay:\d+: was never told of/,
  ],
  [
    'a company was not told',
    changesAndEvents,
    ({ fixture }) => `DELETE FROM events WHERE record = 'company:${fixture.employer.companyId}'`,
    /1 companies that were not created by one event/,
  ],
  [
    'something was told that is not there',
    changesAndEvents,
    ({ pays }) => `DELETE FROM pays WHERE id = ${pays[0]}`,
    /1 events about records that are not there, such as pay:\d+/,
  ],
  [
    'a delivery is stuck',
    deliveries,
    ({ employees }) =>
      `UPDATE webhook_deliveries SET status = 'sending' WHERE record = 'employee:${employees[0]}' AND event = 'employee.created'`,
    /1 deliveries that are neither delivered nor failed, such as \d+ \(sending\)/,
  ],
  [
    'a delivery was tried too often',
    deliveries,
    ({ pays }) =>
      `UPDATE webhook_deliveries SET attempts = 9 WHERE record = 'pay:${pays[0]}' AND event = 'pay.created'`,
    /1 deliveries with more than 8 attempts/,
  ],
  [
    'a delivery was given up too early',
    deliveries,
    ({ pays }) =>
      `UPDATE webhook_deliveries SET status = 'failed' WHERE record = 'pay:${pays[0]}' AND event = 'pay.created'`,
    /1 deliveries that failed before 8 attempts/,
  ],
  [
    'a delivery is gone',
    deliveries,
    ({ pays }) => `DELETE FROM webhook_deliveries WHERE record = 'pay:${pays[0]}' AND event = 'pay.created'`,
    /1 events that a listener was never to be told of, such as pay.created of pay:\d+/,
  ],
  [
    'a delivery has no event',
    deliveries,
    ({ pays }) => `DELETE FROM events WHERE record = 'pay:${pays[0]}' AND event = 'pay.created'`,
    /1 deliveries without their event/,
  ],
  [
    'a listener received another body',
    deliveries,
    ({ pays }) => `UPDATE events SET body = '{}' WHERE record = 'pay:${pays[0]}' AND event = 'pay.created'`,
    /1 deliveries that are marked as delivered and were not received as they are/,
  ],
  [
    'an event has no place in the feed',
    eventFeed,
    ({ pays }) => `UPDATE events SET position = NULL WHERE record = 'pay:${pays[0]}'`,
    /1 events without a place in the feed/,
  ],
  [
    'two events have one place in the feed',
    eventFeed,
    () => 'UPDATE events SET position = 2 WHERE position = 1',
    /1 places of the feed with two events, such as 2/,
  ],
  [
    'the feed ends before its events',
    eventFeed,
    () => 'UPDATE event_feed SET last_position = last_position - 1',
    /1 places behind the end of the feed/,
  ],
  [
    'a year has another figure',
    yearToDate,
    ({ employees }) => `UPDATE pay_years SET figures = '{}' WHERE employee_id = ${employees[0]}`,
    /1 years that are not the sum of the ledger, such as employee \d+ in \S+: gross 0 instead of/,
  ],
  [
    'a pay is not in the ledger',
    yearToDate,
    ({ pays }) => `DELETE FROM pay_ledger WHERE pay_id = ${pays[0]}`,
    /1 pays that the ledger holds otherwise, such as pay \d+: gross 0 instead of/,
  ],
  [
    'a reversal is missing',
    yearToDate,
    ({ voidedPay }) => `DELETE FROM pay_ledger WHERE pay_id = ${voidedPay} AND reason = 'reversal'`,
    /1 pays that the ledger holds otherwise/,
  ],
  [
    'a run counts a pay too many',
    payRunTotals,
    ({ runId }) => `UPDATE pay_runs SET pay_count = pay_count + 1 WHERE id = ${runId}`,
    /1 runs whose totals are not those of their pays, such as run \d+: pays 7 instead of 6/,
  ],
  [
    'a run is a cent off',
    payRunTotals,
    ({ runId }) => `UPDATE pay_runs SET net_cents = net_cents + 1 WHERE id = ${runId}`,
    /run \d+: net \S+ instead of/,
  ],
  [
    'a balance has another figure',
    leaveBalances,
    ({ employees }) => `UPDATE pay_accounts SET leave_hours = '{"SICK":"1"}' WHERE employee_id = ${employees[0]}`,
    /1 leave balances that are not the sum of the ledger, such as employee \d+: SICK 1 instead of/,
  ],
  [
    'leave at the end of a year has another figure',
    leaveBalances,
    ({ employees }) => `UPDATE pay_years SET leave_hours = '{"SICK":"1"}' WHERE employee_id = ${employees[0]}`,
    /1 ends of years that are not the sum of the ledger, such as employee \d+ at the end of 2026-27: SICK 1 instead of/,
  ],
  [
    'a payslip that was handed out is gone',
    issuedPayslips,
    ({ pays }) => `DELETE FROM issued_payslips WHERE pay_id = ${pays[0]} AND number = 1`,
    /1 pays of which a payslip that was handed out is not kept as it was, such as pay \d+ \(1 of 2\)\n1 pays whose payslips are not/,
  ],
  [
    'leave of a deleted pay was not given back',
    leaveBalances,
    ({ voidedPay }) =>
      `UPDATE pay_ledger SET leave_hours = '{"SICK":"-2"}' WHERE pay_id = ${voidedPay} AND reason = 'reversal'`,
    /1 pays taken back that still move leave/,
  ],
  [
    'a pay is worth another amount than was told as at its day',
    figuresAsAt,
    ({ pays }) => `UPDATE pays SET gross = '1.00' WHERE id = ${pays[0]}`,
    /employees whose figures are not that sum, such as employee \d+ on 2026-11-05: gross 3120 instead of 1521/,
  ],
  [
    'a pay is in two files that stand',
    paymentFiles,
    ({ pays, files }) => `UPDATE payment_file_pays SET pay_id = ${pays[0]} WHERE file_id = ${files[1]}`,
    /1 pays in two files that stand, such as bank file of pay \d+/,
  ],
  [
    'a file was made and its pays not marked',
    paymentFiles,
    ({ files }) => `DELETE FROM payment_file_pays WHERE file_id = ${files[0]}`,
    /1 files without pays[^]*1 acknowledged files that do not hold their pays/,
  ],
  [
    'a pay of a standing file is free again',
    paymentFiles,
    ({ files }) => `UPDATE payment_file_pays SET live_key = NULL WHERE file_id = ${files[0]}`,
    /1 pays whose mark is not that of their file/,
  ],
  [
    'an approval was spent that nobody gave',
    releases,
    ({ requestId }) => `UPDATE release_requests SET is_approved = NULL WHERE id = ${requestId}`,
    /1 approvals spent that nobody gave, such as request \d+/,
  ],
  [
    'somebody approved what they asked for',
    releases,
    ({ requestId }) => `UPDATE release_requests SET decided_for = requested_by WHERE id = ${requestId}`,
    /1 requests decided by who asked, or in their place/,
  ],
  [
    'a run was processed by an approval of another',
    releases,
    ({ requestId }) => `UPDATE release_requests SET summary = 'Completes, pay run 987654' WHERE id = ${requestId}`,
    /1 processed runs that nobody approved, such as run \d+/,
  ],
  [
    'a file left that nobody approved',
    releases,
    ({ fixture, files }) =>
      `UPDATE payment_files SET company_id = ${fixture.guarded.companyIds[0]} WHERE id = ${files[0]}`,
    /1 runs with more bank files than approvals/,
  ],
  [
    'an approval that was spent can be spent again',
    releases,
    ({ requestId }) => `UPDATE release_requests SET used_at = NULL WHERE id = ${requestId}`,
    /1 requests that the log knows otherwise/,
  ],
  [
    'the entry of an answered read is gone',
    numbersRead,
    () => "DELETE FROM audit_entries WHERE request_id = 'look-1'",
    /1 answered reads without an entry, such as look-1/,
  ],
  [
    'a read has two entries',
    numbersRead,
    () => "UPDATE audit_entries SET request_id = 'look-1' WHERE request_id = 'look-2'",
    /1 reads with more than one entry, such as look-1/,
  ],
  [
    'two employees have one number',
    uniqueNumbers,
    ({ employees }) => `UPDATE employees SET number = 'b-0 ' WHERE id = ${employees[1]}`,
    /1 employee numbers held twice, such as \d+ b-0/,
  ],
  [
    'one request made somebody twice',
    uniqueNumbers,
    ({ employees }) => `UPDATE employees SET last_name = 'Unnumbered' WHERE id = ${employees[0]}`,
    /1 employees made twice by one request, such as Unnumbered/,
  ],
  [
    'two users have one address',
    uniqueNumbers,
    () => "UPDATE users SET email = 'Owner1@client.example' WHERE email = 'owner2@client.example'",
    /1 e-mail addresses of two users/,
  ],
  [
    'somebody is paid twice in a run',
    uniqueNumbers,
    ({ runPays }) => `UPDATE pays SET employee_id = employee_id + 1 WHERE id = ${runPays[0]}`,
    /1 employees staged twice in one run, such as employee \d+ in run \d+/,
  ],
  [
    'a plan has too few places',
    caps,
    () => "UPDATE plans SET employee_cap = 0 WHERE code = 'employer'",
    /1 plans with more employees than places, such as customer \d+ \(1 of 0\)/,
  ],
  [
    'a place is counted that nobody has',
    caps,
    ({ fixture }) => `UPDATE plan_places SET taken = taken + 1 WHERE customer_id = ${fixture.employer.customerId}`,
    /1 plans whose taken places are not their employees, such as customer \d+ \(2 taken, 1 employees\)/,
  ],
  [
    'a business has two free trials',
    caps,
    ({ clients }) => `UPDATE checkout_trials SET company_id = ${clients[0]!.companyId}`,
    /1 businesses with two free trials/,
  ],
  [
    'a business has two free months',
    caps,
    ({ clients }) => `UPDATE companies SET abn = '${abnOf(3)}' WHERE id = ${clients[3]!.companyId}`,
    /1 businesses with two free months/,
  ],
  [
    'a key has lost its answer',
    idempotencyKeys,
    () => "DELETE FROM idempotency_keys WHERE request_key = 'key-pays'",
    /1 acknowledged keys without a kept answer, such as customer:\d+ key-pays/,
  ],
  [
    'a key made its pays again',
    idempotencyKeys,
    ({ runPays }) => `UPDATE pays SET department = 'key-pays' WHERE id = ${runPays[0]}`,
    /1 keys that made their pays more than once, such as key-pays/,
  ],
  [
    'somebody has two final pays',
    idempotencyKeys,
    ({ employees }) => `UPDATE pays SET is_termination = 1 WHERE employee_id = ${employees[2]}`,
    /1 employees with two final pays/,
  ],
  [
    'a client has an order that nobody asked for',
    idempotencyKeys,
    ({ orderId, clients }) =>
      `UPDATE checkout_orders SET customer_id = ${clients[0]!.customerId} WHERE id = ${orderId}`,
    /1 trials, orders and upgrades done more often than asked for, such as order of owner1@client.example/,
  ],
  [
    'an entry of the audit log was changed',
    auditChain,
    () => "UPDATE audit_entries SET action = 'nothing' WHERE sequence = 1 AND customer_id = 0",
    /1 audit logs with a broken chain, such as that of customer 0/,
  ],
  [
    'the last entry of the audit log was removed',
    auditChain,
    () =>
      'DELETE FROM audit_entries WHERE customer_id = 0 AND sequence = (SELECT sequence FROM audit_heads WHERE customer_id = 0)',
    /1 audit logs whose head is not their last entry, such as that of customer 0/,
  ],
];

const integrityKey = testKeys.lookupKey;

describe.each(testEngines)('the auditor on $engine', (engine) => {
  let database: TestDatabase;
  let service: Service;
  let made: Made;
  let remembered: Remembered;
  let received: ReadonlyMap<string, string>;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    const read = readSettings({ DATABASE_URL: database.url, WEBHOOK_ALLOW_PRIVATE_TARGETS: 'true' });
    if (!read.ok) throw new Error(read.problems.join('; '));
    service = await openService({ ...read.settings, ...testKeys });
    remembered = nothingYet();
    made = await liveALittle(service, remembered);
    received = await deliverAll(database);
  }, 120_000);
  afterAll(async () => {
    await service.close();
    await database.remove();
  }, 60_000);

  test('finds nothing wrong where nothing is', async () => {
    const found = await database
      .reading((tx) => tx)
      .run((tx) =>
        audit({
          ...{ integrityKey, remembered, received, balancesAt: balancesOn(tx), payslipsOf: payslipsKept(tx) },
          query: (sql, values) => tx.query(sql, values),
        }),
      );
    expect(found).toEqual([]);
  });

  test.each(damages)('sees that %s', async (_, invariant, damage, words) => {
    expect(await afterwards(damage(made), invariant)).toMatch(words);
  });

  test('every invariant has a damage that it sees', () => {
    const seen = new Set(damages.map(([, invariant]) => invariant));
    expect(invariants.filter((each) => !seen.has(each))).toEqual([]);
  });

  /** What an invariant says after one statement, which is then undone. */
  async function afterwards(statement: string, { breaches }: Invariant): Promise<string> {
    let found: readonly string[] = [];
    const undone = new Error('undone');
    const work = database
      .unitOfWork((tx) => tx)
      .run(async (tx) => {
        expect(await tx.execute(statement)).toBeGreaterThan(0);
        const query: Audited['query'] = (sql, values) => tx.query(sql, values);
        const asking = { balancesAt: balancesOn(tx), payslipsOf: payslipsKept(tx) };
        found = await breaches({ query, integrityKey, remembered, received, ...asking });
        throw undone;
      });
    await expect(work).rejects.toBe(undone);
    return found.join('\n');
  }
});

/** One of everything that the auditor looks at. */
async function liveALittle(service: Service, remembered: Remembered): Promise<Made> {
  const { employees, pays, checkout } = service;
  const fixture = await fillFixture(service, 'http://127.0.0.1:9');
  const { customerId, companyId } = fixture.employer;
  for (const requestId of ['look-1', 'look-2']) {
    const actor = { customerId, userId: null, clientId: null, requestId };
    await service.accounts.noteAudit(actor, { action: 'employee.read-numbers', recordType: 'employee', recordId: '1' });
    remembered.looks.add(requestId);
  }
  const names = ['B-0', 'B-1', 'B-2'];
  const items = names.map((number) => person({ number, last_name: number }));
  const hired = must(await employees.createEmployees({ companyId, items }));
  const ids = hired.results.map((result) => ('employee' in result ? result.employee.id : 0));
  remembered.hires.push({ customerId, by: 'number', names, isAcknowledged: true });
  remembered.lastNames.set(ids[0]!, new Set(['B-0']));
  // Nobody has it, so that one more of that name is one too many only where there are two.
  remembered.hires.push({ customerId, by: 'last_name', names: ['Unnumbered'], isAcknowledged: false });
  must(
    await employees.createEmployees({
      companyId: fixture.capped.companyId,
      items: [person({ last_name: 'Unnumbered' })],
    }),
  );

  const hours = [{ description: 'Ordinary time', units: 'hours', value: '38' }];
  const leave = [{ description: 'Leave', leaveType: 'SICK' as const, date: civilDate('2026-11-03'), hours: '2' }];
  const paying = { customerId, companyId, identifierType: 'employee_id' as const, payDate: civilDate('2026-11-05') };
  const fingerprint = 'f'.repeat(43);
  const paid = must(
    await pays.createPays({
      ...paying,
      items: ids.map((employeeId) => ({ employeeId, hours, leave, payDepartment: 'key-pays' })),
      idempotency: { key: 'key-pays', fingerprint },
    }),
  ).pays;
  remembered.payRequests.push({ customerId, key: 'key-pays', size: 3, isAcknowledged: true });
  remembered.grosses.set(paid[0]!.id, paid[0]!.gross);
  const [voided] = must(await pays.createPays({ ...paying, items: [{ employeeId: ids[0]!, hours, leave }] })).pays;
  must(await pays.deletePay({ customerId, companyId, payId: voided!.id }));
  remembered.deletedPays.add(voided!.id);

  const handOut = async (): Promise<void> => {
    const [{ id: payId } = { id: 0 }] = paid;
    const { payslip } = must(await service.payslips.issuePayslip({ customerId, companyId, payId }));
    const told = remembered.payslips.get(payId) ?? new Set();
    remembered.payslips.set(payId, told.add(JSON.stringify(payslipJson(payslip))));
  };
  await handOut();
  // A back-dated pay changes what the payslip says, and it is handed out again.
  const earlier = { ...paying, payDate: civilDate('2026-10-01') };
  must(await pays.createPays({ ...earlier, items: [{ employeeId: ids[0]!, hours }] }));
  await handOut();

  const files: number[] = [];
  for (const { id: payId, payRunId } of paid.slice(0, 2)) {
    const made = must(
      await service.filing.makePaymentFile({ companyId, payRunId, kind: 'bank', payIds: [payId] }),
    ).file;
    files.push(made.id);
    remembered.paymentFiles.set(made.id, made.payIds);
  }

  must(await employees.deleteEmployee({ customerId, employeeId: ids[1]! }));
  remembered.deletedEmployees.add(ids[1]!);
  const day = civilDate('2026-11-13');
  must(
    await pays.terminate({
      customerId,
      employeeId: ids[2]!,
      payDate: day,
      termination: { terminationDate: day },
      idempotency: { key: 'key-end', fingerprint },
    }),
  );
  remembered.terminations.push({ customerId, key: 'key-end', employeeId: ids[2]!, isAcknowledged: true });

  const [runCompany] = fixture.runs.companyIds;
  const ofRuns = { customerId: await customerOf(service, runCompany!), companyId: runCompany! };
  const run = must(await pays.openPayRun({ ...ofRuns, payPeriod: 'WEEKLY', payDate: civilDate('2026-11-05') }));
  must(await pays.processPayRun({ ...ofRuns, payRunId: run.id }));
  remembered.processedRuns.add(run.id);
  const runPays = must(await pays.listPays(ofRuns)).map(({ id }) => id);

  const requestId = await releaseOne(service, fixture);

  const { resellerId, productIds } = fixture.reseller;
  const actor = { customerId: resellerId, userId: null, clientId: null, requestId: 'test' };
  const clients: { readonly customerId: number; readonly companyId: number }[] = [];
  let [orderId, trialId] = [0, 0];
  for (const mark of [1, 2, 3, 4]) {
    const kind = mark <= 2 ? ('trial' as const) : ('order' as const);
    const email = `owner${mark}@client.example`;
    const customer = { firstName: 'Moana', lastName: 'Walker', email, phone: null };
    const company = { legalName: `Client ${mark} Pty Ltd`, abn: abnOf(mark), irdNumber: null };
    const client = { customer, company, billingAddress: null };
    const request = { key: `key-${mark}`, fingerprint };
    const ordered = { ...client, endCustomerId: null, productId: productIds[0]!, addFreeTrialMonth: true };
    if (kind === 'trial') {
      const { value } = must(await checkout.startTrial(client, request, actor));
      clients.push(value);
      trialId = value.trialId;
    } else {
      const { value } = must(await checkout.placeOrder(ordered, request, actor));
      clients.push({ customerId: value.customerId!, companyId: value.companyId! });
      orderId = value.orderId!;
    }
    const id = kind === 'trial' ? trialId : orderId;
    remembered.checkouts.push({ resellerId, kind, key: request.key, email, id });
  }
  while ((await service.deliveries.placeEvents()) > 0);
  return {
    ...{ fixture, employees: ids, pays: paid.map(({ id }) => id), voidedPay: voided!.id },
    ...{ runId: run.id, runPays, files, requestId, orderId, trialId, clients },
  };
}

/** A run that a delegate approved, and its release. */
async function releaseOne({ accounts, pays }: Service, { guarded }: FaultFixture): Promise<number> {
  const { customerId, userIds } = guarded;
  const where = { customerId, companyId: guarded.companyIds[0]! };
  const run = must(await pays.openPayRun({ ...where, payPeriod: 'WEEKLY', payDate: civilDate('2026-11-05') }));
  const subject = { kind: 'pay-run' as const, subject: `run-${run.id}`, amountCents: null };
  const release = { ...where, ...subject, summary: `Completes the pending pays of a run, pay run ${run.id}, net 1.00` };
  const actorOf = (userId: number) => ({ customerId, userId, clientId: null, requestId: 'test' });
  expect((await accounts.askRelease(release, actorOf(userIds[0]))).ok).toBe(false);
  const [request] = await accounts.listReleases(where.companyId);
  must(await accounts.decideRelease({ ...where, requestId: request!.id, isApproved: true }, actorOf(userIds[2])));
  must(await accounts.askRelease(release, actorOf(userIds[0])));
  must(await pays.processPayRun({ ...where, payRunId: run.id }));
  return request!.id;
}

async function customerOf({ database }: Service, companyId: number): Promise<number> {
  const [row] = await database
    .reading((tx) => tx)
    .run((tx) => tx.query<{ customer_id: number }>('SELECT customer_id FROM companies WHERE id = ?', [companyId]));
  return row!.customer_id;
}

/** As if a worker had sent them all, and the listener had kept them. */
async function deliverAll(database: TestDatabase): Promise<ReadonlyMap<string, string>> {
  return database
    .unitOfWork((tx) => tx)
    .run(async (tx) => {
      await tx.execute("UPDATE webhook_deliveries SET status = 'delivered', attempts = 1");
      const rows = await tx.query<{ id: number; envelope_id: string; body: string }>(
        `SELECT d.id, d.envelope_id, v.body
           FROM webhook_deliveries d JOIN events v ON v.envelope_id = d.envelope_id`,
      );
      return new Map(rows.map(({ id, envelope_id, body }) => [`${id} ${envelope_id}`, body]));
    });
}
