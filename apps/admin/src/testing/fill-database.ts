import type { Service } from '@anz-payroll/composition';
import { bindAnnouncements, bindEmployees } from '@anz-payroll/persistence-typeorm';

/** A customer with two companies of each country, and rows of two owners in every table that money, leave or reports need. */
export async function fillDatabase(service: Service): Promise<void> {
  const { accounts } = service;
  const actor = { customerId: null, userId: null, clientId: null, requestId: 'fill' };
  must(await accounts.createPlan({ code: 'any', name: 'Any', employeeCap: null }, actor));
  for (const name of ['First', 'Second']) {
    const { id: customerId } = must(await accounts.createCustomer({ name, isApiAdmin: true }, actor));
    must(await accounts.startSubscription({ customerId, planCode: 'any', kind: 'paid', endsAt: null }, actor));
    await australianCompany(service, customerId, name);
    await newZealandCompany(service, customerId, name);
  }
}

async function australianCompany(service: Service, customerId: number, name: string): Promise<void> {
  const { employees, companies, pays, filing, lodging, reports } = service;
  const { id: companyId } = must(
    await employees.createCompanyWithEmployees({
      customerId,
      body: {
        ...{ legal_name: `${name} Pty Ltd`, abn: '51824753556', bank_bsb: '062-000', bank_account_number: '12345678' },
        ...{ address1: '1 Harbour Street', city: 'Sydney', state: 'NSW', postcode: '2000', phone: '0255501234' },
        ...{ email_address: 'pays@one.example', direct_entry_user_id: '301500', financial_institution: 'CBA' },
      },
    }),
  );
  const made = must(
    await employees.createEmployees({ companyId, items: ['123456782', '876543210', '459599230'].map(australian) }),
  );
  const ids = made.results.flatMap((each) => ('employee' in each ? [each.employee.id] : []));
  await payInto(service, ids, (id) => ({ bsb: '062000', account_number: `1${id}` }));
  const template = {
    amount: '12.50',
    allowance_category: 'TD',
    auto_apply_to_pay: true,
    employee_ids: ids.slice(0, 2),
  };
  must(await companies.createAllowance({ companyId, body: { description: 'Tools', ...template } }));
  must(await companies.createAllowance({ companyId, body: { description: 'Meals', ...template } }));
  const award = must(await companies.createAward({ companyId, body: { name: 'Bakers' } }));
  const group = must(
    await companies.createPayRateGroup({
      companyId,
      body: { name: 'Night', award_id: award.id, employee_ids: ids.slice(0, 2) },
    }),
  );
  for (const [description, rate] of [
    ['Late', '41.10'],
    ['Early', '43.20'],
  ]) {
    must(await companies.createPayRate({ companyId, groupId: group.id, body: { description, units: 'hours', rate } }));
  }
  must(await reports.saveJournalAccounts({ companyId, accounts: { net_pay: `8${name.length}00` } as never }));
  const shifts = must(
    await pays.enterShifts({
      customerId,
      companyId,
      identifierType: 'employee_id',
      shifts: ids.map((employeeId) => ({ employeeId, shift: { date: '2025-08-14', start: '09:00', end: '17:00' } })),
    }),
  );
  must(await pays.approveShifts({ customerId, companyId, shiftIds: shifts.slice(1).map(({ id }) => id), by: 'Olive' }));
  const runs: number[] = [];
  const paid: number[] = [];
  for (const payDate of ['2025-08-01', '2025-08-08'] as const) {
    const created = must(
      await pays.createPays({
        customerId,
        companyId,
        identifierType: 'employee_id',
        payDate: payDate as never,
        items: ids.map((employeeId, n) => ({
          employeeId,
          hours: [{ description: 'Ordinary time', units: 'hours', value: String(30 + n) }],
          allowances: [{ description: `Boots ${payDate}`, amount: '5.00', units: '1', allowanceCategory: 'TD' }],
        })),
      }),
    );
    runs.push(...new Set(created.pays.map(({ payRunId }) => payRunId)));
    paid.push(...created.pays.map(({ id }) => id));
  }
  for (const payRunId of new Set(runs)) {
    const first = must(await filing.makePaymentFile({ companyId, payRunId, kind: 'bank' }));
    must(await filing.cancelPaymentFile({ companyId, paymentFileId: first.file.id, reason: 'not used' }));
    must(await filing.makePaymentFile({ companyId, payRunId, kind: 'bank' }));
  }
  must(await filing.submitStpPays({ companyId, payRunId: runs[0], action: 'NEW', isFinal: false }));
  await lodging.once();
  must(await filing.submitStpPays({ companyId, payRunId: runs[1], action: 'NEW', isFinal: false }));
  const confirmed = { confirmReported: true, confirmPaid: true };
  must(await pays.deletePay({ customerId, companyId, payId: paid.at(-1)!, ...confirmed }));
  must(await filing.recordSuperReceived({ companyId, payIds: paid.slice(0, 4), receivedOn: '2025-08-15' as never }));
  const open = { customerId, companyId, payPeriod: 'WEEKLY' as const };
  const pending = must(await pays.openPayRun({ ...open, payDate: '2025-08-15' as never }));
  const run = must(await pays.readPayRun({ customerId, companyId, payRunId: pending.id }));
  const approval = { runVersion: run.version, userId: 1, userName: 'Olive Owner' };
  must(await pays.approvePayRun({ customerId, companyId, payRunId: run.id, ...approval }));
}

