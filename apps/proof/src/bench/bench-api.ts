import { join } from 'node:path';
import type { CivilDate } from 'payroll-core';
import { hoursOf, type BenchEmployer } from './bench-employer';
import { startServerProcess, type ServerProcess } from './server-process';

export interface BenchApi extends ServerProcess {
  /** A request as the owner of the token; the answer must have this status. */
  ask<T>(method: string, path: string, status: number, body?: unknown): Promise<T>;
  create(employer: BenchEmployer, count: number, payDate: CivilDate): Promise<void>;
}

/** The service as it is deployed, in a process of its own. */
export async function startBenchApi(environment: Readonly<Record<string, string>>, token: string): Promise<BenchApi> {
  const server = await startServerProcess(join(__dirname, '../../../api/dist/main.js'), environment, '/health');
  const ask = async <T>(method: string, path: string, status: number, body?: unknown): Promise<T> => {
    const response = await fetch(server.url + path, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (response.status !== status) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
    return JSON.parse(text) as T;
  };
  return {
    ...server,
    ask,
    create: async ({ companyId, employeeIds }, count, payDate) => {
      const items = employeeIds.slice(0, count).map((employee_id, at) => ({
        employee_id,
        hours: hoursOf(at).map(({ isOvertime, ...row }) => ({ ...row, is_overtime: isOvertime ?? false })),
      }));
      const path = `/api/company/${companyId}/pays/create?pay_date=${payDate}`;
      const answer = await ask<unknown[]>('PUT', path, 201, items);
      if (answer.length !== count) throw new Error(`${answer.length} pays instead of ${count}`);
    },
  };
}
