/// <reference types="jest" />
import type { UnitOfWork } from '@anz-payroll/kernel';
import type { NewCompanyAllowance } from '../domain/allowance';
import type { Company, NewCompany } from '../domain/company';
import { draftCompany } from '../domain/draft-company';
import type { CompanyStores } from '../ports';

export interface OpenedCompanyStores {
  readonly unitOfWork: UnitOfWork<CompanyStores>;
  /** Makes the customer of whom a default company is to be kept, where customers are records. */
  addCustomer(): Promise<number>;
  close(): Promise<void>;
}

export function newCompany(customerId: number, changes: Readonly<Record<string, unknown>> = {}): NewCompany {
  const draft = draftCompany({ legal_name: 'Kookaburra Coffee Pty Ltd', abn: '51824753556', ...changes });
  if (!draft.ok) throw new TypeError(draft.error.message);
  return { customerId, ...draft.value, isDeleted: false, createdAt: 1_763_000_000_123, updatedAt: 1_763_000_000_123 };
}

const allowanceOf = (companyId: number, description: string): NewCompanyAllowance => ({
  companyId,
  description,
  amount: '12.3456',
  category: 'LD',
  otherType: null,
  isWithinLimit: null,
  autoApplyToPay: true,
  isTaxable: false,
  isItemised: true,
  isIncludedInSuperCalculations: false,
  employeeIds: [],
});

/** A fresh schema on a busy machine takes its time. */
const OPENING_MS = 60_000;

