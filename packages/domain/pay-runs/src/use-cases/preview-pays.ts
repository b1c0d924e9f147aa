import { localDay } from '@anz-payroll/companies';
import { accepted, decimal, type Result } from 'payroll-core';
import * as au from 'payroll-core/au';
import * as nz from 'payroll-core/nz';
import { newPay } from '../domain/new-pay';
import type { CreatePays, NetToGross } from '../domain/pay-command';
import type { PayGrounds } from '../domain/pay-grounds';
import type { PreviewedPay } from '../domain/pay-record';
import { refusal, type PaysRefusal } from '../domain/pays-refusal';
import { refusedPay, warningsOf, workOut } from '../domain/work-out';
import type { PayStores } from '../ports';
import { companyOf } from './company-of';
import { draftPays, type Draft } from './draft-pays';
import { gatherPays } from './gather-pays';
import type { PaysDependencies } from './pays-dependencies';
import type { GrossedUpPay } from './pays-use-cases';

/** The pays of a request as they would be, for any date; nothing is stored and nobody waits. */
export function previewPays(deps: PaysDependencies) {
  return async (command: CreatePays): Promise<Result<readonly PreviewedPay[], PaysRefusal>> => {
    if (command.items.length === 0) return refusal('pay/empty-request', 'The list of pays is empty.');
    const moment = deps.clock.now();
    const drafts = await deps.reading.run((stores) => draftOnly(stores, command, moment));
    return drafts.ok ? accepted(drafts.value.map((draft) => previewOf(draft, moment))) : drafts;
  };
}

async function draftOnly(
  stores: PayStores,
  command: Omit<CreatePays, 'idempotency'>,
  moment: number,
): Promise<Result<readonly Draft[], PaysRefusal>> {
  const company = await companyOf(stores, command);
  if (!company.ok) return company;
  const gathered = await gatherPays(stores, {
    company: company.value,
    payDate: command.payDate ?? localDay(moment, company.value.details.timezone),
    identifierType: command.identifierType,
    items: command.items,
    standing: 'of-a-request',
    runs: 'look',
    lock: false,
  });
  if (!gathered.ok) return gathered;
  return draftPays(gathered.value.world, gathered.value.wanted, {
    redistributeTaxByGross: command.redistributeTaxByGross ?? true,
  });
}

export function previewOf(draft: Draft, moment: number): PreviewedPay {
  const { worked } = draft;
  const payDate = worked.result.payDate;
  return {
    pay: newPay({ ...draft, payDate, status: 'processed', moment }),
    explanation: worked.explain(),
    warnings: warningsOf(worked),
  };
}

/** What has to be added to a pay so that it comes to a net, and the pay with it. */
export function netToGross(deps: PaysDependencies) {
  return async (command: NetToGross): Promise<Result<GrossedUpPay, PaysRefusal>> => {
    const moment = deps.clock.now();
    const drafts = await deps.reading.run((stores) => draftOnly(stores, { ...command, items: [command.item] }, moment));
    if (!drafts.ok) return drafts;
    const draft = drafts.value[0]!;
    const grounds = alone(draft.worked.grounds);
    if (grounds.termination !== null) {
      return refusal('pay/invalid', 'A final pay cannot be grossed up: its termination is not ordinary earnings.');
    }
    const solved =
      grounds.country === 'AU' ? au.netToGross(grounds.input, command.net) : nz.netToGross(grounds.input, command.net);
    if (!solved.ok) {
      const refused = refusedPay(solved.error);
      return solved.error.code === 'calculation/no-solution'
        ? { ok: false, error: { ...refused.error, code: 'pay/invalid' } }
        : refused;
    }
    const amount = decimal(solved.value.amount.toString()).toString();
    const line = { description: 'Gross-up', units: 'dollars', value: amount, rate: '1' };
    const withLine = { ...grounds.input, hours: [...(grounds.input.hours ?? []), line] };
    const worked = workOut({ ...grounds, input: withLine } as typeof grounds);
    if (!worked.ok) return worked;
    return accepted({ amount, ...previewOf({ ...draft, worked: worked.value }, moment) });
  };
}

/** The share of a period's tax was fixed for the pay as it was; with the amount that is looked for it is taxed alone. */
function alone(grounds: PayGrounds): PayGrounds {
  const { taxedTogether: _together, ...input } = grounds.input;
  return { ...grounds, input } as PayGrounds;
}
