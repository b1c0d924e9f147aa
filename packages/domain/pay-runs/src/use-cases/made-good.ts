import { linesOf, type BackPaymentLine } from '../domain/pay-lines';
import type { PayRecord } from '../domain/pay-record';
import type { PayStores } from '../ports';

/** A row of back pay, and the pay that holds it. */
export interface MadeGood {
  readonly payId: number;
  readonly payDate: PayRecord['payDate'];
  readonly row: BackPaymentLine;
}

/** The first row of back pay, among pays of this or a later day, that is for one of these pays. */
export async function madeGoodBy(
  stores: PayStores,
  since: readonly PayRecord[],
  mended: readonly PayRecord[],
): Promise<MadeGood | undefined> {
  for (const { id, companyId, payDate } of since.filter(({ result }) => result.backPayments.length > 0)) {
    const found = await stores.pays.findWithInput(companyId, id);
    const rows = found === undefined ? [] : linesOf(found.calculationInput.input).backPayments;
    const row = rows.find((each) => mended.some((pay) => covers(each, pay)));
    if (row !== undefined) return { payId: id, payDate, row };
  }
  return undefined;
}

/** Method B(i) names pays by their pay dates, every other row the days that it is for. */
function covers({ taxMethod, startDate, endDate }: BackPaymentLine, pay: PayRecord): boolean {
  if (startDate === undefined || endDate === undefined) return false;
  return taxMethod === 'METHOD_B1'
    ? pay.payDate >= startDate && pay.payDate <= endDate
    : pay.periodStart <= endDate && pay.periodEnd >= startDate;
}
