import { AsyncContext } from '@anz-payroll/kernel/async-context';

const current = new AsyncContext<string>();

/** Whatever is logged inside `work`, however deep, carries this request's id. */
export function withRequestId<T>(requestId: string, work: () => Promise<T>): Promise<T> {
  return current.run(requestId, work);
}

export function currentRequestId(): string | undefined {
  return current.current();
}
