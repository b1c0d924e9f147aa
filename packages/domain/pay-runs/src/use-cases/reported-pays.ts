import { accepted, type Result } from 'payroll-core';
import type { ChangePay } from '../domain/pay-command';
import type { PayRecord, PayWarning } from '../domain/pay-record';
import { refusal, type Confirmation, type PaysRefusal } from '../domain/pays-refusal';
import type { PayStores } from '../ports';

/** A change of a pay that is permitted, and what the answer warns of. */
export interface PermittedChange {
  /** The tax office knows the pay, and hears of the change. */
  readonly isReported: boolean;
  /** What the caller has to see to afterwards. */
  readonly warnings: readonly PayWarning[];
}

/**
 * A pay that the tax office knows, or whose money left by a payment file, is changed only by somebody who says that they
 * know that.
 */
export async function mayChange(
  stores: PayStores,
  pay: PayRecord,
  command: Pick<ChangePay, Confirmation>,
): Promise<Result<PermittedChange, PaysRefusal>> {
  if (pay.status !== 'processed') return accepted({ isReported: false, warnings: [] });
  const reported = await stores.reports?.reported(pay);
  const files = (await stores.payments?.filesWith(pay)) ?? [];
  const asks: { readonly confirm: Confirmation; readonly says: string }[] = [];
  if (reported !== undefined && command.confirmReported !== true) {
    asks.push({ confirm: 'confirmReported', says: reported.says });
  }
  if (files.length > 0 && command.confirmPaid !== true) {
    const says = `Pay ${pay.id} is in ${files.join(' and ')}, by which its money leaves; the file stays as it is.`;
    asks.push({ confirm: 'confirmPaid', says });
  }
  if (asks.length > 0) {
    const code = asks[0]?.confirm === 'confirmReported' ? 'pay/reported' : 'pay/paid-out';
    const confirm = asks.map((one) => one.confirm);
    return refusal(code, asks.map(({ says }) => says).join(' '), { confirm });
  }
  const warnings = [reported?.warning, paidOut(pay, files)].filter((warning) => warning !== undefined);
  return accepted({ isReported: reported !== undefined, warnings });
}

function paidOut({ id }: PayRecord, files: readonly string[]): PayWarning | undefined {
  if (files.length === 0) return undefined;
  return {
    code: 'payment-file/pay-changed',
    message: `Pay ${id} is in ${files.join(' and ')} as it was before. Cancel the file if it was not used; otherwise pay or recover the difference.`,
  };
}

/** The pay as it is after the report of its change was queued with it. */
export async function followChange(stores: PayStores, before: PayRecord, now: PayRecord): Promise<PayRecord> {
  await stores.reports?.follow(before, now);
  return (await stores.pays.find(now.companyId, now.id)) ?? now;
}
