import type { CompaniesUseCases } from '@anz-payroll/companies';
import type { EmployeesUseCases, PartKind } from '@anz-payroll/employee-lifecycle';
import type { FilingUseCases } from '@anz-payroll/filing';
import type { PayItem, PayRun, PaysUseCases } from '@anz-payroll/pay-runs';
import { addDays, dayOfWeek, type CivilDate } from 'payroll-core/calendar';
import { demoPeople } from './demo-people';
import { taken } from './taken';

export interface HistoryDependencies {
  readonly companies: Pick<
    CompaniesUseCases,
    'listCompanies' | 'updateCompany' | 'createAllowance' | 'createAward' | 'createPayRateGroup' | 'createPayRate'
  >;
  readonly employees: Pick<
    EmployeesUseCases,
    'listEmployees' | 'createPart' | 'setOpeningBalances' | 'updateEmployees'
  >;
  readonly pays: Pick<
    PaysUseCases,
    'createPays' | 'openPayRun' | 'processPayRun' | 'rebuildPay' | 'listPays' | 'terminate' | 'applyCorrection'
  >;
  readonly filing: Pick<
    FilingUseCases,
    'submitStpPays' | 'makePaymentFile' | 'recordSuperReceived' | 'recordPaydayFiling'
  >;
  /** Sends what is queued for the tax office; in the demo a simulator receives it. */
  readonly lodge: () => Promise<number>;
}

interface Scene extends HistoryDependencies {
  readonly customerId: number;
  readonly companyId: number;
  readonly idOf: (number: string) => number;
  readonly today: CivilDate;
}

const WEEKS = 12;

/**
 * Three months in the life of the demo's companies, up to today: pays with leave, overtime, allowances and deductions, a
 * leaver, a correction, bank and super files, what was filed (with the simulator, which says so), and a run that waits.
 */
export async function seedHistory(deps: HistoryDependencies, customerId: number, today: CivilDate): Promise<void> {
  const companies = await deps.companies.listCompanies({ customerId, reachable: 'all' });
  for (const { id: companyId, country } of companies) {
    const { employees } = taken(await deps.employees.listEmployees({ companyId }));
    const ids = new Map(employees.map(({ number, id }) => [number, id]));
    const idOf = (number: string): number => {
      const id = ids.get(number);
      if (id === undefined) throw new Error(`The demo has no employee ${number}`);
      return id;
    };
    const scene: Scene = { ...deps, customerId, companyId, idOf, today };
    await settle(scene, country);
    await histories[country](scene);
    await furnish(scene, country);
  }
}

/** Bank accounts, funds, standing items and what everybody brought from the payroll before. */
async function settle(scene: Scene, country: keyof typeof histories): Promise<void> {
  const { customerId, idOf, employees } = scene;
  const asAt = balancesOn[country](addDays(scene.today, -7 * WEEKS));
  for (const { number, parts, opening } of demoPeople[country]) {
    const who = { customerId, employeeId: idOf(number) };
    for (const [kind, body] of parts)
      taken(await employees.createPart({ ...who, kind: kind satisfies PartKind, body }));
    taken(await employees.setOpeningBalances({ ...who, body: { as_at: asAt, ...opening } }));
  }
}

const histories = { AU: australia, NZ: newZealand } as const;

/** The last day before the first pay's period; weeks of New Zealand begin on Monday, and rates of holidays ask for every one. */
const balancesOn: Readonly<Record<keyof typeof histories, (firstPayDate: CivilDate) => CivilDate>> = {
  AU: (firstPayDate) => addDays(firstPayDate, -14),
  NZ: (firstPayDate) => addDays(firstPayDate, -dayOfWeek(firstPayDate)),
};

const furnishings: Readonly<Record<keyof typeof histories, Furnishing>> = {
  AU: {
    allowance: { allowance_category: 'TD' },
    agreement: 'Bakery agreement',
    first: 'AU-001',
    ownParts: [['sacrifice', { description: 'Salary sacrifice', amount: '50.00', auto_apply_to_pay: false }]],
  },
  NZ: {
    allowance: {},
    agreement: 'Collective agreement',
    first: 'NZ-001',
    ownParts: [['closedown', { start_date: '2026-12-24', end_date: '2027-01-08' }]],
  },
};

