import type { JsonSchema } from '../contract';

export interface MediaTypes {
  readonly [mediaType: string]: {
    readonly schema: JsonSchema;
    readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
  };
}

export interface Reference {
  readonly $ref: string;
}

export interface ResponseObject {
  readonly description: string;
  readonly headers?: Readonly<Record<string, object>>;
  readonly content?: MediaTypes;
}

/** Headers on every answer. */
export const commonHeaders = {
  'X-Request-Id': { $ref: '#/components/headers/RequestId' },
  RateLimit: { $ref: '#/components/headers/RateLimit' },
  'RateLimit-Policy': { $ref: '#/components/headers/RateLimitPolicy' },
};
