import { localDay, type Company, type Versioned } from '@anz-payroll/companies';
import { snakeCase } from '@anz-payroll/kernel';
import { accepted, type CivilDate, type Result } from 'payroll-core';
import type { OverpaidPay } from '../countries/country-payroll';
import { countryPayroll } from '../countries/registered-countries';
import { addFigures, negateFigures } from '../domain/figures';
import { newPay } from '../domain/new-pay';
import type { ChangePay, HoursItem, PayItem, RebuildPay } from '../domain/pay-command';
import { linesOf } from '../domain/pay-lines';
import type { Figures, PayRecord, PayWarning } from '../domain/pay-record';
import { refusal, type PaysRefusal } from '../domain/pays-refusal';
import { settleHours } from '../domain/settle-hours';
import type { PayWithInput, LedgerEntry, PayStores } from '../ports';
import { withWarnings } from '../domain/with-warnings';
import { allOrNothing } from './all-or-nothing';
import { companyOf } from './company-of';
import { calculatePays, type PreparedPay } from './calculate-pays';
import { takeTerminationBack } from './end-employment';
import { reasonMissing } from './hours-of-shifts';
import { entriesFromPay } from './entries-from-pay';
import { followWorkingTime } from './follow-working-time';
import { laterOfDeletion, laterOfReplacement } from './later-of-replacement';
import { loadPays } from './load-pays';
import { passEntitlementsOn } from './pass-entitlements-on';
import { changeRuns, enterInLedger } from './save-pays';
import { payAnnouncement } from './pay-announcement';
import { contextWithout, type PayContext } from './pay-context';
import type { PaysDependencies } from './pays-dependencies';
import { payOf } from './read-pays';
import { followChange, mayChange } from './reported-pays';
import { reversals, reverseInLedger, standingEntries } from './reverse-pays';
import { isGiven } from '../domain/is-given';
import { clearWarningsOfPeriod, warnOfPeriod } from './warn-of-period';

/** The pay anew from an item: it keeps its number, employee, run and date. */
export function rebuildPay(deps: PaysDependencies) {
  return (command: RebuildPay): Promise<Result<Versioned<PayRecord>, PaysRefusal>> =>
    allOrNothing(deps.unitOfWork, async (stores) => {
      const held = await holdPay(stores, command);
      if (!held.ok) return held;
      const { company, pay } = held.value;
      const checked = mayBeReplaced(pay, command.item, command.keepsTermination);
      if (!checked.ok) return checked;
      const permitted = await mayChange(stores, pay, command);
      if (!permitted.ok) return permitted;
      const moment = deps.clock.now();
      const anew = await calculateReplacement(stores, company, held.value, command.item, {
        runs: 'open',
        usesCurrentRecord: command.usesCurrentRecord ?? true,
        identifiedOn: foundToday(company, pay.payDate, moment),
        keepsTermination: command.keepsTermination ?? false,
      });
      if (!anew.ok) return anew;
      const { prepared, context, entries } = anew.value;
      const reason = reasonMissing(context, prepared.employee, prepared.lines.hours, prepared.note);
      if (reason !== undefined && pending(pay)) return reason;
      const made = newPay({
        ...prepared,
        payDate: pay.payDate,
        status: pending(pay) ? 'pending' : 'processed',
        moment,
      });
      const rebuilt = { ...made, ...identityOf(pay) } as PayRecord;
      const [saved] = await stores.pays.saveAll([
        { pay: rebuilt, calculationInput: prepared.calculated.calculationInput },
      ]);
      await stores.knownItems.remember(prepared.created);
      await noteTemplates(stores, prepared, pay.id);
      if (!pending(pay)) {
        await stores.ledger.append(reversals(entries, moment));
        await enterInLedger(stores, context, [prepared], [saved!], moment);
        await followReplacement(stores, held.value, saved!, prepared, entries, moment);
        await stores.announcements.add([payAnnouncement('pay.updated', saved!)]);
        await clearWarningsOfPeriod(stores, context, [pay.employeeId], moment);
      }
      await changeRuns(stores, [pay], [saved!]);
      const { isReported, warnings } = permitted.value;
      const value = isReported ? await followChange(stores, pay, saved!) : saved!;
      const told = withWarnings(value, [...warnings, ...anew.value.warnings]);
      return accepted({ value: told, version: value.version });
    });
}

