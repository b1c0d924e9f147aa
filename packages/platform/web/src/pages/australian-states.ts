import { auStates } from 'payroll-core/au';
import { regionCode } from './new-zealand-regions';
import type { FieldNote } from './record-form';

const stateNames: Readonly<Record<string, string>> = {
  'new south wales': 'NSW',
  victoria: 'VIC',
  queensland: 'QLD',
  'western australia': 'WA',
  'south australia': 'SA',
  tasmania: 'TAS',
  'australian capital territory': 'ACT',
  'northern territory': 'NT',
};

/** `QLD` for Queensland, `AUK` for Auckland; anything else as it is written. */
export function stateCode(text: string): string {
  return stateNames[text.trim().replaceAll(/\s+/g, ' ').toLowerCase()] ?? regionCode(text) ?? text;
}

export const stateNote: FieldNote = {
  label: 'State or region',
  help: 'Such as NSW or Queensland; in New Zealand such as AUK or Hawke’s Bay',
  codeOf: stateCode,
};

/**
 * The state of somebody who lives in Australia. The API takes any letters; here a slip would leave long service leave
 * out of a final pay, which follows the Act of the state.
 */
export const stateOfPersonNote: FieldNote = {
  ...stateNote,
  problem: (text, { country = '' }) =>
    country.trim().toUpperCase() === 'AU' && !auStates.some((state) => state === text.trim().toUpperCase())
      ? `must be a state or territory of Australia: ${auStates.join(', ')}, or its name`
      : undefined,
};
