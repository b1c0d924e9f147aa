import { countryFeatures } from '../country-features';
import { html, type Html } from '../../markup';
import type { EnterPayFacts } from './enter-pay-page';
import { input, select } from './pay-fields';

/**
 * What gives the super of a pay more time, by the member of the item that each field becomes.
 * @law Superannuation Guarantee (Administration) Act 1992 (Cth) s 18C
 */
export const superTimingFields = {
  isFirstContribution: 'super_is_first_contribution',
  nextRegularPayday: 'super_next_regular_payday',
  determinationMadeOn: 'super_determination_made_on',
} as const;

const answers = [
  { value: '', label: 'As the start date says' },
  { value: 'true', label: 'Yes: 20 business days' },
  { value: 'false', label: 'No' },
];

/** Folded, since nearly every pay has the usual days. */
export function superTimingCard({ company, typed, problems }: EnterPayFacts): Html | '' {
  if (!countryFeatures[company.country].hasSuperFunds) return '';
  const isOpen = Object.values(superTimingFields).some(
    (name) => (typed[name] ?? '') !== '' || problems[name] !== undefined,
  );
  const { isFirstContribution, nextRegularPayday, determinationMadeOn } = superTimingFields;
  return html`<details class="card" ${isOpen ? html`open` : ''}>
    <summary>When super is due</summary>
    <p class="quiet">Seven business days after the payday, unless something here gives it more time.</p>
    <div class="fields">
      ${select(isFirstContribution, 'First contribution for the person, or to a new fund', typed, problems, answers)}
      ${input(nextRegularPayday, 'Next regular payday', typed, problems, 'Of a pay outside the usual cycle: its days count from there.')}
      ${input(determinationMadeOn, 'Determination made on', typed, problems, 'For exceptional circumstances, by the Commissioner.')}
    </div>
  </details>`;
}
