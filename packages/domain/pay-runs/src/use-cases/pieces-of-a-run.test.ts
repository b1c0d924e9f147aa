import { accepted, type Result } from 'payroll-core';
import { refusal, type PaysRefusal } from '../domain/pays-refusal';
import { workThrough } from './pieces-of-a-run';

type Ended = Result<undefined, PaysRefusal>;

/** Pieces that end when the test says so. */
function pieces() {
  const begun: string[] = [];
  const ends = new Map<string, (ended: Ended | Promise<never>) => void>();
  return {
    begun,
    work: (piece: string) => {
      begun.push(piece);
      return new Promise<Ended>((resolve) => ends.set(piece, resolve));
    },
    end: async (piece: string, ended: Ended | Promise<never> = accepted(undefined)) => {
      ends.get(piece)!(ended);
      await new Promise(setImmediate);
    },
  };
}

const no = (message: string) => refusal('pay/invalid', message);

describe('the pieces of a run', () => {
  it('are begun in their order, so many at once', async () => {
    const { begun, work, end } = pieces();
    const done = workThrough(['a', 'b', 'c'], 2, work);
    expect(begun).toEqual(['a', 'b']);
    await end('b');
    expect(begun).toEqual(['a', 'b']);
    await end('a');
    expect(begun).toEqual(['a', 'b', 'c']);
    await end('c');
    expect(await done).toEqual(accepted(undefined));
  });

  it('follow one another where they are not apart', async () => {
    const { begun, work, end } = pieces();
    const done = workThrough(['a1', 'b1', 'a2'], 3, work, (one, other) => one[0] !== other[0]);
    expect(begun).toEqual(['a1', 'b1']);
    await end('a1');
    expect(begun).toEqual(['a1', 'b1', 'a2']);
    await end('b1');
    await end('a2');
    expect(await done).toEqual(accepted(undefined));
  });

  it('tell of the first one that refused, begin no other and leave nothing under way', async () => {
    const { begun, work, end } = pieces();
    const done = workThrough(['a', 'b', 'c'], 2, work);
    await end('b', no('second'));
    await end('a', no('first'));
    expect(await done).toEqual(no('first'));
    expect(begun).toEqual(['a', 'b']);
  });

  it('wait for what is under way before a failure is told', async () => {
    const { begun, work, end } = pieces();
    let isTold = false;
    const done = workThrough(['a', 'b', 'c'], 2, work).catch((error: Error) => {
      isTold = true;
      return error.message;
    });
    await end('a', Promise.reject(new Error('lost')));
    expect(isTold).toBe(false);
    await end('b');
    expect(await done).toBe('lost');
    expect(begun).toEqual(['a', 'b']);
  });

  it('without any are done', async () => {
    expect(await workThrough([], 2, () => Promise.reject(new Error('none')))).toEqual(accepted(undefined));
  });
});
