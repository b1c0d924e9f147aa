import type { AccountsUseCases, AuditedWork } from '@anz-payroll/accounts';
import { isProblem } from '@anz-payroll/http-kit/errors';
import type { AnyReply, Route } from '@anz-payroll/http-kit/route';
import { actorOf } from './actor-of';

/**
 * The same routes, where every write that succeeds is in the audit log before its answer goes out: who, by which
 * application, in which request, did what to which record. A change that announces itself has the entry in its own
 * transaction; for any other it is added here. A POST that a reading token may send calculates and keeps nothing.
 */
export function auditedRoutes(
  routes: readonly Route[],
  { noteAudit }: Pick<AccountsUseCases, 'noteAudit'>,
  work: AuditedWork,
): readonly Route[] {
  return routes.map((route) => {
    const { auth } = route;
    if (route.method === 'GET' || auth.kind !== 'bearer' || auth.scopes.includes('payroll.read')) return route;
    return {
      ...route,
      handle: async (input) => {
        const actor = actorOf(input.context);
        const path = paramsOf(input.params);
        const act = { actor, action: route.operation, details: path };
        const { outcome: reply, isRecorded } = await work.run(act, () => route.handle(input));
        if (isRecorded || isProblem(reply) || reply.status >= 400) return reply;
        const made = idsIn(reply);
        await noteAudit(actor, {
          action: route.operation,
          recordType: recordTypeOf(route.path),
          recordId: (made.length === 1 ? made[0] : Object.values(path).at(-1)) ?? null,
          details: { ...path, ...(made.length > 1 ? { records: made.join(' ') } : {}) },
        });
        return reply;
      },
    };
  });
}

/** The last part of the path with an id behind it, else the first: `/api/employees/{employee_id}/restore` is employees. */
function recordTypeOf(path: string): string {
  const parts = path.split('/').slice(2);
  const owned = parts.filter((part, index) => !part.startsWith('{') && parts[index + 1]?.startsWith('{'));
  return owned.at(-1) ?? parts[0] ?? 'record';
}

function paramsOf(params: object | undefined): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(params ?? {}).map(([name, value]) => [name, String(value)]));
}

const mostIds = 500;

/** The ids of the records an answer shows: one, or those of a batch. */
function idsIn({ body }: AnyReply): readonly string[] {
  return [body]
    .flat()
    .slice(0, mostIds)
    .flatMap((item: unknown) => {
      const record: unknown = isObject(item) && 'employee' in item ? item.employee : item;
      return isObject(record) && 'id' in record ? [String(record.id)] : [];
    });
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
