import type { AddressBook, AddressQuestion, Suggestion } from '../routes/lookups/address-book';
import file from './localities.json';
import { stateOfPostcode } from './states-of-postcode';

interface Locality {
  readonly country: string;
  readonly state: string;
  readonly name: string;
  /** Lower-case, without accents. */
  readonly key: string;
  /** Place in its country by size. */
  readonly place: number;
}

const localities: readonly Locality[] = Object.entries(file.localities).flatMap(([country, states]) =>
  Object.entries(states).flatMap(([state, names]) =>
    names.split('; ').map((name, place) => ({ country, state, name, key: keyOf(name), place })),
  ),
);

function keyOf(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** Towns and suburbs that come with the service; it knows no streets, and of postcodes those that were typed. */
export const embeddedAddressBook: AddressBook = {
  suggest: (question) => Promise.resolve(suggest(question)),
};

/**
 * What was typed may be a locality, or a street with a locality behind it: "12 Rose St, Fitzroy" and "12 rose st fitz".
 * The longest ending that begins the name of a locality decides; what stands before it is the street.
 */
function suggest({ text, countries, limit, primary }: AddressQuestion): readonly Suggestion[] {
  const { words, postcode } = readTyped(text);
  for (let from = 0; from < words.length; from++) {
    const wanted = keyOf(words.slice(from).join(' '));
    if (wanted.length < 3) return [];
    const found = localities.filter(
      ({ country, key }) =>
        countries.includes(country.toLowerCase()) && (key.startsWith(wanted) || key.includes(` ${wanted}`)),
    );
    const fits = (locality: Locality) => postcode !== '' && isOf(postcode, locality);
    if (found.length === 0) continue;
    const street = words.slice(0, from).join(' ');
    return [...found]
      .sort(byRank(wanted, primary, fits))
      .slice(0, limit)
      .map((locality) => toSuggestion(locality, street, fits(locality) ? postcode : ''));
  }
  return [];
}

/** What was typed, and apart from it a postcode at its end. States are left out: the list knows them. */
function readTyped(text: string): { readonly words: readonly string[]; readonly postcode: string } {
  const words = text.trim().split(/[\s,]+/);
  const postcode = words.length > 1 && /^\d{4}$/.test(words.at(-1) ?? '') ? (words.pop() ?? '') : '';
  if (postcode !== '' && words.length > 1 && stateCodes.has(words.at(-1)?.toUpperCase() ?? '')) words.pop();
  return { words, postcode };
}

const stateCodes = new Set(localities.map(({ state }) => state));

/** Postcodes of New Zealand say nothing about the region that could be looked up here. */
function isOf(postcode: string, { country, state }: Locality): boolean {
  return country === 'NZ' || stateOfPostcode(postcode) === state;
}

function byRank(wanted: string, primary: string, fits: (locality: Locality) => boolean) {
  const rank = (locality: Locality): readonly number[] => {
    const { country, key, place } = locality;
    return [
      fits(locality) ? 0 : 1,
      country.toLowerCase() === primary ? 0 : 1,
      key === wanted ? 0 : key.startsWith(wanted) ? 1 : 2,
      place,
    ];
  };
  return (a: Locality, b: Locality): number => {
    const [left, right] = [rank(a), rank(b)];
    const at = left.findIndex((value, index) => value !== right[index]);
    return at === -1 ? 0 : left[at]! - right[at]!;
  };
}

function toSuggestion({ country, state, name }: Locality, street: string, postcode: string): Suggestion {
  return {
    label: `${street === '' ? '' : `${street}, `}${name} ${state}${postcode === '' ? '' : ` ${postcode}`}, ${country}`,
    address1: street,
    city: name,
    state,
    postcode,
    country,
  };
}
