/** The first postcode of each range and whose it is, up to the next. Source: Australia Post, postcode ranges by state and territory. */
const ranges: readonly (readonly [from: number, state: string])[] = [
  [200, 'ACT'],
  [300, ''],
  [800, 'NT'],
  [1000, 'NSW'],
  [2600, 'ACT'],
  [2619, 'NSW'],
  [2900, 'ACT'],
  [2921, 'NSW'],
  [3000, 'VIC'],
  [4000, 'QLD'],
  [5000, 'SA'],
  [6000, 'WA'],
  [7000, 'TAS'],
  [8000, 'VIC'],
  [9000, 'QLD'],
];

/** The Australian state or territory that a postcode is of; empty where there is none. */
export function stateOfPostcode(postcode: string): string {
  return ranges.findLast(([from]) => from <= Number(postcode))?.[1] ?? '';
}
