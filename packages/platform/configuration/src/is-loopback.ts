/** Whether a host reaches this machine alone: `localhost`, 127.0.0.0/8 or ::1. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase();
  return name === 'localhost' || name.endsWith('.localhost') || name === '::1' || /^127(?:\.\d{1,3}){3}$/.test(name);
}

/** The host of an address with a scheme; undefined where it has none. Written by hand: this package runs without Node. */
export function hostOf(address: string): string | undefined {
  return /^[a-z][a-z0-9+.-]*:\/\/(?:[^/?#]*@)?(\[[^\]]*\]|[^/?#:]*)/i.exec(address)?.[1];
}

/** Whether what is sent to this address can be read on its way: no encryption, and not to this machine. */
export function isInTheClear(address: string): boolean {
  const scheme = address.slice(0, address.indexOf(':')).toLowerCase();
  return (scheme === 'http' || scheme === 'smtp') && !isLoopback(hostOf(address) ?? '');
}
