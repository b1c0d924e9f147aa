import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string>();

/** Whatever is logged inside `work`, however deep, carries this request's id. */
export function withRequestId<T>(requestId: string, work: () => T): T {
  return current.run(requestId, work);
}

export function currentRequestId(): string | undefined {
  return current.getStore();
}
