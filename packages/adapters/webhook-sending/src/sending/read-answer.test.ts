import { Readable } from 'node:stream';
import { readAnswer } from './read-answer';

const never = new AbortController().signal;

test('a body that drips on is cut off by the deadline, and what came is kept', async () => {
  const deadline = new AbortController();
  const dripping = new Readable({ read: () => undefined });
  dripping.push('begun');
  const read = readAnswer(dripping, { 'x-said': ['a', 'b'] }, deadline.signal);
  setImmediate(() => deadline.abort());
  expect(await read).toEqual({ headers: { 'x-said': 'a, b' }, body: 'begun', isCut: false });
  expect(dripping.destroyed).toBe(true);
});

test('a body that breaks off is kept so far', async () => {
  const broken = Readable.from(
    (async function* () {
      yield Buffer.from('half');
      await Promise.resolve();
      throw new Error('reset');
    })(),
  );
  expect(await readAnswer(broken, {}, never)).toMatchObject({ body: 'half' });
});

test('long answers are kept in part: 2048 bytes, 50 headers of 500 characters', async () => {
  const headers = Object.fromEntries(Array.from({ length: 80 }, (_, n) => [`x-${n}`, 'v'.repeat(900)]));
  const answer = await readAnswer(Readable.from([Buffer.alloc(5000, 'x')]), headers, never);
  expect(answer).toMatchObject({ body: 'x'.repeat(2048), isCut: true });
  expect(Object.keys(answer.headers)).toHaveLength(50);
  expect(answer.headers['x-1']).toHaveLength(500);
});
