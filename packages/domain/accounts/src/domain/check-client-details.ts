import { accepted, refused, type Result } from 'payroll-core';
import type { AccountsRefusal } from './accounts-refusal';
import { readNameLine } from './name-line';
import { checkRedirectUri } from './redirect-uri';

export interface ClientDetails {
  readonly name: string;
  readonly redirectUris: readonly string[];
}

/** The name is shown on the consent page, so it is one plain line; the addresses are kept without duplicates. */
export function checkClientDetails(
  givenName: string,
  redirectUris: readonly string[],
): Result<ClientDetails, AccountsRefusal> {
  const name = readClientName(givenName);
  if (name === undefined) {
    return refused({
      code: 'client/invalid',
      message: 'An application needs a name of 1 to 100 visible characters.',
      path: 'name',
    });
  }
  if (redirectUris.length < 1 || redirectUris.length > 20) {
    return refused({
      code: 'client/redirect-uri',
      message: 'An application needs 1 to 20 redirect addresses.',
      path: 'redirectUris',
    });
  }
  for (const [index, uri] of redirectUris.entries()) {
    const checked = checkRedirectUri(uri);
    if (!checked.ok) {
      const path = `redirectUris[${index}]`;
      return refused({ code: 'client/redirect-uri', message: `A redirect address ${checked.error}.`, path });
    }
  }
  return accepted({ name, redirectUris: [...new Set(redirectUris)] });
}

/** The name without the space around it; undefined when it is none. */
export function readClientName(given: string): string | undefined {
  return readNameLine(given, 100);
}
