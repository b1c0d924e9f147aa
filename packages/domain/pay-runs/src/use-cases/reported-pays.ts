import { accepted, type Result } from 'payroll-core';
import type { ChangePay } from '../domain/pay-command';
import type { PayRecord } from '../domain/pay-record';
import { refusal, type PaysRefusal } from '../domain/pays-refusal';
import type { PayStores } from '../ports';

/** Whether the tax office knows the pay. Such a pay is changed only by somebody who says that they know that. */
export async function mayChangeReported(
  stores: PayStores,
  pay: PayRecord,
  { confirmReported }: Pick<ChangePay, 'confirmReported'>,
): Promise<Result<boolean, PaysRefusal>> {
  const reported = pay.status === 'processed' ? await stores.reports?.reported(pay) : undefined;
  if (reported === undefined) return accepted(false);
  return confirmReported === true
    ? accepted(true)
    : refusal('pay/reported', `${reported} Send confirm_reported=true to change or delete the pay all the same.`);
}

/** The pay as it is after the report of its change was queued with it. */
export async function followChange(stores: PayStores, before: PayRecord, now: PayRecord): Promise<PayRecord> {
  await stores.reports?.follow(before, now);
  return (await stores.pays.find(now.companyId, now.id)) ?? now;
}