interface Furnishing {
  readonly allowance: Readonly<Record<string, string>>;
  readonly agreement: string;
  readonly first: string;
  readonly ownParts: readonly (readonly [PartKind, Readonly<Record<string, unknown>>])[];
}

/** What the pages of settings and of a person list, after the pays, which it does not touch. */
async function furnish(scene: Scene, country: keyof typeof histories): Promise<void> {
  const { companies, employees, companyId, customerId, idOf } = scene;
  const { allowance, agreement, first, ownParts } = furnishings[country];
  const tools = { description: 'Tools', amount: '12.50', ...allowance };
  taken(await companies.createAllowance({ companyId, body: tools }));
  const award = taken(await companies.createAward({ companyId, body: { name: agreement } }));
  const level = { name: 'Level 2', award_id: award.id, employee_ids: [idOf(first)] };
  const group = taken(await companies.createPayRateGroup({ companyId, body: level }));
  const sunday = { description: 'Sunday', units: 'hours', multiplier: '2', is_overtime: false };
  taken(await companies.createPayRate({ companyId, groupId: group.id, body: sunday }));
  const who = { customerId, employeeId: idOf(first) };
  const parts: readonly (readonly [PartKind, Readonly<Record<string, unknown>>])[] = [
    ['allowance', { ...tools, description: 'Phone', amount: '9.00', auto_apply_to_pay: false }],
    ['deduction', { description: 'Social club', amount: '5.00', classification: 'NORMAL', auto_apply_to_pay: false }],
    ['bonus', { description: 'Christmas bonus', amount: '500.00', auto_apply_to_pay: false }],
    ['pay-rate', { description: 'Training', rate: '30.00' }],
    ...ownParts,
  ];
  for (const [kind, body] of parts) taken(await employees.createPart({ ...who, kind, body }));
  // Everybody but the last gets payslips by e-mail.
  const items = demoPeople[country]
    .slice(0, -1)
    .map(({ number }) => ({ number, email_address: `${number.toLowerCase()}@people.example` }));
  taken(await employees.updateEmployees({ companyId, identifierType: 'employee_number', items }));
}

const ordinary = (value: string): NonNullable<PayItem['hours']>[number] => ({
  description: 'Ordinary time',
  units: 'hours',
  value,
  rateReference: 'system:ordinary_time',
});
const overtime = (value: string): NonNullable<PayItem['hours']>[number] => ({
  description: 'Overtime at time and a half',
  units: 'hours',
  value,
  multiplier: '1.5',
  rateReference: 'system:ordinary_time',
  isOvertime: true,
});

async function paid(scene: Scene, payPeriod: PayRun['payPeriod'], payDate: CivilDate, own: readonly PayItem[]) {
  const { pays, customerId, companyId } = scene;
  if (own.length > 0) {
    taken(await pays.createPays({ customerId, companyId, identifierType: 'employee_id', payDate, items: own }));
  }
  const run = taken(await pays.openPayRun({ customerId, companyId, payPeriod, payDate }));
  return taken(await pays.processPayRun({ customerId, companyId, payRunId: run.id }));
}

