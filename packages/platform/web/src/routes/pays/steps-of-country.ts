import type { Country } from '@anz-payroll/companies';
import type { PaydayState } from '@anz-payroll/filing';
import type { PayRecord, PayRun } from '@anz-payroll/pay-runs';
import { csrfField, html, superReceivedForm, type NextStep, type StepReason } from '../../pages';
import { day, dollars } from '../../pay-pages';
import type { CompanyVisit } from '../visit';
import type { WebAppServices } from '../web-app-services';
import { inNoFile, type PaysInFiles } from './in-no-file';
import { paydaysOf } from './paydays-of-run';
import { stpMessagesOf } from './stp-messages';

/** A day on which funds received super, as it was typed and refused. */
export interface TypedReceipt {
  readonly typed: string;
  readonly problem: string;
}

interface RunToFinish {
  readonly web: WebAppServices;
  readonly visit: CompanyVisit;
  readonly run: PayRun;
  readonly pays: readonly PayRecord[];
  readonly fetchFile: (name: string) => NonNullable<NextStep['action']>;
  readonly inSuperFiles: PaysInFiles;
  /** Whether the reader may send money and reports, and record what was sent. */
  readonly mayRelease: boolean;
  readonly received?: TypedReceipt;
}

/** What a processed run needs by the law of its country, beside payslips and wages. */
export const stepsOfCountry: Readonly<Record<Country, (run: RunToFinish) => Promise<readonly NextStep[]>>> = {
  AU: async (run) => [...(await superStep(run)), ...(await stpStep(run))],
  NZ: async (run) => {
    const states = await paydayStates(run);
    return [...paydayStep(run, states), ...(await startersAndLeavers(run, states))];
  },
};

async function superStep(facts: RunToFinish): Promise<readonly NextStep[]> {
  const { web, visit, run, pays, fetchFile, inSuperFiles, mayRelease, received } = facts;
  const clocked = await web.filing.superContributions({
    ...{ companyId: visit.company.id, ...paydaysOf(run, pays) },
    pays: pays.filter(({ status }) => status === 'processed'),
  });
  const own = clocked.ok ? clocked.value.filter(({ payRunId }) => payRunId === run.id) : [];
  if (own.length === 0) return [];
  const due = own.map(({ dueDate }) => dueDate).sort()[0];
  const isReceived = own.every(({ state }) => state.startsWith('received'));
  const byId = new Map(pays.map((pay) => [pay.id, pay]));
  const left = own.filter(({ payId, state }) => {
    const pay = byId.get(payId);
    return !state.startsWith('received') && pay !== undefined && !inSuperFiles.has(pay);
  });
  const made = left.length === 0 ? 'File made' : left.length < own.length ? 'Some to pay' : 'To pay';
  const isLate = own.some(({ state }) => state === 'overdue');
  const form = superReceivedForm({ run, csrfToken: visit.csrfToken, ...(received === undefined ? {} : { received }) });
  return [
    {
      name: 'Super',
      state: isReceived ? 'Received' : isLate ? 'Overdue' : made,
      tone: isReceived ? 'good' : isLate ? 'bad' : 'wait',
      says:
        (due === undefined
          ? `${dollars(run.super)}.`
          : `${dollars(run.super)}; the funds must have it by ${day(due)}.`) + inNoFile(left, own),
      action: html`${fetchFile('Super file')}${isReceived || !mayRelease ? '' : form}`,
    },
  ];
}

/** A super-only contractor is not reported. */
async function stpStep({ web, visit, run, pays: all, mayRelease }: RunToFinish): Promise<readonly NextStep[]> {
  const { company, csrfToken } = visit;
  const listed = await web.employees.listEmployees({ companyId: company.id, status: 'all' });
  const outside = new Set(
    (listed.ok ? listed.value.employees : []).filter((one) => one.is_super_only_contractor).map(({ id }) => id),
  );
  const pays = all.filter(({ employeeId, stpStatus }) => stpStatus !== 'not_submitted' || !outside.has(employeeId));
  if (pays.length === 0) return [];
  const waiting = pays.filter(({ stpStatus }) => stpStatus === 'not_submitted').length;
  const rejected = pays.filter(({ stpStatus }) => stpStatus === 'rejected');
  const open = waiting + rejected.length;
  const queued = pays.filter(({ stpStatus }) => stpStatus === 'queued').length;
  return [
    {
      name: 'Single Touch Payroll',
      state:
        rejected.length > 0
          ? `${rejected.length} rejected`
          : waiting > 0
            ? 'To report'
            : queued > 0
              ? 'Queued'
              : 'Accepted',
      tone: rejected.length > 0 ? 'bad' : waiting > 0 || queued > 0 ? 'wait' : 'good',
      says:
        waiting > 0
          ? `${waiting} ${waiting === 1 ? 'pay is' : 'pays are'} not reported yet; on or before the pay date.`
          : rejected.length > 0
            ? 'Put right what is named here, then report again.'
            : 'Each pay shows what became of its report.',
      reasons: await reasonsOf(web, rejected),
      ...(open === 0 || !mayRelease
        ? {}
        : {
            action: html`<form method="post" action="/companies/${company.id}/pays/runs/${run.id}/report">
              ${csrfField(csrfToken)}<button
                class="plain slim"
                data-confirm="Report ${open} ${open === 1 ? 'pay' : 'pays'} to the tax office?"
              >
                Report ${open} ${open === 1 ? 'pay' : 'pays'}${waiting === 0 ? ' again' : ''}
              </button>
            </form>`,
          }),
    },
  ];
}

