import { normalKey, type AllowanceHistory } from '@anz-payroll/companies';
import type { Announcements } from '@anz-payroll/kernel';
import { payAnnouncement, type PayWithInput } from '@anz-payroll/pay-runs';
import { In, IsNull } from 'typeorm';
import { inChunks, type Transaction } from '../database';
import { updateRows } from '../rows';
import { bindPayRecords, readPaysWithInput } from './bind-pay-records';
import { AllowanceOriginTable } from './pay-tables';

/**
 * Renames the lines that processed pays copied from a template; lines of other allowances are left alone. Each pay that
 * has such a line is announced as updated.
 */
export function bindAllowanceHistory(tx: Transaction, announcements: Announcements): AllowanceHistory {
  const pays = bindPayRecords(tx);
  const leaveUnder: AllowanceHistory['leaveUnder'] = async (companyId, fromKey, allowanceId) => {
    const where = { companyId, allowanceId, descriptionKey: IsNull() };
    await updateRows(tx, AllowanceOriginTable, where, { descriptionKey: fromKey });
  };
  return {
    leaveUnder,
    rename: async (companyId, fromKey, to, allowanceId) => {
      await leaveUnder(companyId, fromKey, allowanceId);
      const where = { companyId, allowanceId };
      const origins = await tx.repository(AllowanceOriginTable).find({ where, order: { payId: 'ASC' } });
      await inChunks(origins, 200, async (some) => {
        const keys = new Map(some.map(({ payId, descriptionKey }) => [payId, descriptionKey ?? fromKey]));
        const keyOf = ({ pay }: PayWithInput) => keys.get(pay.id) ?? fromKey;
        const processed = { id: In([...keys.keys()]), status: 'processed' as const };
        const rows = await readPaysWithInput(tx, { where: processed, order: { id: 'ASC' } });
        const named = rows.filter((one) => hasLine(one.pay, keyOf(one)));
        const saved = await pays.saveAll(named.map((one) => renamed(one, keyOf(one), to)));
        await announcements.add(saved.map((pay) => payAnnouncement('pay.updated', pay)));
        const payId = In(named.map(({ pay }) => pay.id));
        if (named.length > 0) await updateRows(tx, AllowanceOriginTable, { ...where, payId }, { descriptionKey: null });
      });
    },
  };
}

function hasLine({ result }: PayWithInput['pay'], key: string): boolean {
  return result.allowances.some(({ description }) => normalKey(description) === key);
}

/** In the figures and in what they were calculated from, so that the pay still replays to the same. */
function renamed({ pay, calculationInput }: PayWithInput, fromKey: string, to: string): PayWithInput {
  const lines = <L extends { readonly description: string }>(list: readonly L[]): readonly L[] =>
    list.map((line) => (normalKey(line.description) === fromKey ? { ...line, description: to } : line));
  const { input } = calculationInput;
  return {
    pay: { ...pay, result: { ...pay.result, allowances: lines(pay.result.allowances) } } as PayWithInput['pay'],
    calculationInput: {
      ...calculationInput,
      input: { ...input, allowances: lines(input.allowances ?? []) },
    } as PayWithInput['calculationInput'],
  };
}
