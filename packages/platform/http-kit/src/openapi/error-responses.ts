import { groupBy } from '@anz-payroll/kernel';
import type { JsonSchema } from '../contract';
import { problemTable, type ProblemKind, type Shape } from '../errors';
import type { Route } from '../route';
import { COMPONENTS } from './contract-schema';
import { commonHeaders, type Reference, type ResponseObject } from './response-object';

const schemaOfShape: Readonly<Record<Shape, string>> = {
  detail: 'ErrorDetail',
  validation: 'ValidationFailure',
  error: 'ErrorMessage',
};

/** What follows from a declaration, said once. */
const implied = {
  'bad-request': 'The request cannot be read.',
  'not-authenticated': 'No token, or one that is not valid any more.',
  forbidden: 'The token does not reach this.',
  'payload-too-large': 'The body is over the limit.',
  'unsupported-media-type': 'The body is of another type or encoding.',
  'invalid-request': 'The request does not fit its contract.',
  'rate-limited': 'Over the limit of the client.',
  'burst-limited': 'Too many requests at once from one address.',
  internal: 'Unexpected failure; may be retried.',
  unavailable: 'Overload; retry with backoff.',
} as const satisfies Partial<Record<ProblemKind, string>>;

type ImpliedKind = keyof typeof implied;

interface Case {
  readonly kind: ProblemKind;
  readonly says: string;
}

/** Answers that many operations share; each is in the document once. */
const shared: Readonly<Record<string, readonly ImpliedKind[]>> = {
  Unreadable: ['bad-request'],
  NotAuthenticated: ['not-authenticated'],
  Forbidden: ['forbidden'],
  PayloadTooLarge: ['payload-too-large'],
  UnsupportedMediaType: ['unsupported-media-type'],
  InvalidRequest: ['invalid-request'],
  TooManyRequests: ['rate-limited', 'burst-limited'],
  BurstLimited: ['burst-limited'],
  InternalError: ['internal'],
  Overloaded: ['unavailable'],
};

export const sharedResponses: Readonly<Record<string, ResponseObject>> = Object.fromEntries(
  Object.entries(shared).map(([name, kinds]) => [name, responseOf(kinds.map(impliedCase))]),
);

/** What the declaration itself makes possible, then what the route says its handler refuses. */
export function errorResponses(route: Route): Readonly<Record<string, ResponseObject | Reference>> {
  const byStatus = groupBy<Case, number>(
    [...impliedCases(route), ...declaredCases(route)],
    ({ kind }) => problemTable[kind].status,
  );
  const protocolSchema = route.protocolErrors?.contract.name;
  return Object.fromEntries(
    [...byStatus].map(([status, cases]) => {
      const name = protocolSchema === undefined && !(status in route.responses) ? sharedName(cases) : undefined;
      return [
        status,
        name === undefined ? responseOf(cases, protocolSchema) : { $ref: `#/components/responses/${name}` },
      ];
    }),
  );
}

function sharedName(cases: readonly Case[]): string | undefined {
  const text = (some: readonly Case[]) => some.map(({ kind, says }) => `${kind}: ${says}`).join();
  return Object.keys(shared).find((name) => text(shared[name]!.map(impliedCase)) === text(cases));
}

function impliedCase(kind: ImpliedKind): Case {
  return { kind, says: implied[kind] };
}

function impliedCases({ auth, guard = 'burst-and-overload', rate, request }: Route): readonly Case[] {
  const kinds: ImpliedKind[] = ['bad-request'];
  if (auth.kind === 'bearer') kinds.push('not-authenticated', 'forbidden');
  if (request.body !== undefined) kinds.push('payload-too-large', 'unsupported-media-type');
  // A name that comes twice in the query is refused whether or not anybody reads it.
  kinds.push('invalid-request');
  if (rate !== 'unlimited') kinds.push('rate-limited');
  if (guard !== 'none') kinds.push('burst-limited');
  kinds.push('internal');
  if (guard === 'burst-and-overload') kinds.push('unavailable');
  const unknownCompany = auth.kind === 'bearer' ? auth.company?.unknown : undefined;
  return [
    ...kinds.map(impliedCase),
    ...(unknownCompany === undefined ? [] : [{ kind: unknownCompany.problem, says: unknownCompany.detail }]),
  ];
}

const kindOfStatus = {
  400: 'bad-request',
  401: 'not-authenticated',
  403: 'forbidden',
  404: 'not-found',
  409: 'conflict',
  412: 'precondition-failed',
  422: 'unprocessable',
  429: 'rate-limited',
  503: 'unavailable',
} as const satisfies Record<keyof Route['errors'], ProblemKind>;

function declaredCases(route: Route): readonly Case[] {
  return Object.entries(route.errors).map(([status, says]) => ({
    kind: kindOfStatus[Number(status) as keyof typeof kindOfStatus],
    says,
  }));
}

function responseOf(cases: readonly Case[], protocolSchema?: string): ResponseObject {
  const shapes = [...new Set(cases.map(({ kind }) => problemTable[kind].shape))];
  const names = [
    ...(protocolSchema === undefined ? [] : [protocolSchema]),
    ...shapes.map((shape) => schemaOfShape[shape]),
  ];
  const schemas = names.map((name): JsonSchema => ({ $ref: `${COMPONENTS}${name}` }));
  const retries = cases.some(({ kind }) => problemTable[kind].status === 429 || kind === 'unavailable');
  return {
    description: [...new Set(cases.map(({ says }) => says))].join(' '),
    headers: { ...(retries ? { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } } : {}), ...commonHeaders },
    content: {
      'application/json': { schema: schemas.length === 1 ? schemas[0]! : { anyOf: schemas } },
      'application/problem+json': { schema: { $ref: `${COMPONENTS}ProblemDetails` } },
    },
  };
}
