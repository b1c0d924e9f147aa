import type { ContractClass } from '../contract';

interface BodyBounds {
  /** Smaller or larger than the service-wide limit. */
  readonly maxBytes?: number;
}

export interface JsonBody<T extends object = object> extends BodyBounds {
  readonly kind: 'json';
  readonly contract: ContractClass<T>;
}

/** The whole body may be missing; the handler then sees `undefined`. */
export interface OptionalJsonBody<T extends object = object> extends BodyBounds {
  readonly kind: 'optional-json';
  readonly contract: ContractClass<T>;
}

export interface JsonListBody<T extends object = object> extends BodyBounds {
  readonly kind: 'json-list';
  readonly contract: ContractClass<T>;
  readonly maxItems: number;
}

/** `application/x-www-form-urlencoded`; a parameter sent twice is refused, unless it is a list. */
export interface FormBody<T extends object = object> extends BodyBounds {
  readonly kind: 'form';
  readonly contract: ContractClass<T>;
  /** The form of a page: refused unless its `csrf_token` shows that it came from this service's own page. */
  readonly isPageForm: boolean;
  /** Names that are sent once for each item, as check boxes are; the handler sees a list. */
  readonly lists?: readonly string[];
}

export type BodyContract = JsonBody | OptionalJsonBody | JsonListBody | FormBody;

export type BodyValue<B> =
  B extends JsonListBody<infer T>
    ? readonly T[]
    : B extends OptionalJsonBody<infer T>
      ? T | undefined
      : B extends JsonBody<infer T>
        ? T
        : B extends FormBody<infer T>
          ? T
          : undefined;

export function json<T extends object>(contract: ContractClass<T>, bounds: BodyBounds = {}): JsonBody<T> {
  return { kind: 'json', contract, ...bounds };
}

export function optionalJson<T extends object>(
  contract: ContractClass<T>,
  bounds: BodyBounds = {},
): OptionalJsonBody<T> {
  return { kind: 'optional-json', contract, ...bounds };
}

export function jsonList<T extends object>(
  contract: ContractClass<T>,
  bounds: BodyBounds & { readonly maxItems: number },
): JsonListBody<T> {
  return { kind: 'json-list', contract, ...bounds };
}

/** The form of a page; its CSRF token is checked before the handler runs. */
export function form<T extends { readonly csrf_token?: string }>(
  contract: ContractClass<T>,
  bounds: BodyBounds & Pick<FormBody, 'lists'> = {},
): FormBody<T> {
  return { kind: 'form', contract, isPageForm: true, ...bounds };
}

/** The same media type from programs, as OAuth sends it: no browser and no session is behind it. */
export function urlencoded<T extends object>(contract: ContractClass<T>, bounds: BodyBounds = {}): FormBody<T> {
  return { kind: 'form', contract, isPageForm: false, ...bounds };
}