async function reasonsOf(web: WebAppServices, rejected: readonly PayRecord[]): Promise<readonly StepReason[]> {
  const said = await stpMessagesOf(web, rejected);
  return rejected.map(({ id, companyId, employee }) => ({
    address: `/companies/${companyId}/pays/${id}`,
    name: `${employee.firstName} ${employee.lastName}`,
    says: said.get(id) ?? 'The tax office sent the report back without a reason.',
  }));
}

async function paydayStates({ web, visit, run, pays }: RunToFinish): Promise<readonly PaydayState['state'][]> {
  const read = await web.filing.readPaydays({ companyId: visit.company.id, ...paydaysOf(run, pays) });
  return read.ok ? read.value.map(({ state }) => state) : [];
}

/** Inland Revenue is told payday by payday; what is uploaded there is recorded here by hand. */
function paydayStep(
  { visit, run, fetchFile, mayRelease }: RunToFinish,
  states: readonly PaydayState['state'][],
): readonly NextStep[] {
  const record = (text: string) =>
    mayRelease
      ? html`<form method="post" action="/companies/${run.companyId}/pays/runs/${run.id}/filed">
          ${csrfField(visit.csrfToken)}<button
            class="plain slim"
            data-confirm="Record that Inland Revenue has what the payday ${day(run.payDate)} says now?"
          >
            ${text}
          </button>
        </form>`
      : '';
  const file = fetchFile('Employment information');
  if (states.includes('not-filed') || states.length === 0) {
    const says =
      'Within two working days of the pay date, with Inland Revenue: upload the file, then record it as filed.';
    const action = html`${file}${record('Record as filed')}`;
    return [{ name: 'Employment information', state: 'To file', tone: 'wait', says, action }];
  }
  if (states.includes('changed')) {
    const says = 'The payday differs from what was filed: upload the amendments to Inland Revenue, then record them.';
    const action = html`${fetchFile('Amendments')}${record('Record the amendments')}`;
    return [{ name: 'Employment information', state: 'To amend', tone: 'bad', says, action }];
  }
  const says = 'Recorded as filed with Inland Revenue, as it stands.';
  return [{ name: 'Employment information', state: 'Filed', tone: 'good', says, action: file }];
}

/**
 * Whoever has filed the paydays as they stand has sent the details of their people: they go with or before them, and a day that is
 * corrected later changes the lines.
 * @law Tax Administration Act 1994 ss 23E to 23K
 */
async function startersAndLeavers(
  { web, visit, run, pays, fetchFile }: RunToFinish,
  states: readonly PaydayState['state'][],
): Promise<readonly NextStep[]> {
  const { startDate: from, endDate: to } = run;
  const counted = await web.filing.countMoved({ companyId: visit.company.id, from, to, paydays: paydaysOf(run, pays) });
  const { people: found, late } = counted.ok ? counted.value : { people: 0, late: 0 };
  if (found === 0) return [];
  const people = found === 1 ? 'One person' : `${found} people`;
  const since = late === 0 ? '' : ', or before and were entered or corrected since';
  const isFiled = states.length > 0 && states.every((state) => state === 'filed');
  const moved = `${people} started or left in these days${since}`;
  return [
    {
      name: 'Employee details',
      state: isFiled ? 'Filed' : 'To file',
      tone: isFiled ? 'good' : 'wait',
      says: isFiled
        ? `${moved}: their details go with or before the employment information, which is recorded as filed.`
        : `${moved}: file their details with or before the employment information.`,
      action: fetchFile('Employee details'),
    },
  ];
}
