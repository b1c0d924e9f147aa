import { accepted, civilDate, type Result } from 'payroll-core';
import { auFinancialYear } from 'payroll-core/calendar';
import { refusal, type FilingRefusal } from '../domain/filing-refusal';
import type { LodgementReceiver } from '../ports';
import { auFiledPays } from '../domain/filed-pay';
import { chooseStpPays, type StpSelection, type SubmitStpPays } from './choose-stp-pays';
import { companyOf } from './company-in-country';
import { todayOf, type FilingDependencies } from './filing-dependencies';
import { queueStpEvent, yearOpened, type StpRow } from './queue-stp-event';
import { stpBatches } from './stp-batches';

export interface SubmittedStp {
  readonly message: string;
  readonly messageIds: readonly string[];
  /** Who takes the messages; null where nothing is filed that way. */
  readonly lodgedWith: LodgementReceiver | null;
  /** In the order of pay ids. */
  readonly rows: readonly StpRow[];
}

/**
 * Queues Single Touch Payroll messages for pays. `NEW` reports payments that no report holds; `ADJUST` takes the place of
 * what was lodged for a payday; `UPDATE` brings the year to date in line and reports no payment. Each message is stored
 * with the marks of its pays in one transaction; what a request could not finish, the same request finishes later.
 */
export function submitStpPays(deps: FilingDependencies) {
  return async (command: SubmitStpPays): Promise<Result<SubmittedStp, FilingRefusal>> => {
    const prepared = await deps.reading.run(async (stores) => {
      const company = await companyOf(stores, command.companyId);
      if (!company.ok || company.value.country === 'NZ') return { company };
      const selection = await chooseStpPays(stores, command, todayOf(deps, company.value));
      if (!selection.ok || command.action !== 'ADJUST') return { company, selection };
      return { company, selection: accepted(await wholePaydays(stores, company.value.id, selection.value)) };
    });
    const { company, selection } = prepared;
    if (!company.ok) return company;
    if (selection === undefined) return accepted(nothingThatWay);
    if (!selection.ok) return selection;
    const { receiver = 'gateway' } = deps;
    if (receiver === 'none') return noGateway();

    const rows: StpRow[] = [];
    const messageIds: string[] = [];
    const opened = new Map<string, number>();
    let waiting = 0;
    for (const batch of stpBatches(selection.value, command.action)) {
      const { year, employeeIds } = batch;
      const read = await deps.reading.run(({ pays }) =>
        pays.between(command.companyId, year.firstDay, year.lastDay, employeeIds),
      );
      const queued = await deps.unitOfWork.run((stores) =>
        queueStpEvent(stores, batch, { ...command, company: company.value }, deps, read),
      );
      rows.push(...queued.rows);
      if (queued.messageId !== null) messageIds.push(queued.messageId);
      if (queued.isWaiting === true) waiting += 1;
      const { year: openedYear, employees = 0 } = queued.opened ?? {};
      if (openedYear !== undefined) opened.set(openedYear, (opened.get(openedYear) ?? 0) + employees);
    }
    if (messageIds.length > 0) deps.wake();
    rows.sort((a, b) => a.payId - b.payId);
    const years = [...opened].map(([year, employees]) => ` ${yearOpened(year, employees)}`).join('');
    const left = command.isFinal && messageIds.length > 0 ? await countLeft(deps, command, selection.value) : 0;
    const simulated = receiver === 'simulator' && messageIds.length + waiting > 0 ? SIMULATED : '';
    const message = `${summary(messageIds.length, waiting, rows.length)}${years}${leftInWords(left)}${simulated}`;
    return accepted({ message, messageIds, rows, lodgedWith: receiver });
  };
}

const nothingThatWay: SubmittedStp = {
  message:
    'Nothing is filed by Single Touch Payroll for a New Zealand company; its pays are filed by payday filing with Inland Revenue.',
  messageIds: [],
  lodgedWith: null,
  rows: [],
};

/** Pays of the declared financial years that no report holds, of those whose years were declared. */
async function countLeft(
  deps: FilingDependencies,
  { companyId, payRunId, payIds, employeeIds }: SubmitStpPays,
  { pays, employeesWithout }: StpSelection,
): Promise<number> {
  const years = [
    ...pays.map(({ payDate }) => auFinancialYear(payDate).name),
    ...employeesWithout.map(({ year }) => year),
  ];
  const chosen = payRunId === undefined && payIds === undefined ? employeeIds : pays.map((pay) => pay.employeeId);
  const someOf = chosen === undefined ? undefined : new Set(chosen);
  return deps.reading.run(async (stores) => {
    let left = 0;
    for (const name of new Set(years)) {
      const { firstDay, lastDay } = auFinancialYear(civilDate(`${name.slice(0, 4)}-07-01`));
      for (const [employeeId, count] of await stores.pays.countUnreported(companyId, firstDay, lastDay)) {
        if (someOf === undefined || someOf.has(employeeId)) left += count;
      }
    }
    return left;
  });
}

/**
 * A declaration says that everything that was paid in the year is reported.
 * @law ATO, Single Touch Payroll Phase 2 employer reporting guidelines, "Finalising your STP data"
 */
function leftInWords(left: number): string {
  if (left === 0) return '';
  return left === 1
    ? ' One pay of the financial year is not reported, so it is not in what was declared: report it, then finalise again.'
    : ` ${left} pays of the financial year are not reported, so they are not in what was declared: report them, then finalise again.`;
}

/** A report that takes the place of another holds the whole payday. */
async function wholePaydays(
  stores: Parameters<typeof chooseStpPays>[0],
  companyId: number,
  { pays, employeesWithout }: StpSelection,
): Promise<StpSelection> {
  const days = [...new Set(pays.map(({ payDate }) => payDate))].sort();
  const whole = await Promise.all(days.map((day) => stores.pays.between(companyId, day, day)));
  return { pays: auFiledPays(whole.flat()), employeesWithout };
}

const SIMULATED = ' They go to a simulator, which sends nothing to the tax office.';

function noGateway() {
  return refusal(
    'stp/no-gateway',
    'Nothing can be reported: this service has no gateway to the tax office (LODGEMENT_GATEWAY_URL), and its simulator is not allowed (LODGEMENT_SIMULATOR=on).',
  );
}

function summary(messages: number, waiting: number, pays: number): string {
  if (messages === 0 && waiting > 0) return 'No new message is queued: one that says the same is on its way.';
  if (messages === 0) return pays === 0 ? 'No pay needs to be reported.' : 'No message is queued; each pay says why.';
  return `${messages} ${messages === 1 ? 'message' : 'messages'} queued.`;
}
