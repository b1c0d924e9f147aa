import { accepted, type Result } from 'payroll-core';
import type { Versioned } from '@anz-payroll/companies';
import type { CalculationInput } from '../domain/calculation-input';
import type { InCompany, ListPayRuns, ListPays, OnePay } from '../domain/pay-command';
import type { PayExplanation, PayRecord, PayWarning } from '../domain/pay-record';
import type { PayRun } from '../domain/pay-run';
import { refusal, type PaysRefusal } from '../domain/pays-refusal';
import { differences } from '../domain/differences';
import { parameterFilesOf } from '../domain/parameter-files';
import { calculatePay } from '../domain/calculate-pay';
import { warningsOf } from '../domain/warnings-of';
import type { PayWithInput, PayStores } from '../ports';
import { companyOf } from './company-of';
import { paysAsAt } from './pays-as-at';
import type { PaysDependencies } from './pays-dependencies';
import type { OnePayRun, ReplayedPay } from './pays-use-cases';

type Deps = Pick<PaysDependencies, 'reading'>;

export function listPays(deps: Deps, onlyWorkersComp = false) {
  return (query: ListPays): Promise<Result<readonly PayRecord[], PaysRefusal>> =>
    deps.reading.run(async (stores) => {
      const company = await companyOf(stores, query);
      if (!company.ok) return company;
      const listed = await stores.pays.list({ ...query, onlyWorkersComp });
      return accepted(await paysAsAt(stores, company.value, listed));
    });
}

export function readPay(deps: Deps) {
  return (query: OnePay): Promise<Result<Versioned<PayRecord>, PaysRefusal>> =>
    deps.reading.run(async (stores) => {
      const company = await companyOf(stores, query);
      if (!company.ok) return company;
      const found = await payOf(stores, query);
      if (!found.ok) return found;
      const [pay = found.value.pay] = await paysAsAt(stores, company.value, [found.value.pay]);
      return accepted({ value: pay, version: pay.version });
    });
}

export interface ExplainedPay {
  readonly explanation: PayExplanation;
  readonly warnings: readonly PayWarning[];
  readonly parameterFiles: readonly string[];
}

/** The steps behind every figure, calculated again from what was stored; a difference is told as a warning. */
export function readExplanation(deps: Deps) {
  return async (query: OnePay): Promise<Result<ExplainedPay, PaysRefusal>> => {
    const found = await deps.reading.run((stores) => payOf(stores, query));
    if (!found.ok) return found;
    const { pay, calculationInput } = found.value;
    const calculated = calculatePay(calculationInput);
    if (!calculated.ok) return calculated;
    const different = differences(pay.result, calculated.value.figures.result);
    return accepted({
      explanation: calculated.value.explain(),
      warnings: [
        ...warningsOf(calculated.value.figures),
        ...(different.length === 0
          ? []
          : [
              {
                code: 'pay/replayed-differently',
                message: `The stored pay differs from these steps in ${different.map(({ path }) => path).join(', ')}.`,
              },
            ]),
      ],
      parameterFiles: parameterFilesOf(pay),
    });
  };
}

/** Works the pay out again from its stored input and compares every member. */
export function replayPay(deps: Deps) {
  return async (query: OnePay): Promise<Result<ReplayedPay, PaysRefusal>> => {
    const found = await deps.reading.run((stores) => payOf(stores, query));
    if (!found.ok) return found;
    const { pay, calculationInput } = found.value;
    const calculated = calculatePay(calculationInput);
    if (!calculated.ok) return calculated;
    const different = [
      ...differences(pay.result, calculated.value.figures.result),
      ...differences(pay.termination, calculated.value.figures.termination, 'termination'),
    ];
    return accepted({
      payId: pay.id,
      isEqual: different.length === 0,
      differences: different,
      parameterFiles: parameterFilesOf(calculated.value.figures),
    });
  };
}

/** A voided pay is gone for everyone who asks by its number. */
export async function payOf(stores: PayStores, query: OnePay): Promise<Result<PayWithInput, PaysRefusal>> {
  const company = await companyOf(stores, query);
  if (!company.ok) return company;
  const found = await stores.pays.findWithInput(query.companyId, query.payId);
  return found === undefined || found.pay.status === 'voided'
    ? refusal('pay/not-found', 'Pay not found')
    : accepted(found);
}

export function listPayRuns(deps: Deps) {
  return (query: ListPayRuns): Promise<Result<readonly PayRun[], PaysRefusal>> =>
    deps.reading.run(async (stores) => {
      const company = await companyOf(stores, query);
      if (!company.ok) return company;
      return accepted(await stores.runs.list(query));
    });
}

export function readPayRun(deps: Deps) {
  return (query: OnePayRun): Promise<Result<PayRun, PaysRefusal>> =>
    deps.reading.run((stores) => payRunOf(stores, query));
}

export async function payRunOf(stores: PayStores, query: OnePayRun): Promise<Result<PayRun, PaysRefusal>> {
  const company = await companyOf(stores, query);
  if (!company.ok) return company;
  const run = await stores.runs.find(query.companyId, query.payRunId);
  return run === undefined ? refusal('pay-run/not-found', 'Pay run not found') : accepted(run);
}

export function payRunsOf(deps: Deps) {
  return (query: InCompany & { readonly payRunIds: readonly number[] }): Promise<readonly PayRun[]> =>
    deps.reading.run(async (stores) => {
      const company = await companyOf(stores, query);
      return company.ok ? stores.runs.ofIds(query.companyId, query.payRunIds) : [];
    });
}

/** What these pays were worked out from, by their numbers. The records of their employees may say something else by now. */
export function inputsOf(deps: Deps) {
  return (query: InCompany & { readonly payIds: readonly number[] }): Promise<ReadonlyMap<number, CalculationInput>> =>
    deps.reading.run(async (stores) => {
      const company = await companyOf(stores, query);
      const pays = company.ok ? await stores.pays.shownWithInput(query.companyId, query.payIds) : [];
      return new Map(pays.map(({ pay, calculationInput }) => [pay.id, calculationInput]));
    });
}
