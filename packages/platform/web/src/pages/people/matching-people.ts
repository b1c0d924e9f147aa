import { plainText } from '../plain-text';

interface Found {
  readonly first_name: string;
  readonly last_name: string;
  readonly number: string | null;
}

/** Every word of the search is somewhere in the name or the number, whatever its case and accents. */
export function matchingPeople(search: string): (employee: Found) => boolean {
  const words = plainText(search).split(/\s+/);
  return ({ first_name, last_name, number }) => {
    const text = plainText(`${first_name} ${last_name} ${number ?? ''}`);
    return words.every((word) => text.includes(word));
  };
}
