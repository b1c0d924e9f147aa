import { promises as dns } from 'node:dns';

/** Every address a name stands for right now. */
export interface Resolver {
  addressesOf(name: string): Promise<readonly string[]>;
}

/**
 * Asks the name servers themselves, for both kinds of address: one forbidden address among public ones is enough to
 * refuse. Not by the system's own look-up, whose few threads a name that never answers would keep from all others.
 * Questions for one name that are open at the same time are one question.
 */
export function nameServerResolver(
  options: { readonly servers?: readonly string[]; readonly timeoutMs?: number } = {},
): Resolver {
  const resolver = new dns.Resolver({ timeout: options.timeoutMs ?? 2_000, tries: 2 });
  if (options.servers !== undefined) resolver.setServers(options.servers);
  const open = new Map<string, Promise<readonly string[]>>();
  const ask = async (name: string): Promise<readonly string[]> => {
    const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    for (const answer of answers) if (answer.status === 'rejected' && !isAbsent(answer.reason)) throw answer.reason;
    return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  };
  return {
    addressesOf: (name) => {
      // RFC 6761 6.3: this name is loopback and is not asked for; whether it may be used is judged elsewhere.
      if (name === 'localhost' || name.endsWith('.localhost')) return Promise.resolve(['127.0.0.1']);
      const asked = open.get(name) ?? ask(name).finally(() => open.delete(name));
      open.set(name, asked);
      return asked;
    },
  };
}

/** There is no address of that kind; any other failure leaves it unknown what else the name stands for. */
function isAbsent(error: unknown): boolean {
  const code = (error as { code?: unknown } | undefined)?.code;
  return code === 'ENODATA' || code === 'ENOTFOUND';
}

export const systemResolver: Resolver = nameServerResolver();
