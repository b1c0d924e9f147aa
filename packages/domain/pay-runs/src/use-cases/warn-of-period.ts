import type { Company } from '@anz-payroll/companies';
import { countryPayroll } from '../countries/registered-countries';
import { calculatePay } from '../domain/calculate-pay';
import { paidBy } from '../domain/paid-by';
import { linesOf } from '../domain/pay-lines';
import type { PayRecord, PayWarning } from '../domain/pay-record';
import { takenByThoseLeft } from '../domain/standing-items-again';
import type { PayOfPeriod } from '../domain/tax-of-period';
import type { PayStores, PayWithInput } from '../ports';
import { payAnnouncement } from './pay-announcement';
import { loadPayContext, type PayContext } from './pay-context';
import { periodBasis } from './year-before';

/**
 * After a pay of a period is gone, its other pays stay as they were withheld. The last of them warns of what the period
 * withheld too much or too little; a correction of that pay brings it right. Of what the pay that is gone took for the period they
 * warn no more.
 */
export async function warnOfPeriod(
  stores: PayStores,
  company: Company,
  gone: PayRecord,
  moment: number,
): Promise<void> {
  const others = await stores.pays.ofRun(gone.payRunId, [gone.employeeId], 'processed');
  const last = others.at(-1);
  const employee = last === undefined ? undefined : await stores.employees.find(gone.employeeId);
  if (last === undefined || employee === undefined) return;
  const context = await loadPayContext(stores, {
    company,
    payDate: last.pay.payDate,
    employees: [paidBy(employee, gone.payPeriod)],
    settles: false,
    rates: false,
    asksForPast: () => true,
    runs: 'look',
    runId: gone.payRunId,
  });
  const basis = periodBasis(context, employee.id, context.runs.get(gone.payPeriod)!);
  const ofPeriod = countryPayroll(gone.country).periodWarnings(others.map(inPeriod), basis);
  const parts = context.parts.get(employee.id) ?? [];
  for (const one of others) {
    const { input, warnings: told = [], periodWarnings: toldOfPeriod } = one.calculationInput;
    const before = others.filter((other) => placeOf(other) < placeOf(one)).map(({ pay }) => pay.result);
    const warnings = takenByThoseLeft(told, linesOf(input), before, parts);
    const isOfPeriod = one === last && (ofPeriod.length > 0 || toldOfPeriod !== undefined);
    if (warnings === told && !isOfPeriod) continue;
    await saveWithWarnings(
      stores,
      one,
      { warnings, periodWarnings: isOfPeriod ? ofPeriod : (toldOfPeriod ?? []) },
      moment,
    );
  }
}

/** A pay that replaced another stands where that one stood. */
function placeOf({ pay: { id, replacesPayId } }: PayWithInput): number {
  return Math.min(id, replacesPayId ?? id);
}

/**
 * New pays of a period bear what its earlier ones left open, or tell of it themselves, so the earlier ones no longer warn.
 */
export async function clearWarningsOfPeriod(
  stores: PayStores,
  { inRuns }: Pick<PayContext, 'inRuns'>,
  employeeIds: readonly number[],
  moment: number,
): Promise<void> {
  for (const employeeId of new Set(employeeIds)) {
    for (const earlier of inRuns.get(employeeId) ?? []) {
      if ((earlier.calculationInput.periodWarnings ?? []).length > 0) {
        await saveWithWarnings(stores, earlier, { periodWarnings: [] }, moment);
      }
    }
  }
}

async function saveWithWarnings(
  stores: PayStores,
  { pay: before, calculationInput: input }: PayWithInput,
  told: { readonly periodWarnings: readonly PayWarning[]; readonly warnings?: readonly PayWarning[] },
  moment: number,
): Promise<void> {
  const calculationInput = { ...input, ...told };
  const again = calculatePay(calculationInput);
  if (!again.ok) return;
  const { warnings } = again.value.figures.result;
  const pay = { ...before, result: { ...before.result, warnings }, updatedAt: moment } as PayRecord;
  const saved = await stores.pays.saveAll([{ pay, calculationInput }]);
  await stores.announcements.add(saved.map((one) => payAnnouncement('pay.updated', one)));
}

/** All pays of a company are of its country. */
function inPeriod({ pay, calculationInput }: PayWithInput): PayOfPeriod {
  return { calculationInput, result: pay.result } as PayOfPeriod;
}
