import { newCompany } from '@anz-payroll/companies/testing';
import { addDays, civilDate } from 'payroll-core';
import type { LeaveAsked } from '../domain/requests/employee-request';
import { auEmployee, memoryEmployees } from '../testing';
import { createEmployees } from './create-employees';
import type { EmployeeDependencies } from './employee-dependencies';
import { listParts } from './employee-parts';
import { askRequest, cancelRequest, decideRequest, listRequests } from './employee-requests';

async function employed() {
  const { unitOfWork } = memoryEmployees();
  const company = await unitOfWork.run(({ companies }) => companies.add(newCompany(1)));
  const deps: EmployeeDependencies = {
    unitOfWork,
    reading: unitOfWork,
    clock: { now: () => Date.UTC(2026, 10, 15, 1) },
    licences: { of: async () => ({ isActive: true, employeeCap: null }) },
    funds: { look: async () => 'unavailable' },
    batchIds: { next: () => 'batch' },
  };
  const made = await createEmployees(deps)({ companyId: company.id, items: [auEmployee()] });
  const [person] = made.ok ? made.value.results : [];
  const employeeId = person !== undefined && 'employee' in person ? person.employee.id : 0;
  const of = { customerId: 1, employeeId };
  const day = civilDate('2026-12-01');
  const leave = {
    ...{ leaveType: 'HOLIDAY', startDate: day, endDate: day, note: null },
    days: [{ date: day, hours: '7.6' }],
  };
  const ask = (other: Partial<LeaveAsked> = {}) =>
    askRequest(deps)({ ...of, kind: 'leave', asked: { leave: { ...leave, ...other } }, requestedBy: 5 });
  return { deps, unitOfWork, of, day, ask };
}

test('leave that is asked for twice is asked for once; other hours of the same kind on the day are refused', async () => {
  const { deps, of, day, ask } = await employed();
  const first = await ask();
  const again = await ask();
  expect([first.ok, again]).toEqual([true, first]);
  const more = await ask({ days: [{ date: day, hours: '4' }] });
  expect(more).toMatchObject({ ok: false, error: { code: 'request/invalid' } });
  expect((await ask({ leaveType: 'UNPAID' })).ok).toBe(true);
  expect(await listRequests(deps)(of)).toHaveLength(2);
  // What was taken back may be asked for anew.
  if (first.ok) await cancelRequest(deps)({ ...of, requestId: first.value.id, by: 5 });
  expect((await ask({ days: [{ date: day, hours: '4' }] })).ok).toBe(true);
});

test('leave before the first day of the job is refused', async () => {
  const { of, unitOfWork, ask } = await employed();
  const employee = await unitOfWork.run(({ employees }) => employees.find(of.employeeId));
  const first = employee!.details.start_date;
  const before = addDays(first, -1);
  expect(await ask({ startDate: before, days: [before, first].map((date) => ({ date, hours: '7.6' })) })).toEqual({
    ok: false,
    error: expect.objectContaining({
      code: 'request/invalid',
      message: `The job starts on ${first}; ${before} is before it.`,
    }) as object,
  });
  expect((await ask({ startDate: first, days: [{ date: first, hours: '7.6' }] })).ok).toBe(true);
});

test('whoever decides a request second applies nothing: the leave is there once', async () => {
  const { deps, unitOfWork, of, ask } = await employed();
  const asked = await ask();
  if (!asked.ok) throw new Error(asked.error.message);
  const decision = { ...of, requestId: asked.value.id, kind: 'leave', isApproved: true, by: 6, reason: null } as const;
  const leaveKept = async () => {
    const listed = await listParts(deps)({ ...of, kind: 'approved-leave' });
    return listed.ok ? listed.value.length : -1;
  };
  // Both read that it waits; the other one's decision is stored first.
  const second: EmployeeDependencies = {
    ...deps,
    unitOfWork: {
      run: (work) =>
        unitOfWork.run((stores) => work({ ...stores, requests: { ...stores.requests, move: async () => false } })),
    },
  };
  expect(await decideRequest(second)(decision)).toMatchObject({ ok: false, error: { code: 'request/decided' } });
  expect(await leaveKept()).toBe(0);
  expect(await decideRequest(deps)(decision)).toMatchObject({ ok: true });
  expect(await leaveKept()).toBe(1);
});

test.each(['isTerminated', 'isDeleted'] as const)('nobody asks for something of a job with %s', async (ended) => {
  const { deps, unitOfWork, of, ask } = await employed();
  await unitOfWork.run(async ({ employees }) => {
    const employee = await employees.lock(of.employeeId);
    await employees.save({ ...employee!, [ended]: true });
  });
  expect(await ask()).toMatchObject({ ok: false, error: { code: 'request/invalid' } });
  expect(await listRequests(deps)(of)).toEqual([]);
});
