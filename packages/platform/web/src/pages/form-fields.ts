import { randomUUID } from 'node:crypto';
import { parseCivilDate } from 'payroll-core';
import { html, type Html } from '../markup';

/** The hidden field that proves a form is ours. */
export function csrfField(csrfToken: string): Html {
  return html`<input type="hidden" name="csrf_token" value="${csrfToken}" />`;
}

/** The hidden field by which a form that is sent twice makes one thing: another key each time that the form is shown. */
export function requestKeyField(): Html {
  return html`<input type="hidden" name="request_key" value="${randomUUID()}" />`;
}

/** The hidden field that tells what a form was made from, so that a later change of somebody else is not undone by it. */
export function versionField(version: string | undefined): Html {
  return version === undefined ? html`` : html`<input type="hidden" name="version" value="${version}" />`;
}

export function alertBox(message: string | undefined): Html {
  return message === undefined ? html`` : html`<p class="alert" role="alert">${message}</p>`;
}

/** Why a form was not taken, and the field that it is about where there is one. */
export interface FormProblem {
  readonly problem?: string | undefined;
  /** The id of the field. */
  readonly at?: string | undefined;
}

/** Above the form: what was refused, with the way to its field. */
export function refusedBox({ problem, at }: FormProblem): Html {
  if (problem === undefined || at === undefined) return alertBox(problem);
  return html`<p class="alert" role="alert">Nothing was saved. <a href="#${at}">${problem}</a></p>`;
}

/** At the field: the same once more. */
export function problemAt(id: string, { problem, at }: FormProblem): Html {
  return problem === undefined || at !== id ? html`` : html`<p class="problem" id="${id}-problem">${problem}</p>`;
}

/** The attributes by which a field refers to its hint and to what is wrong with it; who was refused is at the field. */
export function describedAt(id: string, { problem, at }: FormProblem, hint?: string): Html {
  const isRefused = problem !== undefined && at === id;
  const ids = [...(hint === undefined ? [] : [hint]), ...(isRefused ? [`${id}-problem`] : [])].join(' ');
  return html`${ids === '' ? '' : html`aria-describedby="${ids}"`}
  ${isRefused ? html`aria-invalid="true" autofocus` : ''}`;
}

/** The tax office may know a pay that is to be changed or deleted, or a payment file hold it; somebody has to say that they mean it. */
export function confirmChange(): Html {
  return html`<p>
      <label
        ><input type="checkbox" name="confirm_reported" value="true" /> Also where the tax office knows this pay: its
        report is then updated or amended</label
      >
    </p>
    <p>
      <label
        ><input type="checkbox" name="confirm_paid" value="true" /> Also where a payment file holds this pay: the file
        stays as it is</label
      >
    </p>`;
}

/** A day as Australia and New Zealand write it, whatever the language of the browser: 31/12/2026. */
export function dateInput(id: string, value: string, problem?: string, isRequired = true): Html {
  return html`${problem === undefined ? '' : html`<p class="problem" id="${id}-problem">${problem}</p>`}
    <input
      id="${id}"
      name="${id}"
      type="text"
      inputmode="numeric"
      placeholder="dd/mm/yyyy"
      autocomplete="off"
      ${isRequired ? html`required` : ''}
      value="${shownDate(value)}"
      ${problem === undefined ? '' : html`aria-invalid="true" aria-describedby="${id}-problem"`}
    />`;
}

/** `2026-12-31` as people write it; what is no such day stays as it was typed. */
export function shownDate(date: string): string {
  return parseCivilDate(date).ok ? date.split('-').toReversed().join('/') : date;
}
