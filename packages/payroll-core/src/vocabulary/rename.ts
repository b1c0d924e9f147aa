import { Decimal } from '../money/decimal';
import { apiNames } from './api-names';

type ApiNames = typeof apiNames;

/** An input with the names of the API: `payDate` is `pay_date`, all the way down. */
export type ApiNamed<T> = T extends Decimal
  ? T
  : T extends readonly (infer Item)[]
    ? readonly ApiNamed<Item>[]
    : T extends object
      ? { [Name in keyof T as Name extends keyof ApiNames ? ApiNames[Name] : Name]: ApiNamed<T[Name]> }
      : T;

const toApi: ReadonlyMap<string, string> = new Map(Object.entries(apiNames));
const fromApi: ReadonlyMap<string, string> = new Map(Object.entries(apiNames).map(([ours, theirs]) => [theirs, ours]));

/** An input of a calculator as the body of the API's calculator has it. */
export function toApiNames<T extends object>(input: T): ApiNamed<T> {
  return renamed(input, toApi) as ApiNamed<T>;
}

/** A body with the API's names as the calculators take it. Names that are the library's already, or nobody's, stay as they are. */
export function fromApiNames(body: object): object {
  return renamed(body, fromApi) as object;
}

function renamed(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => renamed(item, names));
  if (typeof value !== 'object' || value === null || value instanceof Decimal) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [names.get(name) ?? name, renamed(member, names)]),
  );
}
