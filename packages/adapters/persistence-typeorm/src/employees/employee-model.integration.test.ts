import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { newCompany } from '@anz-payroll/companies/testing';
import {
  decideTermination,
  employeesUseCases,
  nowIn,
  terminateEmployee,
  type EmployeesUseCases,
  type EmployeeStores,
  type StagedFinalPay,
} from '@anz-payroll/employee-lifecycle';
import { auEmployee, nzEmployee } from '@anz-payroll/employee-lifecycle/testing';
import { civilDate } from 'payroll-core';
import type { UnitOfWork } from '@anz-payroll/kernel';
import { bindAnnouncements } from '../outbox';
import { openTestDatabase, testEngines, type TestDatabase } from '../testing';
import { bindEmployees } from './bind-employees';

const clock = { now: () => Date.UTC(2026, 10, 15, 1) };
const CAP = 2;
const START = '2026-01-10';

/** The simplest thing that could be true: one record per employee, and the rules of spec 3.1 read straight off the page. */
interface Person {
  readonly country: 'AU' | 'NZ';
  number: string | null;
  city: string;
  startDate: string;
  terminationDate: string | null;
  isDeleted: boolean;
  /** New Zealand: the final pay is made, and ends the job once it is processed. */
  stagedFor: string | null;
}

interface Model {
  readonly people: Person[];
  events: number;
}

const counted = ({ people }: Model): number =>
  people.filter((one) => one.terminationDate === null && !one.isDeleted).length;
const holder = ({ people }: Model, number: string): number => people.findIndex((one) => one.number === number);

/** The real thing, for one customer with one company. */
interface Real {
  readonly useCases: EmployeesUseCases;
  readonly unitOfWork: UnitOfWork<EmployeeStores>;
  readonly database: TestDatabase;
  readonly customerId: number;
  readonly companyId: number;
  readonly staged: Map<number, StagedFinalPay>;
  readonly ids: number[];
}

type Outcome = string;

interface Step {
  readonly name: string;
  readonly expected: (model: Model) => Outcome;
  readonly real: (real: Real) => Promise<Outcome>;
}

class Command implements fc.AsyncCommand<Model, Real> {
  constructor(
    private readonly text: string,
    private readonly makeStep: (model: Readonly<Model>) => Step | undefined,
  ) {}

  check(model: Readonly<Model>): boolean {
    return this.makeStep(model) !== undefined;
  }

  async run(model: Model, real: Real): Promise<void> {
    const step = this.makeStep(model)!;
    const expected = step.expected(model);
    expect(`${step.name}: ${await step.real(real)}`).toBe(`${step.name}: ${expected}`);
    await agree(model, real);
  }

  toString(): string {
    return this.text;
  }
}

const codeOf = (result: { ok: true } | { ok: false; error: { code: string } }): Outcome =>
  result.ok ? 'ok' : result.error.code;

/** What the outside can see is what the model says: records, lists, events, taken places. */
async function agree(model: Model, real: Real): Promise<void> {
  const { useCases, companyId, customerId, database, ids } = real;
  const all = await useCases.listEmployees({ companyId, status: 'all' });
  if (!all.ok) throw new Error(all.error.message);
  const seen = new Map(all.value.employees.map((employee) => [employee.id, employee]));
  expect(
    ids.map((id) => {
      const one = seen.get(id)!;
      return [one.number, one.city, one.start_date, one.is_terminated, one.termination_date, one.is_deleted];
    }),
  ).toEqual(
    model.people.map((one) => [
      one.number,
      one.city,
      one.startDate,
      one.terminationDate !== null,
      one.terminationDate,
      one.isDeleted,
    ]),
  );
  const shown = async (status?: 'active' | 'terminated' | 'deleted') => {
    const listed = await useCases.listEmployees({ companyId, ...(status === undefined ? {} : { status }) });
    return listed.ok ? listed.value.employees.length : -1;
  };
  expect([await shown(), await shown('active'), await shown('terminated'), await shown('deleted')]).toEqual([
    model.people.filter((one) => !one.isDeleted).length,
    counted(model),
    model.people.filter((one) => !one.isDeleted && one.terminationDate !== null).length,
    model.people.filter((one) => one.isDeleted).length,
  ]);
  const { events, places } = await database
    .reading((tx) => tx)
    .run(async (tx) => ({
      events: await tx.query('SELECT id FROM events WHERE customer_id = ?', [customerId]),
      places: await tx.query<{ taken: number }>('SELECT taken FROM plan_places WHERE customer_id = ?', [customerId]),
    }));
  expect([events.length, places[0]?.taken ?? 0]).toEqual([model.events, counted(model)]);
}

const pick = (model: Readonly<Model>, index: number): number | undefined =>
  model.people.length === 0 ? undefined : index % model.people.length;

