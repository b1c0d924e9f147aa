/// <reference types="jest" />
import { newCompany } from '@anz-payroll/companies/testing';
import { civilDate } from 'payroll-core';
import type { UnitOfWork } from '@anz-payroll/kernel';
import type { Employee, NewEmployee } from '../domain/employee';
import { builtInEmploymentTypes } from '../domain/option-choice';
import { readNewEmployee } from '../domain/read-employee';
import { settleNewEmployee } from '../domain/settle-employee';
import { sortKey } from '../domain/sort-key';
import type { EmployeeStores } from '../ports';
import { auEmployee } from './sample-employees';

export interface OpenedEmployeeStores {
  readonly unitOfWork: UnitOfWork<EmployeeStores>;
  close(): Promise<void>;
}

export function newEmployee(
  customerId: number,
  companyId: number,
  changes: Readonly<Record<string, unknown>> = {},
): NewEmployee {
  const read = readNewEmployee(auEmployee(changes), civilDate('2026-11-15'));
  if (!read.ok) throw new TypeError(JSON.stringify(read.error));
  const settled = settleNewEmployee(read.value, builtInEmploymentTypes, civilDate('2026-11-15'));
  if (!settled.ok) throw new TypeError(JSON.stringify(settled.error));
  return {
    customerId,
    companyId,
    isTerminated: false,
    terminationDate: null,
    isDeleted: false,
    createdAt: 1_763_000_000_321,
    updatedAt: 1_763_000_000_321,
    details: settled.value,
  };
}

/** A fresh schema on a busy machine takes its time. */
const OPENING_MS = 60_000;

