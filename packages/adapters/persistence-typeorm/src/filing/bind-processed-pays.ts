import { taxCodeField, type ProcessedPays, type StpStatus } from '@anz-payroll/filing';
import type { Announcements } from '@anz-payroll/kernel';
import { payAnnouncement, type CalculationInput, type PayRecord } from '@anz-payroll/pay-runs';
import { taxCodeOfPay } from 'payroll-core/nz';
import type { CivilDate } from 'payroll-core/calendar';
import { Between, In, IsNull, MoreThanOrEqual, Not, type FindOptionsWhere, type SelectQueryBuilder } from 'typeorm';
import { CompanyTable } from '../companies/company-tables';
import { EmployeeTable } from '../employees/employee-tables';
import { isSuperOnlyContractor } from '../employees/super-only-contractor';
import { inChunks, type Transaction } from '../database';
import { putRows, readRows } from '../hot-sql';
import { readEndedEmployments } from '../pays/bind-pay-records';
import { idsInChunks } from '../pays/ids-in-chunks';
import { payMac } from '../pays/pay-macs';
import { shownColumns, toCalculationInput, toPay } from '../pays/pay-mapper';
import { PayRunTable, PayTable, type PayRow } from '../pays/pay-tables';
import { nextVersion, updateRows } from '../rows';
import { StpPayMessageTable } from './filing-tables';
import { checkReportStates, reportColumns, reportStateMac } from './report-state';
import { IN_ONE_STATEMENT } from './in-one-statement';

const MOST_TEXT = 1000;

/** The customer leads the index by date; a company has one. */
function ofCustomerOf(companyId: number) {
  return (query: SelectQueryBuilder<PayRow>): unknown => {
    const owner = query
      .subQuery()
      .select('company.customerId')
      .from(CompanyTable, 'company')
      .where('company.id = :owned');
    return query.andWhere(`row.customerId = ${owner.getQuery()}`, { owned: companyId });
  };
}

