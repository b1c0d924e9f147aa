import createClient, { type Client } from 'openapi-fetch';
import type { paths } from './generated/api';
import type { TokenSource } from './oauth';
import { PayrollProblem } from './payroll-problem';
import { retryingFetch, type RetryOptions } from './retrying-fetch';

/** The typed calls: `api.GET('/api/company/{company_id}', { params: { path: { company_id: 1 } } })`. */
export type PayrollApi = Client<paths>;

/** How the client reaches the service. */
export interface PayrollClientOptions extends RetryOptions {
  /** `https://payroll.example`; without the path. */
  readonly baseUrl: string;
  /** An access token, or who gives one (`refreshingTokens`). Left out for what needs none. */
  readonly token?: string | TokenSource;
}

/** A client of one service. */
export interface PayrollClient {
  readonly baseUrl: string;
  readonly api: PayrollApi;
  /** The same request handling (token, retries, idempotency keys) for addresses that the types do not know. */
  readonly fetch: (request: Request) => Promise<Response>;
}

/**
 * A client with types of every operation. Requests carry the token and, where the operation takes one, an idempotency key; they are repeated when the
 * service asks for it (`Retry-After`) or the connection fails and repeating cannot do a thing twice.
 */
export function payrollClient(options: PayrollClientOptions): PayrollClient {
  // Callers without types forget it, or the setting that it comes from.
  if (typeof (options as Partial<PayrollClientOptions> | undefined)?.baseUrl !== 'string') {
    throw new TypeError('payrollClient needs baseUrl: the address of the service, such as "https://payroll.example".');
  }
  const { baseUrl, token, ...retries } = options;
  const send = retryingFetch(retries);
  const tokens: TokenSource | undefined =
    typeof token === 'string' ? { accessToken: () => Promise.resolve(token) } : token;
  const withToken = async (request: Request): Promise<Response> => {
    if (tokens === undefined || request.headers.has('authorization')) return send(request);
    const attempt = (value: string) => {
      const copy = request.clone();
      copy.headers.set('authorization', `Bearer ${value}`);
      return send(copy);
    };
    const answer = await attempt(await tokens.accessToken());
    if (answer.status !== 401 || tokens.renew === undefined) return answer;
    // A token may end before its time: revoked and given anew elsewhere, or the clocks differ.
    await answer.body?.cancel();
    return attempt(await tokens.renew());
  };
  const root = baseUrl.replace(/\/+$/, '');
  const ofTheApi = async (request: Request): Promise<Response> => refusingPages(await withToken(request));
  return { baseUrl: root, api: createClient<paths>({ baseUrl: root, fetch: ofTheApi }), fetch: withToken };
}

/** A proxy that asks for a login, or an address that is not that of the service, answers 200 with a page. */
export async function refusingPages(answer: Response): Promise<Response> {
  if (!answer.ok || answer.headers.get('content-type')?.startsWith('text/html') !== true) return answer;
  await answer.body?.cancel();
  const message = `${new URL(answer.url || 'about:blank').host || 'The address'} answered with a page in the place of data. Is baseUrl the address of the service, and does a proxy in front of it ask for a login?`;
  throw new PayrollProblem(answer, { message });
}
