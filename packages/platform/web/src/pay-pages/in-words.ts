import { day } from './day';

/**
 * A message of the rules as the pages write it: days, `2026-11-05` as `5 Nov 2026`; codes of the API by the words of the forms,
 * `PAID_PUBLIC_HOLIDAY` as `“Public holiday”`; and without the API's addresses, its codes of problems in front of their sentence and its
 * names of fields in brackets.
 */
export function inWords(message: string): string {
  return message
    .replaceAll(/(?<=^|\s)[a-z]+\/[a-z-]+: /g, '')
    .replaceAll(/ \((?:GET|PUT|POST|PATCH|DELETE) \/api\/[^)]*\)/g, '')
    .replaceAll(/ \([a-z]+(?:_[a-z]+)+(?: ([A-Z]+))?\)/g, (_, code?: string) =>
      code === undefined ? '' : ` (${code})`,
    )
    .replaceAll(/\b(?:19|20)\d{2}-\d{2}-\d{2}\b/g, day)
    .replaceAll(/\b[A-Z]{2,}(?:_[A-Z]+\d?)+\b/g, codeInWords);
}

/** As Schedule 5 of the tax office calls them. */
const methods: Readonly<Record<string, string>> = {
  METHOD_A_WHOLE_YEAR: 'Method A over the year',
  METHOD_A_SPECIFIC_RANGE: 'Method A over its days',
  METHOD_B1: 'Method B(i)',
  METHOD_B2: 'Method B(ii)',
};

function codeInWords(code: string): string {
  if (methods[code] !== undefined) return methods[code];
  const text = code
    .replace(/^PAID_(?=PUBLIC)/, '')
    .replaceAll('_', ' ')
    .toLowerCase();
  return `“${text.charAt(0).toUpperCase()}${text.slice(1)}”`;
}
