import { html, type Html } from '../markup';

/** The hidden field that proves a form is ours. */
export function sealField(seal: string): Html {
  return html`<input type="hidden" name="seal" value="${seal}" />`;
}

export function alertBox(message: string | undefined): Html {
  return message === undefined ? html`` : html`<p class="alert" role="alert">${message}</p>`;
}
