import { asGiven } from '../refusal/as-given';

/** As Schedule 5 of the tax office calls its methods, and words that a code cuts short. */
const named: Readonly<Record<string, string>> = {
  METHOD_A_WHOLE_YEAR: 'Method A over the year',
  METHOD_A_SPECIFIC_RANGE: 'Method A over its days',
  METHOD_B1: 'Method B(i)',
  METHOD_B2: 'Method B(ii)',
  NZ_ACC_WORKERS_COMP: 'first week of ACC compensation',
  NORMAL: 'ordinary',
  WORKERS_COMP: 'workers compensation',
  ALT_HOLIDAY: 'alternative holiday',
};

/** A code of the API in the words of a reader: `UNION_FEES` is "union fees". */
export function codeInWords(code: string): string {
  if (typeof code !== 'string')
    throw new TypeError(`Not a code: ${asGiven(code)}. Expected text such as "UNION_FEES".`);
  return (
    named[code] ??
    code
      .replace(/^NZ_/, '')
      .replace(/^PAID_(?=PUBLIC)/, '')
      .replaceAll('_', ' ')
      .toLowerCase()
  );
}
