import { html, type Html } from '../markup';

/** The hidden field that proves a form is ours. */
export function csrfField(csrfToken: string): Html {
  return html`<input type="hidden" name="csrf_token" value="${csrfToken}" />`;
}

export function alertBox(message: string | undefined): Html {
  return message === undefined ? html`` : html`<p class="alert" role="alert">${message}</p>`;
}