/** What stays of a pay that is made anew. */
function identityOf(pay: PayRecord) {
  const {
    id,
    version,
    createdAt,
    processedAt,
    stpStatus,
    stpServiceAction,
    stpTimestamp,
    replacesPayId,
    stpLodgedWith,
  } = pay;
  return {
    id,
    version,
    createdAt,
    processedAt,
    stpStatus,
    stpServiceAction,
    stpTimestamp,
    replacesPayId,
    stpLodgedWith: stpLodgedWith ?? null,
  };
}

const pending = (pay: PayRecord): boolean => pay.status === 'pending';

/** Voids the pay and takes back everything it did: leave, year to date and a termination. */
export function deletePay(deps: PaysDependencies) {
  return (command: ChangePay): Promise<Result<PayRecord, PaysRefusal>> => {
    let voided: PayRecord | undefined;
    return allOrNothing(deps.unitOfWork, async (stores) => {
      const found = await payOf(stores, command);
      // A commit whose answer was lost has happened all the same.
      if (!found.ok) return voided === undefined ? found : accepted(voided);
      if (found.value.pay.termination !== null) await stores.seats.lock(command.customerId);
      const held = await holdPay(stores, command);
      if (!held.ok) return held;
      const { company, pay, calculationInput } = held.value;
      const permitted = await mayChange(stores, pay, command);
      if (!permitted.ok) return permitted;
      const moment = deps.clock.now();
      const undone = await voidPay(stores, { pay, calculationInput }, moment, null);
      const passed = await passEntitlementsOn(stores, company, pay, undone, moment);
      const takenOut = addFigures(leaveOf(undone), negateFigures(passed));
      await followWorkingTime(stores, pay, [{ leave: takenOut, calculationInput }], moment);
      if (!pending(pay)) await warnOfPeriod(stores, company, pay, moment);
      const takenBack = pending(pay)
        ? []
        : await takeTerminationBack(stores, company, { pay, calculationInput }, deps.clock);
      await changeRuns(stores, [pay], []);
      const { isReported, warnings } = permitted.value;
      if (isReported) await stores.reports?.follow(pay, undefined);
      const later = await laterOfDeletion(stores, company, pay, undone);
      voided = withWarnings(pay, [...warnings, ...takenBack, ...later]);
      return accepted(voided);
    });
  };
}

/** Takes a pay out of the ledger and out of sight, and answers what it had added; the run's sums are the caller's. */
export async function voidPay(
  stores: PayStores,
  { pay, calculationInput }: PayWithInput,
  moment: number,
  replacedByPayId: number | null,
): Promise<readonly LedgerEntry[]> {
  const voided: PayRecord = { ...pay, status: 'voided', replacedByPayId, updatedAt: moment };
  const undone = pending(pay) ? [] : await standingEntries(stores, [pay]);
  if (!pending(pay)) {
    await reverseInLedger(stores, undone, moment);
    await stores.announcements.add([payAnnouncement('pay.deleted', voided)]);
  }
  await stores.pays.saveAll([{ pay: voided, calculationInput }]);
  return undone;
}

/** A pay that is made anew takes out what the old one had put into the account, and puts in its own. */
export async function followReplacement(
  stores: PayStores,
  { pay, calculationInput }: PayWithInput,
  made: PayRecord,
  { calculated }: PreparedPay,
  undone: readonly LedgerEntry[],
  moment: number,
): Promise<void> {
  const entered = leaveOf(await standingEntries(stores, [made]));
  const takenOut = [
    { leave: leaveOf(undone), calculationInput },
    { leave: negateFigures(entered), calculationInput: calculated.calculationInput },
  ];
  await followWorkingTime(stores, pay, takenOut, moment);
}

