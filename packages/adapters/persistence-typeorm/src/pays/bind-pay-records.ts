import { normalKey } from '@anz-payroll/companies';
import {
  endedEmployment,
  type ChangedPay,
  type EndedEmployment,
  type PastPay,
  type PayRecord,
  type Pays,
  type PayWithInput,
  type StagedPay,
} from '@anz-payroll/pay-runs';
import type { CivilDate } from 'payroll-core';
import { Between, In, MoreThan, Not } from 'typeorm';
import { StaleVersion, type Transaction } from '../database';
import { EmployeeTable } from '../employees/employee-tables';
import { insertRowsWithMac, latestPays, putRowsWithMac, readRows, type ReadOptions } from '../hot-sql';
import { idsInChunks } from './ids-in-chunks';
import { payMac } from './pay-macs';
import { shownColumns, toCalculationInput, toPay, toPayRow, toPayWithInput } from './pay-mapper';
import { PayTable, type PayRow } from './pay-tables';

const pastColumns = [
  'id',
  'employeeId',
  'payDate',
  'periodStart',
  'periodEnd',
  'payPeriod',
  'isTermination',
  'taxable',
  'gross',
  'tax',
  'net',
  'ordinary',
  'holidays',
  'oneOff',
  'days',
] as const;

export function bindPayRecords(tx: Transaction): Pays {
  const shown = async (options: ReadOptions<PayRow, never>): Promise<readonly PayRecord[]> =>
    (await readRows(tx, PayTable, { ...options, only: shownColumns })).map(toPay);
  const readWithInput = (options: ReadOptions<PayRow, never>) => readPaysWithInput(tx, options);
  return {
    ofBatch: (batch) => shown({ where: { batch }, order: { batchPlace: 'ASC' } }),
    addAll: async (batch, pays) => {
      if (pays.length === 0) return [];
      await insertPays(tx, batch, pays);
      const ids = await readRows(tx, PayTable, { where: { batch }, order: { batchPlace: 'ASC' }, only: ['id'] });
      return pays.map(({ pay }, n): PayRecord => ({ ...pay, id: ids[n]!.id, version: 1 }));
    },
    stageAll: (batch, pays) => insertPays(tx, batch, pays),
    find: async (companyId, id) => (await shown({ where: { id, companyId } }))[0],
    findWithInput: async (companyId, id) => (await readWithInput({ where: { id, companyId } }))[0],
    withInputOf: (companyId, payIds) =>
      idsInChunks(payIds, (ids) => readWithInput({ where: { id: In([...ids]), companyId }, order: { id: 'ASC' } })),
    shownWithInput: (companyId, payIds) =>
      idsInChunks(payIds, async (ids) =>
        (
          await readRows(tx, PayTable, {
            where: { id: In([...ids]), companyId },
            order: { id: 'ASC' },
            only: [...shownColumns, 'grounds'],
          })
        ).map(toPayWithInput),
      ),
    list: (query) => shown(listed(query)),
    ofRun: (payRunId, employeeIds, status) =>
      idsInChunks(employeeIds, (ids) =>
        readWithInput({ where: { payRunId, status, employeeId: In([...ids]) }, order: { id: 'ASC' } }),
      ),
    madeAtOnceIn: (payRunId, employeeIds) =>
      idsInChunks(employeeIds, (ids) =>
        readWithInput({
          where: { payRunId, status: 'processed', employeeId: In([...ids]) },
          refine: (rows) => rows.andWhere('row.processedAt = row.createdAt'),
          order: { id: 'ASC' },
        }),
      ),
    employeesIn: async (payRunId, employeeIds) => {
      const rows = await idsInChunks(employeeIds, (ids) =>
        readRows(tx, PayTable, {
          where: { payRunId, status: Not('voided'), employeeId: In([...ids]) },
          only: ['employeeId'],
        }),
      );
      return new Set(rows.map(({ employeeId }) => employeeId));
    },
    numbersIn: async (payRunId, afterPayId, limit) =>
      (
        await readRows(tx, PayTable, {
          where: { payRunId, status: Not('voided'), id: MoreThan(afterPayId) },
          order: { id: 'ASC' },
          take: limit,
          only: ['id'],
        })
      ).map(({ id }) => id),
    pendingIn: async (payRunId, limit) =>
      (
        await readRows(tx, PayTable, {
          where: { payRunId, status: 'pending' },
          order: { id: 'ASC' },
          take: limit,
          only: ['id', 'employeeId', 'payDate', 'isTermination'],
        })
      ).map((row) => ({ ...row, payDate: row.payDate as CivilDate })),
    stagedIn: async (payRunId, take) =>
      (await readChecked(tx, { where: { payRunId, status: 'pending' }, order: { id: 'ASC' }, take })).map(toStaged),
    stagedOf: (payIds) =>
      idsInChunks(payIds, async (ids) =>
        (
          await readChecked(tx, {
            where: { id: In([...ids]), status: 'pending' },
            order: { id: 'ASC' },
          })
        ).map(toStaged),
      ),
    past: (employeeIds, from, to) => readPast(tx, employeeIds, from, to),
    latest: (employeeIds, from, to, most) => idsInChunks(employeeIds, (ids) => latestPays(tx, ids, { from, to, most })),
    payPeriodsOf: async (payIds) => {
      const rows = await idsInChunks(payIds, (ids) =>
        readRows(tx, PayTable, { where: { id: In([...ids]) }, only: ['id', 'payPeriod'] }),
      );
      return new Map(rows.map(({ id, payPeriod }) => [id, payPeriod]));
    },
    saveAll: (pays) => saveAll(tx, pays),
    lastTermination: async (employeeId) =>
      (
        await shown({
          where: { employeeId, isTermination: true, status: Not('voided') },
          order: { id: 'DESC' },
          take: 1,
        })
      )[0],
    endedEmployments: (employeeIds) => readEndedEmployments(tx, employeeIds),
    stagedTerminations: (employeeIds) =>
      idsInChunks(employeeIds, (ids) =>
        shown({ where: { employeeId: In([...ids]), isTermination: true, status: 'pending' }, order: { id: 'ASC' } }),
      ),
  };
}

