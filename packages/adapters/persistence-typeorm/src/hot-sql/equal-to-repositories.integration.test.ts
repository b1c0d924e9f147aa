import { Between, In, IsNull, LessThanOrEqual, MoreThan, Not, type EntitySchema } from 'typeorm';
import {
  CustomerTable,
  GrantTable,
  OAuthClientTable,
  SubscriptionTable,
  TokenTable,
  UserCompanyTable,
  UserTable,
} from '../accounts/account-tables';
import { CompanyTable, type CompanyRow } from '../companies/company-tables';
import { DuplicateKey, type Transaction } from '../database';
import { readColumns } from '../employees/employee-mapper';
import { EmployeeTable } from '../employees/employee-tables';
import { EventTable } from '../outbox/outbox-tables';
import { insertRow, type NewRow } from '../rows';
import { openTestDatabase, testEngines, type TestDatabase } from '../testing';
import { probe, probeSchema, ProbeTable } from '../testing/probe-schema';
import { findAccesses, findGoodRefreshes, givePositions, insertRows, putRows, reachOfCompanies, readRows } from '.';
import { queryWrittenOnce, readEmployee, readEmployeesWithCompany, useRefreshes, type ReadOptions } from '.';

/** The answers of this folder's statements beside those of TypeORM's repositories, on the same rows. */
describe.each(testEngines)('hot SQL beside repositories on $engine', (engine) => {
  describe('rows of every kind of column', () => {
    let database: TestDatabase;
    beforeEach(async () => {
      database = await openTestDatabase(engine, { schema: probeSchema });
    });
    afterEach(() => database.remove());

    const rows = [
      probe('plain'),
      probe('full', {
        amount: '1250.5',
        rate: '0.00000001',
        big: -9_223_372_036_854_775_808n,
        on: '2026-11-15',
        at: 1_763_164_800_123,
        flag: true,
        facts: { quoted: `"it's" \\ back` },
        note: `Robert'); DROP TABLE probe_records;-- "\\`,
      }),
    ];
    const stored = (tx: Transaction) => tx.repository(ProbeTable).find({ order: { id: 'ASC' } });

    test('insertRows stores what a repository stores', async () => {
      const [byRepository, byStatement] = await database
        .unitOfWork((tx) => tx)
        .run(async (tx) => {
          for (const row of rows) await tx.repository(ProbeTable).insert({ ...row } as never);
          const first = await stored(tx);
          await tx.repository(ProbeTable).delete({ id: In(first.map(({ id }) => id)) });
          await insertRows(tx, ProbeTable, rows);
          return [first, await stored(tx)] as const;
        });
      const withoutIds = (list: typeof byStatement) => list.map(({ id: _id, ...row }) => row);
      expect(withoutIds(byStatement)).toEqual(withoutIds(byRepository));
      expect(withoutIds(byStatement)).toEqual(rows);
    });

    const many = Array.from({ length: 200 }, (_, n) => probe(`row ${n}`, { note: 'x'.repeat(3_000) }));

    test('insertRows stores many rows in their order, also where two lists are stored at a time', async () => {
      const [first, second] = [many.slice(0, 100), many.slice(100)];
      await database
        .unitOfWork((tx) => tx)
        .run(async (tx) => {
          await Promise.all([insertRows(tx, ProbeTable, first), insertRows(tx, ProbeTable, second)]);
        });
      const names = (await database.unitOfWork((tx) => tx).run(stored)).map(({ name }) => name);
      expect(names.filter((name) => first.some((row) => row.name === name))).toEqual(first.map(({ name }) => name));
      expect(names.filter((name) => second.some((row) => row.name === name))).toEqual(second.map(({ name }) => name));
    });

    test.each([64, 130, 199])('insertRows leaves nothing behind where row %i cannot be stored', async (wrong) => {
      const rows = many.map((row, n) => (n === wrong ? { ...row, on: 'no date' } : row));
      const storing = database.unitOfWork((tx) => tx).run((tx) => insertRows(tx, ProbeTable, rows));
      await expect(storing).rejects.toThrow('YYYY-MM-DD');
      const twice = many.map((row, n) => (n === wrong ? { ...row, nameKey: many[0]!.nameKey } : row));
      await expect(
        database.unitOfWork((tx) => tx).run((tx) => insertRows(tx, ProbeTable, twice)),
      ).rejects.toBeInstanceOf(DuplicateKey);
      expect(await database.unitOfWork((tx) => tx).run(stored)).toEqual([]);
    });

    test('putRows changes rows as upsert does, and readRows reads them as find does', async () => {
      await database
        .unitOfWork((tx) => tx)
        .run(async (tx) => {
          await insertRows(tx, ProbeTable, rows);
          const before = await stored(tx);
          await putRows(
            tx,
            ProbeTable,
            before.map((row) => ({ ...row, note: `${row.note} changed`, amount: '7' })),
          );
          const after = await stored(tx);
          expect(after).toEqual(before.map((row) => ({ ...row, note: `${row.note} changed`, amount: '7' })));
          expect(await readRows(tx, ProbeTable, { order: { id: 'ASC' } })).toEqual(after);
          expect(await readRows(tx, ProbeTable, { where: { flag: true }, only: ['big', 'name'] })).toEqual(
            after.filter(({ flag }) => flag).map(({ name, big }) => ({ name, big })),
          );
          expect(await readRows(tx, ProbeTable, { order: { nameKey: 'DESC' }, take: 1, ...tx.rowLock })).toEqual(
            after.filter(({ name }) => name === 'plain'),
          );
        });
    });

    test('a query written once answers as the builder does, each time for its own parameters', async () => {
      await database
        .unitOfWork((tx) => tx)
        .run(async (tx) => {
          await insertRows(tx, ProbeTable, rows);
          const query = () =>
            tx
              .repository(ProbeTable)
              .createQueryBuilder('row')
              .where('row.name = :name AND (row.at > :at OR :at > row.at OR row.at IS NULL)')
              .select('row.name', 'name')
              .addSelect('row.at', 'at');
          for (const parameters of [
            { name: 'plain', at: 5 },
            { name: 'full', at: 1_763_164_800_123 },
            { name: 'full', at: 7 },
          ]) {
            expect(await queryWrittenOnce(tx, 'probes of a name', query, parameters)).toEqual(
              await query().setParameters(parameters).getRawMany(),
            );
          }
          await expect(queryWrittenOnce(tx, 'probes without values', query, { name: 'full' })).rejects.toThrow(
            'no value for its parameter at',
          );
        });
    });
  });

  describe('of the payroll tables', () => {
    let database: TestDatabase;
    beforeEach(async () => {
      database = await openTestDatabase(engine);
    });
    afterEach(() => database.remove());

    const inOne = <T>(work: (tx: Transaction) => Promise<T>): Promise<T> => database.unitOfWork((tx) => tx).run(work);
    const add = <Row extends object>(tx: Transaction, table: EntitySchema<Row>, row: NewRow<Row>) =>
      insertRow(tx, table, row);
    const now = 1_763_164_800_000;
    const hash = (letter: string) => letter.repeat(43);

    async function customer(tx: Transaction) {
      const row = { version: 1, name: 'Walker Pty Ltd', isApiAdmin: false, isReseller: true, createdAt: now };
      return add(tx, CustomerTable, { ...row, defaultCompanyId: null });
    }
    async function user(tx: Transaction, customerId: number, isActive: boolean, emailKey: string) {
      const who = { version: 1, customerId, name: 'A. Walker', email: emailKey, emailKey, role: 'owner' as const };
      return add(tx, UserTable, { ...who, passwordHash: null, isActive, createdAt: now });
    }
    async function company(tx: Transaction, customerId: number, isDeleted: boolean) {
      const names = { country: 'AU' as const, nameKey: 'walker', details: { timezone: 'Australia/Perth' } as never };
      const times = { createdAt: now, updatedAt: now };
      return add(tx, CompanyTable, { customerId, version: 1, isDeleted, ...names, abn: null, sealed: null, ...times });
    }

    test('an employee is read with its company as the repository reads both', async () => {
      await inOne(async (tx) => {
        const customerId = await customer(tx);
        const companyIds = [await company(tx, customerId, false), await company(tx, customerId, true)];
        await insertRows(
          tx,
          EmployeeTable,
          companyIds.map((companyId, batchPlace) => ({
            ...{ customerId, companyId, version: 1, isTerminated: false, isDeleted: false, number: 'E1' },
            ...{ firstName: 'Ann', lastName: "O'Neil", nameKey: 'oneil', details: '{"note":"\\"x\\""}' },
            ...{ batch: 'b', batchPlace, createdAt: now, updatedAt: now, employmentType: 1 },
          })),
        );
        const all = await tx.repository(EmployeeTable).find({ order: { id: 'ASC' } });
        const found = await readEmployeesWithCompany(
          tx,
          all.map(({ id }) => id),
        );
        // The second belongs to a deleted company.
        expect([...found.keys()]).toEqual([all[0]!.id]);
        const stored = found.get(all[0]!.id)!;
        expect(readEmployee(stored)).toEqual(Object.fromEntries(readColumns.map((name) => [name, all[0]![name]])));
        const { country, details } = await tx.repository(CompanyTable).findOneByOrFail({ id: companyIds[0]! });
        expect([stored.country, JSON.parse(stored.companyDetails)]).toEqual([country, details]);
      });
    });

    test('rows are read as the repository reads them, the first time and with the statement that was kept', async () => {
      await inOne(async (tx) => {
        const customerId = await customer(tx);
        const ids: number[] = [];
        for (const isDeleted of [false, true, false, false]) ids.push(await company(tx, customerId, isDeleted));
        const readings = (from: number, isDeleted: boolean): readonly ReadOptions<CompanyRow, never>[] => [
          { where: { id: ids[from]!, customerId } },
          { where: { customerId, isDeleted }, order: { nameKey: 'ASC', id: 'DESC' }, take: 2 },
          { where: { customerId, id: In(ids.slice(from)) }, order: { id: 'ASC' } },
          { where: { customerId, id: In([]) } },
          { where: { id: Between(ids[from]!, ids[3]!), customerId }, order: { id: 'ASC' } },
          { where: { customerId, id: MoreThan(ids[from]!), isDeleted: Not(isDeleted) }, order: { id: 'ASC' } },
          { where: { customerId, id: LessThanOrEqual(ids[from]!), abn: IsNull() }, order: { id: 'ASC' } },
          { where: { customerId, abn: Not(IsNull()) } },
          { where: [{ id: ids[from]! }, { id: ids[3]! }], order: { id: 'ASC' } },
          { order: { id: 'ASC' }, refine: (query) => query.andWhere('row.id >= :least', { least: ids[from] }) },
        ];
        // Twice with the same values and once with others: a kept statement must hold no value of an earlier reading.
        for (const [from, isDeleted] of [
          [0, false],
          [0, false],
          [2, true],
        ] as const) {
          const again = readings(from, isDeleted);
          for (const [n, { refine, ...options }] of readings(from, isDeleted).entries()) {
            const query = tx.repository(CompanyTable).createQueryBuilder('row').setFindOptions(options);
            refine?.(query);
            const expected = await query.getMany();
            expect([n, await readRows(tx, CompanyTable, again[n]!)]).toEqual([n, expected]);
          }
        }
      });
    });

    test('who reaches a company', async () => {
      await inOne(async (tx) => {
        const customerId = await customer(tx);
        const userId = await user(tx, customerId, true, 'a@example.com');
        const ids = [await company(tx, customerId, false), await company(tx, customerId, false)];
        await company(tx, customerId, true);
        await tx.repository(UserCompanyTable).insert({ userId, companyId: ids[1]! });
        const companies = await tx.repository(CompanyTable).findBy({ customerId, isDeleted: false });
        const { role } = await tx.repository(UserTable).findOneByOrFail({ id: userId });
        const listed = await tx.repository(UserCompanyTable).findBy({ userId });
        const expected = new Map(
          companies.map(({ id }) => [
            id,
            { customerId, role, isListed: listed.some(({ companyId }) => companyId === id) },
          ]),
        );
        expect(await reachOfCompanies(tx, userId, { customerId })).toEqual(expected);
        expect(expected.size).toBe(2);
        expect(await reachOfCompanies(tx, null, { companyId: ids[0]! })).toEqual(
          new Map([[ids[0], { customerId, role: null, isListed: false }]]),
        );
      });
    });

    test('tokens: access, rotation and single use', async () => {
      await inOne(async (tx) => {
        const customerId = await customer(tx);
        const active = await user(tx, customerId, true, 'a@example.com');
        const gone = await user(tx, customerId, false, 'b@example.com');
        const redirectUris = ['https://partner.example/"back"'];
        const named = { clientId: 'partner', name: 'Partner', isPublic: true, secretHash: null, redirectUris };
        const clientRecordId = await add(tx, OAuthClientTable, { version: 1, customerId, ...named, createdAt: now });
        const plan = { version: 1, customerId, planId: 1, kind: 'paid' as never, startsAt: now, createdAt: now };
        await add(tx, SubscriptionTable, { ...plan, endsAt: null });
        const grantOf = (userId: number | null) =>
          add(tx, GrantTable, { version: 1, clientRecordId, customerId, userId, scopes: 'Read Write', createdAt: now });
        const grants = [await grantOf(active), await grantOf(gone), await grantOf(null)];
        const pair = (grantId: number, n: number, refreshUsedAt: number | null) => ({
          ...{ version: 1, grantId, accessHash: hash(String(n)), accessScopes: 'Read', accessExpiresAt: now + 1 },
          ...{ refreshHash: hash(String(n + 4)), refreshExpiresAt: now + 1, refreshUsedAt, createdAt: now },
        });
        await insertRows(tx, TokenTable, [
          pair(grants[0]!, 0, null),
          pair(grants[1]!, 1, null),
          pair(grants[2]!, 2, null),
          pair(grants[0]!, 3, now),
        ]);
        const tokens = await tx.repository(TokenTable).find({ order: { id: 'ASC' } });
        const refreshes = tokens.map(({ refreshHash }) => refreshHash!);

        const good = await findGoodRefreshes(tx, refreshes, now);
        // The second belongs to somebody who may not sign in, the fourth is used.
        expect([...good.keys()].sort()).toEqual([refreshes[0], refreshes[2]]);
        const { clientId, isPublic, secretHash } = await tx
          .repository(OAuthClientTable)
          .findOneByOrFail({ id: clientRecordId });
        for (const each of good.values()) {
          expect(each.client).toEqual({ clientId, isPublic, secretHash, redirectUris });
        }
        expect(await findGoodRefreshes(tx, refreshes, now + 1)).toEqual(new Map());

        const access = await findAccesses(
          tx,
          tokens.map(({ accessHash }) => accessHash),
        );
        for (const token of tokens) {
          const grant = await tx.repository(GrantTable).findOneByOrFail({ id: token.grantId });
          const who =
            grant.userId === null ? null : await tx.repository(UserTable).findOneByOrFail({ id: grant.userId });
          expect(access.get(token.accessHash)).toMatchObject({
            ...{ tokenId: token.id, grantId: grant.id, customerId, clientId, clientRecordId, isReseller: true },
            ...{ issuedAt: token.createdAt, expiresAt: token.accessExpiresAt, isRevoked: false },
            user: who && { id: who.id, role: who.role, isActive: who.isActive },
            subscriptions: [{ startsAt: now, endsAt: null }],
          });
        }

        expect(await useRefreshes(tx, refreshes, now + 5)).toBe(3);
        expect(await useRefreshes(tx, refreshes, now + 6)).toBe(0);
        const used = await tx.repository(TokenTable).find({ order: { id: 'ASC' } });
        expect(used.map(({ refreshUsedAt, version }) => [refreshUsedAt, version])).toEqual([
          [now + 5, 2],
          [now + 5, 2],
          [now + 5, 2],
          [now, 1],
        ]);
      });
    });

    test('positions are given once, in order', async () => {
      await inOne(async (tx) => {
        const event = { customerId: 1, event: 'employee.created', record: 'employee:1', body: '{}', createdAt: now };
        const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
        await insertRows(
          tx,
          EventTable,
          Array.from({ length: 250 }, (_, n) => ({ ...event, envelopeId: uuid(n) })),
        );
        const events = await tx.repository(EventTable).find({ order: { id: 'ASC' } });
        const ids = events.map(({ id }) => id);
        await givePositions(tx, ids, 11);
        await givePositions(tx, ids, 9000);
        const placed = await tx.repository(EventTable).find({ order: { id: 'ASC' } });
        expect(placed.map(({ position }) => position)).toEqual(ids.map((_, n) => 11 + n));
      });
    });
  });
});
