import type { ContractClass, JsonSchema } from '../contract';
import type { JsonText } from './json-text';

interface Described {
  readonly description: string;
  /** Headers that this answer carries, by name, with what they mean. */
  readonly headers?: Readonly<Record<string, string>>;
}

export interface JsonAnswer<T = unknown> extends Described {
  readonly kind: 'json';
  readonly contract: ContractClass | readonly ContractClass[];
  readonly list: boolean;
  /** Other media types that the same answer comes in, for a client that asks for one. */
  readonly raw?: readonly string[];
  /** Only for the compiler: what the handler must give. */
  readonly body?: T;
}

export interface JsonOrRawAnswer<T = unknown> extends JsonAnswer<T> {
  readonly raw: readonly string[];
}

/** JSON whose shape is said by a schema rather than a class: maps, open-ended objects. */
export interface OpenJsonAnswer extends Described {
  readonly kind: 'open-json';
  readonly schema: JsonSchema;
  readonly mediaType: string;
}

export interface EmptyAnswer extends Described {
  readonly kind: 'empty';
}

/** Anything that is not JSON: a page, a script, a PDF. The media type of a reply is one of these. */
export interface RawAnswer extends Described {
  readonly kind: 'raw';
  readonly mediaTypes: readonly string[];
}

export type Answer = JsonAnswer | OpenJsonAnswer | EmptyAnswer | RawAnswer;

/**
 * Statuses that a declaration may answer with. Named one by one, so that the compiler takes `status: 201` in a handler
 * for 201 and not for any number. The 4xx are for protocols whose error bodies are their own.
 */
export type AnswerStatus = 200 | 201 | 202 | 204 | 207 | 302 | 303 | 400 | 401 | 403 | 404 | 409 | 422 | 429;

export type Answers = Readonly<Partial<Record<AnswerStatus, Answer>>>;

type Extras = Omit<Described, 'description'>;

export function answer<T extends object>(
  contract: ContractClass<T>,
  description: string,
  extras: Extras = {},
): JsonAnswer<T> {
  return { kind: 'json', contract, list: false, description, ...extras };
}

export function answerList<T extends object>(
  contract: ContractClass<T>,
  description: string,
  extras: Extras = {},
): JsonAnswer<readonly T[]> {
  return { kind: 'json', contract, list: true, description, ...extras };
}

/** One of several forms, as what was asked decides. */
export function answerEither<const C extends readonly ContractClass[]>(
  contracts: C,
  description: string,
  extras: Extras = {},
): JsonAnswer<{ [K in keyof C]: C[K] extends ContractClass<infer T> ? T : never }[number]> {
  return { kind: 'json', contract: contracts, list: false, description, ...extras };
}

/** One of several list forms, as the query asks: grouped or not. */
export function answerListOfEither<const C extends readonly ContractClass[]>(
  contracts: C,
  description: string,
  extras: Extras = {},
): JsonAnswer<{ [K in keyof C]: C[K] extends ContractClass<infer T> ? readonly T[] : never }[number]> {
  return { kind: 'json', contract: contracts, list: true, description, ...extras };
}

/** JSON by its contract, or the same thing as a page, a PDF or plain text. */
export function answerOrRaw<T extends object>(
  contract: ContractClass<T>,
  mediaTypes: readonly string[],
  description: string,
  extras: Extras = {},
): JsonOrRawAnswer<T> {
  return { kind: 'json', contract, list: false, raw: mediaTypes, description, ...extras };
}

export function answerOpen(schema: JsonSchema, description: string, mediaType = 'application/json'): OpenJsonAnswer {
  return { kind: 'open-json', schema, mediaType, description };
}

export function answerNothing(description: string, extras: Extras = {}): EmptyAnswer {
  return { kind: 'empty', description, ...extras };
}

/** A redirect: no body, the address in `Location`. */
export function answerRedirect(description: string): EmptyAnswer {
  return { kind: 'empty', description, headers: { Location: 'Where to go on.' } };
}

export function answerRaw(mediaTypes: string | readonly string[], description: string, extras: Extras = {}): RawAnswer {
  return {
    kind: 'raw',
    mediaTypes: typeof mediaTypes === 'string' ? [mediaTypes] : mediaTypes,
    description,
    ...extras,
  };
}

export type HeaderValues = Readonly<Record<string, string | readonly string[]>>;

type BodyOf<A> =
  A extends JsonOrRawAnswer<infer T>
    ?
        | { readonly body: T; readonly mediaType?: undefined }
        | { readonly body: string | Uint8Array; readonly mediaType: string }
    : A extends JsonAnswer<infer T>
      ? { readonly body: T | JsonText<T> }
      : A extends OpenJsonAnswer
        ? { readonly body: unknown }
        : A extends RawAnswer
          ? { readonly body: string | Uint8Array; readonly mediaType: A['mediaTypes'][number] }
          : { readonly body?: undefined };

/** What a handler gives back: one of the declared statuses with the body that was declared for it. */
export type Reply<R extends Answers> = {
  [S in keyof R & AnswerStatus]: { readonly status: S; readonly headers?: HeaderValues } & BodyOf<R[S]>;
}[keyof R & AnswerStatus];
