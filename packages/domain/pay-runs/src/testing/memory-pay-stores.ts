import { normalKey, type StoredDocument } from '@anz-payroll/companies';
import { MemoryTable } from '@anz-payroll/companies/testing';
import type { EmployeeStores } from '@anz-payroll/employee-lifecycle';
import { memoryEmployees, type MemoryEmployees } from '@anz-payroll/employee-lifecycle/testing';
import type { Announcement, UnitOfWork } from '@anz-payroll/kernel';
import type { Acknowledgement } from '../domain/anomalies/anomaly';
import { endedEmployment } from '../domain/ended-employment';
import { addFigures } from '../domain/figures';
import type { KnownItem } from '../domain/known-items';
import { partsOfPays } from '../domain/parts-of-pays';
import { countryPayroll } from '../countries/registered-countries';
import { MA000004 } from 'payroll-core/au/awards/MA000004';
import type { PayRun, RunApproval } from '../domain/pay-run';
import type { Scenario } from '../domain/scenarios/scenario';
import type { RunningClock } from '../domain/timesheets/time-clock';
import type { TimesheetShift } from '../domain/timesheets/timesheet-shift';
import type {
  Account,
  PayWithInput,
  LedgerEntry,
  NewPayRun,
  PastPay,
  PayRuns,
  Pays,
  PayStores,
  StagedPay,
} from '../ports';
import { memoryTimeClocks, memoryTimesheets } from './memory-timesheets';

interface StoredPay extends PayWithInput {
  readonly id: number;
  readonly batch: string;
  readonly place: number;
}

type StoredAnswer = {
  readonly id: number;
  readonly key: string;
  readonly fingerprint: string;
  readonly answer: StoredDocument;
};

export interface MemoryPays {
  readonly unitOfWork: UnitOfWork<PayStores>;
  readonly employees: MemoryEmployees;
  announced(): readonly Announcement[];
}

