import { html, type Html } from '../markup';
import { csrfField } from './form-fields';
import { page } from './page';
import { fieldLabel } from './record-form';

export interface SendAgainFacts {
  readonly title: string;
  readonly message: string;
  readonly action: string;
  readonly method: 'get' | 'post';
  /** What was sent. */
  readonly fields: readonly (readonly [name: string, value: string])[];
  /** What is wrong with which field; those are shown, the others are sent again as they are. */
  readonly problems: Readonly<Record<string, string>>;
  /** In the place of the one that was sent. */
  readonly csrfToken?: string;
  /** What has to be done elsewhere first. */
  readonly first?: { readonly address: string; readonly name: string; readonly says: string };
}

/** A form that could not be read, with everything that was typed into it. */
export function sendAgainPage(facts: SendAgainFacts): string {
  const { title, message, action, method, fields, problems, csrfToken, first } = facts;
  const kept = csrfToken === undefined ? fields : fields.filter(([name]) => name !== 'csrf_token');
  return page({
    title,
    isNarrow: true,
    body: html`<div class="card">
      <h1>${title}</h1>
      <p role="alert">Nothing was saved. ${message}</p>
      ${first === undefined ? '' : html`<p><a href="${first.address}" target="_blank" rel="noopener">${first.name}</a>${first.says}</p>`}
      <form method="${method}" action="${action}">
        ${csrfToken === undefined ? '' : csrfField(csrfToken)}
        ${kept.map(([name, value]) => field(name, value, problems[name]))}
        <button>Send it again</button>
      </form>
      <p><a href="/home">Go to your home page</a></p>
    </div>`,
  });
}

function field(name: string, value: string, problem: string | undefined): Html {
  if (problem === undefined) return html`<input type="hidden" name="${name}" value="${value}" />`;
  const attributes = html`id="${name}" name="${name}" aria-invalid="true" aria-describedby="${name}-problem"`;
  return html`<label for="${name}">${fieldLabel(name)}</label>
    <p class="problem" id="${name}-problem">${problem}</p>
    ${
      /[\r\n]/.test(value)
        ? html`<textarea ${attributes} rows="6">${value}</textarea>`
        : html`<input ${attributes} type="text" autocomplete="off" value="${value}" />`
    }`;
}
