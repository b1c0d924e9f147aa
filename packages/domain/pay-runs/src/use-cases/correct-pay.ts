import type { Company } from '@anz-payroll/companies';
import { accepted, decimal, subtract, type CivilDate, type Result } from 'payroll-core';
import { figuresOf } from '../domain/figures';
import type { Figures, PayRecord, PreviewedPay } from '../domain/pay-record';
import { refusal, type PaysRefusal } from '../domain/pays-refusal';
import { leaveCode } from '../domain/leave-account';
import { countryPayroll } from '../countries/registered-countries';
import type { PayStores } from '../ports';
import { addFigures } from '../domain/figures';
import { withWarnings } from '../domain/with-warnings';
import { allOrNothing } from './all-or-nothing';
import {
  calculateReplacement,
  followReplacement,
  foundToday,
  holdPay,
  mayBeReplaced,
  voidPay,
  type Replacement,
} from './change-pay';
import { companyOf } from './company-of';
import { changeRuns, savePays } from './save-pays';
import { accountIn } from './pay-context';
import { madeGoodBy } from './made-good';
import type { PaysDependencies } from './pays-dependencies';
import type { Correction, CorrectPay } from './pays-use-cases';
import { previewOf } from './preview-pays';
import { payOf } from './read-pays';
import { followChange, mayChange } from './reported-pays';
import { openingYear } from './year-before';

/** What replacing a processed pay would change; nothing is stored. */
export function previewCorrection(deps: PaysDependencies) {
  return (command: CorrectPay): Promise<Result<Correction, PaysRefusal>> =>
    deps.reading.run(async (stores) => {
      const company = await companyOf(stores, command);
      if (!company.ok) return company;
      const found = await payOf(stores, command);
      if (!found.ok) return found;
      const { pay } = found.value;
      const checked = mayBeCorrected(pay, command);
      if (!checked.ok) return checked;
      const identified = identifiedOn(command, company.value, pay, deps.clock.now());
      if (!identified.ok) return identified;
      const anew = await calculateReplacement(stores, company.value, found.value, command.item, {
        runs: 'look',
        identifiedOn: identified.value,
        usesCurrentRecord: command.usesCurrentRecord ?? false,
      });
      if (!anew.ok) return anew;
      const previewed = previewOf(anew.value.prepared, deps.clock.now());
      const { warnings } = anew.value;
      const replacement = {
        ...previewed,
        pay: withWarnings(previewed.pay, warnings),
        warnings: [...previewed.warnings, ...warnings],
      };
      return accepted(await correctionOf(stores, pay, replacement, anew.value));
    });
}

/** The old pay voided and the new one stored, in one transaction. Later pays of the year are left as they are. */
export function applyCorrection(deps: PaysDependencies) {
  return (command: CorrectPay): Promise<Result<Correction, PaysRefusal>> => {
    const batch = deps.batchIds.next();
    let attempt: Correction | undefined;
    return allOrNothing(deps.unitOfWork, async (stores) => {
      // A commit whose answer was lost has happened all the same.
      if (attempt !== undefined && (await stores.pays.ofBatch(batch)).length > 0) return accepted(attempt);
      const held = await holdPay(stores, command);
      if (!held.ok) return held;
      const { company, pay, calculationInput } = held.value;
      const checked = mayBeCorrected(pay, command);
      if (!checked.ok) return checked;
      const permitted = await mayChange(stores, pay, command);
      if (!permitted.ok) return permitted;
      const moment = deps.clock.now();
      const identified = identifiedOn(command, company, pay, moment);
      if (!identified.ok) return identified;
      const anew = await calculateReplacement(stores, company, held.value, command.item, {
        runs: 'look',
        identifiedOn: identified.value,
        usesCurrentRecord: command.usesCurrentRecord ?? false,
      });
      if (!anew.ok) return anew;
      const { prepared, context } = anew.value;
      const correction = await correctionOf(stores, pay, previewOf(prepared, moment), anew.value);
      const saving = { batch, status: 'processed', moment, replacesPayId: pay.id } as const;
      // Voided first: the ledger must show the reversal before what takes its place.
      const undone = await voidPay(stores, { pay, calculationInput }, moment, null);
      const [made] = await savePays(stores, context, [prepared], saving);
      await followReplacement(stores, held.value, made!, prepared, undone, moment);
      const voided = await stores.pays.findWithInput(pay.companyId, pay.id);
      await stores.pays.saveAll([
        {
          pay: { ...voided!.pay, replacedByPayId: made!.id, updatedAt: moment },
          calculationInput: voided!.calculationInput,
        },
      ]);
      await changeRuns(stores, [pay], [made!]);
      const { isReported, warnings } = permitted.value;
      const counting = isReported ? await followChange(stores, pay, made!) : made!;
      const told = withWarnings(counting, [...warnings, ...anew.value.warnings]);
      const ended: PayRecord = { ...pay, status: 'voided', replacedByPayId: made!.id };
      attempt = { ...correction, pay: ended, replacement: { ...correction.replacement, pay: told } };
      return accepted(attempt);
    });
  };
}

