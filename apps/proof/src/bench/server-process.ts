import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { removeLater } from './left-behind';

/** A server that is measured, in a process of its own. */
export interface ServerProcess {
  readonly port: number;
  readonly url: string;
  /** Resident memory now, in MiB; undefined where the system does not tell. */
  residentMiB(): number | undefined;
  /** Processor time since it started, of all its threads; undefined where the system does not tell. */
  processorSeconds(): number | undefined;
  stop(): Promise<void>;
}

/** How `npm start` and the image run the service; every server that is measured gets the same. */
const AS_DEPLOYED = ['--max-semi-space-size=32'];

/**
 * @param program the file to run; it listens on `PORT` and answers on `aliveAt` once it is up.
 */
export async function startServerProcess(
  program: string,
  environment: Readonly<Record<string, string>>,
  aliveAt: string,
): Promise<ServerProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  // BENCH_PROFILES names a folder that gets a profile of every server when it stops.
  const profiles = process.env['BENCH_PROFILES'];
  const node = profiles === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profiles}`];
  const child = spawn(process.execPath, [...AS_DEPLOYED, ...node, program], {
    env: { PATH: process.env['PATH'] ?? '', ...environment, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = removeLater(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  });
  for (let tries = 0; !(await answers(url + aliveAt)); tries++) {
    if (tries > 600 || child.exitCode !== null) throw new Error(`${program} did not start`);
    await setTimeout(100);
  }
  return {
    port,
    url,
    residentMiB: () => residentMiB(child.pid!),
    processorSeconds: () => processorSeconds(child.pid!),
    stop,
  };
}

function residentMiB(pid: number): number | undefined {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
  } catch {
    return undefined;
  }
}

/** Linux counts in hundredths of a second; user and system are the 14th and 15th field, and the name may hold spaces. */
function processorSeconds(pid: number): number | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return undefined;
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
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
