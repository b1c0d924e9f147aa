import { In } from 'typeorm';
import type { Transaction } from '../database';
import { StoredValueChanged, type FieldEncryption } from '../encryption';
import { readRows } from '../hot-sql';
import type { Finding } from '../integrity/finding';
import { idsInChunks } from '../pays/ids-in-chunks';
import { PayTable, type PayRow } from '../pays/pay-tables';
import { StpPayMessageTable, type StpPayMessageRow } from './filing-tables';

/** What a pay's row says about its report. It changes while the pay does not, so it has a code of its own. */
export const reportColumns = ['stpStatus', 'stpServiceAction', 'stpTimestamp', 'stpLodgedWith'] as const;

type ReportState = Pick<PayRow, (typeof reportColumns)[number]>;

export function reportStateMac(
  encryption: FieldEncryption,
  state: ReportState,
  { payId, message, updatedAt }: Omit<StpPayMessageRow, 'mac'>,
): string {
  const { stpStatus, stpServiceAction, stpTimestamp, stpLodgedWith } = state;
  const parts = [payId, message, updatedAt, stpStatus, stpServiceAction, stpTimestamp, stpLodgedWith];
  return encryption.mac('report of a pay', JSON.stringify(parts));
}

/** Refuses pays whose report was entered, changed or taken away by something other than this service. */
export async function checkReportStates(
  tx: Transaction,
  pays: readonly (Pick<PayRow, 'id'> & ReportState)[],
): Promise<void> {
  const messages = await idsInChunks(
    pays.map(({ id }) => id),
    (ids) => readRows(tx, StpPayMessageTable, { where: { payId: In([...ids]) } }),
  );
  const [first] = findingsIn(tx.encryption, pays, messages);
  if (first !== undefined) throw new StoredValueChanged(first.where, first.why);
}

export async function verifyReportStates(tx: Transaction): Promise<readonly Finding[]> {
  const pays = await readRows(tx, PayTable, { only: ['id', ...reportColumns] });
  const messages = await readRows(tx, StpPayMessageTable, {});
  const known = new Set(pays.map(({ id }) => id));
  const lost = messages.filter(({ payId }) => !known.has(payId));
  return [
    ...findingsIn(tx.encryption, pays, messages),
    ...lost.map(({ payId }) => ({ where: `pays, id ${payId}`, why: 'its report is entered and the pay is gone' })),
  ];
}

function findingsIn(
  encryption: FieldEncryption,
  pays: readonly (Pick<PayRow, 'id'> & ReportState)[],
  messages: readonly StpPayMessageRow[],
): readonly Finding[] {
  const byPay = new Map(messages.map((row) => [row.payId, row]));
  const isGenuine = (pay: Pick<PayRow, 'id'> & ReportState): boolean => {
    const message = byPay.get(pay.id);
    if (message !== undefined) return message.mac === reportStateMac(encryption, pay, message);
    const { stpStatus, stpServiceAction, stpTimestamp, stpLodgedWith } = pay;
    return (
      stpStatus === 'not_submitted' && [stpServiceAction, stpTimestamp, stpLodgedWith].every((one) => one === null)
    );
  };
  return pays
    .filter((pay) => !isGenuine(pay))
    .map(({ id }) => ({
      where: `pays.stp_status, id ${id}`,
      why: 'what is said about its report was changed by something other than this service',
    }));
}