function leaveOf(entries: readonly LedgerEntry[]): Figures {
  return entries.reduce<Figures>((total, { leave }) => addFigures(total, leave), {});
}

export interface Held extends PayWithInput {
  readonly company: Company;
}

/** The pay with its employee locked, as it is then. */
export async function holdPay(stores: PayStores, command: ChangePay): Promise<Result<Held, PaysRefusal>> {
  const company = await companyOf(stores, command);
  if (!company.ok) return company;
  const seen = await payOf(stores, command);
  if (!seen.ok) return seen;
  await stores.roster.lockAll(command.companyId, [seen.value.pay.employeeId]);
  const found = await payOf(stores, command);
  if (!found.ok) return found;
  if (command.mayTouch?.(found.value.pay.version) === false) {
    return refusal('pay/changed-meanwhile', 'The pay has changed since it was read. Read it again.');
  }
  return accepted({ ...found.value, company: company.value });
}

/** A termination pay is not rebuilt, and a pay with a department must be sent with one (spec 2.8 and 3.2). */
export function mayBeReplaced(pay: PayRecord, item: PayItem, keepsTermination = false): Result<undefined, PaysRefusal> {
  if (pay.termination !== null && !(keepsTermination && pending(pay))) {
    return refusal('pay/termination-pay', 'A pay that carries a termination cannot be rebuilt. Delete it instead.');
  }
  if (isGiven(item.employeeId) && item.employeeId !== pay.employeeId) {
    const message = `employee_id is ${item.employeeId}, but pay ${pay.id} is a pay of employee ${pay.employeeId}. A pay keeps its employee.`;
    return refusal('pay/invalid', message, { path: 'employeeId' });
  }
  if (isGiven(item.termination)) {
    return refusal('pay/invalid', 'A pay is not made a final pay afterwards. Terminate the employee instead.', {
      path: 'termination',
    });
  }
  if (pay.department !== null && (item.payDepartment ?? '') === '') {
    return refusal('pay/department-required', `pay_department must be sent: this pay has "${pay.department}".`, {
      path: 'payDepartment',
    });
  }
  return accepted(undefined);
}

export interface Replacement {
  readonly prepared: PreparedPay;
  /** As if the old pay had not been. */
  readonly context: PayContext;
  /** What the old pay had added. */
  readonly entries: readonly LedgerEntry[];
  readonly overpayment: OverpaidPay | null;
  /** Where the record of the employee says otherwise today than it did for the old pay. */
  readonly warnings: readonly PayWarning[];
}

export interface HowToReplace {
  readonly runs: 'open' | 'look';
  readonly identifiedOn: CivilDate;
  readonly usesCurrentRecord: boolean;
  /** A final pay that waits carries its termination on. */
  readonly keepsTermination?: boolean;
}

/** A mistake that is found today, or before the money goes out, in the pay of this day. */
export function foundToday(company: Company, payDate: CivilDate, moment: number): CivilDate {
  const today = localDay(moment, company.details.timezone);
  return today < payDate ? payDate : today;
}

/**
 * A pay in the place of another: same employee, run and date, on accounts without the old one. A declaration counts for
 * the payments after it was given, and a rate from its day on, so the correction of a processed pay is worked out with those
 * that it was made with, unless the caller says that the record was wrong then (decision 1096).
 */
