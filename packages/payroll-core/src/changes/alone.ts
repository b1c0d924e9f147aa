import type { AnyPayInput } from './compared-country';

/** The pay without its part in a period of several pays: taxed by itself. */
export function alone(input: AnyPayInput): AnyPayInput {
  const { taxedTogether, ...rest } = input;
  const { periodShare, ...left } = rest as AnyPayInput & { readonly periodShare?: unknown };
  return (taxedTogether ?? periodShare ?? null) === null ? input : left;
}
