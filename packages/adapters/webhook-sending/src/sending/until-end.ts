import type { Readable } from 'node:stream';

/** No more of an answer is read: its status is what counts, and a listener cannot fill our memory. */
const mostOfAnswer = 64 * 1024;

/** Reads to the end so that the connection can be used again, or hangs up on an answer that does not end. */
export async function untilEnd(stream: Readable): Promise<void> {
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > mostOfAnswer) return; // leaving the loop destroys the stream
  }
}