export async function calculateReplacement(
  stores: PayStores,
  company: Company,
  { pay, calculationInput }: PayWithInput,
  item: PayItem,
  { runs, identifiedOn, usesCurrentRecord, keepsTermination = false }: HowToReplace,
): Promise<Result<Replacement, PaysRefusal>> {
  const asPaid = pending(pay) || usesCurrentRecord ? undefined : calculationInput;
  const employee = keepsTermination ? await stores.employees.find(pay.employeeId) : undefined;
  const termination =
    employee === undefined
      ? null
      : countryPayroll(calculationInput.country).terminationRequested(calculationInput, employee);
  const loaded = await loadPays(stores, {
    company,
    payDate: pay.payDate,
    identifierType: 'employee_id',
    items: [{ ...item, employeeId: pay.employeeId, termination }],
    standing: 'of-a-request',
    runs,
    lock: false,
    insteadOf: pay,
    paid: asPaid === undefined ? undefined : linesOf(asPaid.input),
  });
  if (!loaded.ok) return loaded;
  const { entries, after } = pending(pay) ? { entries: [], after: [] } : await entriesFromPay(stores, pay);
  const context = contextWithout(loaded.value.context, entries, after);
  const payroll = countryPayroll(pay.country);
  const wanted = loaded.value.wanted.map((one) =>
    asPaid === undefined
      ? one
      : { ...one, employee: { ...one.employee, details: payroll.detailsAsPaid(one.employee.details, asPaid) } },
  );
  const calculated = (taxOf?: PayRecord) =>
    calculatePays(context, wanted, {
      redistributeTaxByGross: false,
      ...(pending(pay) ? {} : { replaces: pay }),
      ...(asPaid === undefined ? {} : { asPaid }),
      ...(taxOf === undefined ? {} : { taxOf }),
    });
  const anew = calculated();
  if (!anew.ok) return anew;
  const [prepared] = anew.value;
  const recordToday = new Map<string, unknown>(Object.entries(loaded.value.wanted[0]!.employee.details));
  const otherwise = [
    ...Object.entries(wanted[0]!.employee.details).flatMap(([name, paid]) =>
      recordToday.get(name) === paid ? [] : [name],
    ),
    ...prepared!.otherwiseToday.map(snakeCase),
    ...(asPaid === undefined ? [] : ratesOtherwise(context, prepared!, item)),
  ];
  const replaced = { context, entries, prepared: prepared!, overpayment: null, warnings: otherwiseToday(otherwise) };
  if (pending(pay)) return accepted(replaced);
  const overpaid = payroll.overpayment(pay, prepared!.calculated.figures.result, identifiedOn);
  if (!overpaid.ok) return overpaid;
  const overpayment = overpaid.value;
  const last = overpayment === null || overpayment.isTaxCorrected ? anew : calculated(pay);
  if (!last.ok) return last;
  const [made] = last.value;
  const later = laterOfReplacement(context, pay, entries, made!);
  return accepted({ ...replaced, prepared: made!, overpayment, warnings: [...replaced.warnings, ...later] });
}

/** The references of rates that are others today, or are gone. */
function ratesOtherwise(context: PayContext, { employee, lines }: PreparedPay, { hours }: PayItem): readonly string[] {
  const ownRates = (context.parts.get(employee.id) ?? []).filter(({ kind }) => kind === 'pay-rate');
  const today = (row: HoursItem) => {
    const settled = settleHours([row], employee.id, ownRates, context.rates);
    return settled.ok ? settled.value[0] : undefined;
  };
  const names = (hours ?? []).flatMap((row, i) => {
    const paid = lines.hours[i]!;
    const found = paid.rateReference === undefined ? paid : today(row);
    return found?.rate === paid.rate && found?.multiplier === paid.multiplier ? [] : [paid.rateReference!];
  });
  return [...new Set(names)];
}

function otherwiseToday(names: readonly string[]): readonly PayWarning[] {
  if (names.length === 0) return [];
  const message = `The pay is worked out with what the record said when it was made. Today it says otherwise: ${names.join(', ')}. Send use_current_record=true where the record was wrong then.`;
  return [{ code: 'pay/record-changed-since', message }];
}

export function noteTemplates(stores: PayStores, prepared: PreparedPay, payId: number): Promise<void> {
  const companyId = prepared.employee.companyId;
  return stores.allowanceOrigins.note(
    [...new Set(prepared.templates)].map((allowanceId) => ({ companyId, allowanceId, payId })),
  );
}
