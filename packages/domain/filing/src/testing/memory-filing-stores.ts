import type { PaymentFile } from '../ports';
import type { Company } from '@anz-payroll/companies';
import { MemoryTable, memoryUnitOfWork } from '@anz-payroll/companies/testing';
import type { Employee, Part } from '@anz-payroll/employee-lifecycle';
import type { EndedEmployment, PayRecord } from '@anz-payroll/pay-runs';
import type { CivilDate } from 'payroll-core/calendar';
import type { FiledPayday, FilingStores, FilingUnitOfWork, Lodgement, NewLodgement } from '../ports';

interface StoredLodgement extends Lodgement, Pick<NewLodgement, 'customerId' | 'body' | 'payIds' | 'otherPayees'> {
  readonly claimToken: string | null;
  readonly leaseUntil: number | null;
}

interface StoredPay {
  readonly id: number;
  readonly pay: PayRecord;
  readonly message: string | null;
}

interface StoredPayday extends FiledPayday {
  readonly id: number;
  readonly companyId: number;
}

interface StoredReceipt {
  readonly id: number;
  readonly receivedOn: CivilDate;
}

export interface MemoryFiling {
  readonly unitOfWork: FilingUnitOfWork;
  readonly companies: Map<number, Company>;
  readonly employees: Map<number, Employee>;
  readonly parts: Part[];
  readonly runs: Set<number>;
  /** Employees to whose accounts nothing is paid yet. */
  readonly held: Set<number>;
  /** By pay; M where a test says nothing. */
  readonly taxCodes: Map<number, string>;
  readonly ended: EndedEmployment[];
  putPay(pay: PayRecord): void;
  pay(id: number): PayRecord | undefined;
  pays(): readonly PayRecord[];
  bodies(): readonly string[];
}

const orderOfPays = (a: PayRecord, b: PayRecord): number =>
  a.payDate === b.payDate ? a.id - b.id : a.payDate < b.payDate ? -1 : 1;

