import { isIPv6, type LookupFunction } from 'node:net';

/** Whatever name is asked for, the answer is the address that was vetted. */
export function pinnedLookup(address: string): LookupFunction {
  const family = isIPv6(address) ? 6 : 4;
  return (_name, options, answer) => {
    if (options.all === true) answer(null, [{ address, family }]);
    else answer(null, address, family);
  };
}