function readPast(
  tx: Transaction,
  employeeIds: readonly number[],
  from: CivilDate,
  to: CivilDate,
): Promise<readonly PastPay[]> {
  return idsInChunks(employeeIds, async (ids) =>
    (
      await readRows(tx, PayTable, {
        where: { employeeId: In([...ids]), payDate: Between<string>(from, to), status: 'processed' },
        order: { payDate: 'ASC', id: 'ASC' },
        only: pastColumns,
      })
    ).map(({ id, payDate, periodStart, periodEnd, ...row }): PastPay => ({
      ...row,
      payId: id,
      payDate: payDate as CivilDate,
      periodStart: periodStart as CivilDate,
      periodEnd: periodEnd as CivilDate,
    })),
  );
}

/** What is changed or calculated from is checked before: its code is written anew. */
async function readChecked(
  tx: Transaction,
  options: Omit<ReadOptions<PayRow, never>, 'only'>,
): Promise<readonly PayRow[]> {
  const rows: readonly PayRow[] = await readRows(tx, PayTable, options);
  for (const row of rows) payMac.check(tx.encryption, row);
  return rows;
}

/** Pays with what they were calculated from, each as this service wrote it. */
export async function readPaysWithInput(
  tx: Transaction,
  options: Omit<ReadOptions<PayRow, never>, 'only'>,
): Promise<readonly PayWithInput[]> {
  return (await readChecked(tx, options)).map(withInput);
}

export async function readEndedEmployments(
  tx: Transaction,
  employeeIds: readonly number[],
): Promise<readonly EndedEmployment[]> {
  const pays = await idsInChunks(employeeIds, (ids) =>
    readPaysWithInput(tx, {
      where: { employeeId: In([...ids]), isTermination: true, status: 'processed' },
      order: { id: 'ASC' },
    }),
  );
  return pays.flatMap(({ pay, calculationInput }) => endedEmployment(pay, calculationInput) ?? []);
}

function withInput(stored: PayRow): PayWithInput {
  const { taxable: _taxable, ordinary: _ordinary, holidays: _holidays, oneOff: _oneOff, days: _days, ...row } = stored;
  const { batch: _batch, batchPlace: _place, mac: _mac, ...shown } = row;
  return toPayWithInput(shown);
}

