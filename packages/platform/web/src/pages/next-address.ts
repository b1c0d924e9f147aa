const places =
  /^(?:\/home|\/activity|\/account|\/keys|\/absences|\/sign-on|\/users(?:\/\d{1,16})?|\/api-management|\/developers(?:\/[a-z0-9/-]{1,80})?|\/companies\/\d{1,16}\/(?:pays|people|approvals)(?:\/[a-z0-9/-]{1,80})?|\/api\/oauth\/authorize\?[\x21-\x7e]{1,8000})$/;

/** Where to go after signing in: only places of our own, or the page would be an open redirector. */
export function nextAddress(asked: string | undefined): string {
  return asked !== undefined && places.test(asked) ? asked : '/home';
}
