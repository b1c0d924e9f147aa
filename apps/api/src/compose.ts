import { localDay } from '@anz-payroll/companies';
import type { AuditHead } from '@anz-payroll/accounts';
import { modernAwards, openService, type Service, type ServiceOptions } from '@anz-payroll/composition';
import type { Settings } from '@anz-payroll/configuration';
import { nodeSecrets } from '@anz-payroll/credentials';
import { demoLogins } from '@anz-payroll/demo-seed';
import type { RunningWorker } from '@anz-payroll/kernel/worker';
import { openTelemetry, type Telemetry } from '@anz-payroll/telemetry';
import { startDispatcher } from '@anz-payroll/webhook-sending';
import { measuredService } from './measured-service';
import {
  DatabaseBusy,
  DatabaseUnavailable,
  StoredValueChanged,
  UnknownKey,
  UnstorableText,
} from '@anz-payroll/persistence-typeorm';
import { addressBook } from './addresses';
import { diskProbes } from './disk-probe';
import { accountRoutes } from './routes/accounts/account-routes';
import { auditedRoutes } from './routes/accounts/audited-routes';
import { apiManagementRoutes } from './routes/api-management/api-management-routes';
import { awardRoutes } from './routes/awards/award-routes';
import { calculatePayRoute } from './routes/calculator/calculate-pay';
import { compareLeaveLawsRoute } from './routes/calculator/compare-leave-laws';
import { companyRoutes } from './routes/companies/company-routes';
import { employeeAccessRoutes } from './routes/employees/access-routes';
import { employeeRoutes } from './routes/employees/employee-routes';
import { filingRoutes } from './routes/filing/filing-routes';
import { lookupRoutes } from './routes/lookups/lookup-routes';
import { oauthRoutes } from './routes/oauth/oauth-routes';
import { pageRoutes, pageSecurity, pageServices, webAppRoutes, type PageServices } from '@anz-payroll/web';
import { payRoutes } from './routes/pays/pay-routes';
import { payslipRoutes } from './routes/payslips/payslip-routes';
import { worklistRoute } from './routes/companies/worklist-route';
import { delegationRoutes } from './routes/releases/delegation-routes';
import { employeeRequestRoutes } from './routes/requests/employee-request-routes';
import { releaseRoutes } from './routes/releases/release-routes';
import { reportRoutes } from './routes/reports/report-routes';
import { rulesRoutes } from './routes/rules/rules-routes';
import { machineKeyRoutes } from './routes/machine-keys/machine-key-routes';
import { roleRoutes } from './routes/users/role-routes';
import { userRoutes } from './routes/users/user-routes';
import { checkoutRoutes } from './routes/partner-checkout/checkout-routes';
import { webhookRoutes } from './routes/webhooks/webhook-routes';
import { invalidRequest, problem, type Problem } from '@anz-payroll/http-kit/errors';
import type { Route } from '@anz-payroll/http-kit/route';
import { openLimits, type Limits } from '@anz-payroll/http-kit/limits';
import { lodgeInside } from './lodge-inside';
import type { Logger } from '@anz-payroll/http-kit/logging';
import { accountCompanyAccess, bearerAuthenticator, createOAuthServer } from '@anz-payroll/oauth';
import { runCheckout } from './run-checkout';
import type { ServerDependencies } from '@anz-payroll/http-kit/server';
import { fundRegistry } from './super-funds';
import { noteAuditHeads } from './note-audit-heads';
import { narrowedRoutes } from './narrowed-routes';
import { secondPersonRoutes } from './second-person';
import { tidyAccounts } from './tidy-accounts';

export type Composition =
  | {
      readonly ok: true;
      readonly dependencies: ServerDependencies;
      readonly service: Service;
      /** Closes what was opened, after the server has stopped. */
      readonly close: () => Promise<void>;
      /** Lines that show the service at work; none without demo data. */
      readonly tryIt: (address: string) => readonly string[];
    }
  /** One line for the operator. */
  | { readonly ok: false; readonly problem: string };

export interface ComposeOptions extends Pick<ServiceOptions, 'clock' | 'writeLock' | 'beforeStatement'> {
  /** False where another thread of this process does what is done beside requests: deliveries, mail, tidying, the demo. */
  readonly background?: boolean;
  /** Left out, the settings decide. */
  readonly limits?: Limits | undefined;
}

