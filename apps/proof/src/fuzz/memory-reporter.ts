import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Memory } from './memory';

/**
 * Loaded before the service by the program that watches it: answers each message with what the process holds. Before
 * collection the heap tells when the collector last ran; after it, what is kept.
 */
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

process.on('message', () => {
  const before = process.memoryUsage();
  collect();
  collect();
  const { rss, heapUsed, heapTotal, external } = process.memoryUsage();
  const memory: Memory = {
    residentBefore: megabytes(before.rss),
    resident: megabytes(rss),
    heap: megabytes(heapUsed),
    heapPages: megabytes(heapTotal),
    buffers: megabytes(external),
  };
  process.send?.(memory);
});
// The channel alone must not keep a service alive that was asked to stop.
process.channel?.unref();

function megabytes(bytes: number): number {
  return Math.round(bytes / 104_857.6) / 10;
}
