import type { OAuthRefusal } from '@anz-payroll/accounts';
import { problemTable, type Problem } from '@anz-payroll/http-kit/errors';
import type { ProtocolErrors } from '@anz-payroll/http-kit/route';
import { OAuthErrorBody } from './oauth-contracts';

/** RFC 6749 5.2: a client that failed to authenticate gets 401 and the way to do it, everything else 400. */
export function oauthError({ error, description }: OAuthRefusal) {
  const body: OAuthErrorBody = { error, error_description: description };
  return error === 'invalid_client'
    ? ({ status: 401, body, headers: { 'WWW-Authenticate': 'Basic realm="oauth"', Pragma: 'no-cache' } } as const)
    : ({ status: 400, body, headers: { Pragma: 'no-cache' } } as const);
}

/** What the request itself got wrong is `invalid_request` here; limits and failures keep the service's own shapes. */
export const oauthErrors: ProtocolErrors = {
  contract: OAuthErrorBody,
  reply: ({ problem: kind, detail, faults }: Problem) => {
    const { status } = problemTable[kind];
    if (![400, 413, 415, 422].includes(status)) return undefined;
    const told = faults?.map((fault) => `${fault.path.replace(/^(body|query)\./, '')}: ${fault.message}`).join(' ');
    const description = (told ?? detail).replace(/[^\x20-\x21\x23-\x5b\x5d-\x7e]/g, '').slice(0, 300);
    return { status: 400, body: { error: 'invalid_request', error_description: description } };
  },
};
