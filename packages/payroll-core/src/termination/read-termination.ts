import { parseCivilDate, type CivilDate } from '../calendar/civil-date';
import { dayCountedFrom, isCountedFrom } from '../calendar/counted-from';
import { isNegative } from '../money/arithmetic';
import { isRecord } from '../input/is-record';
import { parseDecimal } from '../money/parse';
import { toCents } from '../money/rounding';
import type { Decimal } from '../money/decimal';
import { accepted, refused, type Result } from '../refusal/result';
import type { Refusal } from '../refusal/refusal';
import {
  factCountries,
  terminationFields,
  type FieldType,
  type TerminationField,
  type TerminationFieldName,
} from './termination-field';
import { terminationRefusal } from './termination-rule';

type Fields = typeof terminationFields;
type Read<F> = F extends { readonly type: 'code'; readonly codes: readonly (infer C)[] }
  ? C
  : F extends { readonly type: 'flag' }
    ? boolean
    : F extends { readonly type: 'date' }
      ? CivilDate
      : F extends { readonly type: 'rows' }
        ? readonly unknown[]
        : Decimal;

/** The members that were sent, read; those that were not, or were null, are absent. */
export type TerminationRequest = { readonly [N in TerminationFieldName]?: Read<Fields[N]> };

/**
 * Reads a termination request and refuses what no employee could make right. Members of the other country come first,
 * so that a request sent to the wrong deployment hears that and not how to complete it.
 */
export function readTermination(body: unknown, country: 'AU' | 'NZ'): Result<TerminationRequest> {
  if (!isRecord(body)) {
    return refused(
      terminationRefusal('termination/not-an-object', [], 'Expected an object with a terminationDate in termination.'),
    );
  }
  const sent = Object.entries(body).filter(([, value]) => value !== undefined && value !== null);
  const names = sent.map(([name]) => name);
  const refusal = refuseForeign(names, country) ?? refuseUnknown(names);
  if (refusal !== undefined) return refused(refusal);
  const request: Record<string, unknown> = {};
  for (const [name, value] of sent) {
    const read = readField(name, terminationFields[name as TerminationFieldName], value);
    if (!read.ok) return read;
    request[name] = read.value;
  }
  const rulesBroken = refuseLocked(names, request);
  return rulesBroken === undefined ? accepted(request as TerminationRequest) : refused(rulesBroken);
}

function isKnown(name: string): name is TerminationFieldName {
  return Object.hasOwn(terminationFields, name);
}

function ownFact(name: string): 'AU' | 'NZ' | undefined {
  return Object.hasOwn(factCountries, name) ? factCountries[name] : undefined;
}

function refuseForeign(names: readonly string[], country: 'AU' | 'NZ'): Refusal | undefined {
  const offenders = names.filter((name) => {
    const of = isKnown(name) ? terminationFields[name].country : ownFact(name);
    return of !== undefined && of !== 'both' && of !== country;
  });
  if (offenders.length === 0) return undefined;
  return terminationRefusal(
    'termination/other-country',
    offenders,
    `Not for ${country} employees: ${offenders.join(', ')}. Remove ${offenders.length === 1 ? 'it' : 'them'}.`,
  );
}

function refuseUnknown(names: readonly string[]): Refusal | undefined {
  const offenders = names.filter((name) => !isKnown(name)).map((name) => name.slice(0, 60));
  if (offenders.length === 0) return undefined;
  return terminationRefusal(
    'termination/unknown-field',
    offenders,
    `Unknown in a termination: ${offenders.join(', ')}. Remove or correct the name.`,
  );
}

/** Members that another one unlocks. */
function refuseLocked(names: readonly string[], request: TerminationRequest): Refusal | undefined {
  const fields = terminationFields as Readonly<Record<string, TerminationField>>;
  const manual = names.filter((name) => fields[name]!.manualOnly === true);
  if (manual.length > 0 && request.isManualLeaveAmounts !== true) {
    return terminationRefusal(
      'termination/manual-only',
      manual,
      `Only with isManualLeaveAmounts: ${manual.join(', ')}. Set it to true, or leave the amounts to the calculation.`,
    );
  }
  const notice = names.filter((name) => fields[name]!.notice === true);
  if (notice.length > 0 && request.isPaymentInLieuPaid !== true) {
    return terminationRefusal(
      'termination/notice-not-paid',
      notice,
      `Only with isPaymentInLieuPaid: ${notice.join(', ')}. Set it to true, or remove them.`,
    );
  }
  return undefined;
}

function readField(name: string, field: FieldType, value: unknown): Result<unknown> {
  switch (field.type) {
    case 'amount':
    case 'signed-amount':
      return readAmount(name, value, field.type === 'signed-amount');
    case 'flag':
      return typeof value === 'boolean' ? accepted(value) : badValue(name, 'true or false');
    case 'date': {
      const date = parseCivilDate(value);
      if (!date.ok) return badValue(name, 'a calendar day such as "2026-07-01"', date.error);
      return isCountedFrom(date.value)
        ? date
        : refused(
            terminationRefusal(
              'termination/bad-value',
              [name],
              `Expected ${dayCountedFrom} in ${name}.`,
              'date/malformed',
            ),
          );
    }
    case 'code':
      return readCode(name, field.codes, value);
    case 'rows':
      return Array.isArray(value) ? accepted(value) : badValue(name, 'a list');
  }
}

function readAmount(name: string, value: unknown, mayBeNegative: boolean): Result<Decimal> {
  const amount = parseDecimal(value, name);
  if (!amount.ok) {
    // Digits that are too many are plain all the same.
    const { code, message } = amount.error;
    const said = code === 'amount/not-a-number' ? message : `${name}: ${message}`;
    return refused(terminationRefusal('termination/bad-value', [name], said, code));
  }
  if (isNegative(amount.value) && !mayBeNegative) {
    return refused(
      terminationRefusal('termination/negative', [name], `${name} is ${amount.value.toString()}: send zero or more.`),
    );
  }
  // Hours keep their digits; dollars are paid in cents.
  return accepted(name === 'noticeHours' ? amount.value : toCents(amount.value));
}

function readCode(name: string, codes: readonly string[], value: unknown): Result<string> {
  const code = codes.find((known) => known === value);
  if (code !== undefined) return accepted(code);
  if (value === 'EARLY_RETIREMENT') {
    return refused(
      terminationRefusal(
        'termination/early-retirement',
        [name],
        'EARLY_RETIREMENT is not a reason of its own: send REDUNDANCY, which is taxed the same way.',
      ),
    );
  }
  return badValue(name, `one of ${codes.join(', ')}`);
}

function badValue(name: string, wanted: string, cause?: Refusal): { readonly ok: false; readonly error: Refusal } {
  return refused(terminationRefusal('termination/bad-value', [name], `Expected ${wanted} in ${name}.`, cause?.code));
}