export function bindProcessedPays(tx: Transaction, announcements: Announcements): ProcessedPays {
  const processed = async (
    where: FindOptionsWhere<PayRow>,
    refine?: (query: SelectQueryBuilder<PayRow>) => unknown,
  ): Promise<readonly PayRecord[]> => {
    const rows = await readRows(tx, PayTable, {
      where: { ...where, status: 'processed' },
      order: { payDate: 'ASC', id: 'ASC' },
      only: shownColumns,
      ...(refine === undefined ? {} : { refine }),
    });
    return rows.map(toPay);
  };
  return {
    ofIds: (companyId, payIds) => idsInChunks(payIds, (ids) => processed({ id: In([...ids]), companyId })),
    ofRun: async (companyId, payRunId) => {
      if (!(await tx.repository(PayRunTable).existsBy({ id: payRunId, companyId }))) return undefined;
      const pays = await processed({ payRunId });
      await idsInChunks(
        pays.map(({ id }) => id),
        async (ids) => checked(tx, await readRows(tx, PayTable, { where: { id: In([...ids]) }, only: checkedColumns })),
      );
      return pays;
    },
    between: async (companyId, from, to, employeeIds) => {
      const dated = { companyId, payDate: Between<string>(from, to) };
      if (employeeIds === undefined) return processed(dated, ofCustomerOf(companyId));
      const pays = await idsInChunks(employeeIds, (ids) => processed({ ...dated, employeeId: In([...ids]) }));
      return [...pays].sort(byDate);
    },
    paydaysChangedSince: async (companyId, from, to, since) => {
      const days = tx
        .repository(PayTable)
        .createQueryBuilder('row')
        .select('row.payDate', 'payDate')
        .distinct(true)
        .where({ companyId, payDate: Between<string>(from, to), updatedAt: MoreThanOrEqual(since) })
        .andWhere("row.status <> 'pending'")
        .orderBy('row.payDate');
      ofCustomerOf(companyId)(days);
      return (await days.getRawMany<{ payDate: string }>()).map(({ payDate }) => payDate as CivilDate);
    },
    isAnyPending: async (companyId, payDate) => {
      const where = { companyId, payDate, status: 'pending' } as const;
      return (await readRows(tx, PayTable, { where, only: ['id'], refine: ofCustomerOf(companyId) })).length > 0;
    },
    versionsBetween: async (companyId, from, to, employeeIds) => {
      const rows = await idsInChunks(employeeIds, (ids) =>
        readRows(tx, PayTable, {
          where: { employeeId: In([...ids]), companyId, payDate: Between<string>(from, to), status: 'processed' },
          only: ['id', 'version'],
        }),
      );
      return new Map(rows.map(({ id, version }) => [id, version]));
    },
    unreported: (companyId) =>
      processed({ companyId, stpStatus: In(['not_submitted', 'rejected']) }, ofCustomerOf(companyId)),
    countUnreported: async (companyId, from, to) => {
      const unreported = tx
        .repository(PayTable)
        .createQueryBuilder('row')
        .select('row.employeeId', 'employeeId')
        .addSelect('COUNT(*)', 'count')
        .where({ companyId, payDate: Between<string>(from, to), status: 'processed' })
        .andWhere({ stpStatus: In(['not_submitted', 'rejected']) })
        .groupBy('row.employeeId');
      const outside = unreported
        .subQuery()
        .select('contractor.id')
        .from(EmployeeTable, 'contractor')
        .where('contractor.companyId = :owned')
        .andWhere(isSuperOnlyContractor('contractor'));
      ofCustomerOf(companyId)(unreported);
      const counted = await unreported
        .andWhere(`row.employeeId NOT IN ${outside.getQuery()}`)
        .getRawMany<{ employeeId: number | string; count: number | string }>();
      return new Map(counted.map(({ employeeId, count }) => [Number(employeeId), Number(count)]));
    },
    employeesWithVoidedReports: async (companyId, from, to) => {
      const rows = await readRows(tx, PayTable, {
        where: { companyId, payDate: Between<string>(from, to), status: 'voided', stpStatus: Not('not_submitted') },
        order: { employeeId: 'ASC' },
        only: ['employeeId'],
        refine: ofCustomerOf(companyId),
      });
      return [...new Set(rows.map(({ employeeId }) => employeeId))];
    },
    cessationCodesOf: async (employeeIds) => {
      const codes = new Map<number, string>();
      const rows = await idsInChunks(employeeIds, (ids) =>
        readRows(tx, PayTable, {
          where: { employeeId: In([...ids]), isTermination: true, status: 'processed', country: 'AU' },
          order: { id: 'ASC' },
          only: shownColumns,
        }),
      );
      for (const pay of rows.map(toPay)) {
        if (pay.country === 'AU' && pay.termination !== null)
          codes.set(pay.employeeId, pay.termination.cessationTypeCode);
      }
      return codes;
    },
    taxCodesOf: async (payIds) => {
      const rows = await idsInChunks(payIds, (ids) =>
        readRows(tx, PayTable, { where: { id: In([...ids]), country: 'NZ' }, only: ['id', 'grounds'] }),
      );
      return new Map(rows.map(({ id, grounds }) => [id, taxCodeOf(toCalculationInput(grounds))]));
    },
    endedEmployments: (employeeIds) => readEndedEmployments(tx, employeeIds),
    originsOf: (payIds) => originsOf(tx, payIds),
    lock: async (payIds) => {
      const rows = await idsInChunks(
        [...payIds].sort((a, b) => a - b),
        (ids) =>
          readRows(tx, PayTable, {
            where: { id: In([...ids]) },
            order: { id: 'ASC' },
            only: checkedColumns,
            ...tx.rowLock,
          }),
      );
      await checkReportStates(tx, rows);
      return new Map(checked(tx, rows).map(({ id, stpStatus }): [number, StpStatus] => [id, stpStatus]));
    },
    markStp: async (payIds, { status, action, at, message, lodgedWith = null }) => {
      const ordered = [...payIds].sort((a, b) => a - b);
      await inChunks(ordered, IN_ONE_STATEMENT, async (ids) => {
        // The version rises, so that whoever is changing the pay meanwhile reads it again.
        const state = { stpStatus: status, stpServiceAction: action, stpTimestamp: at, stpLodgedWith: lodgedWith };
        await updateRows(tx, PayTable, { id: In([...ids]) }, { ...state, version: nextVersion });
        const text = message.slice(0, MOST_TEXT);
        await putRows(
          tx,
          StpPayMessageTable,
          ids.map((payId) => {
            const row = { payId, message: text, updatedAt: at };
            return { ...row, mac: reportStateMac(tx.encryption, state, row) };
          }),
        );
        const changed = await processed({ id: In([...ids]) });
        await announcements.add(changed.map((pay) => payAnnouncement('pay.updated', pay)));
      });
    },
    stpMessages: async (payIds) => {
      const rows = await idsInChunks(payIds, (ids) =>
        tx.repository(StpPayMessageTable).findBy({ payId: In([...ids]) }),
      );
      return new Map(rows.map(({ payId, message }) => [payId, message]));
    },
  };
}

const checkedColumns = ['id', ...reportColumns, 'mac', ...payMac.properties] as const;

/** The same rows, each as this service wrote it: a pay that was changed in the database is neither paid nor reported. */
function checked<R extends Parameters<typeof payMac.check>[1]>(tx: Transaction, rows: readonly R[]): readonly R[] {
  for (const row of rows) payMac.check(tx.encryption, row);
  return rows;
}

/** As the published files write it; a pay of another country has none. */
function taxCodeOf(calculationInput: CalculationInput): string {
  return calculationInput.country === 'NZ' ? taxCodeField(taxCodeOfPay(calculationInput.input)) : '';
}

/** Follows what each pay replaced, all of them one step at a time. */
async function originsOf(tx: Transaction, payIds: readonly number[]): Promise<ReadonlyMap<number, readonly number[]>> {
  const origins = new Map(payIds.map((id) => [id, [id]]));
  for (let asked = payIds; asked.length > 0;) {
    const rows = await idsInChunks([...new Set(asked)], (ids) =>
      readRows(tx, PayTable, {
        where: { id: In([...ids]), replacesPayId: Not(IsNull()) },
        only: ['id', 'replacesPayId'],
      }),
    );
    const before = new Map(
      rows.flatMap(({ id, replacesPayId }) => (replacesPayId === null ? [] : [[id, replacesPayId] as const])),
    );
    for (const line of origins.values()) {
      const older = before.get(line.at(-1)!);
      if (older !== undefined) line.push(older);
    }
    asked = [...before.values()];
  }
  return origins;
}

function byDate(a: PayRecord, b: PayRecord): number {
  return a.payDate === b.payDate ? a.id - b.id : a.payDate < b.payDate ? -1 : 1;
}