/** Stores of pays without a database, over the fakes of employees and companies. */
export function memoryPays(): MemoryPays {
  const employees = memoryEmployees();
  const runs = new MemoryTable<PayRun>();
  const pays = new MemoryTable<StoredPay>();
  const entries = new MemoryTable<LedgerEntry & { readonly id: number }>();
  const accounts = new MemoryTable<Account & { readonly id: number }>();
  const items = new MemoryTable<KnownItem & { readonly id: number }>();
  const answers = new MemoryTable<StoredAnswer>();
  const approvals = new MemoryTable<RunApproval & { readonly id: number }>();
  const shifts = new MemoryTable<TimesheetShift>();
  const clocks = new MemoryTable<RunningClock>();
  const acknowledged = new MemoryTable<Acknowledgement & { readonly id: number }>();
  const scenarios = new MemoryTable<Scenario>();
  const tables = [runs, pays, entries, accounts, items, answers, approvals, shifts, acknowledged, scenarios];
  const accountsOf = (ids: readonly number[], years: readonly string[]): readonly Account[] =>
    ids.flatMap((id) => {
      const account = accounts.find(id);
      if (account === undefined) return [];
      const { id: _id, ...plain } = account;
      const kept = Object.keys(plain.years).filter((year) => years.some((asked) => year > asked));
      const named = [...new Set([...years, ...kept])];
      return [
        {
          ...plain,
          years: Object.fromEntries(named.map((year) => [year, plain.years[year] ?? {}])),
          yearEnds: Object.fromEntries(named.map((year) => [year, endOf(plain, year)])),
        },
      ];
    });
  const bind = (stores: EmployeeStores): PayStores => ({
    ...stores,
    allowances: stores.allowances as unknown as PayStores['allowances'],
    finalPays: {
      stagedFor: async (employeeId) => {
        const staged = pays
          .all()
          .map(({ pay }) => pay)
          .find((pay) => pay.employeeId === employeeId && pay.status === 'pending' && pay.termination !== null);
        const lastDay = staged?.termination?.terminationDate;
        return staged === undefined || lastDay === undefined ? undefined : { payRunId: staged.payRunId, lastDay };
      },
    },
    roster: {
      lockAll: async () => undefined,
      activeIn: async (companyId) =>
        (await stores.employees.ofCompany(companyId, 'active')).map(({ id }) => id).sort((a, b) => a - b),
      sharingTaxNumber: async (companyId) => {
        const active = await stores.employees.ofCompany(companyId, 'active');
        const numberOf = ({ details }: (typeof active)[number]) => details.tax_file_number ?? details.ird_number;
        return active
          .filter((one) => active.some((other) => other.id !== one.id && numberOf(other) === numberOf(one)))
          .filter((one) => numberOf(one) !== null)
          .map(({ id }) => id)
          .sort((a, b) => a - b);
      },
      partsOf: async (ids) => {
        const lists = await Promise.all(ids.flatMap((id) => partsOfPays.map((kind) => stores.parts.listOf(id, kind))));
        return lists.flat();
      },
    },
    timesheets: memoryTimesheets(shifts),
    timeClocks: memoryTimeClocks(clocks),
    // One award is enough for tests, and all of them take long to load.
    awards: { find: (code) => (code === MA000004.code ? MA000004 : undefined) },
    runs: memoryRuns(runs, approvals),
    pays: memoryPayTable(pays),
    ledger: {
      accountsOf: async (ids, years) => accountsOf(ids, years),
      accountsOn: async (ids, year, day) =>
        accountsOf(ids, [year]).map((account) => ({
          ...account,
          hasLaterEntries: entries
            .all()
            .some(({ employeeId, payDate }) => employeeId === account.employeeId && payDate > day),
        })),
      yearEndsOf: async (ids, years) =>
        ids.flatMap((employeeId) => {
          const account = accounts.find(employeeId);
          if (account === undefined) return [];
          return years.map((year) => ({
            ...{ employeeId, year, leave: endOf(account, year), figures: account.years[year] ?? {} },
          }));
        }),
      saveAccounts: async (list) => {
        for (const account of list) {
          const before = accounts.find(account.employeeId);
          accounts.put({
            ...account,
            id: account.employeeId,
            years: { ...before?.years, ...account.years },
            yearEnds: { ...before?.yearEnds, ...account.yearEnds },
          });
        }
      },
      append: async (list) => {
        for (const entry of list) entries.add(entry);
      },
      entriesOf: async (employeeId) => entries.all().filter((entry) => entry.employeeId === employeeId),
      ofPays: async (ids) => entries.all().filter(({ payId }) => ids.includes(payId)),
      entriesFrom: async (ids, from, to) =>
        entries
          .all()
          .filter(
            ({ employeeId, payDate }) =>
              ids.includes(employeeId) && payDate >= from && (to === undefined || payDate <= to),
          ),
    },
    knownItems: {
      of: async (ids) => items.all().filter(({ employeeId }) => ids.includes(employeeId)),
      remember: async (list) => {
        for (const item of list) items.add(item);
      },
    },
    allowanceOrigins: { note: async () => undefined },
    accounts: {
      of: (employees) =>
        Promise.all(
          employees.map(async ({ id, details }) => {
            const ranked = (await stores.parts.listOf(id, 'bank-account')).map(
              ({ values }) => values['account_number'],
            );
            const own = [details.primary_bank_account_number, details.secondary_bank_account_number];
            const numbers = ranked.length > 0 ? ranked : own.filter((number) => number !== null);
            return { employeeId: id, accounts: numbers.map(String), changedAt: await stores.accountChanges.of(id) };
          }),
        ),
    },
    scenarios: {
      ofCompany: async (companyId) => scenarios.all().filter((one) => one.companyId === companyId),
      add: async (one) => scenarios.add(one),
      remove: async (companyId, id) => {
        const isThere = scenarios.find(id)?.companyId === companyId;
        if (isThere) scenarios.remove(id);
        return isThere;
      },
    },
    acknowledgements: {
      ofRun: async (payRunId) => acknowledged.all().filter((one) => one.payRunId === payRunId),
      put: async (one) => {
        const { payRunId, employeeId, code } = one;
        const before = acknowledged
          .all()
          .find((old) => old.payRunId === payRunId && old.employeeId === employeeId && old.code === code);
        if (before === undefined) acknowledged.add(one);
        else acknowledged.put({ ...one, id: before.id });
      },
    },
    answers: {
      begin: async (customerId, { key, fingerprint }) => {
        const name = `${customerId} ${key}`;
        const known = answers.all().find((one) => one.key === name);
        if (known === undefined) {
          return {
            kind: 'fresh',
            store: async (answer) =>
              void answers.add({ key: name, fingerprint, answer: JSON.parse(JSON.stringify(answer)) }),
          };
        }
        return known.fingerprint === fingerprint ? { kind: 'replay', answer: known.answer } : { kind: 'conflict' };
      },
    },
  });
  return {
    employees,
    announced: () => employees.announced(),
    unitOfWork: {
      run: (work) =>
        employees.unitOfWork.run(async (stores) => {
          const undo = tables.map((table) => table.snapshot());
          try {
            return await work(bind(stores));
          } catch (error) {
            for (const back of undo) back();
            throw error;
          }
        }),
    },
  };
}

