import type { Request } from 'express';
import type { Route } from '../../route';

/** A body longer than this is a batch: some hundred pays, or twenty employees. */
const LONG_BODY_BYTES = 32 * 1024;

/** Whether this request is work for many people, of which a customer has only a few in progress. */
export function isHeavy({ weight }: Route, req: Request): boolean {
  return weight === 'heavy' || (weight === 'heavy-if-long' && hasLongBody(req));
}

const asksForSome = /[?&](?:limit|cursor|number|employee_id|employee_number)=/;

/** Whether this request reads something of everybody in a company; it is long where there are many. */
export function isOfEverybody({ weight }: Route, { url }: Request): boolean {
  return typeof weight === 'object' && !asksForSome.test(url);
}

/** A body that does not say its length may be long, and so may one that says how long it is while it is compressed. */
export function hasLongBody({ headers }: Request): boolean {
  if ('transfer-encoding' in headers) return true;
  const { 'content-encoding': encoding = 'identity', 'content-length': length = '0' } = headers;
  return Number(length) > (encoding.toLowerCase() === 'identity' ? LONG_BODY_BYTES : 0);
}
