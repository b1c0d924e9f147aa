import { html, type Html } from '../../markup';
import { calculatorFields, groupNames, type CalculatorField } from './calculator-fields';
import type { CalculatorState } from './calculator-state';

const groups = ['pay', 'tax', 'saving', 'extras'] as const;

/** A form that asks by GET, so that its answer has an address that can be sent to somebody. */
export function calculatorForm({ country, values }: CalculatorState): Html {
  const fields = calculatorFields[country];
  return html`<form class="card calculator" method="get" action="/try" data-calculator>
    <input type="hidden" name="country" value="${country}" />
    ${groups.map((group) => {
      const own = fields.filter((field) => field.group === group);
      return own.length === 0
        ? ''
        : html`<fieldset>
            <legend>${groupNames[group]}</legend>
            <div class="fields">${own.map((field) => fieldOf(field, values[field.name] ?? ''))}</div>
          </fieldset>`;
    })}
    <button>Work it out</button>
  </form>`;
}

function fieldOf(field: CalculatorField, value: string): Html {
  const { name, label, kind } = field;
  if (kind === 'check') {
    return html`<label class="check"
      ><input type="checkbox" name="${name}" value="on" ${value === 'on' ? html`checked` : ''} />${label}</label
    >`;
  }
  return html`<div class="field ${field.isWide === true ? 'wide' : ''}">
    <label for="${name}">${label}</label>${kind === 'choice' ? choiceOf(field, value) : inputOf(field, value)}
  </div>`;
}

function inputOf({ name, kind }: CalculatorField, value: string): Html {
  return kind === 'date'
    ? html`<input id="${name}" name="${name}" type="date" required value="${value}" />`
    : html`<input
        id="${name}"
        name="${name}"
        class="number"
        inputmode="decimal"
        autocomplete="off"
        maxlength="20"
        value="${value}"
      />`;
}

function choiceOf({ name, choices = {} }: CalculatorField, value: string): Html {
  return html`<select id="${name}" name="${name}">
    ${Object.entries(choices).map(
      ([code, label]) => html`<option value="${code}" ${code === value ? html`selected` : ''}>${label}</option>`,
    )}
  </select>`;
}
