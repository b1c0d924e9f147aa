import { setTimeout } from 'node:timers/promises';
import { randomBytes, randomUUID } from 'node:crypto';
import { accountsUseCases, type AccountsUseCases } from '@anz-payroll/accounts';
import { companiesUseCases, localDay, type CompaniesUseCases } from '@anz-payroll/companies';
import type { Settings } from '@anz-payroll/configuration';
import type { Clock, Tracer, UnitOfWork } from '@anz-payroll/kernel';
import {
  argon2Passwords,
  nodeOneTimeCodes,
  nodePasskeys,
  nodeSecrets,
  nodeTokenSigner,
  openidProviders,
} from '@anz-payroll/credentials';
import { demoToken, seedDemo, seedHistory, seedRandomCompanies, type SeedOutcome } from '@anz-payroll/demo-seed';
import { employeesUseCases, type EmployeesUseCases, type FundRegistry } from '@anz-payroll/employee-lifecycle';
import { openingReportsOn, paymentsOn, reportsOn } from '@anz-payroll/filing';
import { paysUseCases, type PayStores, type PaysUseCases } from '@anz-payroll/pay-runs';
import { payslipsUseCases, type PayslipsUseCases } from '@anz-payroll/payslips';
import { guardedFetch, systemResolver, vetTarget, type TargetPolicy } from '@anz-payroll/webhook-sending';
import {
  bindAccounts,
  bindAllowanceHistory,
  bindAnnouncements,
  bindCompanies,
  bindEmployees,
  bindFiling,
  bindFinalPays,
  bindIssuedPayslips,
  bindOutbox,
  bindPays,
  bindReports,
  EventLoopYield,
  openDatabase,
  workQueue,
  type Database,
  type DatabaseOptions,
  type Transaction,
} from '@anz-payroll/persistence-typeorm';
import { auditHeads, type AuditHeads } from './audit-heads';
import { modernAwards } from './modern-awards';
import { auditScope, type AuditScope } from './audit-scope';
import { onceScope, type OnceScope } from './once-scope';
import { openCheckout, type Checkout } from './open-checkout';
import { openFiling, type Filing } from './open-filing';
import { openPayslipMail, payslipFile, type PayslipMail } from './open-payslip-mail';
import { releaseScope, type ReleaseScope } from './release-scope';
import { tracedDatabase } from './traced-database';
import { reportsUseCases, type ReportsUseCases } from '@anz-payroll/reports';
import { transportOf } from './open-mail';
import { outboxUseCases, type OutboxUseCases, type WorkQueue } from '@anz-payroll/webhook-outbox';

/** The use cases of the service on one open database. */
export interface Service extends Checkout, Filing, PayslipMail {
  readonly settings: Settings;
  readonly database: Database;
  readonly clock: Clock;
  readonly accounts: AccountsUseCases;
  readonly companies: CompaniesUseCases;
  readonly employees: EmployeesUseCases;
  readonly pays: PaysUseCases;
  readonly payslips: PayslipsUseCases;
  readonly outbox: OutboxUseCases;
  readonly reports: ReportsUseCases;
  readonly deliveries: WorkQueue;
  /** Writes done inside it keep their audit entry in their own transaction. */
  readonly audit: AuditScope;
  /** Does what a form asks once, however often the form is sent. */
  readonly once: OnceScope;
  /** Holds what is released to what a second person approved. */
  readonly releases: ReleaseScope;
  /** Notes the heads of the audit log outside of the database, and reads them there. */
  readonly auditHeads: AuditHeads;
  /** How webhook targets are judged, at registration and at every send. */
  readonly targets: TargetPolicy;
  /** The worker of this process, if there is one, is told here that something was queued. */
  onQueued(wake: () => void): void;
  /** Wakes those workers: another thread of this process has queued something. */
  wakeWorkers(): void;
  seedDemo(): Promise<SeedOutcome>;
  /** A token for the demo's owner; undefined where the database is not the demo's. */
  demoToken(): Promise<string | undefined>;
  /** Commits and calculations are told to this one from now on. */
  observe(observer: ServiceObserver): void;
  close(): Promise<void>;
}

export interface ServiceObserver {
  committed(seconds: number): void;
  calculated(pays: number, seconds: number): void;
}

/** What a program may bring instead of the usual. */
export interface ServiceOptions {
  readonly clock?: Clock;
  readonly funds?: FundRegistry;
  /** Of another thread of this process that has the same SQLite file open. */
  readonly writeLock?: Database['writeLock'];
  /** What a thread that does long work waits for before each statement. */
  readonly beforeStatement?: DatabaseOptions['beforeStatement'];
  /** Told of what goes wrong beside requests. */
  readonly onTrouble?: (what: string, error: unknown) => void;
  /** Told of units of work, commits, calculations, emails and lodgements; left out, nothing is traced. */
  readonly tracer?: Tracer | undefined;
}

