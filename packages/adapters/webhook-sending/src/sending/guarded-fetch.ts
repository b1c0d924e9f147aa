import { request } from 'undici';
import { PinnedPools } from './pinned-pools';
import { vetTarget, type TargetPolicy } from './vet-target';

const deadlineMs = 10_000;
const mostBytes = 1_000_000;

export interface GuardedRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  /** What is sent, as text. */
  readonly body?: { toString(): string } | null | undefined;
}

/**
 * `fetch` to addresses that came from outside: each is judged as a webhook's target is, the connection goes to the vetted
 * address only, encrypted unless private targets are allowed, nothing is followed, and the answer is bounded in time and
 * size.
 */
export function guardedFetch(policy: TargetPolicy) {
  const pools = new PinnedPools({ addresses: 64 });
  return async (address: string, { method, headers, body }: GuardedRequest): Promise<Response> => {
    const target = await vetTarget(address, policy);
    if (!target.ok) throw new TypeError(`The address is not allowed: ${target.why}`);
    if (target.url.protocol !== 'https:' && !policy.allowPrivateTargets) {
      throw new TypeError('The address is not allowed: it must be an https address');
    }
    const signal = AbortSignal.timeout(deadlineMs);
    const answer = await request(target.url, {
      method: method as 'GET' | 'POST',
      headers,
      body: body === null || body === undefined ? null : body.toString(),
      dispatcher: pools.for(target.address),
      signal,
    });
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of answer.body as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > mostBytes) throw new RangeError('The answer is too long');
      chunks.push(chunk);
    }
    const fields = Object.entries(answer.headers).flatMap(([name, value]) =>
      [value ?? []].flat().map((one): [string, string] => [name, one]),
    );
    const isEmpty = answer.statusCode === 204 || answer.statusCode === 304;
    return new Response(isEmpty ? null : Buffer.concat(chunks), { status: answer.statusCode, headers: fields });
  };
}
