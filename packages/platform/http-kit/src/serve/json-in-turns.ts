import type { EventLoopTurns } from './event-loop-turns';

/** Shorter lists are written in one go. */
export const LONG_LIST = 100;

const PIECE = 64 * 1024;

/** The bytes of `JSON.stringify(items)`, written in slices: an answer of 5,000 pays would hold everybody up for its length. */
export async function jsonInTurns(items: readonly unknown[], turns: EventLoopTurns): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let text = '[';
  for (const [index, item] of items.entries()) {
    const written = JSON.stringify(item) as string | undefined;
    text += (index === 0 ? '' : ',') + (written ?? 'null');
    if (text.length < PIECE) continue;
    pieces.push(Buffer.from(text));
    text = '';
    await turns.next();
  }
  return Buffer.concat([...pieces, Buffer.from(`${text}]`)]);
}
