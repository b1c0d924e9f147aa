import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { AccountsUseCases } from '@anz-payroll/accounts';
import { companiesUseCases, type CompaniesUseCases } from '@anz-payroll/companies';
import type { Settings } from '@anz-payroll/configuration';
import type { Clock, Tracer, UnitOfWork } from '@anz-payroll/kernel';
import { employeesUseCases, type EmployeesUseCases, type FundRegistry } from '@anz-payroll/employee-lifecycle';
import { paysUseCases, type PaysUseCases } from '@anz-payroll/pay-runs';
import { payslipsUseCases, type PayslipsUseCases } from '@anz-payroll/payslips';
import { reportsUseCases, type ReportsUseCases } from '@anz-payroll/reports';
import { outboxUseCases, type OutboxUseCases, type WorkQueue } from '@anz-payroll/webhook-outbox';
import { systemResolver, vetTarget, type TargetPolicy } from '@anz-payroll/webhook-sending';
import {
  bindAccounts,
  bindIssuedPayslips,
  EventLoopYield,
  openDatabase,
  workQueue,
  type Database,
  type DatabaseOptions,
} from '@anz-payroll/persistence-typeorm';
import { auditHeads, type AuditHeads } from './audit-heads';
import { auditScope, type AuditScope } from './audit-scope';
import { bindStores } from './bind-stores';
import { onceScope, type OnceScope } from './once-scope';
import { openAccounts } from './open-accounts';
import { openCheckout, type Checkout } from './open-checkout';
import { openDemo, type Demo } from './open-demo';
import { openFiling, type Filing } from './open-filing';
import { transportOf } from './open-mail';
import { openPayslipMail, payslipFile, type PayslipMail } from './open-payslip-mail';
import { releaseScope, type ReleaseScope } from './release-scope';
import { tracedDatabase } from './traced-database';

/** The use cases of the service on one open database. */
export interface Service extends Checkout, Filing, PayslipMail, Demo {
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

/** Opens the database and builds every use case on it. The caller decides whether to migrate. */
export async function openService(settings: Settings, options: ServiceOptions = {}): Promise<Service> {
  const clock = options.clock ?? { now: () => Date.now() };
  const { tracer } = options;
  let observer: ServiceObserver | undefined;
  const database = await openObserved(settings, options, (seconds) => observer?.committed(seconds));
  let wake: () => void = () => undefined;
  let wakeMail: () => void = () => undefined;
  const audit = auditScope();
  const releases = releaseScope();
  const once = onceScope(database, clock);
  const stores = bindStores({ settings, clock, audit, releases, once });
  const targets: TargetPolicy = { allowPrivateTargets: settings.allowPrivateTargets, resolver: systemResolver };

  const accounts = openAccounts({ database, once, clock, targets, wakeMail: () => wakeMail() });
  const licences = { of: (customerId: number) => accounts.readLicence(customerId) };
  const batchIds = { next: randomUUID };
  const employees = employeesUseCases({
    unitOfWork: waking(releases.over(once.unitOfWork(stores.employees)), () => wake()),
    reading: database.reading(stores.employees),
    clock,
    licences,
    funds: options.funds ?? noFundRegistry,
    batchIds,
    wakeMail: () => wakeMail(),
  });
  const eventLoop = new EventLoopYield(CALCULATION_SLICE_MS);
  const pays = paysUseCases({
    unitOfWork: waking(releases.overRuns(once.unitOfWork(stores.pays)), () => wake()),
    reading: database.reading(stores.pays),
    clock,
    licences,
    batchIds,
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
    unitOfWork: waking(once.unitOfWork(stores.companies), () => wake()),
    reading: database.reading(stores.companies),
    clock,
  });
  const outbox = outboxUseCases({
    unitOfWork: once.unitOfWork(stores.outbox),
    reading: database.reading(stores.outbox),
    clock,
    ids: { uuid: randomUUID },
    targets: { vet: (url) => vetTarget(url, targets) },
    secrets: { secret: () => `whsec_${randomBytes(32).toString('base64')}` },
    wait: (ms) => setTimeout(ms),
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
  const reports = reportsUseCases({
    unitOfWork: database.unitOfWork(stores.reports),
    reading: database.reading(stores.reports),
    clock,
    pays,
    filing: filing.filing,
  });
  const payslipMail = openPayslipMail({ database: once, clock, pays, payslips, companies, employees, wake: wakeMail });
  const parts = { settings, database, clock, accounts, companies, employees, pays, ...checkout, ...filing };
  return {
    ...parts,
    ...payslipMail,
    ...openDemo(parts),
    payslips,
    outbox,
    reports,
    audit,
    once,
    releases,
    auditHeads: auditHeads({
      settings,
      heads: () => database.reading(bindAccounts).run(({ audit: log }) => log.heads()),
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
    observe: (told) => {
      observer = told;
    },
    close: () => database.close(),
  };
}

/** The database, which tells its commits to `committed` and, where there is one, to the tracer. */
async function openObserved(
  settings: Settings,
  { writeLock, beforeStatement, onTrouble, tracer }: ServiceOptions,
  committed: ServiceObserver['committed'],
): Promise<Database> {
  const database = await openDatabase({
    observer: {
      committed: (seconds) => {
        committed(seconds);
        tracer?.childEnded('commit', seconds);
      },
      writeAheadFailed: (error) => onTrouble?.('an answered write waits in the write-ahead log', error),
    },
    url: settings.databaseUrl,
    writeLock,
    beforeStatement,
    encryptionKeys: settings.encryptionKeys,
    lookupKey: settings.lookupKey,
    integrityKey: settings.integrityKey,
    backupKey: settings.backupKey,
  });
  return tracer === undefined ? database : tracedDatabase(database, tracer);
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
