import type { Country } from '@anz-payroll/companies';
import type { PayRecord, PayRun } from '@anz-payroll/pay-runs';
import { csrfField, html, type NextStep } from '../../pages';
import { day, dollars } from '../../pay-pages';
import { add, decimal, isPositive, whole, type Decimal } from 'payroll-core/money';
import type { CompanyVisit } from '../visit';
import type { WebAppServices } from '../web-app-services';
import { runDownloads } from './run-downloads';

/** What is to be done with a processed run, and how far each of it is. */
export async function nextStepsOfRun(
  web: WebAppServices,
  visit: CompanyVisit,
  run: PayRun,
  pays: readonly PayRecord[],
): Promise<readonly NextStep[]> {
  const downloads = new Map(runDownloads(visit.company.country, run).map(({ address, name }) => [name, address]));
  if (downloads.size === 0) return [];
  const fetchFile = (name: string) => {
    const address = downloads.get(name);
    return address === undefined ? html`` : html`<a class="button plain slim" href="${address}">${name}</a>`;
  };
  const files = await web.filing.listPaymentFiles({ companyId: visit.company.id });
  const standing = files.ok
    ? files.value.filter(({ payRunId, cancellation }) => payRunId === run.id && cancellation === null)
    : [];
  const made = (kind: 'bank' | 'super') => standing.some((file) => file.kind === kind);
  return [
    {
      name: 'Payslips',
      state: 'Ready',
      tone: 'good',
      says: 'Within one working day of the pay date.',
      action: fetchFile('Payslips'),
    },
    ...(await payOutSteps(web, visit, run, pays, made('bank'), fetchFile('Bank file'))),
    ...(await furtherSteps[visit.company.country](web, visit, run, pays, fetchFile, made('super'))),
  ];
}

/** By bank whoever is paid so, in one file; what is handed over otherwise beside it. Nobody is paid nothing. */
async function payOutSteps(
  { employees }: WebAppServices,
  { company }: CompanyVisit,
  run: PayRun,
  pays: readonly PayRecord[],
  isFileMade: boolean,
  fetchFile: NonNullable<NextStep['action']>,
): Promise<readonly NextStep[]> {
  const listed = await employees.listEmployees({ companyId: company.id, status: 'all' });
  const everybody = listed.ok ? listed.value.employees : [];
  const otherwise = new Set(everybody.filter((one) => one.pay_method !== 'DIRECT BANK ENTRY').map(({ id }) => id));
  const paid = pays.filter(({ status, net }) => status === 'processed' && isPositive(decimal(net)));
  const says = (some: readonly PayRecord[]) => {
    const people = new Set(some.map(({ employeeId }) => employeeId)).size;
    const net = some.reduce<Decimal>((sum, pay) => add<Decimal>(sum, decimal(pay.net)), whole(0));
    return `${dollars(net.toString())} to ${people} ${people === 1 ? 'person' : 'people'}, on ${day(run.payDate)}.`;
  };
  const byBank = paid.filter(({ employeeId }) => !otherwise.has(employeeId));
  const byHand = paid.filter(({ employeeId }) => otherwise.has(employeeId));
  return [
    byBank.length === 0
      ? { name: 'Bank', state: 'Nothing', tone: 'good', says: 'Nobody of this run is paid into a bank account.' }
      : {
          name: 'Bank',
          state: isFileMade ? 'File made' : 'To pay',
          tone: isFileMade ? 'good' : 'wait',
          says: says(byBank),
          action: fetchFile,
        },
    ...(byHand.length === 0
      ? []
      : [{ name: 'Cash and other', state: 'By hand', tone: 'wait', says: says(byHand) } as const]),
  ];
}

type StepsOfCountry = (
  web: WebAppServices,
  visit: CompanyVisit,
  run: PayRun,
  pays: readonly PayRecord[],
  fetchFile: (name: string) => NonNullable<NextStep['action']>,
  isSuperFileMade: boolean,
) => Promise<readonly NextStep[]>;

const furtherSteps: Readonly<Record<Country, StepsOfCountry>> = {
  AU: australian,
  NZ: async (_web, _visit, _run, _pays, fetchFile) => [
    {
      name: 'Employment information',
      state: 'To file',
      tone: 'wait',
      says: 'Within two working days of the pay date, with Inland Revenue.',
      action: fetchFile('Employment information'),
    },
  ],
};

async function australian(
  { filing }: WebAppServices,
  { company, csrfToken }: CompanyVisit,
  run: PayRun,
  pays: readonly PayRecord[],
  fetchFile: (name: string) => NonNullable<NextStep['action']>,
  isFileMade: boolean,
): Promise<readonly NextStep[]> {
  const dates = pays.map(({ payDate }) => payDate).sort();
  const [from, to] = [dates[0], dates.at(-1)];
  const clocked =
    from === undefined || to === undefined
      ? undefined
      : await filing.superContributions({ companyId: company.id, from, to });
  const own = clocked?.ok === true ? clocked.value.filter(({ payRunId }) => payRunId === run.id) : [];
  const due = own.map(({ dueDate }) => dueDate).sort()[0];
  const isReceived = own.length > 0 && own.every(({ state }) => state.startsWith('received'));
  const isLate = own.some(({ state }) => state === 'overdue');
  const waiting = pays.filter(({ stpStatus }) => stpStatus === 'not_submitted').length;
  const rejected = pays.filter(({ stpStatus }) => stpStatus === 'rejected').length;
  const queued = pays.filter(({ stpStatus }) => stpStatus === 'queued').length;
  return [
    ...(own.length === 0
      ? []
      : [
          {
            name: 'Super',
            state: isReceived ? 'Received' : isLate ? 'Overdue' : isFileMade ? 'File made' : 'To pay',
            tone: isReceived ? ('good' as const) : isLate ? ('bad' as const) : ('wait' as const),
            says:
              due === undefined
                ? `${dollars(run.super)}.`
                : `${dollars(run.super)}; the funds must have it by ${day(due)}.`,
            action: fetchFile('Super file'),
          },
        ]),
    {
      name: 'Single Touch Payroll',
      state: rejected > 0 ? `${rejected} rejected` : waiting > 0 ? 'To report' : queued > 0 ? 'Queued' : 'Accepted',
      tone: rejected > 0 ? 'bad' : waiting > 0 || queued > 0 ? 'wait' : 'good',
      says:
        waiting > 0
          ? `${waiting} ${waiting === 1 ? 'pay is' : 'pays are'} not reported yet; on or before the pay date.`
          : 'Each pay shows what became of its report.',
      ...(waiting === 0
        ? {}
        : {
            action: html`<form method="post" action="/companies/${company.id}/pays/runs/${run.id}/report">
              ${csrfField(csrfToken)}<button
                class="plain slim"
                data-confirm="Report ${waiting} ${waiting === 1 ? 'pay' : 'pays'} to the tax office?"
              >
                Report ${waiting} ${waiting === 1 ? 'pay' : 'pays'}
              </button>
            </form>`,
          }),
    },
  ];
}
