import { PayrollProblem } from './payroll-problem';

interface Called<T> {
  readonly data?: T;
  readonly error?: unknown;
  readonly response: Response;
}

/** The answer of a call, or the refusal thrown as `PayrollProblem`: `const company = await result(api.GET(…))`. */
export async function result<T>(call: Promise<Called<T>>): Promise<T> {
  const { data, error, response } = await call;
  if (!response.ok) throw new PayrollProblem(response, error);
  // An answer without content has no data, and its type is undefined.
  return data as T;
}
