import { csvLine, utcTimestamp } from '@anz-payroll/kernel';
import type { AuditEntry, AuditVerdict } from '@anz-payroll/accounts';
import { actorOf, activityPage, detailsInWords, onBehalfOf, pageHeaders, type PageServices } from '../pages';
import { CodeOf, QueryWholeNumber, Text } from '@anz-payroll/http-kit/contract';
import { answerRaw, route, type Route } from '@anz-payroll/http-kit/route';
import { pageAnswers, showPage } from './page-replies';
import { signedIn } from './visit';

class ActivityQuery {
  @QueryWholeNumber({ optional: true, min: 1 }) before?: number;
  @Text({ optional: true, pattern: /^\d{0,15}$/, max: 15 }) user?: string;
  @Text({ optional: true, max: 64, trim: true }) action?: string;
  @CodeOf(['yes'], { optional: true }) verify?: 'yes';
}

const pageSize = 50;
const exportPage = 1000;
/** As many lines as a spreadsheet takes. */
const mostExported = 1_000_000;

export const activityRoute = (pages: PageServices): Route =>
  route({
    method: 'GET',
    path: '/activity',
    operation: 'page-activity',
    may: 'audit.read',
    summary: 'The audit log as a page: who, when, what, filtered and verified',
    tag: 'Pages',
    auth: signedIn(),
    rate: 'lookup',
    request: { query: ActivityQuery },
    responses: { 200: pageAnswers[200], 303: pageAnswers[303], 403: pageAnswers[403] },
    async handle({ query, context }) {
      const { accounts } = pages;
      const { session, csrfToken } = context.visit;
      const customerId = session.customer.id;
      const filter = {
        ...(query.user === undefined || query.user === '' ? {} : { userId: Number(query.user) }),
        ...(query.action === undefined || query.action === '' ? {} : { action: query.action }),
      };
      const before = query.before === undefined ? {} : { before: query.before };
      const entries = await accounts.readAuditLog(customerId, { ...before, ...filter, limit: pageSize + 1 });
      const users = (await accounts.listUsers(customerId)).map(({ user }) => ({ id: user.id, name: user.name }));
      const body = activityPage({
        session,
        csrfToken,
        entries: entries.slice(0, pageSize),
        hasMore: entries.length > pageSize,
        names: await namesIn(pages, customerId, entries),
        users,
        timeZone: await timeZoneOf(pages, customerId, session.customer.defaultCompanyId),
        filter,
        ...(query.verify === undefined ? {} : { verdict: await verdictOf(pages, customerId) }),
      });
      return showPage(200, body, pageHeaders({ script: true }));
    },
  });

/** Held against what was noted outside of the database, as the API does: a log that was cut fits in itself. */
async function verdictOf({ accounts, notedHeads }: PageServices, customerId: number): Promise<AuditVerdict> {
  return accounts.verifyAuditLog(customerId, await notedHeads?.());
}

export const activityExportRoute = (pages: PageServices): Route =>
  route({
    method: 'GET',
    path: '/activity/export.csv',
    operation: 'page-activity-export',
    may: 'audit.read',
    summary: 'The audit log as a spreadsheet, oldest first, with the hashes that verify it',
    tag: 'Pages',
    auth: signedIn(),
    rate: 'default',
    responses: { 200: answerRaw('text/csv', 'The log.'), 303: pageAnswers[303], 403: pageAnswers[403] },
    async handle({ context }) {
      const { accounts } = pages;
      const { session, actor } = context.visit;
      const customerId = session.customer.id;
      await accounts.noteAudit(actor, { action: 'audit-log.export', recordType: 'audit-log', recordId: null });
      const lines = [csvLine(columns)];
      for (let before: number | undefined; lines.length <= mostExported;) {
        const cursor = before === undefined ? {} : { before };
        const entries = await accounts.readAuditLog(customerId, { ...cursor, limit: exportPage });
        const names = await namesIn(pages, customerId, entries);
        lines.push(...entries.map((entry) => lineOf(entry, names)));
        before = entries.at(-1)?.sequence;
        if (entries.length < exportPage) break;
      }
      const [head = '', ...newestFirst] = lines;
      const body = [head, ...newestFirst.reverse()].join('');
      const headers = { 'Content-Disposition': 'attachment; filename="audit-log.csv"', 'Cache-Control': 'no-store' };
      return { status: 200, mediaType: 'text/csv', headers, body };
    },
  });

const columns = [
  'sequence',
  'at',
  'who',
  'action',
  'record_type',
  'record_id',
  'details',
  'address',
  'request_id',
  'hash',
];

function lineOf(entry: AuditEntry, names: ReadonlyMap<number, string>): string {
  const { sequence, at, action, recordType, recordId, address, requestId, hash } = entry;
  return csvLine([
    String(sequence),
    utcTimestamp(at),
    actorOf(entry, names),
    action,
    recordType,
    recordId ?? '',
    detailsInWords(entry),
    address ?? '',
    requestId,
    hash,
  ]);
}

function namesIn({ accounts }: PageServices, customerId: number, entries: readonly AuditEntry[]) {
  return accounts.userNames(
    customerId,
    entries.flatMap((entry) => [...(entry.userId === null ? [] : [entry.userId]), ...onBehalfOf(entry)]),
  );
}

/** Where the customer works: the default company's time zone, else that of the first. */
export async function timeZoneOf(
  { companies }: PageServices,
  customerId: number,
  defaultId: number | null,
): Promise<string> {
  const all = await companies.listCompanies({ customerId, reachable: 'all' });
  return (all.find(({ id }) => id === defaultId) ?? all[0])?.timezone ?? 'UTC';
}
