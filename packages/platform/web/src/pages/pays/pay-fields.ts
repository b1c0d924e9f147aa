import { html, type Html } from '../../markup';
import type { Choice, Problems, Typed } from '../record-form';

export function input(
  id: string,
  label: string,
  typed: Typed,
  problems: Problems,
  help?: string,
  isNumber = false,
): Html {
  return html`<div class="field">
    <label for="${id}">${label}</label>
    ${help === undefined ? '' : html`<p class="hint" id="${id}-help">${help}</p>`}${problemOf(id, problems)}
    <input
      id="${id}"
      name="${id}"
      type="text"
      ${isNumber ? html`class="number" inputmode="decimal"` : ''}
      autocomplete="off"
      value="${typed[id] ?? ''}"
      ${described(id, problems, help !== undefined)}
    />
  </div>`;
}

export function select(id: string, label: string, typed: Typed, problems: Problems, choices: readonly Choice[]): Html {
  return html`<div class="field">
    <label for="${id}">${label}</label>
    ${problemOf(id, problems)}
    <select id="${id}" name="${id}" ${described(id, problems, false)}>
      ${choices.map(
        ({ value, label: text }) =>
          html`<option value="${value}" ${value === typed[id] ? html`selected` : ''}>${text}</option>`,
      )}
    </select>
  </div>`;
}

function problemOf(id: string, problems: Problems): Html {
  return problems[id] === undefined ? html`` : html`<p class="problem" id="${id}-problem">${problems[id]}</p>`;
}

function described(id: string, problems: Problems, hasHelp: boolean): Html {
  const ids = [...(hasHelp ? [`${id}-help`] : []), ...(problems[id] === undefined ? [] : [`${id}-problem`])].join(' ');
  return html`${ids === '' ? '' : html`aria-describedby="${ids}"`}
  ${problems[id] === undefined ? '' : html`aria-invalid="true"`}`;
}
