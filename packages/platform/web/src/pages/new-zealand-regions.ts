import { plainText } from './plain-text';

/** Codes of the regions by their names without macrons and apostrophes. @law ISO 3166-2:NZ */
const regions: Readonly<Record<string, string>> = {
  northland: 'NTL',
  auckland: 'AUK',
  waikato: 'WKO',
  'bay of plenty': 'BOP',
  gisborne: 'GIS',
  'hawkes bay': 'HKB',
  taranaki: 'TKI',
  'manawatu-whanganui': 'MWT',
  'manawatu-wanganui': 'MWT',
  wellington: 'WGN',
  tasman: 'TAS',
  nelson: 'NSN',
  marlborough: 'MBH',
  'west coast': 'WTC',
  canterbury: 'CAN',
  otago: 'OTA',
  southland: 'STL',
  'chatham islands': 'CIT',
};

/** `HKB` for Hawke’s Bay; nothing for what is no region of New Zealand. */
export function regionCode(name: string): string | undefined {
  return regions[plainText(name).replaceAll(/['’]/g, '').replaceAll(/\s+/g, ' ').trim()];
}