/** What every store of employees must do, whatever it keeps them in. */
export function employeeStoresContract(name: string, open: () => Promise<OpenedEmployeeStores>): void {
  describe(`employee stores: ${name}`, () => {
    let opened: OpenedEmployeeStores;
    let customers = 100;
    let batches = 0;
    const run = <T>(work: (stores: EmployeeStores) => Promise<T>): Promise<T> => opened.unitOfWork.run(work);
    const aCompany = async (customerId: number): Promise<number> =>
      (await run(({ companies }) => companies.add(newCompany(customerId)))).id;
    const add = (list: readonly NewEmployee[]): Promise<readonly Employee[]> =>
      run(({ employees }) => employees.addAll(`batch-${(batches += 1)}`, list));
    const one = async (customerId: number, changes: Readonly<Record<string, unknown>> = {}): Promise<Employee> =>
      (await add([newEmployee(customerId, await aCompany(customerId), changes)]))[0]!;

    beforeAll(async () => {
      opened = await open();
    }, OPENING_MS);
    afterAll(() => opened.close(), OPENING_MS);
    beforeEach(() => {
      customers += 1;
    });

    test('a request is kept whole, moves once, and is listed while it waits', async () => {
      const employee = await one(customers);
      const whose = { customerId: customers, companyId: employee.companyId, employeeId: employee.id };
      const asked = { bankAccount: { bsb: '062-000', account_number: '12345678', account_name: 'Ā' } };
      const request = {
        ...whose,
        kind: 'bank-account' as const,
        asked,
        requestedBy: 7,
        requestedAt: 1_763_000_000_321,
      };
      const open = { state: 'waiting' as const, decidedBy: null, decidedAt: null, reason: null };
      const [first, second] = await run(async ({ requests }) => [
        await requests.add({ ...request, ...open }),
        await requests.add({ ...request, ...open }),
      ]);
      expect(await run(({ requests }) => requests.find(first.id))).toEqual({ ...request, ...open, id: first.id });
      expect((await run(({ requests }) => requests.waitingIn(employee.companyId))).map(({ id }) => id)).toEqual([
        first.id,
        second.id,
      ]);
      const declined = { state: 'declined' as const, decidedBy: 8, decidedAt: 1_763_000_000_322, reason: 'No' };
      expect(await run(({ requests }) => requests.move(first.id, 'waiting', declined))).toBe(true);
      expect(await run(({ requests }) => requests.move(first.id, 'waiting', declined))).toBe(false);
      expect((await run(({ requests }) => requests.ofEmployee(employee.id))).map(({ state }) => state)).toEqual([
        'waiting',
        'declined',
      ]);
    });

    test('an employee comes back as given: every field, exact decimals, tax and bank numbers', async () => {
      const given = newEmployee(customers, await aCompany(customers), {
        number: 'E-001',
        middle_name: 'Ōriwa',
        pay_rate_per_hour: '33.123456',
        rdo_hours: '-7.6',
        kin_notes: 'first line\nsecond line 🦘',
        primary_bank_bsb: '062-000',
        primary_bank_account_number: '12345678',
        secondary_bank_account_number: '999',
        secondary_bank_amount_per_period: '1234567.8901',
      });
      const [added] = await add([given]);
      expect(added).toEqual({ ...given, id: expect.any(Number), version: 1 });
      expect(await run(({ employees }) => employees.find(added!.id))).toEqual(added);
      expect(await run(({ employees }) => employees.lock(added!.id))).toEqual(added);
    });

    test('many are stored at once and answered in the order given', async () => {
      const companyId = await aCompany(customers);
      const given = Array.from({ length: 120 }, (_, index) =>
        newEmployee(customers, companyId, { first_name: `N${index}`, number: `n${index}` }),
      );
      const added = await add(given);
      expect(added.map(({ details }) => details.number)).toEqual(given.map(({ details }) => details.number));
      expect(new Set(added.map(({ id }) => id)).size).toBe(120);
      const kept = await run(({ employees }) =>
        employees.ofIds(
          companyId,
          added.map(({ id }) => id),
        ),
      );
      expect(new Map(kept.map((employee) => [employee.id, employee]))).toEqual(
        new Map(added.map((employee) => [employee.id, employee])),
      );
    });

    test('a batch that was stored is known by its mark', async () => {
      const companyId = await aCompany(customers);
      expect(await run(({ employees }) => employees.wasMade('mark-a'))).toBe(false);
      await run(({ employees }) => employees.addAll('mark-a', [newEmployee(customers, companyId)]));
      expect(await run(({ employees }) => employees.wasMade('mark-a'))).toBe(true);
      expect(await run(({ employees }) => employees.addAll('mark-b', []))).toEqual([]);
    });

    test('employees of another company are not found by id or number, their numbers are taken all the same', async () => {
      const [one, two] = [await aCompany(customers), await aCompany(customers)];
      const [added] = await add([newEmployee(customers, one, { number: 'Ab 1' })]);
      await run(async ({ employees }) => {
        expect(await employees.ofIds(two, [added!.id])).toEqual([]);
        expect(await employees.ofNumbers(two, ['ab 1'])).toEqual([]);
        expect(await employees.ofNumbers(one, ['ab 1', 'zz'])).toEqual([added]);
        expect(await employees.holdersOf(customers, ['ab 1', 'other'])).toEqual([
          { numberKey: 'ab 1', employeeId: added!.id, isDeleted: false, isCompanyDeleted: false },
        ]);
        expect(await employees.holdersOf(customers + 5000, ['ab 1'])).toEqual([]);
      });
    });

    test('an employee is found with country and time zone of its company, until the company is deleted', async () => {
      const employee = await one(customers);
      const company = (await run(({ companies }) => companies.find(employee.companyId)))!;
      const find = () => run(({ employees }) => employees.findWithCompany(employee.id));
      expect(await find()).toEqual({ employee, country: company.country, timezone: company.details.timezone });
      await run(({ employees }) => employees.save({ ...employee, isDeleted: true }));
      expect(await find()).toMatchObject({ employee: { id: employee.id, isDeleted: true } });
      await run(({ companies }) => companies.save({ ...company, isDeleted: true }));
      expect(await find()).toBeUndefined();
      expect(await run(({ employees }) => employees.findWithCompany(employee.id + 5000))).toBeUndefined();
    });

    test('whose company is deleted holds a number that can be given to another', async () => {
      const employee = await one(customers, { number: '18' });
      const company = (await run(({ companies }) => companies.find(employee.companyId)))!;
      await run(({ companies }) => companies.save({ ...company, isDeleted: true }));
      expect(await run(({ employees }) => employees.holdersOf(customers, ['18']))).toEqual([
        { numberKey: '18', employeeId: employee.id, isDeleted: false, isCompanyDeleted: true },
      ]);
    });

    test('a deleted employee keeps holding the number', async () => {
      const employee = await one(customers, { number: '17' });
      await run(({ employees }) => employees.save({ ...employee, isDeleted: true }));
      expect(await run(({ employees }) => employees.holdersOf(customers, ['17']))).toEqual([
        { numberKey: '17', employeeId: employee.id, isDeleted: true, isCompanyDeleted: false },
      ]);
    });

    test('employees are listed by status, by last, first and middle name without regard to case or accents', async () => {
      const companyId = await aCompany(customers);
      const named = (last_name: string, first_name: string, middle_name: string | null = null) =>
        newEmployee(customers, companyId, { last_name, first_name, middle_name });
      const added = await add([
        named('Zhou', 'Li'),
        named('smith', 'Bo'),
        named('Smith', 'Ann', 'Zoe'),
        named('Smith', 'Ann', 'Bea'),
        named('Émile', 'Jo'),
        named('Eton', 'Jo'),
        named('Li', 'Zed'),
        named('Lia', 'Ann'),
      ]);
      const [zhou, , , , , eton] = added;
      await run(({ employees }) =>
        employees.save({ ...zhou!, isTerminated: true, terminationDate: civilDate('2026-01-31') }),
      );
      await run(({ employees }) => employees.save({ ...eton!, isDeleted: true }));
      const names = async (status?: 'active' | 'terminated' | 'deleted' | 'all') =>
        (await run(({ employees }) => employees.ofCompany(companyId, status))).map(({ details }) =>
          [details.last_name, details.first_name, details.middle_name].filter((part) => part !== null).join(' '),
        );
      const active = ['Émile Jo', 'Li Zed', 'Lia Ann', 'Smith Ann Bea', 'Smith Ann Zoe', 'smith Bo'];
      expect(await names()).toEqual([...active, 'Zhou Li']);
      expect(await names('active')).toEqual(active);
      expect(await names('terminated')).toEqual(['Zhou Li']);
      expect(await names('deleted')).toEqual(['Eton Jo']);
      const areMoreThan = (most: number) => run(({ employees }) => employees.areMoreThan(companyId, most));
      expect(await Promise.all([6, 7].map(areMoreThan))).toEqual([true, false]);
      expect(await names('all')).toEqual([
        'Émile Jo',
        'Eton Jo',
        'Li Zed',
        'Lia Ann',
        'Smith Ann Bea',
        'Smith Ann Zoe',
        'smith Bo',
        'Zhou Li',
      ]);
    });

    test('pages follow one another without gap or repetition, also among namesakes', async () => {
      const companyId = await aCompany(customers);
      await add(Array.from({ length: 7 }, () => newEmployee(customers, companyId)));
      const whole = await run(({ employees }) => employees.ofCompany(companyId, undefined));
      const paged: Employee[] = [];
      for (;;) {
        const last = paged.at(-1);
        const after = last === undefined ? {} : { after: { nameKey: sortKey(last.details), id: last.id } };
        const page = await run(({ employees }) => employees.ofCompany(companyId, undefined, { limit: 3, ...after }));
        paged.push(...page);
        if (page.length < 3) break;
      }
      expect(paged).toEqual(whole);
    });

    test('a change raises the version, and a writer with the old one does not overwrite it', async () => {
      const first = await one(customers);
      const saved = await run(({ employees }) =>
        employees.save({
          ...first,
          details: { ...first.details, city: 'Hobart', tax_file_number: null },
          updatedAt: 5,
        }),
      );
      expect(saved).toEqual({
        ...first,
        details: { ...first.details, city: 'Hobart', tax_file_number: null },
        updatedAt: 5,
        version: 2,
      });
      await expect(run(({ employees }) => employees.save({ ...first, isDeleted: true }))).rejects.toThrow();
      expect(await run(({ employees }) => employees.find(first.id))).toEqual(saved);
    });

    test('two employees can swap their numbers in one unit of work', async () => {
      const companyId = await aCompany(customers);
      const [a, b] = await add([
        newEmployee(customers, companyId, { number: '1' }),
        newEmployee(customers, companyId, { number: '2' }),
      ]);
      const numbered = (employee: Employee, number: string): Employee => ({
        ...employee,
        details: { ...employee.details, number },
      });
      await run(async ({ employees }) => {
        await employees.releaseNumbers([a!.id, b!.id]);
        await employees.save(numbered(a!, '2'));
        await employees.save(numbered(b!, '1'));
      });
      const holders = await run(({ employees }) => employees.holdersOf(customers, ['1', '2']));
      expect(new Map(holders.map((holder) => [holder.numberKey, holder.employeeId]))).toEqual(
        new Map([
          ['1', b!.id],
          ['2', a!.id],
        ]),
      );
    });

    test('taken places are counted by customer, and by one unit of work at a time', async () => {
      expect(await run(({ seats }) => seats.lock(customers))).toBe(0);
      await Promise.all(
        Array.from({ length: 12 }, () =>
          run(async ({ seats }) => {
            const before = await seats.lock(customers);
            await seats.change(customers, 1);
            expect(await seats.lock(customers)).toBe(before + 1);
          }),
        ),
      );
      expect(await run(({ seats }) => seats.lock(customers))).toBe(12);
      await run(({ seats }) => seats.change(customers, -2));
      expect(await run(({ seats }) => seats.lock(customers))).toBe(10);
      expect(await run(({ seats }) => seats.lock(customers + 5000))).toBe(0);
    });

    test('employment types: the built-in ones for all, custom ones for their customer', async () => {
      const own = await run(({ employmentTypes }) => employmentTypes.add(customers, 'Apprentice'));
      expect(own).toEqual({ id: expect.any(Number), name: 'Apprentice', isCustom: true });
      expect(builtInEmploymentTypes.map(({ id }) => id)).not.toContain(own.id);
      const listed = (customerId: number) => run(({ employmentTypes }) => employmentTypes.ofCustomer(customerId));
      expect(await listed(customers)).toEqual([...builtInEmploymentTypes, own]);
      expect(await listed(customers + 5000)).toEqual(builtInEmploymentTypes);
      await run(({ employmentTypes }) => employmentTypes.rename(customers, own.id, 'Trainee'));
      expect((await listed(customers)).at(-1)?.name).toBe('Trainee');
      expect(await run(({ employmentTypes }) => employmentTypes.isUsed(customers, own.id))).toBe(false);
      const employee = await one(customers);
      await run(({ employees }) =>
        employees.save({ ...employee, details: { ...employee.details, employment_type: own.id } }),
      );
      expect(await run(({ employmentTypes }) => employmentTypes.isUsed(customers, own.id))).toBe(true);
      await run(({ employmentTypes }) => employmentTypes.remove(customers, own.id));
      expect(await listed(customers)).toEqual(builtInEmploymentTypes);
    });

    test('a list of parts is stored whole, in order; entries keep their ids; encrypted values come back', async () => {
      const employee = await one(customers);
      const account = (account_number: string, amount_per_period: string | null) => ({
        bsb: '062-000',
        account_number,
        account_name: 'A Walker',
        reference: null,
        amount_per_period,
        percentage: null,
      });
      await run(async ({ parts }) => {
        const first = await parts.replace(employee.id, 'bank-account', [
          { values: account('1111', '50.05') },
          { values: account('2222', null) },
        ]);
        expect(first.map(({ rank, values }) => [rank, values['account_number']])).toEqual([
          [1, '1111'],
          [2, '2222'],
        ]);
        const [one, two] = first;
        const second = await parts.replace(employee.id, 'bank-account', [
          { values: account('3333', '1') },
          { id: two!.id, values: account('2222', '2') },
          { id: one!.id, values: account('1111', null) },
        ]);
        expect(second.map(({ id }) => id).slice(1)).toEqual([two!.id, one!.id]);
        expect(await parts.listOf(employee.id, 'bank-account')).toEqual(second);
        expect(await parts.listOf(employee.id, 'deduction')).toEqual([]);
        const nobody = employee.id + 5000;
        expect(await parts.ofEmployees([nobody, employee.id], 'bank-account')).toEqual(
          new Map([[employee.id, second]]),
        );
        expect(await parts.ofEmployees([employee.id], 'deduction')).toEqual(new Map());
        await parts.replace(employee.id, 'bank-account', []);
        expect(await parts.listOf(employee.id, 'bank-account')).toEqual([]);
      });
    });

    test('lists of many are stored at once, each as by itself; other lists stay as they are', async () => {
      const companyId = await aCompany(customers);
      const [ann, bea] = await add(['1', '2'].map((number) => newEmployee(customers, companyId, { number })));
      const rate = (description: string, value: string) => ({ description, rate: value });
      const union = { description: 'Union', classification: 'UNION_FEES', amount: '10.00' };
      await run(async ({ employees, parts }) => {
        const before = await parts.replace(ann!.id, 'pay-rate', [
          { values: rate('Night', '41') },
          { values: rate('Sunday', '42') },
        ]);
        const kept = await parts.replace(bea!.id, 'deduction', [{ values: union }]);
        expect((await employees.lockAll([bea!.id, ann!.id])).map(({ id }) => id)).toEqual([ann!.id, bea!.id]);
        const sunday = { id: before[1]!.id, values: rate('Sunday', '43') };
        await parts.replaceAll([
          { employeeId: ann!.id, kind: 'pay-rate', list: [{ values: rate('Call', '50') }, sunday] },
          { employeeId: bea!.id, kind: 'pay-rate', list: [{ values: rate('Call', '60') }] },
          { employeeId: ann!.id, kind: 'deduction', list: [{ values: union }] },
        ]);
        const [call, again] = await parts.listOf(ann!.id, 'pay-rate');
        expect(call).toMatchObject({ rank: 1, values: rate('Call', '50') });
        expect(again).toMatchObject({ ...sunday, rank: 2 });
        expect(before.map(({ id }) => id)).not.toContain(call!.id);
        expect(await parts.listOf(bea!.id, 'pay-rate')).toMatchObject([{ rank: 1, values: rate('Call', '60') }]);
        expect(await parts.listOf(ann!.id, 'deduction')).toMatchObject([{ values: union }]);
        expect(await parts.listOf(bea!.id, 'deduction')).toMatchObject([...kept]);
        await parts.replaceAll([]);
      });
    });

    test('an entry of one list is not kept in another', async () => {
      const [ann, bea] = [await one(customers), await one(customers)];
      const values = { description: 'Night', rate: '41' };
      await run(async ({ parts }) => {
        const [night] = await parts.replace(ann.id, 'pay-rate', [{ values }]);
        await expect(parts.replace(bea.id, 'pay-rate', [{ id: night!.id, values }])).rejects.toThrow(
          `Entry ${night!.id} is not in the list that is to keep it.`,
        );
      });
    });

    test('the staff of a company: visible ones in order, who is among them, and whose own allowances there are', async () => {
      const companyId = await aCompany(customers);
      const [bea, ann, gone] = await add([
        newEmployee(customers, companyId, { first_name: 'Bea', number: 'b' }),
        newEmployee(customers, companyId, { first_name: 'Ann' }),
        newEmployee(customers, companyId, { first_name: 'Cy' }),
      ]);
      await run(({ employees }) => employees.save({ ...gone!, isDeleted: true }));
      await run(async ({ staff, parts }) => {
        expect((await staff.basicOf([companyId])).get(companyId)).toEqual([
          {
            id: ann!.id,
            number: null,
            first_name: 'Ann',
            last_name: 'Walker',
            format_name: 'Ann Walker',
            is_terminated: false,
          },
          {
            id: bea!.id,
            number: 'b',
            first_name: 'Bea',
            last_name: 'Walker',
            format_name: 'Bea Walker',
            is_terminated: false,
          },
        ]);
        expect(await staff.basicOf([])).toEqual(new Map());
        expect(await staff.visibleAmong(companyId, [ann!.id, gone!.id, 999_999])).toEqual(new Set([ann!.id]));
        expect(await staff.visibleAmong(companyId, [])).toEqual(new Set());
        expect(await staff.ownsAllowance(companyId, 'tools')).toBe(false);
        await parts.replace(ann!.id, 'allowance', [{ values: { description: ' Tools', amount: '5' } }]);
        expect(await staff.ownsAllowance(companyId, 'tools')).toBe(true);
        expect(await staff.ownsAllowance(companyId + 1, 'tools')).toBe(false);
      });
    });

    test('employees of a deleted company give their places back', async () => {
      const companyId = await aCompany(customers);
      const [a, b] = await add([newEmployee(customers, companyId), newEmployee(customers, companyId)]);
      await run(async ({ seats, employees, staff }) => {
        await seats.lock(customers);
        await seats.change(customers, 5);
        await employees.save({ ...b!, isTerminated: true, terminationDate: civilDate('2026-01-01') });
        await staff.stopCounting(customers, companyId);
        expect(await seats.lock(customers)).toBe(4);
      });
      expect(a).toBeDefined();
    });
  });
}