/** Everything filing keeps and reads, without a database. */
export function memoryFiling(): MemoryFiling {
  const companies = new Map<number, Company>();
  const employees = new Map<number, Employee>();
  const parts: Part[] = [];
  const runs = new Set<number>([1]);
  const held = new Set<number>();
  const taxCodes = new Map<number, string>();
  const ended: EndedEmployment[] = [];
  const pays = new MemoryTable<StoredPay>();
  const lodgements = new MemoryTable<StoredLodgement>();
  const paydays = new MemoryTable<StoredPayday>();
  const receipts = new MemoryTable<StoredReceipt>();
  const paymentFiles = new MemoryTable<PaymentFile & { readonly content: string }>();
  let claims = 0;

  const processed = (companyId: number): readonly PayRecord[] =>
    pays
      .all()
      .map(({ pay }) => pay)
      .filter((pay) => pay.companyId === companyId && pay.status === 'processed')
      .sort(orderOfPays);
  const open = (each: StoredLodgement): boolean => each.status === 'pending' || each.status === 'sending';

  const lastMessages = (
    companyId: number,
    financialYear: string,
    ids: readonly number[],
  ): ReadonlyMap<number, StoredLodgement> => {
    const ofYear = lodgements
      .all()
      .filter((each) => each.companyId === companyId && each.financialYear === financialYear)
      .filter(({ status }) => status !== 'rejected');
    const isOf = (employeeId: number) => (payId: number) => pays.find(payId)?.pay.employeeId === employeeId;
    return new Map(
      ids.flatMap((id) => {
        const last = ofYear.findLast(({ payIds, otherPayees }) => otherPayees.includes(id) || payIds.some(isOf(id)));
        return last === undefined ? [] : [[id, last] as const];
      }),
    );
  };

  const stores: FilingStores = {
    companies: { find: async (id) => companies.get(id) },
    employees: {
      ofIds: async (companyId, ids) =>
        [...employees.values()].filter((each) => each.companyId === companyId && ids.includes(each.id)),
      ofCompany: async (companyId, status) =>
        [...employees.values()].filter((each) => each.companyId === companyId && (status === 'all' || !each.isDeleted)),
    },
    parts: {
      ofEmployees: async (ids, kind) =>
        new Map(
          ids.map((id) => [
            id,
            parts.filter((part) => part.employeeId === id && part.kind === kind).sort((a, b) => a.rank - b.rank),
          ]),
        ),
    },
    pays: {
      ofIds: async (companyId, ids) => processed(companyId).filter(({ id }) => ids.includes(id)),
      ofRun: async (companyId, runId) =>
        runs.has(runId) ? processed(companyId).filter(({ payRunId }) => payRunId === runId) : undefined,
      between: async (companyId, from, to, ids) =>
        processed(companyId).filter(
          (pay) => pay.payDate >= from && pay.payDate <= to && (ids === undefined || ids.includes(pay.employeeId)),
        ),
      paydaysChangedSince: async (companyId, from, to, since) => {
        const changed = pays
          .all()
          .filter(({ pay }) => pay.companyId === companyId && pay.status !== 'pending' && pay.updatedAt >= since)
          .filter(({ pay }) => pay.payDate >= from && pay.payDate <= to);
        return [...new Set(changed.map(({ pay }) => pay.payDate))].sort();
      },
      isAnyPending: async (companyId, payDate) =>
        pays
          .all()
          .some(({ pay }) => pay.companyId === companyId && pay.payDate === payDate && pay.status === 'pending'),
      versionsBetween: async (companyId, from, to, ids) =>
        new Map(
          processed(companyId)
            .filter((pay) => pay.payDate >= from && pay.payDate <= to && ids.includes(pay.employeeId))
            .map(({ id, version }) => [id, version]),
        ),
      unreported: async (companyId) =>
        processed(companyId).filter(({ stpStatus }) => stpStatus === 'not_submitted' || stpStatus === 'rejected'),
      countUnreported: async (companyId, from, to) => {
        const counts = new Map<number, number>();
        for (const { employeeId, stpStatus, payDate } of processed(companyId)) {
          const isOpen = stpStatus === 'not_submitted' || stpStatus === 'rejected';
          if (!isOpen || payDate < from || payDate > to) continue;
          if (employees.get(employeeId)?.details.is_super_only_contractor === true) continue;
          counts.set(employeeId, (counts.get(employeeId) ?? 0) + 1);
        }
        return counts;
      },
      employeesWithVoidedReports: async (companyId, from, to) => [
        ...new Set(
          pays
            .all()
            .map(({ pay }) => pay)
            .filter(
              (pay) => pay.companyId === companyId && pay.status === 'voided' && pay.stpStatus !== 'not_submitted',
            )
            .filter(({ payDate }) => payDate >= from && payDate <= to)
            .map(({ employeeId }) => employeeId),
        ),
      ],
      cessationCodesOf: async (ids) =>
        new Map(
          pays.all().flatMap(({ pay }) => {
            const isEnding = pay.country === 'AU' && pay.termination !== null && pay.status === 'processed';
            return isEnding && ids.includes(pay.employeeId)
              ? [[pay.employeeId, pay.termination.cessationTypeCode] as const]
              : [];
          }),
        ),
      taxCodesOf: async (ids) => new Map(ids.map((id) => [id, taxCodes.get(id) ?? 'M'])),
      endedEmployments: async (ids) => ended.filter(({ employeeId }) => ids.includes(employeeId)),
      originsOf: async (ids) =>
        new Map(
          ids.map((id) => {
            const origins = [id];
            for (let older = pays.find(id)?.pay.replacesPayId ?? null; older !== null;) {
              origins.push(older);
              older = pays.find(older)?.pay.replacesPayId ?? null;
            }
            return [id, origins] as const;
          }),
        ),
      lock: async (ids) => new Map(ids.map((id) => [id, pays.find(id)!.pay.stpStatus])),
      markStp: async (ids, { status, action, at, message, lodgedWith = null }) => {
        for (const id of ids) {
          const { pay } = pays.find(id)!;
          pays.put({
            id,
            pay: {
              ...pay,
              version: pay.version + 1,
              stpStatus: status,
              stpServiceAction: action,
              stpTimestamp: at,
              stpLodgedWith: lodgedWith,
            },
            message,
          });
        }
      },
      stpMessages: async (ids) =>
        new Map(
          ids.flatMap((id) => {
            const message = pays.find(id)?.message ?? null;
            return message === null ? [] : [[id, message] as const];
          }),
        ),
    },
    lodgements: {
      add: async ({ now, ...lodgement }) => {
        if (lodgements.all().some(({ messageId }) => messageId === lodgement.messageId))
          throw new Error('Duplicate id');
        const fresh = { status: 'pending', attempts: 0, dueAt: now, message: null, lodgedWith: null } as const;
        lodgements.add({ ...lodgement, ...fresh, createdAt: now, updatedAt: now, claimToken: null, leaseUntil: null });
      },
      newestWaiting: async (companyId) => {
        const newest = lodgements.all().findLast((each) => each.companyId === companyId);
        return newest === undefined || !open(newest) ? undefined : newest;
      },
      ofCompany: async (companyId, limit) =>
        lodgements
          .all()
          .filter((each) => each.companyId === companyId)
          .reverse()
          .slice(0, limit)
          .map(withoutBody),
      payEventsOf: async (companyId, paymentDate) =>
        lodgements
          .all()
          .filter((each) => each.companyId === companyId && each.paymentDate === paymentDate)
          .filter((each) => each.kind === 'pay-event' && each.status !== 'rejected')
          .map(withoutBody),
      reportedAmong: async (ids) => {
        const live = lodgements.all().filter((each) => each.status !== 'rejected');
        return new Set(live.flatMap(({ payIds }) => payIds).filter((id) => ids.includes(id)));
      },
      reportedYears: async (companyId, financialYear, ids) => {
        const last = lastMessages(companyId, financialYear, ids);
        return new Map([...last].map(([id, { isFinal }]) => [id, isFinal === true]));
      },
      lastBodies: async (companyId, financialYear, ids) => {
        const last = lastMessages(companyId, financialYear, ids);
        return new Map([...last].map(([id, { body }]) => [id, body]));
      },
      claim: async ({ limit, now, leaseUntil }) => {
        const all = lodgements.all();
        const first = all.filter((each) => all.find((one) => one.companyId === each.companyId && open(one)) === each);
        return first
          .filter(({ status, dueAt }) => status === 'pending' && dueAt <= now)
          .slice(0, limit)
          .map((each) => {
            const claimToken = `claim-${(claims += 1)}`;
            const taken = { ...each, status: 'sending' as const, attempts: each.attempts + 1, claimToken, leaseUntil };
            lodgements.put(taken);
            return { ...taken, claimToken };
          });
      },
      finish: async ({ id, claimToken }, { status, attempts, dueAt, message, lodgedWith = null }, now) => {
        const held = lodgements.find(id);
        if (held?.status !== 'sending' || held.claimToken !== claimToken) return false;
        lodgements.put({
          ...held,
          status,
          attempts,
          dueAt,
          message,
          lodgedWith,
          updatedAt: now,
          claimToken: null,
          leaseUntil: null,
        });
        return true;
      },
      reclaim: async (now) => {
        const lost = lodgements.all().filter((each) => each.status === 'sending' && each.leaseUntil! < now);
        for (const each of lost) {
          lodgements.put({ ...each, status: 'pending', dueAt: now, claimToken: null, leaseUntil: null });
        }
        return lost.length;
      },
      paysOf: async (id) => lodgements.find(id)?.payIds ?? [],
      retry: async (companyId, now) => {
        const waiting = lodgements
          .all()
          .filter((each) => each.status === 'given-up' || each.status === 'pending')
          .filter((each) => companyId === undefined || each.companyId === companyId);
        for (const each of waiting) {
          const attempts = each.status === 'given-up' ? 0 : each.attempts;
          lodgements.put({ ...each, status: 'pending', attempts, dueAt: now, updatedAt: now });
        }
        return waiting.length;
      },
    },
    paydayReturns: {
      filedBetween: async (companyId, from, to) =>
        paydays
          .all()
          .filter((each) => each.companyId === companyId && each.payDate >= from && each.payDate <= to)
          .sort((a, b) => (a.payDate < b.payDate ? -1 : 1))
          .map(({ payDate, lines }) => ({ payDate, lines })),
      save: async (companyId, payday) => {
        const before = paydays.all().find((each) => each.companyId === companyId && each.payDate === payday.payDate);
        if (before === undefined) paydays.add({ companyId, ...payday });
        else paydays.put({ ...before, ...payday });
      },
    },
    superReceipts: {
      ofPays: async (ids) =>
        new Map(
          ids.flatMap((id) => {
            const receipt = receipts.find(id);
            return receipt === undefined ? [] : [[id, receipt.receivedOn] as const];
          }),
        ),
      save: async (_companyId, ids, receivedOn) => {
        for (const id of ids) receipts.put({ id, receivedOn });
      },
    },
    heldAccounts: { employeesOf: async () => [...held] },
    paymentFiles: {
      add: async ({ customerId: _customer, content, ...file }) => {
        const { content: _content, ...made } = paymentFiles.add({
          ...file,
          content,
          changedPays: [],
          returnedPayIds: [],
          cancellation: null,
        });
        return made;
      },
      standing: async (kind, ids) =>
        new Map(
          paymentFiles
            .all()
            .filter((file) => file.kind === kind && file.cancellation === null)
            .flatMap(({ id, payIds, returnedPayIds }) =>
              payIds
                .filter((payId) => ids.includes(payId) && !returnedPayIds.includes(payId))
                .map((payId) => [payId, id]),
            ),
        ),
      countOfRun: async (companyId, payRunId, kind) =>
        paymentFiles
          .all()
          .filter((file) => file.companyId === companyId && file.payRunId === payRunId && file.kind === kind).length,
      ofCompany: async (companyId) =>
        paymentFiles
          .all()
          .filter((file) => file.companyId === companyId)
          .reverse(),
      find: async (companyId, id) => {
        const file = paymentFiles.find(id);
        return file?.companyId === companyId ? file : undefined;
      },
      contentOf: async (id) => paymentFiles.find(id)?.content ?? '',
      cancel: async (id, at, reason) => {
        const file = paymentFiles.find(id);
        if (file === undefined || file.cancellation !== null) return false;
        paymentFiles.put({ ...file, cancellation: { at, reason }, returnedPayIds: [] });
        return true;
      },
      free: async (id, ids) => {
        const file = paymentFiles.find(id);
        if (file === undefined || file.cancellation !== null) return;
        const returnedPayIds = file.payIds.filter((one) => ids.includes(one) || file.returnedPayIds.includes(one));
        paymentFiles.put({ ...file, returnedPayIds });
      },
    },
  };
  return {
    unitOfWork: memoryUnitOfWork([pays, lodgements, paydays, receipts, paymentFiles], stores),
    companies,
    employees,
    parts,
    runs,
    held,
    taxCodes,
    ended,
    putPay: (pay) => pays.put({ id: pay.id, pay, message: null }),
    pay: (id) => pays.find(id)?.pay,
    pays: () => pays.all().map(({ pay }) => pay),
    bodies: () => lodgements.all().map(({ body }) => body),
  };
}

function withoutBody({
  customerId: _c,
  body: _b,
  payIds: _p,
  claimToken: _t,
  leaseUntil: _l,
  ...rest
}: StoredLodgement): Lodgement {
  return rest;
}