/** Puts the parts of this process together: the only place that knows all of them. */
export async function compose(settings: Settings, log: Logger, options: ComposeOptions = {}): Promise<Composition> {
  const telemetry = await openTelemetry('payroll-api', settings, () =>
    log.warn('traces or metrics could not be exported; the service goes on without'),
  );
  const { tracer } = telemetry;
  let service: Service | undefined;
  try {
    const today = () => localDay(Date.now(), 'Australia/Sydney');
    const { background = true, limits = openLimits(settings, log), ...given } = options;
    const onTrouble = (what: string, error: unknown): void => void log.error(what, { error });
    service = await openService(settings, { ...given, tracer, onTrouble, funds: fundRegistry(settings, log, today) });
    const ran = await service.database.migrate();
    if (ran.length > 0) log.info('migrated', { migrations: ran });
    const recovered = await service.database.recover();
    if (recovered > 0)
      log.info('entries of the audit log written that an ended process had left', { entries: recovered });
    const demo = background && settings.demoSeed ? await prepareDemo(service, log) : [];
    const workers = background ? backgroundWork(service, log, tracer) : [];
    // Metrics of another thread of the process are gathered by the one that serves.
    const exportMetrics = background ? telemetry.exportMetrics : undefined;
    return {
      ok: true,
      dependencies: { ...serverDependencies(service, log, limits), tracer, exportMetrics },
      service,
      close: closing(service, workers, telemetry),
      tryIt: (address) => demo.map((line) => line.replaceAll('{address}', address)),
    };
  } catch (error) {
    await service?.close();
    await telemetry.close();
    return { ok: false, problem: (error instanceof Error ? error.message : String(error)).split('\n', 1).join('') };
  }
}

function backgroundWork(service: Service, log: Logger, tracer: Telemetry['tracer']): readonly RunningWorker[] {
  return [
    tidyAccounts(service.accounts, log),
    noteAuditHeads(service, log),
    ...runCheckout(service, log),
    ...lodgeInside(service, log),
    ...dispatchInside(service, log, tracer),
  ];
}

function serverDependencies(service: Service, log: Logger, limits: Limits | undefined): ServerDependencies {
  const { settings, accounts, clock, database } = service;
  const oauth = createOAuthServer(accounts);
  const publicUrl = publicUrlOf(settings);
  const { companies, employees } = service;
  const pages = pageServices({
    accounts,
    companies,
    employees,
    reports: service.reports,
    once: service.once,
    notedHeads: () => notedHeads(service),
    oauth,
    secrets: nodeSecrets,
    publicUrl,
  });
  return {
    settings,
    log,
    clock,
    limits,
    routes: routesOf(service, pages, log, limits),
    authenticator: bearerAuthenticator(oauth),
    companyAccess: accountCompanyAccess(accounts),
    delegates: accounts,
    measured: measuredService(service),
    origins: { applicationsOf: accounts.applicationsOfOrigin },
    pageSecurity: pageSecurity(pages),
    readiness: [{ name: 'database', check: () => answering(database) }, ...diskProbes(settings.databaseUrl)],
    problemOf: databaseProblem,
  };
}

/**
 * A database that is busy or away can be asked again; text that it cannot keep is the request's mistake. Where somebody has
 * changed stored data past the service, or written it with a key that this process lacks, nothing is done with it, and the
 * answer names the row and no value.
 */
export function databaseProblem(error: unknown): Problem | undefined {
  if (error instanceof UnstorableText) {
    return invalidRequest([{ path: 'body', code: 'unstorable_text', message: error.message }]);
  }
  if (error instanceof UnknownKey) {
    const remedy = `Ask the operator to list key ${error.keyId} there and to restart every process.`;
    return problem('conflict', `${error.message} Nothing was done. ${remedy}`);
  }
  if (error instanceof StoredValueChanged) {
    return problem('conflict', `${error.message} Nothing was done. Ask the operator to run: admin verify.`);
  }
  if (error instanceof DatabaseBusy || error instanceof DatabaseUnavailable) {
    return problem('unavailable', 'The database is busy or away; try again shortly.', { 'Retry-After': '5' });
  }
  return undefined;
}