async function newZealandCompany(service: Service, customerId: number, name: string): Promise<void> {
  const { employees, pays, filing } = service;
  const { id: companyId } = must(
    await employees.createCompanyWithEmployees({
      customerId,
      body: {
        ...{ legal_name: `${name} Limited`, ird_number: '049101732', bank_account_number: '01-0902-0068389-00' },
        ...{ address1: '4 Quay Street', city: 'Nelson', postcode: '7010', email_address: 'pays@two.example' },
        ...{ phone: '03 555 0123', default_pay_period: 'WEEKLY' },
      },
    }),
  );
  const made = must(await employees.createEmployees({ companyId, items: ['049103468', '049105193'].map(newZealand) }));
  const ids = made.results.flatMap((each) => ('employee' in each ? [each.employee.id] : []));
  for (const payDate of ['2025-08-01', '2025-08-08'] as const) {
    must(
      await pays.createPays({
        customerId,
        companyId,
        identifierType: 'employee_id',
        payDate: payDate as never,
        items: ids.map((employeeId) => ({
          employeeId,
          hours: [{ description: 'Ordinary time', units: 'hours', value: '40' }],
        })),
      }),
    );
  }
  must(await filing.recordPaydayFiling({ companyId, from: '2025-08-01' as never, to: '2025-08-31' as never }));
}

function australian(tax_file_number: string, n: number) {
  return {
    ...{ first_name: `First${n}`, last_name: `Last${n}`, date_of_birth: '1990-04-12', tax_file_number },
    ...{ number: `AU-${n}-${tax_file_number}`, address1: '1 Harbour Street', city: 'Sydney', state: 'NSW' },
    ...{ country: 'AU', postcode: '2000', start_date: '2024-07-01', employment_status: 'Full-time' },
    ...{ is_foreign_resident: false, has_claimed_tax_free_threshold: true, has_stsl_liability: false },
    ...{ is_closely_held: false, pay_rate_per_hour: String(30 + n), standard_hours_per_day: '7.6' },
    ...{ standard_days_per_week: 5, pay_period: 'WEEKLY', employment_type: 1 },
  };
}

function newZealand(ird_number: string, n: number) {
  return {
    ...{ first_name: `Hana${n}`, last_name: `Heke${n}`, date_of_birth: '1991-11-02', ird_number, nz_tax_code: 'M' },
    ...{ address1: '4 Quay Street', city: 'Nelson', state: 'NSN', country: 'NZ', postcode: '7010' },
    ...{ start_date: '2023-05-01', employment_status: 'Full-time', pay_period: 'WEEKLY', pay_rate_per_hour: '34.00' },
    ...{ standard_hours_per_day: '8', standard_days_per_week: 5 },
  };
}

async function payInto(
  { database, clock }: Service,
  ids: readonly number[],
  accountOf: (id: number) => Readonly<Record<string, string>>,
): Promise<void> {
  await database
    .unitOfWork((tx) => bindEmployees(tx, { announcements: bindAnnouncements(tx, clock) }))
    .run(async ({ parts }) => {
      for (const id of ids) {
        const account = (place: number, percentage: string | null) => ({
          values: {
            ...{ ...accountOf(id), account_name: `A${place}`, reference: null },
            ...{ amount_per_period: null, percentage },
          },
        });
        await parts.replace(id, 'bank-account', [account(1, '40'), account(2, null)]);
      }
    });
}

export function must<T>(
  result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: unknown },
): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}