function listed(query: Parameters<Pays['list']>[0]): ReadOptions<PayRow, never> {
  const { customerId, companyId, from, to, employeeId, payRunId, status, afterPayId, employeeNumber, limit } = query;
  return {
    where: {
      customerId,
      companyId,
      ...(employeeId === undefined ? {} : { employeeId }),
      ...(payRunId === undefined ? {} : { payRunId }),
      ...(status === undefined ? {} : { status }),
      ...(afterPayId === undefined ? {} : { id: MoreThan(afterPayId) }),
      ...(query.onlyWorkersComp === true ? { hasWorkersComp: true } : {}),
    },
    // Pages go by number, which does not move under the reader; a whole list goes by date.
    ...(limit === undefined ? { order: { payDate: 'ASC', id: 'ASC' } } : { order: { id: 'ASC' }, take: limit }),
    refine: (pays) => {
      pays.andWhere("row.status <> 'voided'");
      if (from !== undefined) pays.andWhere('row.payDate >= :from', { from });
      if (to !== undefined) pays.andWhere('row.payDate <= :to', { to });
      if (employeeNumber === undefined) return;
      const numbered = pays
        .subQuery()
        .select('employee.id')
        .from(EmployeeTable, 'employee')
        .where('employee.customerId = :customerId AND employee.numberKey = :numberKey');
      pays.andWhere(`row.employeeId IN ${numbered.getQuery()}`, { customerId, numberKey: normalKey(employeeNumber) });
    },
  };
}

/** Whole rows in the place of those that were read; a version that moved meanwhile starts the unit of work again. */
async function saveAll(tx: Transaction, pays: readonly ChangedPay[]): Promise<readonly PayRecord[]> {
  const byId = await storedVersions(tx, pays);
  const rows = pays.map(({ pay, calculationInput }) => {
    const before = byId.get(pay.id);
    if (before?.version !== pay.version) throw new StaleVersion('pays', pay.id, pay.version);
    const { batch, batchPlace } = before;
    const { id, version } = pay;
    return toPayRow({ pay, calculationInput, id, version: version + 1, batch, batchPlace });
  });
  await putRowsWithMac(tx, PayTable, payMac, rows);
  return pays.map(({ pay }) => ({ ...pay, version: pay.version + 1 }));
}

type StoredVersion = Pick<PayRow, 'id' | 'version' | 'batch' | 'batchPlace'>;

/** On SQLite a unit of work has the whole database to itself: what it has read of a pay is what is stored. */
async function storedVersions(
  tx: Transaction,
  pays: readonly ChangedPay[],
): Promise<ReadonlyMap<number, StoredVersion>> {
  const known = tx.engine === 'sqlite' ? pays.flatMap(({ staged }) => staged ?? []) : [];
  const isKnown = new Set(known.map(({ id }) => id));
  const ids = pays.map(({ pay }) => pay.id).filter((id) => !isKnown.has(id));
  const stored = await idsInChunks(ids, (some) =>
    readRows(tx, PayTable, {
      where: { id: In([...some]) },
      only: ['id', 'version', 'batch', 'batchPlace'],
      ...tx.rowLock,
    }),
  );
  return new Map([...known, ...stored].map((row) => [row.id, row]));
}

function insertPays(tx: Transaction, batch: string, pays: readonly PayWithInput[]): Promise<void> {
  const rows = pays.map(({ pay, calculationInput }, batchPlace) =>
    toPayRow({ pay, calculationInput, id: undefined, version: 1, batch, batchPlace }),
  );
  return insertRowsWithMac(tx, PayTable, payMac, rows);
}

function toStaged(row: PayRow): StagedPay {
  return {
    id: row.id,
    version: row.version,
    employeeId: row.employeeId,
    payRunId: row.payRunId,
    status: row.status,
    payDate: row.payDate as CivilDate,
    payPeriod: row.payPeriod,
    createdAt: row.createdAt,
    department: row.department,
    note: row.note,
    gross: row.gross,
    tax: row.tax,
    net: row.net,
    super: row.superAmount,
    replacesPayId: row.replacesPayId,
    calculationInput: toCalculationInput(row.grounds),
    batch: row.batch,
    batchPlace: row.batchPlace,
  };
}
