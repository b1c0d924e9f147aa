import type { Aud } from '../../money/currency';
import { aud } from '../../money/parse';
import type { PayGuide, PayGuideColumn, PayGuideRow, PayGuideSection } from './pay-guide';
import { percentOf } from './percent-of';

/** One figure of a pay guide: dollars an hour, and dollars for each hour or part of an hour where the column has them. */
export interface PayGuideCell {
  readonly hourly: Aud;
  readonly plus?: Aud;
}

/** Works out a cell of a pay guide from the minimum hourly rate and the percentage of its column. */
export function priceCell(
  guide: PayGuide,
  section: string,
  classification: string,
  column: string,
): PayGuideCell | undefined {
  for (const each of guide.sections) {
    if (each.section !== section) continue;
    const found = each.columns.find(({ label }) => label === column);
    const row = each.rows.find((one) => one.classification === classification);
    const cell = found === undefined || row === undefined ? undefined : priceIn(each, row, found);
    if (cell !== undefined) return cell;
  }
  return undefined;
}

function priceIn(section: PayGuideSection, row: PayGuideRow, column: PayGuideColumn): PayGuideCell | undefined {
  const printed = section.printed.find(([who, label]) => who === row.classification && label === column.label);
  if (printed !== undefined) {
    return { hourly: aud(printed[2]), ...(printed[3] === undefined ? {} : { plus: aud(printed[3]) }) };
  }
  const casual = row.casual ?? percentOf(row.hourly, '125');
  if (column.plus !== undefined) {
    return { hourly: section.for.employment === 'casual' ? casual : row.hourly, plus: aud(column.plus) };
  }
  const percent =
    column.percent ??
    column.percents?.find(({ classifications }) => classifications.includes(row.classification))?.percent;
  return percent === undefined
    ? undefined
    : { hourly: percentOf(column.of === 'casual' ? casual : row.hourly, percent) };
}
