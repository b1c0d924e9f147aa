import { civilDate } from 'payroll-core';
import { newEmployee } from '../testing';
import { decideDeletion, decideReinstatement, decideRestoration, decideTermination } from './decide-lifecycle';
import type { Employee } from './employee';

const active: Employee = { ...newEmployee(1, 1, { start_date: '2024-07-01' }), id: 1, version: 1 };
const terminated: Employee = { ...active, isTerminated: true, terminationDate: civilDate('2026-10-31') };
const gone = (employee: Employee): Employee => ({ ...employee, isDeleted: true });
const day = civilDate('2026-11-15');
const code = (result: { ok: true } | { ok: false; error: { code: string } }) => (result.ok ? 'ok' : result.error.code);

describe('spec 3.1, every state by every trigger', () => {
  test.each([
    ['active', active, 'ok', 'employee/not-terminated', 'ok', 'employee/not-deleted'],
    ['terminated', terminated, 'employee/already-terminated', 'ok', 'ok', 'employee/not-deleted'],
    ['deleted', gone(active), 'employee/deleted', 'employee/deleted', 'employee/already-deleted', 'ok'],
    [
      'terminated and deleted',
      gone(terminated),
      'employee/deleted',
      'employee/deleted',
      'employee/already-deleted',
      'ok',
    ],
  ])('[3.1-09] %s', (_, employee, terminate, reinstate, remove, restore) => {
    expect([
      code(decideTermination(employee, day, undefined)),
      code(decideReinstatement(employee, day, undefined)),
      code(decideDeletion(employee)),
      code(decideRestoration(employee)),
    ]).toEqual([terminate, reinstate, remove, restore]);
  });

  test('[3.1-07] the axes do not touch each other', () => {
    expect(decideDeletion(terminated)).toMatchObject({ value: { isTerminated: true, terminationDate: '2026-10-31' } });
    expect(decideRestoration(gone(terminated))).toMatchObject({ value: { isTerminated: true, isDeleted: false } });
    expect(decideTermination(active, day, undefined)).toMatchObject({
      value: { isDeleted: false, terminationDate: day },
    });
  });

  test('a staged final pay blocks terminating and reinstating, and its run is named', () => {
    for (const decided of [
      decideTermination(active, day, { payRunId: 41, lastDay: day }),
      decideReinstatement(terminated, day, { payRunId: 41, lastDay: day }),
    ]) {
      expect(decided).toMatchObject({
        error: { code: 'employee/unprocessed-termination-pay', message: expect.stringContaining('41') },
      });
    }
  });

  test('dates: a job ends on or after its start, and begins anew on or after its end', () => {
    expect(code(decideTermination(active, civilDate('2024-06-30'), undefined))).toBe(
      'employee/termination-before-start',
    );
    expect(code(decideTermination(active, civilDate('2024-07-01'), undefined))).toBe('ok');
    expect(code(decideReinstatement(terminated, civilDate('2026-10-30'), undefined))).toBe(
      'employee/start-before-termination',
    );
    expect(code(decideReinstatement(terminated, civilDate('2026-10-31'), undefined))).toBe('ok');
  });
});