const create = (country: 'AU' | 'NZ', number: string | null): Command =>
  new Command(`create ${country} ${number ?? ''}`, () => ({
    name: 'create',
    expected: (model) => {
      if (number !== null && holder(model, number) !== -1) return 'number';
      if (counted(model) >= CAP) return 'licence';
      model.people.push({
        country,
        number,
        city: 'A',
        startDate: START,
        terminationDate: null,
        isDeleted: false,
        stagedFor: null,
      });
      model.events += 1;
      return 'ok';
    },
    real: async ({ useCases, companyId, ids }) => {
      const body = (country === 'AU' ? auEmployee : nzEmployee)({ number, city: 'A', start_date: START });
      const made = await useCases.createEmployees({ companyId, items: [body] });
      if (!made.ok) return made.error.code;
      const [result] = made.value.results;
      if (!('employee' in result!)) return Object.keys(result!.errors).join();
      ids.push(result.employee.id);
      return 'ok';
    },
  }));

const update = (index: number, changes: { city?: string; number?: string | null; start_date?: string }): Command =>
  new Command(`update ${index} ${JSON.stringify(changes)}`, (current) => {
    const at = pick(current, index);
    if (at === undefined) return undefined;
    return {
      name: 'update',
      expected: (model) => {
        const one = model.people[at]!;
        if (one.isDeleted) return 'detail';
        const start = changes.start_date ?? one.startDate;
        const lastDay = one.terminationDate ?? one.stagedFor;
        if (lastDay !== null && start > lastDay) return 'start_date';
        if (typeof changes.number === 'string' && ![-1, at].includes(holder(model, changes.number))) return 'number';
        const before = JSON.stringify(one);
        if (changes.city !== undefined) one.city = changes.city;
        if (changes.number !== undefined) one.number = changes.number;
        one.startDate = start;
        if (JSON.stringify(one) !== before) model.events += 1;
        return 'ok';
      },
      real: async ({ useCases, companyId, ids }) => {
        const changed = await useCases.updateEmployees({
          companyId,
          identifierType: 'employee_id',
          items: [{ id: ids[at], ...changes }],
        });
        if (!changed.ok) return changed.error.code;
        const [result] = changed.value.results;
        return 'employee' in result! ? 'ok' : Object.keys(result!.errors).join();
      },
    };
  });

async function end(real: Real, id: number, on: string): Promise<Outcome> {
  return codeOf(
    await real.unitOfWork.run(async (stores) => {
      await stores.seats.lock(real.customerId);
      const employee = (await stores.employees.lock(id))!;
      const company = (await stores.companies.find(employee.companyId))!;
      return terminateEmployee(stores, employee, civilDate(on), nowIn(company, clock));
    }),
  );
}

/** Australia ends the job at once; New Zealand stages the final pay and ends it when that is processed. */
const terminate = (index: number, on: string): Command =>
  new Command(`terminate ${index} ${on}`, (current) => {
    const at = pick(current, index);
    if (at === undefined) return undefined;
    return {
      name: 'terminate',
      expected: (model) => {
        const one = model.people[at]!;
        if (one.isDeleted) return 'employee/deleted';
        if (one.terminationDate !== null) return 'employee/already-terminated';
        if (one.stagedFor !== null) return 'employee/unprocessed-termination-pay';
        if (on < one.startDate) return 'employee/termination-before-start';
        if (one.country === 'NZ') one.stagedFor = on;
        else {
          one.terminationDate = on;
          model.events += 1;
        }
        return 'ok';
      },
      real: async (real) => {
        const id = real.ids[at]!;
        if (current.people[at]?.country === 'AU') return end(real, id, on);
        const allowed = await real.unitOfWork.run(async (stores) => {
          const employee = (await stores.employees.find(id))!;
          return decideTermination(employee, civilDate(on), await stores.finalPays.stagedFor(id));
        });
        if (allowed.ok) real.staged.set(id, { payRunId: 7, lastDay: civilDate(on) });
        return codeOf(allowed);
      },
    };
  });

const processPay = (index: number): Command =>
  new Command(`process ${index}`, (current) => {
    const at = pick(current, index);
    const person = at === undefined ? undefined : current.people[at];
    // A run is processed only for employees who are there and whose final pay waits in it.
    if (at === undefined || typeof person?.stagedFor !== 'string' || person.isDeleted) return undefined;
    const on = person.stagedFor;
    return {
      name: 'process',
      expected: (model) => {
        const one = model.people[at]!;
        one.terminationDate = on;
        one.stagedFor = null;
        model.events += 1;
        return 'ok';
      },
      real: async (real) => {
        const id = real.ids[at]!;
        const pay = real.staged.get(id)!;
        real.staged.delete(id);
        const ended = await end(real, id, on);
        if (ended !== 'ok') real.staged.set(id, pay);
        return ended;
      },
    };
  });

