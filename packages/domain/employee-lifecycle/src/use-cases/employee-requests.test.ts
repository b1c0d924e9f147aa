import { newCompany } from '@anz-payroll/companies/testing';
import { civilDate } from 'payroll-core';
import { auEmployee, memoryEmployees } from '../testing';
import { createEmployees } from './create-employees';
import type { EmployeeDependencies } from './employee-dependencies';
import { listParts } from './employee-parts';
import { askRequest, decideRequest } from './employee-requests';

test('whoever decides a request second applies nothing: the leave is there once', async () => {
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
  const asked = await askRequest(deps)({ ...of, kind: 'leave', asked: { leave }, requestedBy: 5 });
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