function memoryRuns(
  table: MemoryTable<PayRun>,
  approvals: MemoryTable<RunApproval & { readonly id: number }>,
): PayRuns {
  const byStart = (a: PayRun, b: PayRun): number =>
    a.startDate === b.startDate ? a.id - b.id : a.startDate < b.startDate ? -1 : 1;
  const holding: PayRuns['holding'] = async (companyId, payPeriod, day) =>
    table
      .all()
      .find(
        (run) =>
          run.companyId === companyId && run.payPeriod === payPeriod && run.startDate <= day && run.endDate >= day,
      );
  const add = (run: NewPayRun): PayRun =>
    table.add({
      ...run,
      version: 1,
      status: 'pending',
      payCount: 0,
      pendingCount: 0,
      gross: '0',
      tax: '0',
      net: '0',
      super: '0',
    });
  const change: PayRuns['change'] = async (id, by) => {
    const run = table.find(id)!;
    const sums = addFigures(
      { gross: run.gross, tax: run.tax, net: run.net, super: run.super },
      { gross: by.gross, tax: by.tax, net: by.net, super: by.super },
    );
    const payCount = run.payCount + by.pays;
    const pendingCount = run.pendingCount + by.pending;
    const changed: PayRun = {
      ...run,
      version: run.version + 1,
      payDate: by.payDate ?? run.payDate,
      payCount,
      pendingCount,
      status: pendingCount > 0 || payCount === 0 ? 'pending' : 'processed',
      gross: sums['gross'] ?? '0',
      tax: sums['tax'] ?? '0',
      net: sums['net'] ?? '0',
      super: sums['super'] ?? '0',
    };
    table.put(changed);
    return changed;
  };
  return {
    holding,
    findOrOpen: async (run, day) => (await holding(run.companyId, run.payPeriod, day)) ?? add(run),
    open: async (run, first) => {
      if ((await holding(run.companyId, run.payPeriod, run.startDate)) !== undefined) return undefined;
      const opened = add(run);
      return first === undefined ? opened : change(opened.id, first);
    },
    find: async (companyId, id) => {
      const run = table.find(id);
      return run?.companyId === companyId ? run : undefined;
    },
    lock: async ({ id }) => table.find(id)!,
    ofIds: async (companyId, ids) =>
      table
        .all()
        .filter((run) => run.companyId === companyId && ids.includes(run.id))
        .sort(byStart),
    list: async (query) =>
      table
        .all()
        .filter(
          (run) =>
            run.companyId === query.companyId &&
            (query.from === undefined || run.endDate >= query.from) &&
            (query.to === undefined || run.startDate <= query.to) &&
            (query.payPeriod === undefined || run.payPeriod === query.payPeriod) &&
            (query.status === undefined || run.status === query.status),
        )
        .sort(byStart),
    approvalOf: async (id) => {
      const approval = approvals.find(id);
      if (approval === undefined) return undefined;
      const { id: _id, ...plain } = approval;
      return plain;
    },
    approve: async (approval) => approvals.put({ ...approval, id: approval.payRunId }),
    change,
  };
}

