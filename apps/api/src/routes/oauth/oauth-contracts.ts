import { Flag, IgnoresUnknownKeys, Text, WholeNumber } from '@anz-payroll/http-kit/contract';

/** RFC 6749 section 5.2. */
export class OAuthErrorBody {
  @Text({ example: 'invalid_grant' }) error!: string;
  @Text({ optional: true }) error_description?: string;
}

@IgnoresUnknownKeys()
export class AuthorizeQuery {
  @Text({ optional: true, max: 200 }) client_id?: string;
  @Text({ optional: true, max: 2000, description: 'One of the registered addresses, character by character.' })
  redirect_uri?: string;
  @Text({ optional: true, max: 100, description: 'May be left out; only `code` exists.' }) response_type?: string;
  @Text({ optional: true, max: 100 }) response_mode?: string;
  @Text({ optional: true, max: 1000, description: 'Separated by spaces; `openid` is always part of it.' })
  scope?: string;
  @Text({ optional: true, max: 4000 }) state?: string;
  @Text({ optional: true, max: 1000, description: 'PKCE; required from public applications.' })
  code_challenge?: string;
  @Text({ optional: true, max: 100, description: 'Only `S256`.' }) code_challenge_method?: string;
  @Text({ optional: true, max: 1000, description: 'Handed back in the ID token.' }) nonce?: string;
  @Text({
    optional: true,
    max: 100,
    description:
      '`login` or `select_account` ask for a new sign-in. `none` is answered with an error, because consent is always asked for.',
  })
  prompt?: string;
  @Text({ optional: true, max: 20, description: 'Seconds after which the customer signs in again.' }) max_age?: string;
  @Text({ optional: true, max: 4000, description: 'Not supported.' }) request?: string;
  @Text({ optional: true, max: 4000, description: 'Not supported.' }) request_uri?: string;
}

@IgnoresUnknownKeys()
export class TokenForm {
  @Text({
    optional: true,
    max: 100,
    description: '`authorization_code`, `refresh_token`, or `client_credentials` of a key for a machine.',
  })
  grant_type?: string;
  @Text({ optional: true, max: 1000 }) code?: string;
  @Text({ optional: true, max: 1000 }) refresh_token?: string;
  @Text({ optional: true, max: 200 }) client_id?: string;
  @Text({ optional: true, max: 1000 }) client_secret?: string;
  @Text({ optional: true, max: 2000 }) redirect_uri?: string;
  @Text({ optional: true, max: 1000 }) code_verifier?: string;
  @Text({ optional: true, max: 1000 }) scope?: string;
}

/** The members of spec 4.5, and the ID token of OpenID Connect Core 3.1.3.3. */
export class TokenAnswer {
  @Text() access_token!: string;
  @Text({ example: 'Bearer' }) token_type!: string;
  @WholeNumber({ example: 1800 }) expires_in!: number;
  @Text() refresh_token!: string;
  @WholeNumber({ example: 2592000 }) refresh_expires_in!: number;
  @Text({ optional: true, description: 'A JWT signed by RS256, with the scope `openid`.' }) id_token?: string;
}

/** Of a key for a machine: no refresh token. @law RFC 6749 4.4.3 */
export class MachineTokenAnswer {
  @Text() access_token!: string;
  @Text({ example: 'Bearer' }) token_type!: string;
  @WholeNumber({ example: 1800, description: 'Less than 1800 when the key ends before.' }) expires_in!: number;
  @Text({ description: 'Separated by spaces.' }) scope!: string;
}

@IgnoresUnknownKeys()
export class TokenHandlingForm {
  @Text({ optional: true, max: 1000 }) token?: string;
  @Text({ optional: true, max: 100 }) token_type_hint?: string;
  @Text({ optional: true, max: 200 }) client_id?: string;
  @Text({ optional: true, max: 1000 }) client_secret?: string;
}

/** RFC 7662 section 2.2. */
export class Introspection {
  @Flag() active!: boolean;
  @Text({ optional: true }) scope?: string;
  @Text({ optional: true }) client_id?: string;
  @Text({ optional: true }) token_type?: string;
  @WholeNumber({ optional: true }) exp?: number;
  @WholeNumber({ optional: true }) iat?: number;
  @Text({ optional: true }) sub?: string;
  @Text({ optional: true }) iss?: string;
}
