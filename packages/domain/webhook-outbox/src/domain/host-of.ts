/** The host and port of a stored address, for counting: attempts to one host are limited over all its endpoints. */
export function hostOf(url: string): string {
  return /^[a-z]+:\/\/(?:[^/?#@]*@)?([^/?#]+)/i.exec(url)?.[1]?.toLowerCase() ?? '';
}
