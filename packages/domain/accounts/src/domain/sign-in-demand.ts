import { accepted, refused, type Result } from 'payroll-core';
import { oauthRefusal, type OAuthRefusal } from './oauth-refusal';

/** What an authorization request says about the person's sign-in. @law OpenID Connect Core 1.0, 3.1.2.1 */
export interface SignInDemand {
  /** `prompt=none`: no page may be shown. Consent is always asked for here, so such a request is always refused. */
  readonly isSilent: boolean;
  /** `prompt=login`: the person signs in again, whoever is signed in. */
  readonly signInAgain: boolean;
  /** `max_age`: a sign-in that is older than this many seconds does not count. */
  readonly maxAge: number | null;
}

const prompts = ['none', 'login', 'consent', 'select_account'];

export function readSignInDemand(given: {
  readonly prompt?: string;
  readonly max_age?: string;
  readonly request?: string;
  readonly request_uri?: string;
}): Result<SignInDemand, OAuthRefusal> {
  if (given.request !== undefined) {
    return refused(oauthRefusal('request_not_supported', 'The parameter request is not supported.'));
  }
  if (given.request_uri !== undefined) {
    return refused(oauthRefusal('request_uri_not_supported', 'The parameter request_uri is not supported.'));
  }
  const prompt = (given.prompt ?? '').split(' ').filter((value) => value !== '');
  if (prompt.some((value) => !prompts.includes(value)) || (prompt.includes('none') && prompt.length > 1)) {
    return refused(oauthRefusal('invalid_request', `The prompt must be of ${prompts.join(', ')}, and none alone.`));
  }
  if (given.max_age !== undefined && !/^\d{1,9}$/.test(given.max_age)) {
    return refused(oauthRefusal('invalid_request', 'The max_age must be a whole number of seconds.'));
  }
  return accepted({
    isSilent: prompt.includes('none'),
    // Another account is chosen by signing in to it.
    signInAgain: prompt.includes('login') || prompt.includes('select_account'),
    maxAge: given.max_age === undefined ? null : Number(given.max_age),
  });
}

/** Whether somebody who signed in then must do it again. */
export function mustSignInAgain({ signInAgain, maxAge }: SignInDemand, signedInAt: number, now: number): boolean {
  return signInAgain || (maxAge !== null && now - signedInAt > maxAge * 1000);
}
