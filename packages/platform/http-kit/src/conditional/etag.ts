/** A record's version as a strong entity tag (RFC 9110, 8.8.3). */
export function etag(version: number): string {
  return `"v${version}"`;
}
