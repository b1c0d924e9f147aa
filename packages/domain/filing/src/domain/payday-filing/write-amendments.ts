import type { CivilDate } from 'payroll-core/calendar';
import { compactDate, lineKey, writeEmploymentLine, writeEmptyLine, type EmploymentLine } from './employment-line';
import type { PaydayFiler } from './write-employment-information';

/** What was filed for a payday, and what is right now. */
export interface AmendedPayday {
  readonly payDate: CivilDate;
  readonly filed: readonly EmploymentLine[];
  readonly now: readonly EmploymentLine[];
}

const FORM_VERSION = '0001';

/**
 * An amendment file: for each payday that differs from what was filed, a header and pairs of the line as it was and as it
 * is. An empty first half adds a line, an empty second half takes one away. Empty where nothing differs.
 * @law Payday Filing File Upload Specification 2025 V1.00, 5.5
 */
export function writeAmendments(filer: PaydayFiler, paydays: readonly AmendedPayday[]): string {
  const lines = paydays.flatMap((payday) => {
    const pairs = pairsOf(payday);
    return pairs.length === 0 ? [] : [headerOf(filer, payday.payDate), ...pairs];
  });
  return lines.map((line) => `${line}\r\n`).join('');
}

function headerOf(filer: PaydayFiler, payDate: CivilDate): string {
  const { employerIrdNumber, contactName, contactPhone } = filer;
  return ['EIA2', employerIrdNumber, compactDate(payDate), '', contactName, contactPhone, FORM_VERSION].join(',');
}

function pairsOf({ filed, now }: AmendedPayday): readonly string[] {
  const after = new Map(now.map((line) => [lineKey(line), line]));
  const pairs: string[] = [];
  for (const was of filed) {
    const is = after.get(lineKey(was));
    after.delete(lineKey(was));
    const [before, behind] = [writeEmploymentLine(was, 'DTI'), is && writeEmploymentLine(is, 'DAI')];
    if (behind === undefined) pairs.push(before, writeEmptyLine('DAI'));
    else if (before.slice(3) !== behind.slice(3)) pairs.push(before, behind);
  }
  for (const added of after.values()) pairs.push(writeEmptyLine('DTI'), writeEmploymentLine(added, 'DAI'));
  return pairs;
}
