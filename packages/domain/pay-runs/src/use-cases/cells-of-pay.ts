import { accepted, type Result } from 'payroll-core';
import { changeCell, type EnteredPay } from '../domain/cells/pay-cell';
import type { ItemColumn, PayColumn } from '../domain/cells/pay-column';
import type { OnePay, PayItem } from '../domain/pay-command';
import { lineLists } from '../domain/pay-lines';
import { refusal, type PaysRefusal } from '../domain/pays-refusal';
import type { CellChange } from './change-cells';
import type { PaysDependencies } from './pays-dependencies';
import { enteredPay, itemColumns, timeColumns, type StagedCells } from './read-cells';
import { payOf } from './read-pays';

export interface CellsOfPay {
  readonly line: StagedCells;
  /** Items that the person has, or that the company offers. */
  readonly items: readonly ItemColumn[];
  /** Overtime and leave that the pay has. */
  readonly times: readonly PayColumn[];
}

/** One pay in whatever state as cells, so that a processed one can be corrected as it was entered. */
export function readCellsOfPay(deps: Pick<PaysDependencies, 'reading'>) {
  return (query: OnePay): Promise<Result<CellsOfPay, PaysRefusal>> =>
    deps.reading.run(async (stores) => {
      const found = await payOf(stores, query);
      if (!found.ok) return found;
      const { pay, calculationInput } = found.value;
      const [employee] = await stores.employees.ofIds(query.companyId, [pay.employeeId]);
      if (employee === undefined) return refusal('pay/not-found', 'Pay not found');
      const line = { pay, entered: enteredPay(found.value, employee), hoursFrom: calculationInput.hoursFrom };
      const items = await itemColumns(stores, query.companyId, [pay.employeeId], [line]);
      return accepted({ line, items, times: timeColumns([line]) });
    });
}

/** The pay as it would be asked for anew, with these cells changed and every other row as it is. */
export function itemWithCells(
  { pay, entered }: StagedCells,
  cells: readonly CellChange[],
): Result<PayItem, PaysRefusal> {
  let now: EnteredPay = entered;
  const fresh: PayItem[] = [];
  for (const { column, now: text } of cells) {
    const changed = changeCell(now, column, text);
    if (!changed.ok) return changed;
    now = changed.value.pay;
    fresh.push(changed.value.fresh);
  }
  const freshRows = (list: (typeof lineLists)[number]): readonly object[] =>
    fresh.flatMap((item): readonly object[] => item[list] ?? []);
  const lists = lineLists.map((list) => [list, [...now.lines[list], ...freshRows(list)]]);
  return accepted({
    employeeId: pay.employeeId,
    payDepartment: now.department,
    note: now.note,
    daysPaid: now.daysPaid,
    superTiming: now.superTiming,
    ...(Object.fromEntries(lists) as Pick<PayItem, (typeof lineLists)[number]>),
  });
}
