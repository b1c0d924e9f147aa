const webAddress = /^(https?):\/\/([^/?#:]+|\[[0-9a-f:.]+\])(?::(\d+))?(?:[/?]|$)/i;
const usualPort: Readonly<Record<string, string>> = { http: '80', https: '443' };

/**
 * The web origins of redirect addresses, as browsers write them in `Origin`: a page that receives the code may also ask
 * for the tokens. Addresses of installed apps have none. @law RFC 6454 6.2
 */
export function webOrigins(redirectUris: readonly string[]): readonly string[] {
  const origins = redirectUris.flatMap((uri) => {
    const [, scheme, host, port] = webAddress.exec(uri) ?? [];
    if (scheme === undefined || host === undefined) return [];
    const ending = port === undefined || port === usualPort[scheme.toLowerCase()] ? '' : `:${Number(port)}`;
    return [`${scheme}://${host}`.toLowerCase() + ending];
  });
  return [...new Set(origins)];
}
