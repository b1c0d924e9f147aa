import type { Readable } from 'node:stream';
import type { ListenerAnswer } from '@anz-payroll/webhook-outbox';

/** No more of an answer is read: its status is what counts, and a listener cannot fill our memory. */
const mostRead = 64 * 1024;
/** What the log keeps of it. */
const mostKept = 2048;
const mostHeaders = 50;
const mostOfHeader = 500;

/**
 * Reads to the end so that the connection can be used again, or hangs up on an answer that does not end. The status has
 * come already, so that a body that breaks off or takes too long changes nothing.
 */
export async function readAnswer(
  stream: Readable,
  headers: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
): Promise<ListenerAnswer> {
  const kept: Buffer[] = [];
  let size = 0;
  const stop = () => void stream.destroy();
  signal.addEventListener('abort', stop, { once: true });
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      if (size < mostKept) kept.push(chunk.subarray(0, mostKept - size));
      size += chunk.length;
      if (size > mostRead) break; // leaving the loop destroys the stream
    }
  } catch {
    // What came until then is kept.
  } finally {
    signal.removeEventListener('abort', stop);
  }
  return { headers: shortened(headers), body: Buffer.concat(kept).toString('utf8'), isCut: size > mostKept };
}

function shortened(headers: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(headers)
      .slice(0, mostHeaders)
      .map(([name, value]) => [name, [value].flat().join(', ').slice(0, mostOfHeader)]),
  );
}
