import { deviceLifetime } from '@anz-payroll/accounts';
import type { PageServices } from '../pages';

/** What a browser gets when somebody has signed in: the session, a device that is known next time, and no sign-in form any more. */
export function sessionCookies(
  cookies: PageServices['cookies'],
  begun: { readonly sessionSecret: string; readonly device: string },
): readonly string[] {
  return [
    cookies.write('session', begun.sessionSecret),
    cookies.write('device', begun.device, deviceLifetime),
    cookies.write('form', '', 0),
  ];
}
