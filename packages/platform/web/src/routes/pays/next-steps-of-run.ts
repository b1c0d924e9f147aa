import { roleMay } from '@anz-payroll/accounts';
import type { PayRecord, PayRun } from '@anz-payroll/pay-runs';
import { html, type NextStep } from '../../pages';
import { day, dollars } from '../../pay-pages';
import { add, decimal, isPositive, whole, type Decimal } from 'payroll-core/money';
import type { CompanyVisit } from '../visit';
import type { WebAppServices } from '../web-app-services';
import { inNoFile, paysInFiles, type PaysInFiles } from './in-no-file';
import { runDownloads } from './run-downloads';
import { stepsOfCountry, type TypedReceipt } from './steps-of-country';

/** What is to be done with a processed run, and how far each of it is. */
export async function nextStepsOfRun(
  web: WebAppServices,
  visit: CompanyVisit,
  run: PayRun,
  pays: readonly PayRecord[],
  received?: TypedReceipt,
): Promise<readonly NextStep[]> {
  const downloads = new Map(runDownloads(visit.company.country, run).map(({ address, name }) => [name, address]));
  if (downloads.size === 0) return [];
  const mayRelease = roleMay(visit.session.user.role, 'money.release');
  const fetchFile = (name: string) => {
    const address = name === 'Payslips' || mayRelease ? downloads.get(name) : undefined;
    return address === undefined ? html`` : html`<a class="button plain slim" href="${address}">${name}</a>`;
  };
  const files = await web.filing.listPaymentFiles({ companyId: visit.company.id });
  const standing = files.ok
    ? files.value.filter(({ payRunId, cancellation }) => payRunId === run.id && cancellation === null)
    : [];
  const inFiles = (kind: 'bank' | 'super') => paysInFiles(standing.filter((file) => file.kind === kind));
  return [
    {
      name: 'Payslips',
      state: 'Ready',
      tone: 'good',
      says: 'Within one working day of the pay date.',
      action: fetchFile('Payslips'),
    },
    ...(await payOutSteps(web, visit, run, pays, inFiles('bank'), fetchFile('Bank file'))),
    ...(await stepsOfCountry[visit.company.country]({
      web,
      visit,
      run,
      pays,
      fetchFile,
      inSuperFiles: inFiles('super'),
      mayRelease,
      ...(received === undefined ? {} : { received }),
    })),
  ];
}

/** By bank whoever is paid so, in one file; what is handed over otherwise beside it. Nobody is paid nothing. */
async function payOutSteps(
  { employees }: WebAppServices,
  { company }: CompanyVisit,
  run: PayRun,
  pays: readonly PayRecord[],
  inFiles: PaysInFiles,
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
  const left = byBank.filter((pay) => !inFiles.has(pay));
  return [
    byBank.length === 0
      ? { name: 'Bank', state: 'Nothing', tone: 'good', says: 'Nobody of this run is paid into a bank account.' }
      : {
          name: 'Bank',
          state: left.length === 0 ? 'File made' : left.length < byBank.length ? 'Some to pay' : 'To pay',
          tone: left.length === 0 ? 'good' : 'wait',
          says: `${says(byBank)}${inNoFile(left, byBank)}`,
          action: fetchFile,
        },
    ...(byHand.length === 0
      ? []
      : [{ name: 'Cash and other', state: 'By hand', tone: 'wait', says: says(byHand) } as const]),
  ];
}
