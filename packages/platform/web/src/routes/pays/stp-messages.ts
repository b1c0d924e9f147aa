import type { PayRecord } from '@anz-payroll/pay-runs';
import type { WebAppServices } from '../web-app-services';

/** What the last report of these pays of one company brought, by pay; nothing for those that were never reported. */
export async function stpMessagesOf(
  { filing }: WebAppServices,
  pays: readonly Pick<PayRecord, 'id' | 'companyId' | 'payDate'>[],
): Promise<ReadonlyMap<number, string>> {
  const dates = pays.map(({ payDate }) => payDate).sort();
  const [from, to] = [dates[0], dates.at(-1)];
  if (pays[0] === undefined || from === undefined || to === undefined) return new Map();
  const read = await filing.listStpPays({ companyId: pays[0].companyId, from, to });
  return new Map(
    read.ok ? read.value.flatMap(({ payId, message }) => (message === null ? [] : [[payId, message]])) : [],
  );
}
