import { localDay } from '@anz-payroll/companies';
import { accepted, type Result } from 'payroll-core';
import { countryPayroll } from '../countries/registered-countries';
import { newPay } from '../domain/new-pay';
import type { CreatePays, NetToGross } from '../domain/pay-command';
import type { PreviewedPay } from '../domain/pay-record';
import { refusal, type PaysRefusal } from '../domain/pays-refusal';
import { calculatePay } from '../domain/calculate-pay';
import { warningsOf } from '../domain/warnings-of';
import type { PayStores } from '../ports';
import { companyOf } from './company-of';
import { calculatePays, type PreparedPay } from './calculate-pays';
import { loadPays } from './load-pays';
import type { PaysDependencies } from './pays-dependencies';
import type { GrossedUpPay } from './pays-use-cases';
import { warnOfDaysAround } from './days-around-the-last';

/** The pays of a request as they would be, for any date; nothing is stored and nobody waits. */
export function previewPays(deps: PaysDependencies) {
  return async (command: CreatePays): Promise<Result<readonly PreviewedPay[], PaysRefusal>> => {
    if (command.items.length === 0) return refusal('pay/empty-request', 'The list of pays is empty.');
    const moment = deps.clock.now();
    return deps.reading.run(async (stores) => {
      const prepared = await calculateOnly(stores, command, moment);
      if (!prepared.ok) return prepared;
      return accepted(
        await withDaysAroundTheLast(
          stores,
          prepared.value.map((one) => previewOf(one, moment)),
        ),
      );
    });
  };
}

/** Final pays with warnings of approved shifts and days that no pay was made for, and of pays for days after the last one. */
async function withDaysAroundTheLast(
  stores: PayStores,
  previews: readonly PreviewedPay[],
): Promise<readonly PreviewedPay[]> {
  const told: PreviewedPay[] = [];
  for (const preview of previews) {
    const { customerId, companyId, employeeId, termination } = preview.pay;
    const unpaid =
      termination === null
        ? []
        : await warnOfDaysAround(stores, {
            ...{ customerId, companyId, employeeId },
            lastDay: termination.terminationDate,
            previewed: preview.pay,
          });
    told.push(unpaid.length === 0 ? preview : { ...preview, warnings: [...preview.warnings, ...unpaid] });
  }
  return told;
}

export async function calculateOnly(
  stores: PayStores,
  command: Omit<CreatePays, 'idempotency'>,
  moment: number,
): Promise<Result<readonly PreparedPay[], PaysRefusal>> {
  const company = await companyOf(stores, command);
  if (!company.ok) return company;
  const loaded = await loadPays(stores, {
    company: company.value,
    payDate: command.payDate ?? localDay(moment, company.value.details.timezone),
    identifierType: command.identifierType,
    items: command.items,
    standing: 'of-a-request',
    periodEnd: command.periodEnd,
    period: command.period,
    runs: 'look',
    lock: false,
  });
  if (!loaded.ok) return loaded;
  return calculatePays(loaded.value.context, loaded.value.wanted, {
    redistributeTaxByGross: command.redistributeTaxByGross ?? true,
  });
}

export function previewOf(prepared: PreparedPay, moment: number): PreviewedPay {
  const { calculated } = prepared;
  const { payDate } = calculated.figures.result;
  return {
    pay: newPay({ ...prepared, payDate, status: 'processed', moment }),
    explanation: calculated.explain(),
    warnings: warningsOf(calculated.figures),
  };
}

/** What has to be added to a pay so that it comes to a net, and the pay with it. */
export function netToGross(deps: PaysDependencies) {
  return async (command: NetToGross): Promise<Result<GrossedUpPay, PaysRefusal>> => {
    const moment = deps.clock.now();
    const done = await deps.reading.run((stores) =>
      calculateOnly(stores, { ...command, items: [command.item] }, moment),
    );
    if (!done.ok) return done;
    const prepared = done.value[0]!;
    const { calculationInput } = prepared.calculated;
    if (calculationInput.termination !== null) {
      return refusal('pay/invalid', 'A final pay cannot be grossed up: its termination is not ordinary earnings.');
    }
    const solved = countryPayroll(calculationInput.country).netToGross(calculationInput, command.net);
    if (!solved.ok) return solved;
    const calculated = calculatePay(solved.value.calculationInput);
    if (!calculated.ok) return calculated;
    const { amount } = solved.value;
    return accepted({ amount, ...previewOf({ ...prepared, calculated: calculated.value }, moment) });
  };
}
