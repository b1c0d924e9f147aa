const ofAccount = '/home|/activity|/account(?:/email)?|/keys|/absences|/sign-on|/api-management';
const ofList = '/(?:users|roles)(?:/\\d{1,16})?';
const ofCompany = '/companies/(?:new|\\d{1,16}(?:/[a-z0-9/-]{1,80})?)';
const ofEmployee = '/my(?:/\\d{1,16}(?:/[a-z0-9/-]{1,80})?)?';
const ofDeveloper = '/developers(?:/[a-z0-9/-]{1,80})?';
const ofProtocol = '/api/oauth/authorize\\?[\\x21-\\x7e]{1,8000}';

const places = new RegExp(`^(?:${[ofAccount, ofList, ofCompany, ofEmployee, ofDeveloper, ofProtocol].join('|')})$`);

/** Where to go after signing in: only places of our own, or the page would be an open redirector. */
export function nextAddress(asked: string | undefined): string {
  return asked !== undefined && places.test(asked) ? asked : '/home';
}
