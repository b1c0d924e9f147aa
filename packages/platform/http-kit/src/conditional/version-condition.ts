import { etag } from './etag';

/** Whether a write may touch a record of this version. */
export type VersionCondition = (version: number) => boolean;

/**
 * What an `If-Match` header asks for; `undefined` when the client sent none and takes any version. Weak tags never
 * match (RFC 9110, 13.1.1), nor does anything we did not hand out: the write is refused with 412 rather than done on a
 * guess.
 */
export function versionCondition(ifMatch: string | undefined): VersionCondition | undefined {
  if (ifMatch === undefined) return undefined;
  const wanted = ifMatch.split(',').map((tag) => tag.trim());
  return (version) => wanted.includes('*') || wanted.includes(etag(version));
}
