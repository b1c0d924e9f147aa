import { fingerprintOf } from '@anz-payroll/http-kit/idempotency';
import { html, type Html } from '../markup';
import { changedMeanwhile } from './record-form';

/** What a page says instead of saving a form that was made from what is no longer stored. */
export const nothingSaved = `Nothing was saved. ${changedMeanwhile}`;

/** The version of what a form shows: another one as soon as any of it is stored otherwise. */
export function shownVersion(shown: object): string {
  return fingerprintOf('form', shown);
}

/** Beside a field of a form that was not saved: what is stored now, where that is something else. */
export function storedNow(typed: string, stored: string | undefined): Html {
  if (stored === undefined || stored === typed) return html``;
  return html`<p class="problem">${stored === '' ? 'Nothing is stored now.' : `“${stored}” is stored now.`}</p>`;
}

/** The same beside a box to tick. */
export function tickedNow(isTicked: boolean, isStored: boolean | undefined): Html {
  if (isStored === undefined || isStored === isTicked) return html``;
  return html` <span class="quiet">(stored now: ${isStored ? 'yes' : 'no'})</span>`;
}
