import { codeInWords } from 'payroll-core';
import { day } from './day';
import { fieldLabel } from './field-label';

/**
 * A message of the rules as the pages write it: days, `2026-11-05` as `5 Nov 2026`; codes of the API by the words of the forms,
 * `PAID_PUBLIC_HOLIDAY` as `“Public holiday”`; fields by their labels, `tax_file_number` as `“Tax file number”`, which are entered and
 * not sent; and without the API's addresses, its codes of problems in front of their sentence and its names of fields in brackets.
 */
export function inWords(message: string, labelOf: (name: string) => string = fieldLabel): string {
  return message
    .replaceAll(/(?<=^|\s)[a-z]+\/[a-z-]+: /g, '')
    .replaceAll(/ \((?:GET|PUT|POST|PATCH|DELETE) \/api\/[^)]*\)/g, '')
    .replaceAll(/ \([a-z]+(?:_[a-z]+)+(?: ([A-Z]+))?\)/g, (_, code?: string) =>
      code === undefined ? '' : ` (${code})`,
    )
    .replaceAll(/(?<![\w@./-])[a-z]+(?:_[a-z0-9]+)+(?![\w@/-])/g, (name) => `“${labelOf(name)}”`)
    .replaceAll(/\b([Ss])end (?=“)/g, (_, first: string) => (first === 'S' ? 'Enter ' : 'enter '))
    .replaceAll(/\b(?:19|20)\d{2}-\d{2}-\d{2}\b/g, day)
    .replaceAll(/\b[A-Z]{2,}(?:_[A-Z]+\d?)+\b/g, quoted);
}

function quoted(code: string): string {
  const words = codeInWords(code);
  return words.startsWith('Method') ? words : `“${words.charAt(0).toUpperCase()}${words.slice(1)}”`;
}