/** The day the mistake was found: one that the caller names, or today; before the pay date nothing was paid yet. */
function identifiedOn(
  command: CorrectPay,
  company: Company,
  { payDate }: PayRecord,
  moment: number,
): Result<CivilDate, PaysRefusal> {
  const latest = foundToday(company, payDate, moment);
  const named = command.identifiedOn ?? latest;
  return named > latest
    ? refusal('pay/invalid', `identified_on is ${named}, after ${latest}.`, { path: 'identifiedOn' })
    : accepted(named);
}

function mayBeCorrected(pay: PayRecord, command: CorrectPay): Result<undefined, PaysRefusal> {
  if (pay.status !== 'processed') {
    return refusal('pay/not-processed', 'Only a processed pay is corrected; a pending one is rebuilt.');
  }
  return mayBeReplaced(pay, command.item);
}

async function correctionOf(
  stores: PayStores,
  pay: PayRecord,
  replacement: PreviewedPay,
  { prepared, context, entries, overpayment }: Replacement,
): Promise<Correction> {
  const without = addFigures(openingYear(context, pay.employeeId), accountIn(context, pay.employeeId).year);
  const before = entries.reduce((sum, entry) => addFigures(sum, entry.figures), without);
  const later = await stores.pays.past([pay.employeeId], pay.payDate, context.year.lastDay);
  const { customerId, companyId, employeeId, payDate: from } = pay;
  const since = await stores.pays.list({ customerId, companyId, employeeId, from, status: 'processed' });
  const others = since.filter(({ id }) => id !== pay.id);
  return {
    pay,
    replacement,
    backPay: await madeGoodBy(stores, others, [pay]),
    change: changeBetween(sums(pay), sums(replacement.pay)),
    leave: leaveChange(pay, replacement.pay),
    yearToDate: { before, after: prepared.outcome().yearAfter },
    filing: countryPayroll(pay.country).filingAfterCorrection(pay),
    overpayment,
    laterPayIds: later
      .filter(({ payId, payDate }) => payId !== pay.id && payDate > pay.payDate)
      .map(({ payId }) => payId),
  };
}

function sums(pay: PayRecord): Figures {
  return { gross: pay.gross, tax: pay.tax, net: pay.net, super: pay.super };
}

function changeBetween(before: Figures, after: Figures): Figures {
  return Object.fromEntries(
    Object.keys(after).map((name) => [name, subtract(decimal(after[name]!), decimal(before[name] ?? '0')).toString()]),
  );
}

function leaveChange(before: PayRecord, after: PayRecord): Correction['leave'] {
  const moved = (pay: PayRecord): Figures =>
    figuresOf(
      pay.result.leaveBalanceRows.map((row) => [leaveCode(row), subtract(decimal(row.accrued), decimal(row.taken))]),
    );
  const [was, is] = [moved(before), moved(after)];
  return after.result.leaveBalanceRows
    .map((row) => ({
      leaveType: row.leaveType,
      name: row.name,
      hours: subtract(decimal(is[leaveCode(row)] ?? '0'), decimal(was[leaveCode(row)] ?? '0')).toString(),
    }))
    .filter(({ hours }) => hours !== '0');
}
