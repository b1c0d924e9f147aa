import type { AccountsUseCases } from '@anz-payroll/accounts';
import { ListOf, Text } from '@anz-payroll/http-kit/contract';
import { answer, everyone, route, type Route } from '@anz-payroll/http-kit/route';

class JsonWebKey {
  @Text({ example: 'RSA' }) kty!: string;
  @Text({ example: 'sig' }) use!: string;
  @Text({ example: 'RS256' }) alg!: string;
  @Text({ description: 'Names the key in the header of an ID token.' }) kid!: string;
  @Text() n!: string;
  @Text() e!: string;
}

class JsonWebKeySet {
  @ListOf(() => JsonWebKey) keys!: JsonWebKey[];
}

/** A new key is published a day before it signs, so that copies of up to an hour never lack it. */
export const jwksRoute = ({ publishedKeys }: Pick<AccountsUseCases, 'publishedKeys'>): Route =>
  route({
    method: 'GET',
    path: '/api/oauth/jwks',
    operation: 'oauth-jwks',
    summary: 'The public keys that ID tokens are checked with (RFC 7517)',
    tag: 'OAuth',
    auth: everyone,
    rate: 'unlimited',
    crossOrigin: 'everyone',
    responses: { 200: answer(JsonWebKeySet, 'The keys.') },
    async handle() {
      const keys = (await publishedKeys()).map(({ kid, publicJwk: { kty, n, e } }) => ({
        ...{ kty, use: 'sig', alg: 'RS256', kid },
        ...{ n, e },
      }));
      return { status: 200, body: { keys }, headers: { 'Cache-Control': 'public, max-age=300' } };
    },
  });
