import type { Company } from '@anz-payroll/companies';
import { groupBy } from '@anz-payroll/kernel';
import type { PayRecord } from '@anz-payroll/pay-runs';
import { accepted, type Result } from 'payroll-core';
import type { CivilDate } from 'payroll-core/calendar';
import { decimal, isPositive } from 'payroll-core/money';
import { refusal, type FilingRefusal } from '../domain/filing-refusal';
import type { FilingStores, PaymentFile, PaymentFileKind } from '../ports';
import { bankFileOf, noneByBank, paydaysOf } from './bank-file';
import { companyIn, companyOf } from './company-in-country';
import type { FilingDependencies } from './filing-dependencies';
import { superFileOf } from './super-files';
import type { FileOfPays, WrittenFile } from './written-file';

export interface MakePaymentFile {
  readonly companyId: number;
  readonly payRunId: number;
  readonly kind: PaymentFileKind;
  /** Only these pays of the run. */
  readonly payIds?: readonly number[] | undefined;
  readonly paymentDate?: CivilDate | undefined;
  readonly isBalanced?: boolean | undefined;
}

type NumberedFile = MakePaymentFile & { readonly fileOfRun: number };

export interface LeftOutPay {
  readonly payId: number;
  readonly reason: string;
}

export interface MadePaymentFile {
  readonly file: PaymentFile;
  readonly leftOut: readonly LeftOutPay[];
}

/** A file of what was not paid yet, remembered with the pays that it covers. The pays are locked, so that none is in two files. */
export function makePaymentFile(deps: Pick<FilingDependencies, 'unitOfWork' | 'clock'>) {
  return (command: MakePaymentFile): Promise<Result<MadePaymentFile, FilingRefusal>> =>
    deps.unitOfWork.run(async (stores) => {
      const { companyId, payRunId, kind } = command;
      const company = await (kind === 'super' ? companyIn('AU', stores, companyId) : companyOf(stores, companyId));
      if (!company.ok) return company;
      const ofRun = await stores.pays.ofRun(companyId, payRunId);
      if (ofRun === undefined) return refusal('filing/pay-run-not-found', `The company has no pay run ${payRunId}.`);
      const unknown = command.payIds?.find((id) => !ofRun.some((pay) => pay.id === id));
      if (unknown !== undefined) {
        return refusal('filing/pay-not-found', `Pay run ${payRunId} has no processed pay ${unknown}.`);
      }
      const ids = ofRun.map(({ id }) => id).filter((id) => command.payIds?.includes(id) ?? true);
      await stores.pays.lock(ids);
      // Whoever changed or deleted one of them until then is done by now.
      const chosen = ((await stores.pays.ofRun(companyId, payRunId)) ?? []).filter(({ id }) => ids.includes(id));
      const { open, leftOut } = await notPaidYet(stores, kind, chosen);
      if (open.length === 0) return nothing(leftOut);
      const fileOfRun = (await stores.paymentFiles.countOfRun(companyId, payRunId, kind)) + 1;
      const asked = { ...command, fileOfRun };
      const { written, later, incomplete } = await writtenWithout(stores, deps, company.value, asked, open);
      if (!written.ok) {
        // What is left of the run goes into no file of this kind; the others have gone, and whoever asks again wants to know where.
        const isEmpty = written.error.code === 'filing/nothing-to-file' && leftOut.length > 0;
        return isEmpty ? nothing([...leftOut, ...outside(kind, open)]) : written;
      }
      const covered = new Set(written.value.payIds);
      const { fileName, mediaType, content } = written.value.file;
      const file = await stores.paymentFiles.add({
        customerId: company.value.customerId,
        ...{ companyId, payRunId, kind, fileName, mediaType, content },
        payIds: [...covered],
        createdAt: deps.clock.now(),
      });
      const told = new Set([...later.map(({ id }) => id), ...incomplete.map(({ payId }) => payId)]);
      const others = open.filter(({ id }) => !covered.has(id) && !told.has(id));
      const all = [...leftOut, ...outside(kind, others), ...incomplete, ...later.map(paidLater)];
      return accepted({ file, leftOut: all });
    });
}

interface WrittenOfPays {
  readonly written: Result<FileOfPays, FilingRefusal>;
  /** Pays whose own pay date comes later: they go into a file of their own. */
  readonly later: readonly PayRecord[];
}

/**
 * Somebody whose record is not complete keeps nobody else from being paid: that pay is left out with what is to be done, and the
 * next file takes it. Where nobody else is left, what is missing is the answer.
 */
async function writtenWithout(
  stores: FilingStores,
  deps: Pick<FilingDependencies, 'clock'>,
  company: Company,
  command: NumberedFile,
  open: readonly PayRecord[],
): Promise<WrittenOfPays & { readonly incomplete: readonly LeftOutPay[] }> {
  const incomplete: LeftOutPay[] = [];
  let refused: WrittenOfPays | undefined;
  for (let pays = open; ;) {
    const result = await writtenOf(stores, deps, company, command, pays);
    const faults = result.written.ok ? undefined : result.written.error.employees;
    if (faults === undefined) {
      const isEmpty = !result.written.ok && result.written.error.code === 'filing/nothing-to-file';
      return { ...(isEmpty ? (refused ?? result) : result), incomplete };
    }
    refused ??= result;
    const reasons = new Map(faults.map(({ employeeId, message }) => [employeeId, message]));
    const without = pays.filter(({ employeeId }) => reasons.has(employeeId));
    incomplete.push(...without.map(({ id, employeeId }) => ({ payId: id, reason: reasons.get(employeeId)! })));
    pays = pays.filter((pay) => !without.includes(pay));
  }
}

