import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { CivilDate } from 'payroll-core';
import { hoursOf, type BenchEmployer } from './bench-employer';

export interface BenchApi {
  create(employer: BenchEmployer, count: number, payDate: CivilDate): Promise<void>;
  stop(): Promise<void>;
}

/** The service as it is deployed, in a process of its own. */
export async function startBenchApi(environment: Readonly<Record<string, string>>, token: string): Promise<BenchApi> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [join(__dirname, '../../../api/dist/main.js')], {
    env: { PATH: process.env['PATH'] ?? '', ...environment, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (let tries = 0; !(await isUp(url)); tries++) {
    if (tries > 600 || child.exitCode !== null) throw new Error('The API did not start');
    await setTimeout(100);
  }
  return {
    create: async ({ companyId, employeeIds }, count, payDate) => {
      const items = employeeIds.slice(0, count).map((employee_id, at) => ({
        employee_id,
        hours: hoursOf(at).map(({ isOvertime, ...row }) => ({ ...row, is_overtime: isOvertime ?? false })),
      }));
      const response = await fetch(`${url}/api/company/${companyId}/pays/create?pay_date=${payDate}`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(items),
      });
      const answer = (await response.json()) as unknown[];
      if (response.status !== 201 || answer.length !== count) throw new Error(`The API answered ${response.status}`);
    },
    stop: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}

async function isUp(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/health`)).ok;
  } catch {
    return false;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
