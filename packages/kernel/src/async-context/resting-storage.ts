import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * An AsyncLocalStorage that is switched off while nobody is in it. While one is on, Node tells it of every promise of the
 * process, which costs a read of an employee an eighth of its time.
 */
export class RestingStorage<T> {
  readonly #storage = new AsyncLocalStorage<T>();
  #inside = 0;

  current(): T | undefined {
    return this.#storage.getStore();
  }

  async run<R>(value: T, work: () => Promise<R>): Promise<R> {
    this.#inside += 1;
    try {
      return await this.#storage.run(value, work);
    } finally {
      this.#inside -= 1;
      if (this.#inside === 0) this.#storage.disable();
    }
  }
}