/** Before the first note there is no file; `admin verify` asks for it by name. */
async function notedHeads({ auditHeads }: Pick<Service, 'auditHeads'>): Promise<readonly AuditHead[]> {
  try {
    return await auditHeads.read();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

async function answering(database: Service['database']): Promise<void> {
  const readiness = await database.ready();
  if (!readiness.ready) throw new Error(readiness.why);
}

function publicUrlOf({ publicUrl, host, port }: Settings): string {
  return publicUrl ?? `http://${host}:${port}`;
}

function routesOf(service: Service, pages: PageServices, log: Logger, limits: Limits | undefined): readonly Route[] {
  const { settings, accounts, companies, employees } = service;
  const webApp = settings.webAppUrl ?? publicUrlOf(settings);
  const people = {
    companies,
    employees,
    pays: service.pays,
    accounts,
    access: accountCompanyAccess(accounts),
    addresses: addressBook(settings, log),
    paysPage: (companyId: number) => `${webApp.replace(/\/$/, '')}/companies/${companyId}/pays`,
  };
  // The document lists operations in this order: payroll first, what surrounds it later, pages last.
  const routes = [
    ...auditedRoutes(
      [
        ...payRoutes({ ...people, payslips: service.payslips, pays: service.pays }),
        ...employeeRoutes(people),
        ...employeeRequestRoutes(service),
        ...companyRoutes(people),
        worklistRoute({ ...people, reports: service.reports }),
        ...filingRoutes({ ...people, filing: service.filing }),
        ...reportRoutes(service),
        ...lookupRoutes(people),
        ...webhookRoutes(service.outbox),
      ],
      accounts,
      service.audit,
    ),
    compareLeaveLawsRoute(),
    ...payslipRoutes(service),
    calculatePayRoute({ allowUnconfirmed: settings.allowUnconfirmedRules }),
    ...rulesRoutes(),
    ...awardRoutes(),
    ...accountRoutes(accounts, () => notedHeads(service)),
    ...userRoutes(accounts),
    ...roleRoutes(accounts),
    ...machineKeyRoutes(accounts),
    ...employeeAccessRoutes(people),
    ...releaseRoutes(accounts),
    ...delegationRoutes(accounts),
    ...oauthRoutes(pages),
    ...apiManagementRoutes(accounts),
    ...checkoutRoutes(service.checkout),
    ...pageRoutes(pages),
    ...webAppRoutes({
      ...service,
      pages,
      limits,
      allowUnconfirmed: settings.allowUnconfirmedRules,
      findAward: (code) => modernAwards.find(code),
    }),
  ];
  return narrowedRoutes(secondPersonRoutes(routes, service), service);
}

/** The line printed at the start works on every start, so each start gets a token of its own. */
async function prepareDemo(service: Service, log: Logger): Promise<readonly string[]> {
  const seeded = await service.seedDemo();
  if (seeded.kind === 'seeded' && seeded.historyProblem !== undefined) {
    log.warn('the demo has no pays', { reason: seeded.historyProblem });
  }
  const token = await service.demoToken();
  if (token === undefined) return [];
  const { owner, apiAdmin, australian, newZealander } = demoLogins;
  return [
    `curl -s -H "Authorization: Bearer ${token}" {address}/api/company`,
    '',
    `Sign in at {address}/sign-in as ${owner.email} ("${owner.password}")`,
    `as an employee ${australian.email} ("${australian.password}") or ${newZealander.email} ("${newZealander.password}")`,
    `or as the API admin ${apiAdmin.email} ("${apiAdmin.password}").`,
    'The pay calculator needs no sign-in: {address}/try',
  ];
}

/** Delivers webhooks beside requests, unless another process does. */
function dispatchInside(service: Service, log: Logger, tracer: Telemetry['tracer']): readonly RunningWorker[] {
  if (!service.settings.dispatcher) return [];
  const dispatcher = startDispatcher({
    queue: service.deliveries,
    targets: service.targets,
    clock: service.clock,
    tracer,
    onTrouble: (what, error) => log.warn('the outbox dispatcher goes on after trouble', { what, error }),
  });
  service.onQueued(() => dispatcher.wake());
  return [dispatcher];
}

function closing(service: Service, workers: readonly RunningWorker[], telemetry: Telemetry): () => Promise<void> {
  return async () => {
    for (const worker of workers) await worker.stop();
    // The last metrics ask the database.
    await telemetry.close();
    await service.close();
  };
}