function memoryPayTable(table: MemoryTable<StoredPay>): Pays {
  const plain = ({ pay, calculationInput }: StoredPay): PayWithInput => ({ pay, calculationInput });
  const numberOf = ({ pay }: StoredPay): string => normalKey(pay.employee.number ?? '');
  const past: Pays['past'] = async (ids, from, to) =>
    table
      .all()
      .filter(
        ({ pay }) =>
          ids.includes(pay.employeeId) && pay.status === 'processed' && pay.payDate >= from && pay.payDate <= to,
      )
      .map(({ pay }): PastPay => ({
        employeeId: pay.employeeId,
        payId: pay.id,
        payDate: pay.payDate,
        periodStart: pay.periodStart,
        periodEnd: pay.periodEnd,
        payPeriod: pay.payPeriod,
        isTermination: pay.termination !== null,
        gross: pay.gross,
        tax: pay.tax,
        net: pay.net,
        ...countryPayroll(pay.country).historyFigures(pay),
      }))
      .sort((a, b) => (a.payDate === b.payDate ? a.payId - b.payId : a.payDate < b.payDate ? -1 : 1));
  const addAll: Pays['addAll'] = async (batch, list) =>
    list.map(({ pay, calculationInput }, place) => {
      const { id } = table.add({ pay, calculationInput, batch, place });
      const numbered = { ...pay, id, version: 1 };
      table.put({ id, pay: numbered, calculationInput, batch, place });
      return numbered;
    });
  const staged = (isWanted: (one: StoredPay) => boolean): readonly StagedPay[] =>
    table
      .all()
      .filter((one) => one.pay.status === 'pending' && isWanted(one))
      .map(({ pay, calculationInput, batch, place }) => ({ ...pay, calculationInput, batch, batchPlace: place }));
  return {
    addAll,
    stageAll: async (batch, list) => void (await addAll(batch, list)),
    ofBatch: async (batch) =>
      table
        .all()
        .filter((one) => one.batch === batch)
        .sort((a, b) => a.place - b.place)
        .map(({ pay }) => pay),
    find: async (companyId, id) => {
      const found = table.find(id);
      return found?.pay.companyId === companyId ? found.pay : undefined;
    },
    findWithInput: async (companyId, id) => {
      const found = table.find(id);
      return found?.pay.companyId === companyId ? plain(found) : undefined;
    },
    withInputOf: async (companyId, ids) =>
      table
        .all()
        .filter(({ pay }) => pay.companyId === companyId && ids.includes(pay.id))
        .map(plain),
    shownWithInput: async (companyId, ids) =>
      table
        .all()
        .filter(({ pay }) => pay.companyId === companyId && ids.includes(pay.id))
        .map(plain),
    list: async (query) =>
      table
        .all()
        .filter(
          (one) =>
            one.pay.companyId === query.companyId &&
            one.pay.status !== 'voided' &&
            (query.from === undefined || one.pay.payDate >= query.from) &&
            (query.to === undefined || one.pay.payDate <= query.to) &&
            (query.payRunId === undefined || one.pay.payRunId === query.payRunId) &&
            (query.employeeId === undefined || one.pay.employeeId === query.employeeId) &&
            (query.employeeNumber === undefined || numberOf(one) === normalKey(query.employeeNumber)) &&
            (query.status === undefined || one.pay.status === query.status) &&
            (query.onlyWorkersComp !== true || countryPayroll(one.pay.country).hasWorkersCompensation(one.pay.result)),
        )
        .map(({ pay }) => pay)
        .sort((a, b) => (a.payDate === b.payDate ? a.id - b.id : a.payDate < b.payDate ? -1 : 1)),
    ofRun: async (runId, ids, status) =>
      table
        .all()
        .filter(({ pay }) => pay.payRunId === runId && pay.status === status && ids.includes(pay.employeeId))
        .map(plain),
    payPeriodsOf: async (ids) =>
      new Map(
        table
          .all()
          .filter(({ pay }) => ids.includes(pay.id))
          .map(({ pay }) => [pay.id, pay.payPeriod]),
      ),
    madeAtOnceIn: async (runId, ids) =>
      table
        .all()
        .filter(({ pay }) => pay.payRunId === runId && pay.status === 'processed' && ids.includes(pay.employeeId))
        .filter(({ pay }) => pay.processedAt === pay.createdAt)
        .map(plain),
    employeesIn: async (runId, ids) =>
      new Set(
        table
          .all()
          .filter(({ pay }) => pay.payRunId === runId && pay.status !== 'voided' && ids.includes(pay.employeeId))
          .map(({ pay }) => pay.employeeId),
      ),
    pendingIn: async (runId, limit) =>
      table
        .all()
        .filter(({ pay }) => pay.payRunId === runId && pay.status === 'pending')
        .slice(0, limit)
        .map(({ pay: { id, employeeId, payDate, termination } }) => ({
          id,
          employeeId,
          payDate,
          isTermination: termination !== null,
        })),
    stagedIn: async (runId, limit) => staged(({ pay }) => pay.payRunId === runId).slice(0, limit),
    stagedOf: async (ids) => staged(({ id }) => ids.includes(id)),
    past,
    latest: async (ids, from, to, most) => {
      const all = await past(ids, from, to);
      return all
        .filter((one, at) => all.slice(at).filter(({ employeeId }) => employeeId === one.employeeId).length <= most)
        .map(({ employeeId, payId, payDate, net }) => ({ employeeId, payId, payDate, net }));
    },
    numbersIn: async (runId, after, limit) =>
      table
        .all()
        .filter(({ pay }) => pay.payRunId === runId && pay.status !== 'voided' && pay.id > after)
        .map(({ pay }) => pay.id)
        .sort((a, b) => a - b)
        .slice(0, limit),
    saveAll: async (list) =>
      list.map(({ pay, calculationInput }) => {
        const before = table.find(pay.id)!;
        if (before.pay.version !== pay.version) throw new Error(`Pay ${pay.id} has changed meanwhile.`);
        const saved = { ...pay, version: pay.version + 1 };
        table.put({ ...before, pay: saved, calculationInput });
        return saved;
      }),
    lastTermination: async (employeeId) =>
      table
        .all()
        .filter(({ pay }) => pay.employeeId === employeeId && pay.termination !== null && pay.status !== 'voided')
        .at(-1)?.pay,
    endedEmployments: async (employeeIds) =>
      table
        .all()
        .filter(({ pay }) => employeeIds.includes(pay.employeeId) && pay.status === 'processed')
        .flatMap(({ pay, calculationInput }) => endedEmployment(pay, calculationInput) ?? []),
    stagedTerminations: async (employeeIds) =>
      table
        .all()
        .map(({ pay }) => pay)
        .filter((pay) => employeeIds.includes(pay.employeeId) && pay.termination !== null && pay.status === 'pending'),
  };
}

/** A year without pays ends with what the last one before it left. */
function endOf({ yearEnds }: Account, year: string): Account['leave'] {
  const last = Object.keys(yearEnds)
    .sort()
    .findLast((name) => name <= year);
  return last === undefined ? {} : yearEnds[last]!;
}