async function australia(scene: Scene): Promise<void> {
  const { pays, filing, idOf, customerId, companyId, today } = scene;
  const runs: PayRun[] = [];
  for (let back = WEEKS * 7; back >= 14; back -= 14) {
    const payDate = addDays(today, -back);
    const nth = (WEEKS * 7 - back) / 14;
    if (back === 14) {
      const termination = { terminationDate: addDays(payDate, -2), cessationTypeCode: 'V' };
      taken(await pays.terminate({ customerId, employeeId: idOf('AU-004'), payDate, termination }));
    }
    runs.push(
      await paid(scene, 'FORTNIGHTLY', payDate, [
        { employeeId: idOf('AU-003'), hours: [ordinary(['31.5', '22', '38', '27.25', '30', '18.75'][nth] ?? '30')] },
        ...(nth % 2 === 0
          ? [
              {
                employeeId: idOf('AU-001'),
                hours: [ordinary('60.8'), overtime('4')],
                leave: [
                  {
                    description: 'Annual leave',
                    leaveType: 'HOLIDAY' as const,
                    date: addDays(payDate, -6),
                    hours: '7.6',
                  },
                  {
                    description: 'Annual leave',
                    leaveType: 'HOLIDAY' as const,
                    date: addDays(payDate, -5),
                    hours: '7.6',
                  },
                ],
              },
            ]
          : [
              {
                employeeId: idOf('AU-002'),
                hours: [ordinary('68.4'), overtime('2.5')],
                leave: [
                  {
                    description: 'Personal leave',
                    leaveType: 'SICK' as const,
                    date: addDays(payDate, -4),
                    hours: '7.6',
                  },
                ],
              },
            ]),
      ]),
    );
  }
  for (const run of runs.slice(0, -1)) {
    const payRunId = run.id;
    taken(await filing.submitStpPays({ companyId, payRunId, action: 'NEW', isFinal: false }));
    taken(
      await filing.makePaymentFile({
        companyId,
        payRunId,
        kind: 'bank',
        isBalanced: undefined,
        payIds: undefined,
        paymentDate: undefined,
      }),
    );
    const sent = taken(
      await filing.makePaymentFile({
        companyId,
        payRunId,
        kind: 'super',
        isBalanced: undefined,
        payIds: undefined,
        paymentDate: undefined,
      }),
    );
    if (run !== runs.at(-2)) {
      const receivedOn = addDays(run.payDate, 6);
      taken(await filing.recordSuperReceived({ companyId, payIds: sent.file.payIds, receivedOn }));
    }
  }
  await scene.lodge();
  await correct(scene, 'AU-002', { hours: [ordinary('76'), overtime('3')] });
  await wait(scene, 'FORTNIGHTLY', 'AU-006', 'HOLIDAY');
}

async function newZealand(scene: Scene): Promise<void> {
  const { filing, idOf, companyId, today } = scene;
  for (let back = WEEKS * 7; back >= 7; back -= 7) {
    const payDate = addDays(today, -back);
    const nth = WEEKS - back / 7;
    await paid(
      scene,
      'WEEKLY',
      payDate,
      nth % 4 === 1
        ? [
            { employeeId: idOf('NZ-002'), hours: [ordinary('40'), overtime('3')] },
            {
              employeeId: idOf('NZ-001'),
              hours: [ordinary('32')],
              leave: [
                {
                  description: 'Annual holidays',
                  leaveType: 'ANNUAL_HOLIDAYS',
                  date: addDays(payDate, -3),
                  hours: '8',
                },
              ],
            },
          ]
        : [],
    );
  }
  taken(await filing.recordPaydayFiling({ companyId, from: addDays(today, -7 * WEEKS), to: addDays(today, -14) }));
  await correct(scene, 'NZ-004', { hours: [ordinary('40'), overtime('1.5')] });
  await wait(scene, 'WEEKLY', 'NZ-003', 'ANNUAL_HOLIDAYS');
}

/** The newest processed pay of somebody is put right. */
async function correct({ pays, customerId, companyId, idOf }: Scene, number: string, item: PayItem): Promise<void> {
  const employeeId = idOf(number);
  const listed = taken(await pays.listPays({ customerId, companyId, employeeId, status: 'processed' }));
  const newest = listed.at(-1);
  if (newest === undefined) throw new Error(`The demo has no pay of ${number}`);
  taken(await pays.applyCorrection({ customerId, companyId, payId: newest.id, item: { employeeId, ...item } }));
}

/** The run of today waits to be processed, with somebody on leave in the days to come. */
async function wait(
  { pays, customerId, companyId, idOf, today }: Scene,
  payPeriod: PayRun['payPeriod'],
  number: string,
  leaveType: 'HOLIDAY' | 'ANNUAL_HOLIDAYS',
): Promise<void> {
  taken(await pays.openPayRun({ customerId, companyId, payPeriod, payDate: today }));
  const employeeId = idOf(number);
  const [pending] = taken(await pays.listPays({ customerId, companyId, employeeId, status: 'pending' }));
  if (pending === undefined) throw new Error(`The demo has no pending pay of ${number}`);
  const description = leaveType === 'HOLIDAY' ? 'Annual leave' : 'Annual holidays';
  const leave = [1, 2].map((days) => ({ description, leaveType, date: addDays(today, days), hours: '7.6' }));
  const hours = [ordinary(payPeriod === 'WEEKLY' ? '16' : '60.8')];
  taken(await pays.rebuildPay({ customerId, companyId, payId: pending.id, item: { employeeId, hours, leave } }));
}
