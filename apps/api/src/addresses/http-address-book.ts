import axios from 'axios';
import type { AddressBook, AddressQuestion, Suggestion } from '../routes/lookups/address-book';
import type { Logger } from '@anz-payroll/http-kit/logging';

/** Somebody is typing: a later answer is no answer. */
const DEADLINE_MS = 1500;
const MOST_BYTES = 64 * 1024;

/**
 * Asks a provider: `GET <address>?text=&country=&limit=&primary=` answers `{ "suggestions": [ … ] }` with the members of
 * our own answer. Whatever goes wrong is an empty list: an address can always be typed by hand.
 */
export function httpAddressBook(address: string, key: string | undefined, log: Logger): AddressBook {
  return {
    suggest: async (question) => {
      try {
        const { status, data } = await axios.get<string>(questionTo(address, question).href, {
          headers: { Accept: 'application/json', ...(key === undefined ? {} : { Authorization: `Bearer ${key}` }) },
          signal: AbortSignal.timeout(DEADLINE_MS),
          responseType: 'text',
          transformResponse: [(text: string) => text],
          maxContentLength: MOST_BYTES,
          maxRedirects: 0,
          proxy: false,
          validateStatus: () => true,
        });
        if (status === 200) return readSuggestions(JSON.parse(data)).slice(0, question.limit);
        log.warn('address provider gave no answer', { status });
      } catch (error) {
        log.warn('address provider gave no answer', { reason: axios.isAxiosError(error) ? error.code : 'unreadable' });
      }
      return [];
    },
  };
}

function questionTo(address: string, { text, countries, limit, primary }: AddressQuestion): URL {
  const url = new URL(address);
  const asked = { text, country: countries.join(','), limit: String(limit), ...(primary === '' ? {} : { primary }) };
  for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value);
  return url;
}

const members = ['label', 'address1', 'city', 'state', 'postcode', 'country'] as const;

function readSuggestions(body: unknown): readonly Suggestion[] {
  const list = (body as { readonly suggestions?: unknown } | null)?.suggestions;
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry: unknown) => {
    const record = (typeof entry === 'object' && entry !== null ? entry : {}) as Record<string, unknown>;
    if (typeof record['label'] !== 'string') return [];
    const read = (name: string): string => (typeof record[name] === 'string' ? record[name] : '');
    return [Object.fromEntries(members.map((name) => [name, read(name)])) as unknown as Suggestion];
  });
}