/** A bank pays a file on one day. Unless somebody says which, that is the first pay date of those who are paid by bank. */
async function writtenOf(
  stores: FilingStores,
  deps: Pick<FilingDependencies, 'clock'>,
  company: Company,
  command: NumberedFile,
  open: readonly PayRecord[],
): Promise<WrittenOfPays> {
  if (command.kind === 'super') return { written: await superFileOf(stores, deps, company, command, open), later: [] };
  if (command.paymentDate !== undefined) {
    return { written: await bankFileOf(stores, deps, company, command, open), later: [] };
  }
  for (const payday of paydaysOf(open)) {
    const due = open.filter(({ payDate }) => payDate <= payday);
    const written = await bankFileOf(stores, deps, company, { ...command, paymentDate: payday }, due);
    if (written.ok || written.error.code !== 'filing/nothing-to-file') {
      return { written, later: open.filter((pay) => !due.includes(pay)) };
    }
  }
  return { written: noneByBank(), later: [] };
}

function paidLater({ id, payDate }: PayRecord): LeftOutPay {
  return { payId: id, reason: `Its pay date is ${payDate}: make the next file for it.` };
}

function outside(kind: PaymentFileKind, pays: readonly PayRecord[]): readonly LeftOutPay[] {
  const reason = kind === 'bank' ? 'Not paid into a bank account.' : 'No super contribution.';
  return pays.map(({ id }) => ({ payId: id, reason }));
}

/** A reason that holds for more pays than this is told once. */
const MANY = 20;

function nothing(leftOut: readonly LeftOutPay[]) {
  const why = [...groupBy(leftOut, ({ reason }) => reason)]
    .flatMap(([reason, pays]) =>
      pays.length > MANY ? [`${pays.length} pays: ${reason}`] : pays.map(({ payId }) => `Pay ${payId}: ${reason}`),
    )
    .join(' ');
  return refusal('filing/nothing-to-file', why === '' ? 'The run has no processed pay.' : why);
}

/** What is in a standing file, by itself or by a pay that it replaced, was paid; a net of zero or less is paid by nobody. */
async function notPaidYet(stores: FilingStores, kind: PaymentFileKind, pays: readonly PayRecord[]) {
  const origins = await stores.pays.originsOf(pays.map(({ id }) => id));
  const standing = await stores.paymentFiles.standing(kind, [...new Set([...origins.values()].flat())]);
  const open: PayRecord[] = [];
  const leftOut: LeftOutPay[] = [];
  for (const pay of pays) {
    const paidAs = (origins.get(pay.id) ?? [pay.id]).find((id) => standing.has(id));
    if (paidAs !== undefined) {
      const where = `file ${standing.get(paidAs)}`;
      const reason =
        paidAs === pay.id
          ? `Already in ${where}.`
          : `It corrects pay ${paidAs}, which is in ${where}; pay the difference.`;
      leftOut.push({ payId: pay.id, reason });
    } else if (kind === 'bank' && !isPositive(decimal(pay.net))) {
      leftOut.push({ payId: pay.id, reason: `The net is ${pay.net}.` });
    } else open.push(pay);
  }
  return { open, leftOut };
}

export function listPaymentFiles(deps: Pick<FilingDependencies, 'reading'>) {
  return ({ companyId }: { readonly companyId: number }): Promise<Result<readonly PaymentFile[], FilingRefusal>> =>
    deps.reading.run(async (stores) => accepted(await stores.paymentFiles.ofCompany(companyId)));
}

export interface OnePaymentFile {
  readonly companyId: number;
  readonly paymentFileId: number;
}

/** The same bytes again, whatever became of the pays since. */
export function copyPaymentFile(deps: Pick<FilingDependencies, 'reading'>) {
  return ({ companyId, paymentFileId }: OnePaymentFile): Promise<Result<WrittenFile, FilingRefusal>> =>
    deps.reading.run(async (stores) => {
      const file = await stores.paymentFiles.find(companyId, paymentFileId);
      if (file === undefined) return noFile();
      const { fileName, mediaType } = file;
      return accepted({ fileName, mediaType, content: await stores.paymentFiles.contentOf(paymentFileId) });
    });
}

export interface CancelPaymentFile extends OnePaymentFile {
  readonly reason: string;
  /** Only the payments of these pays, which the bank returned; the file stands for the others. */
  readonly payIds?: readonly number[] | undefined;
}

/** Enters that the file, or some of its payments, did not reach anybody: those pays can be paid by another one. */
export function cancelPaymentFile(deps: Pick<FilingDependencies, 'unitOfWork' | 'clock'>) {
  return (command: CancelPaymentFile): Promise<Result<PaymentFile, FilingRefusal>> =>
    deps.unitOfWork.run(async (stores) => {
      const { companyId, paymentFileId, reason, payIds } = command;
      const file = await stores.paymentFiles.find(companyId, paymentFileId);
      if (file === undefined) return noFile();
      const unknown = payIds?.find((id) => !file.payIds.includes(id));
      if (unknown !== undefined) {
        return refusal('filing/pay-not-found', `Payment file ${paymentFileId} does not hold pay ${unknown}.`);
      }
      if (payIds === undefined) await stores.paymentFiles.cancel(paymentFileId, deps.clock.now(), reason);
      else {
        await stores.pays.lock(payIds);
        await stores.paymentFiles.free(paymentFileId, payIds);
      }
      return accepted((await stores.paymentFiles.find(companyId, paymentFileId)) ?? file);
    });
}

function noFile() {
  return refusal('filing/payment-file-not-found', 'Payment file not found');
}