/** Longer, and requests of others wait noticeably; shorter, and a batch takes noticeably longer. */
const CALCULATION_SLICE_MS = 10;

/** No registry is asked, so no number is refused because of one. */
const noFundRegistry: FundRegistry = { look: () => Promise.resolve('unavailable') };

const WEEKS_OF_A_YEAR = 52;

/** Opens the database and builds every use case on it. The caller decides whether to migrate. */
export async function openService(settings: Settings, options: ServiceOptions = {}): Promise<Service> {
  const clock = options.clock ?? { now: () => Date.now() };
  const { tracer } = options;
  let observer: ServiceObserver | undefined;
  const opened = await openDatabase({
    observer: {
      committed: (seconds) => {
        observer?.committed(seconds);
        tracer?.childEnded('commit', seconds);
      },
      writeAheadFailed: (error) => options.onTrouble?.('an answered write waits in the write-ahead log', error),
    },
    url: settings.databaseUrl,
    writeLock: options.writeLock,
    beforeStatement: options.beforeStatement,
    encryptionKeys: settings.encryptionKeys,
    lookupKey: settings.lookupKey,
    integrityKey: settings.integrityKey,
    backupKey: settings.backupKey,
  });
  const database = tracer === undefined ? opened : tracedDatabase(opened, tracer);
  let wake: () => void = () => undefined;
  let wakeMail: () => void = () => undefined;
  const audit = auditScope();
  const releases = releaseScope();
  const once = onceScope(database, clock);
  const neighbours = (tx: Transaction) => ({
    announcements: audit.over(releases.announcing(once.announcing(bindAnnouncements(tx, clock))), tx, clock),
  });
  // The audit entry of a rename is about the allowance, not about each pay whose lines follow.
  const historyOf = (tx: Transaction) => bindAllowanceHistory(tx, bindAnnouncements(tx, clock));
  const bindAllEmployees = (tx: Transaction) =>
    bindEmployees(tx, {
      ...neighbours(tx),
      finalPays: bindFinalPays(tx),
      allowanceHistory: historyOf(tx),
      openingReports: () => openingReportsOn(bindFiling(tx, bindAnnouncements(tx, clock)), reporting),
    });
  const bindAllCompanies = (tx: Transaction) =>
    bindCompanies(tx, { ...neighbours(tx), allowanceHistory: historyOf(tx) });
  const reporting = { clock, ids: { uuid: randomUUID }, softwareId: settings.softwareId };
  const bindAllPays = (tx: Transaction): PayStores => ({
    ...bindPays(tx, { ...neighbours(tx), clock, awards: modernAwards }),
    // Looked at only by a change of a pay that may be reported.
    get reports() {
      return reportsOn(bindFiling(tx, bindAnnouncements(tx, clock)), reporting);
    },
    get payments() {
      return paymentsOn(bindFiling(tx, bindAnnouncements(tx, clock)));
    },
  });
  const bindAllOutbox = (tx: Transaction) => bindOutbox(tx, clock);

  const targets: TargetPolicy = { allowPrivateTargets: settings.allowPrivateTargets, resolver: systemResolver };
  const accounts = accountsUseCases({
    unitOfWork: once.unitOfWork(bindAccounts),
    batchedWrites: database.gathering,
    aheadWrites: database.writeAhead(bindAccounts),
    reading: database.reading(bindAccounts),
    clock,
    secrets: nodeSecrets,
    passwords: argon2Passwords(),
    signer: nodeTokenSigner,
    codes: nodeOneTimeCodes,
    providers: openidProviders({ fetch: guardedFetch(targets), allowLoopback: settings.allowPrivateTargets }),
    passkeys: nodePasskeys,
    sign: (text) => database.encryption.mac('known device', text),
    wakeMail: () => wakeMail(),
    wait: (ms) => setTimeout(ms),
  });
  const employees = employeesUseCases({
    unitOfWork: waking(releases.over(once.unitOfWork(bindAllEmployees)), () => wake()),
    reading: database.reading(bindAllEmployees),
    clock,
    licences: { of: (customerId) => accounts.readLicence(customerId) },
    funds: options.funds ?? noFundRegistry,
    batchIds: { next: randomUUID },
    wakeMail: () => wakeMail(),
  });
  const eventLoop = new EventLoopYield(CALCULATION_SLICE_MS);
  const pays = paysUseCases({
    unitOfWork: waking(releases.overRuns(once.unitOfWork(bindAllPays)), () => wake()),
    reading: database.reading(bindAllPays),
    clock,
    licences: { of: (customerId) => accounts.readLicence(customerId) },
    batchIds: { next: randomUUID },
    // An embedded database does one unit of work at a time; a second one would only keep others waiting.
    piecesAtOnce: database.engine === 'mysql' ? 2 : 1,
    mustBeAsReviewed: () => releases.isOfRun(),
    yieldIfDue: () => eventLoop.yieldIfDue(),
    measured: (count, calculate) => {
      const started = performance.now();
      const calculated = calculate();
      const seconds = (performance.now() - started) / 1000;
      observer?.calculated(count, seconds);
      tracer?.childEnded('calculate pays', seconds, { 'payroll.pays': count });
      return calculated;
    },
  });
  const companies = companiesUseCases({
    unitOfWork: waking(once.unitOfWork(bindAllCompanies), () => wake()),
    reading: database.reading(bindAllCompanies),
    clock,
  });
  const outbox = outboxUseCases({
    unitOfWork: once.unitOfWork(bindAllOutbox),
    reading: database.reading(bindAllOutbox),
    clock,
    ids: { uuid: randomUUID },
    targets: { vet: (url) => vetTarget(url, targets) },
    secrets: { secret: () => `whsec_${randomBytes(32).toString('base64')}` },
    wake: () => wake(),
  });
  const payslips = payslipsUseCases({
    unitOfWork: database.unitOfWork(bindIssuedPayslips),
    reading: database.reading(bindIssuedPayslips),
    clock,
    pays,
    companies,
    employees,
  });
  const checkout = openCheckout({
    settings,
    database,
    accounts,
    clock,
    tracer,
    wakeDeliveries: () => wake(),
    payslipFile: payslipFile(payslips),
  });
  wakeMail = () => checkout.mail.wake();
  const filing = openFiling({ settings, database, clock, releases, tracer });
  const bindAllReports = (tx: Transaction) => bindReports(tx, bindAnnouncements(tx, clock));
  const reports = reportsUseCases({
    unitOfWork: database.unitOfWork(bindAllReports),
    reading: database.reading(bindAllReports),
    clock,
    pays,
    filing: filing.filing,
  });
  const payslipMail = openPayslipMail({
    database: once,
    clock,
    pays,
    payslips,
    companies,
    employees,
    wake: () => checkout.mail.wake(),
  });
  const demo = {
    accounts,
    checkout: checkout.checkout,
    reading: database.reading(bindAccounts),
    createCompany: employees.createCompanyWithEmployees,
  };
  return {
    ...checkout,
    ...filing,
    ...payslipMail,
    settings,
    database,
    clock,
    accounts,
    companies,
    employees,
    pays,
    payslips,
    outbox,
    reports,
    audit,
    once,
    releases,
    auditHeads: auditHeads({
      settings,
      heads: () => database.reading(bindAccounts).run((stores) => stores.audit.heads()),
      transport: () => transportOf(settings),
      clock,
    }),
    deliveries: workQueue({ unitOfWork: database.unitOfWork((tx) => tx), reading: database.reading((tx) => tx) }),
    targets,
    onQueued: (told) => {
      wake = told;
    },
    wakeWorkers: () => {
      wake();
      wakeMail();
    },
    seedDemo: async () => {
      const outcome = await seedDemo(demo);
      if (outcome.kind !== 'seeded') return outcome;
      const { customerId } = outcome;
      const today = localDay(clock.now(), 'Australia/Sydney');
      const past = { companies, employees, pays, filing: filing.filing, lodge: () => filing.lodging.once() };
      try {
        if (settings.demoHistory) await seedHistory(past, customerId, today);
        const { createCompany } = demo;
        const random = { customerId, count: settings.demoCompanies, today, weeks: WEEKS_OF_A_YEAR };
        await seedRandomCompanies({ createCompany, employees, pays }, random);
        return outcome;
      } catch (error) {
        // A demo without pays is better than none.
        return { ...outcome, historyProblem: error instanceof Error ? error.message : String(error) };
      }
    },
    demoToken: () => demoToken(demo),
    observe: (told) => {
      observer = told;
    },
    close: () => database.close(),
  };
}

/** A commit may have queued deliveries: the worker of this process looks at once instead of at its next sweep. */
function waking<S>(unitOfWork: UnitOfWork<S>, wake: () => void): UnitOfWork<S> {
  return {
    run: async (work) => {
      const result = await unitOfWork.run(work);
      wake();
      return result;
    },
  };
}
