import { parseCivilDate, type CivilDate } from 'payroll-core/calendar';
import { parseDecimal, type Aud, type Decimal, type Nzd } from 'payroll-core/money';
import type { Result } from 'payroll-core';
import { UnreadableVector } from './unreadable-vector';
import type { Json, JsonObject } from './vector';

/** Readers for a vector's inputs. Each names the member it could not read. */
export function decimalIn(inputs: JsonObject, name: string): Decimal {
  return orUnreadable(parseDecimal(inputs[name], name));
}

export function audIn(inputs: JsonObject, name: string): Aud {
  return decimalIn(inputs, name) as Aud;
}

export function nzdIn(inputs: JsonObject, name: string): Nzd {
  return decimalIn(inputs, name) as Nzd;
}

export function dateIn(inputs: JsonObject, name: string): CivilDate {
  return orUnreadable(parseCivilDate(inputs[name], name));
}

export function countIn(inputs: JsonObject, name: string): number {
  const value = Number(inputs[name]);
  if (inputs[name] === undefined || !Number.isSafeInteger(value)) {
    throw new UnreadableVector(`Expected a whole number in ${name}, found ${JSON.stringify(inputs[name])}.`);
  }
  return value;
}

export function flagIn(inputs: JsonObject, name: string, absent: boolean): boolean {
  const value = inputs[name] ?? absent;
  if (typeof value !== 'boolean')
    throw new UnreadableVector(`Expected true or false in ${name}, found ${JSON.stringify(value)}.`);
  return value;
}

export function textIn(inputs: JsonObject, name: string): string {
  const value = inputs[name];
  if (typeof value !== 'string')
    throw new UnreadableVector(`Expected text in ${name}, found ${JSON.stringify(value)}.`);
  return value;
}

/** One of the words a kind knows. */
export function wordIn<W extends string>(inputs: JsonObject, name: string, words: readonly W[]): W {
  const value = inputs[name];
  const word = words.find((known) => known === value);
  if (word === undefined) {
    throw new UnreadableVector(`Expected one of ${words.join(', ')} in ${name}, found ${JSON.stringify(value)}.`);
  }
  return word;
}

export function has(inputs: JsonObject, name: string): boolean {
  return inputs[name] !== undefined && inputs[name] !== null;
}

/** Members a kind does not know could change the answer, so they are not passed over. */
export function onlyKnows(inputs: JsonObject, known: readonly string[]): void {
  const unknown = Object.keys(inputs).filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new UnreadableVector(`Inputs not understood: ${unknown.join(', ')}.`);
}

export function objectIn(value: Json | undefined, name: string): JsonObject {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new UnreadableVector(`Expected an object in ${name}.`);
  }
  return value as JsonObject;
}

/** A refusal of our own rules is an answer too: the vector expected a figure, and this says why there is none. */
export function orUnreadable<T>(result: Result<T>): T {
  if (!result.ok) throw new UnreadableVector(`${result.error.code}: ${result.error.message}`);
  return result.value;
}