const reinstate = (index: number, startDate: string): Command =>
  new Command(`reinstate ${index} ${startDate}`, (current) => {
    const at = pick(current, index);
    if (at === undefined) return undefined;
    return {
      name: 'reinstate',
      expected: (model) => {
        const one = model.people[at]!;
        if (one.isDeleted) return 'employee/deleted';
        if (one.stagedFor !== null) return 'employee/unprocessed-termination-pay';
        if (one.terminationDate === null) return 'employee/not-terminated';
        if (startDate < one.terminationDate) return 'employee/start-before-termination';
        one.terminationDate = null;
        one.startDate = startDate;
        model.events += 1;
        return 'ok';
      },
      real: async ({ useCases, customerId, ids }) =>
        codeOf(await useCases.reinstateEmployee({ customerId, employeeId: ids[at]!, startDate: civilDate(startDate) })),
    };
  });

const remove = (index: number): Command =>
  new Command(`delete ${index}`, (current) => {
    const at = pick(current, index);
    if (at === undefined) return undefined;
    return {
      name: 'delete',
      expected: (model) => {
        const one = model.people[at]!;
        if (one.isDeleted) return 'employee/already-deleted';
        one.isDeleted = true;
        model.events += 1;
        return 'ok';
      },
      real: async ({ useCases, customerId, ids }) =>
        codeOf(await useCases.deleteEmployee({ customerId, employeeId: ids[at]! })),
    };
  });

const restore = (index: number): Command =>
  new Command(`restore ${index}`, (current) => {
    const at = pick(current, index);
    if (at === undefined) return undefined;
    return {
      name: 'restore',
      expected: (model) => {
        const one = model.people[at]!;
        if (!one.isDeleted) return 'employee/not-deleted';
        if (one.terminationDate === null && counted(model) >= CAP) return 'employee/cap-reached';
        one.isDeleted = false;
        model.events += 1;
        return 'ok';
      },
      real: async ({ useCases, customerId, ids }) =>
        codeOf(await useCases.restoreEmployee({ customerId, employeeId: ids[at]! })),
    };
  });

const index = fc.nat({ max: 5 });
const number = fc.constantFrom(null, 'n1', 'n2', 'n3');
const day = fc.constantFrom('2026-01-09', '2026-01-10', '2026-03-01', '2026-06-30', '2026-07-01');

const commands = fc.commands(
  [
    fc.tuple(fc.constantFrom('AU' as const, 'NZ' as const), number).map(([country, given]) => create(country, given)),
    fc
      .tuple(index, fc.record({ city: fc.constantFrom('A', 'B'), number, start_date: day }, { requiredKeys: [] }))
      .map(([at, changes]) => update(at, changes)),
    fc.tuple(index, day).map(([at, on]) => terminate(at, on)),
    index.map(processPay),
    fc.tuple(index, day).map(([at, on]) => reinstate(at, on)),
    index.map(remove),
    index.map(restore),
  ],
  // Whole lengths: the interesting states lie several steps deep.
  { maxCommands: 40, size: 'max' },
);

jest.setTimeout(240_000);

describe.each(testEngines)('the life of employees against a model on $engine', (engine) => {
  let database: TestDatabase;
  let customers = 0;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  }, 60_000);
  afterAll(() => database.remove(), 60_000);

  const open = async (): Promise<Real> => {
    customers += 1;
    const customerId = customers;
    const staged = new Map<number, StagedFinalPay>();
    const unitOfWork = database.unitOfWork((tx) =>
      bindEmployees(tx, {
        announcements: bindAnnouncements(tx, clock),
        finalPays: { stagedFor: async (id) => staged.get(id) },
      }),
    );
    const company = await unitOfWork.run(({ companies }) => companies.add(newCompany(customerId)));
    const useCases = employeesUseCases({
      unitOfWork,
      reading: unitOfWork,
      clock,
      licences: { of: async () => ({ isActive: true, employeeCap: CAP }) },
      funds: { look: async () => 'unavailable' },
      batchIds: { next: randomUUID },
    });
    return { useCases, unitOfWork, database, customerId, companyId: company.id, staged, ids: [] };
  };

  test('[3.1-09] no sequence of create, update, terminate, process, reinstate, delete and restore disagrees', async () => {
    await fc.assert(
      fc.asyncProperty(commands, async (sequence) => {
        const real = await open();
        await fc.asyncModelRun(() => ({ model: { people: [], events: 0 }, real }), sequence);
      }),
      { numRuns: 40, endOnFailure: true },
    );
  });
});
