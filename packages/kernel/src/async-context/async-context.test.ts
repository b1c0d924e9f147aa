import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate } from 'node:timers/promises';
import { AsyncContext } from '.';

describe('a value that goes along with asynchronous work', () => {
  test('is there however deep, and each work has its own', async () => {
    const storage = new AsyncContext<string>();
    const seen = async (): Promise<string | undefined> => {
      await setImmediate();
      return storage.current();
    };
    expect(await Promise.all([storage.run('a', seen), storage.run('b', () => seen().then(seen))])).toEqual(['a', 'b']);
    expect(storage.current()).toBeUndefined();
  });

  test('is still there for one work when another has ended', async () => {
    const storage = new AsyncContext<string>();
    const long = storage.run('long', async () => {
      await storage.run('short', () => Promise.resolve());
      await setImmediate();
      return storage.current();
    });
    await storage.run('other', () => Promise.resolve());
    expect(await long).toBe('long');
  });

  test('is there again after everybody has left, also after a failure', async () => {
    const storage = new AsyncContext<string>();
    await expect(storage.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await storage.run('b', async () => (await setImmediate(), storage.current()))).toBe('b');
  });

  test('is switched off when the last one leaves, and not before', async () => {
    const off = jest.spyOn(AsyncLocalStorage.prototype, 'disable');
    const storage = new AsyncContext<string>();
    await storage.run('outer', async () => {
      await storage.run('inner', () => Promise.resolve());
      expect(off).not.toHaveBeenCalled();
    });
    expect(off).toHaveBeenCalledTimes(1);
  });
});
