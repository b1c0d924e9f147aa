import type { FieldProblem } from '@anz-payroll/companies/fields';
import { inWords } from '../../pay-pages';
import { fieldKind } from './field-kind';
import { fieldLabel } from './field-label';
import { labelOf, type Problems, type RecordForm } from './form-model';

interface Refusal {
  readonly message: string;
  readonly problems?: readonly FieldProblem[];
  /** What the message is about as a whole. */
  readonly fields?: readonly string[];
}

/** What a use case refuses, at the field that it is about and in the words of the page. */
export function problemsAtFields(form: RecordForm, refusal: Refusal): Problems {
  const { message, problems = [], fields = [] } = refusal;
  const shown = new Set(form.groups.flatMap(({ names }) => names));
  const about = fields.filter((name) => shown.has(name));
  if (about.length > 0) return Object.fromEntries(about.map((name) => [name, inPageWords(form, message)]));
  if (problems.length === 0) return problemsOfItem(form, { detail: message });
  const found: Record<string, string> = {};
  for (const { path, message: says } of problems) {
    const name = path.replace(/^\[\d+\]\.?/, '');
    if (shown.has(name)) found[name] ??= inPageWords(form, asTyped(form, name, says));
    else found['record'] ??= inPageWords(form, `${path} ${says}.`);
  }
  return found;
}

/** The answer of one item of a batch: by field, or a sentence that names the fields it is about. */
export function problemsOfItem(form: RecordForm, errors: Readonly<Record<string, string>>): Problems {
  const shown = form.groups.flatMap(({ names }) => names);
  const found: Record<string, string> = {};
  for (const [key, message] of Object.entries(errors)) {
    const [, subject = '', rest = ''] = /^([a-z]+(?:_[a-z0-9]+)*) ((?:must|has|holds|is) .*)$/s.exec(message) ?? [];
    if (shown.includes(subject) && namesIn(rest).length === 0) {
      found[subject] ??= inPageWords(form, rest);
      continue;
    }
    const [, one = '', other = ''] = /^([a-z]+) and ([a-z]+) exclude each other/.exec(message) ?? [];
    if (shown.includes(one) && shown.includes(other)) {
      for (const name of [one, other]) {
        found[name] ??=
          `“${labelOf(form, one)}” and “${labelOf(form, other)}” exclude each other: leave one of them empty.`;
      }
      continue;
    }
    const says = inPageWords(form, message);
    const [, same = ''] = /\balready has (?:an entry with )?this ([a-z]+)\.$/.exec(message) ?? [];
    if (shown.includes(same)) {
      found[same] ??= says;
      continue;
    }
    const named = shown.includes(key) ? [key] : namesIn(message).filter((name) => shown.includes(name));
    if (named.length === 0) found['record'] ??= says;
    for (const name of named) found[name] ??= says;
  }
  return found;
}

/** A field that is shown as 12% is bounded in percent, and what has no sign is not guessed at: 12 may mean 12 %. */
function asTyped({ fields }: RecordForm, name: string, says: string): string {
  const field = fields[name];
  return field !== undefined && fieldKind(field) === 'percentage' && says === 'must be 1 or less'
    ? 'must be 100% or less: write 12 percent as 12% or 0.12'
    : says;
}

function namesIn(message: string): readonly string[] {
  return message.match(/\b[a-z]+(?:_[a-z0-9]+)+\b|\babn\b|\bbsb\b|\busi\b/g) ?? [];
}

/** Fields by the names that the page gives them. */
export function inPageWords(form: RecordForm, message: string): string {
  const label = (name: string) => (form.fields[name] === undefined ? fieldLabel(name) : labelOf(form, name));
  return inWords(message, label)
    .replaceAll('YYYY-MM-DD', 'such as 15/11/2026')
    .replace('must not be null. Leave it out to keep it as it is.', 'must not be empty')
    .replace(/\bcompany allowance \d+/, 'an allowance of the company')
    .replace(/^(Award|Classification) \d+\b/, (_, what: string) => `Another ${what.toLowerCase()}`)
    .replace(/\b(?:abn|bsb|usi)\b/g, (name) => (form.fields[name] === undefined ? name : `“${label(name)}”`))
    .replace(/” true\b/, '”: Yes');
}
