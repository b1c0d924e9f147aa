import { readFileSync } from 'node:fs';

/**
 * How long a process was ready to run and got no processor, in milliseconds since it began. On a machine that others keep
 * busy this is most of the time that a request takes, and says nothing about the service. 0 where the system does not tell.
 */
export function processorWaitMs(pid: number | 'self'): number {
  try {
    const [, waited = '0'] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ');
    return Number(waited) / 1e6;
  } catch {
    return 0;
  }
}