/** What every store of companies must do, whatever it keeps them in. */
export function companyStoresContract(name: string, open: () => Promise<OpenedCompanyStores>): void {
  describe(`company stores: ${name}`, () => {
    let opened: OpenedCompanyStores;
    const run = <T>(work: (stores: CompanyStores) => Promise<T>): Promise<T> => opened.unitOfWork.run(work);
    const add = (customerId: number, changes: Readonly<Record<string, unknown>> = {}): Promise<Company> =>
      run(({ companies }) => companies.add(newCompany(customerId, changes)));

    beforeAll(async () => {
      opened = await open();
    }, OPENING_MS);
    afterAll(() => opened.close(), OPENING_MS);

    test('a company comes back as it was given, with an id and version 1', async () => {
      const given = newCompany(1, {
        trading_name: 'Café Ōtautahi ☕',
        bank_bsb: '062-000',
        bank_account_number: '12345678',
        fortnight_anchor_date: '2026-11-15',
        branch_number: 7,
      });
      const added = await run(({ companies }) => companies.add(given));
      expect(added).toEqual({ ...given, id: expect.any(Number), version: 1 });
      expect(await run(({ companies }) => companies.find(added.id))).toEqual(added);
    });

    test('a New Zealand company keeps its IRD number', async () => {
      const added = await add(1, { abn: undefined, ird_number: '49091850', legal_name: 'Kererū Limited' });
      expect((await run(({ companies }) => companies.find(added.id)))?.details.ird_number).toBe('49091850');
    });

    test('companies are listed by customer, by name without regard to case, without the deleted', async () => {
      await add(2, { legal_name: 'banksia' });
      await add(2, { legal_name: 'Acacia' });
      const gone = await add(2, { legal_name: 'Wattle' });
      await run(({ companies }) => companies.save({ ...gone, isDeleted: true }));
      const names = (await run(({ companies }) => companies.ofCustomer(2))).map(({ details }) => details.legal_name);
      expect(names).toEqual(['Acacia', 'banksia']);
      expect(await run(({ companies }) => companies.find(gone.id))).toBeUndefined();
      expect(await run(({ companies }) => companies.lock(gone.id))).toBeUndefined();
    });

    test('a change raises the version, and a writer with the old one does not overwrite it', async () => {
      const first = await add(3);
      const saved = await run(({ companies }) =>
        companies.save({ ...first, details: { ...first.details, city: 'Hobart' }, updatedAt: first.updatedAt + 5 }),
      );
      expect(saved.version).toBe(first.version + 1);
      await expect(
        run(({ companies }) => companies.save({ ...first, details: { ...first.details, city: 'Perth' } })),
      ).rejects.toThrow();
      const kept = await run(({ companies }) => companies.find(first.id));
      expect([kept?.details.city, kept?.updatedAt]).toEqual(['Hobart', first.updatedAt + 5]);
    });

    test('what a failed unit of work did is undone', async () => {
      const company = await add(4);
      await expect(
        run(async ({ companies }) => {
          await companies.save({ ...company, isDeleted: true });
          throw new Error('on purpose');
        }),
      ).rejects.toThrow('on purpose');
      expect(await run(({ companies }) => companies.find(company.id))).toEqual(company);
    });

    test('the default company of a customer is the one set last', async () => {
      const customerId = await opened.addCustomer();
      const [one, two] = [await add(customerId), await add(customerId)];
      expect(await run(({ companies }) => companies.defaultOf(customerId))).toBeUndefined();
      await run(({ companies }) => companies.setDefault(customerId, one.id));
      await run(({ companies }) => companies.setDefault(customerId, two.id));
      expect(await run(({ companies }) => companies.defaultOf(customerId))).toBe(two.id);
    });

    test('an allowance comes back as it was given, and its attached set is replaced whole', async () => {
      const company = await add(6);
      const given: NewCompanyAllowance = {
        ...allowanceOf(company.id, 'Laundry'),
        ...{ category: 'OD', otherType: 'U1', isWithinLimit: false, employeeIds: [11, 12] },
      };
      const added = await run(({ allowances }) => allowances.add(given));
      expect(added).toEqual({ ...given, id: expect.any(Number), version: 1 });
      const saved = await run(({ allowances }) =>
        allowances.save({ ...added, description: 'Laundry, weekly', employeeIds: [12, 13] }),
      );
      expect(await run(({ allowances }) => allowances.find(company.id, added.id))).toEqual(saved);
      expect(saved).toEqual({ ...added, version: 2, description: 'Laundry, weekly', employeeIds: [12, 13] });
    });

    test('allowances are found by normalised description, within their company only', async () => {
      const [one, two] = [await add(7), await add(7)];
      const added = await run(({ allowances }) => allowances.add(allowanceOf(one.id, 'Tool Money')));
      const found = (companyId: number, key: string) =>
        run(({ allowances }) => allowances.withDescription(companyId, key));
      expect(await found(one.id, 'tool money')).toBe(added.id);
      expect(await found(one.id, 'tool')).toBeUndefined();
      expect(await found(two.id, 'tool money')).toBeUndefined();
      expect(await run(({ allowances }) => allowances.find(two.id, added.id))).toBeUndefined();
    });

    test('allowances are listed by description and go when removed, with what was attached', async () => {
      const company = await add(8);
      const meal = await run(({ allowances }) =>
        allowances.add({ ...allowanceOf(company.id, 'meal'), employeeIds: [1] }),
      );
      await run(({ allowances }) => allowances.add(allowanceOf(company.id, 'Car')));
      const names = async () =>
        (await run(({ allowances }) => allowances.ofCompany(company.id))).map(({ description }) => description);
      expect(await names()).toEqual(['Car', 'meal']);
      await run(({ allowances }) => allowances.remove(meal));
      expect(await names()).toEqual(['Car']);
    });

    test('awards, classifications and rates come back as they were given; rates go with their group', async () => {
      const company = await add(9);
      await run(async ({ payRates }) => {
        const award = await payRates.addAward(company.id, 'Hospitality Award');
        const group = await payRates.addGroup({
          companyId: company.id,
          awardId: award.id,
          name: 'Level 1',
          employeeIds: [4, 9],
        });
        const loose = await payRates.addGroup({
          companyId: company.id,
          awardId: null,
          name: 'casuals',
          employeeIds: [],
        });
        const rate = {
          groupId: group.id,
          description: 'Saturday',
          units: 'hours',
          rate: null,
          multiplier: '1.25',
          isOvertime: false,
        };
        const flat = {
          groupId: group.id,
          description: 'Call out',
          units: 'calls',
          rate: '35.123456',
          multiplier: null,
          isOvertime: true,
        };
        const saturday = await payRates.addRate(rate);
        await payRates.addRate(flat);
        expect(await payRates.awardsOf(company.id)).toEqual([award]);
        expect(await payRates.groupsOf(company.id)).toEqual([loose, group]);
        expect(await payRates.ratesOf([group.id, loose.id])).toEqual([
          { ...rate, id: expect.any(Number) },
          { ...flat, id: expect.any(Number) },
        ]);
        await payRates.renameAward({ ...award, name: 'Restaurant Award' });
        await payRates.saveGroup({ ...group, awardId: null, employeeIds: [9] });
        await payRates.saveRate({ ...saturday, multiplier: '1.5' });
        expect((await payRates.awardsOf(company.id))[0]?.name).toBe('Restaurant Award');
        expect((await payRates.groupsOf(company.id))[1]).toEqual({ ...group, awardId: null, employeeIds: [9] });
        expect((await payRates.ratesOf([group.id]))[0]?.multiplier).toBe('1.5');
        await payRates.removeGroup(group);
        await payRates.removeAward(award);
        expect(await payRates.ratesOf([group.id])).toEqual([]);
        expect(await payRates.awardsOf(company.id)).toEqual([]);
      });
    });
  });
}
