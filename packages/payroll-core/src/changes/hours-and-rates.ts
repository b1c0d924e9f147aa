import { add, equal } from '../money/arithmetic';
import type { Decimal } from '../money/decimal';
import { parseDecimal, whole } from '../money/parse';
import type { AuPayInput } from '../au/calculate-pay/au-pay-input';
import type { NzPayInput } from '../nz/calculate-pay/nz-pay-input';

/** A row of hours of either country. */
export type HoursRow = NonNullable<AuPayInput['hours']>[number] & NonNullable<NzPayInput['hours']>[number];

const MONEY = /^\s*(?:\$|dollars?|aud|nzd)\s*$/i;

/** A salary in dollars is a rate, not a number of hours. */
const isMoney = ({ units }: HoursRow): boolean => MONEY.test(units);

const isSameWork = (a: HoursRow, b: HoursRow): boolean =>
  a.description === b.description && a.units === b.units && (a.isOvertime ?? false) === (b.isOvertime ?? false);

/** The new rows at what the old ones paid: the step between the old pay and the new one in which only hours differ. */
export function atOldRates(old: readonly HoursRow[], now: readonly HoursRow[]): readonly HoursRow[] {
  const left = [...old];
  return now.map((row) => {
    const at = left.findIndex((one) => isSameWork(one, row));
    const [same] = at < 0 ? [] : left.splice(at, 1);
    if (same === undefined) return row;
    const {
      rate: _rate,
      multiplier: _multiplier,
      rateReference: _reference,
      rateDescription: _described,
      ...rest
    } = row;
    return {
      ...rest,
      ...(same.rate === undefined ? {} : { rate: same.rate }),
      ...(same.multiplier === undefined ? {} : { multiplier: same.multiplier }),
      ...(isMoney(row) ? { value: same.value } : {}),
    };
  });
}

/** The same work at the same rates, only on other rows: what moves then is the rounding of each row to the cent. */
export function isSplitOtherwise(old: readonly HoursRow[], now: readonly HoursRow[]): boolean {
  const [was, is] = [sums(old), sums(now)];
  if (was.size !== is.size) return false;
  for (const [key, value] of was) {
    const other = is.get(key);
    if (other === undefined || !equal(other, value)) return false;
  }
  return true;
}

function sums(rows: readonly HoursRow[]): ReadonlyMap<string, Decimal> {
  const found = new Map<string, Decimal>();
  for (const { value, rate, multiplier, units, isOvertime, description: _description, ...rest } of rows) {
    const key = JSON.stringify([plain(rate), plain(multiplier), units, isOvertime ?? false, rest]);
    const parsed = parseDecimal(value);
    found.set(key, add<Decimal>(found.get(key) ?? whole(0), parsed.ok ? parsed.value : whole(0)));
  }
  return found;
}

function plain(amount: unknown): string {
  const parsed = amount === null || amount === undefined ? undefined : parseDecimal(amount);
  return parsed?.ok === true ? parsed.value.toString() : '';
}
