/** The client's own address with the answer's parameters added behind whatever query it has. */
export function redirectWith(redirectUri: string, parameters: Readonly<Record<string, string | null>>): string {
  const given = Object.entries(parameters).flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
  const query = new URLSearchParams(given as [string, string][]).toString();
  return `${redirectUri}${redirectUri.includes('?') ? '&' : '?'}${query}`;
}
