import type { ContractClass } from '../contract';
import type { Narrowing, Permission } from '../security';
import type { Problem } from '../errors';
import type { Answer, Answers, HeaderValues, Reply } from './answer';
import type { Auth, PublicAuth } from './auth';
import type { BodyContract, BodyValue } from './body';
import type { RateClass } from './rate-class';
import type { RequestContext } from './request-context';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export type Guard = 'burst-and-overload' | 'burst' | 'none';

/**
 * What keeps a processor for long: always, where the body is long, or, of reads, where a company has more people than this and
 * the query asks for all of them. Anything else is light.
 */
export type Weight = 'heavy' | 'heavy-if-long' | { readonly above: number };

/** What a company can ask a second person for. */
export type ReleaseKind = 'pay-run' | 'payment' | 'filing' | 'bank-account';

export type CrossOrigin = 'everyone' | 'form-client';

/** Statuses a handler may answer "no" with; the rest (401, 413, 429, 500 …) follow from the declaration itself. */
export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 412 | 422 | 429 | 503;

export interface RequestContracts {
  readonly params?: ContractClass;
  readonly query?: ContractClass;
  /** Keys are header names in lower case. */
  readonly headers?: ContractClass;
  readonly body?: BodyContract;
}

type Parsed<C> = C extends ContractClass<infer T> ? T : undefined;

export interface RouteInput<A, Q extends RequestContracts> {
  readonly params: Parsed<Q['params']>;
  readonly query: Parsed<Q['query']>;
  readonly headers: Parsed<Q['headers']>;
  readonly body: BodyValue<Q['body']>;
  readonly context: RequestContext<A>;
}

/** What a route says of itself, whatever its contracts are. */
interface RouteFacts {
  readonly method: Method;
  /** The operation's name in kebab-case, unique: `get-company`. It is operationId, schema address and file name. */
  readonly operation: string;
  readonly summary: string;
  readonly description?: string;
  readonly tag: string;
  /** `unlimited` leaves only the burst guard. */
  readonly rate: RateClass | 'unlimited';
  /** What stands in front, `burst-and-overload` unless said: health must answer always, tokens even under overload. */
  readonly guard?: Guard;
  /** Heavy requests are done on the batch thread where there is one; of those that are always heavy or have a long body a customer has only a few in progress at a time, and the customers take turns. */
  readonly weight?: Weight;
  /** How it keeps to a role that sees some departments or no pay figures; without it such a role is refused. */
  readonly narrowed?: Narrowing;
  /** Shows or takes what people are paid: nothing for a role without pay figures. */
  readonly showsPay?: true;
  /** Money or a report leaves by it: a company may ask for a second person. */
  readonly release?: ReleaseKind;
  /** Says of a read that it asks another service, so that trouble with that is logged under the request's id. */
  readonly asksOthers?: boolean;
  /**
   * Pages of registered origins may read the answer: `everyone` for what is public, `form-client` where `client_id` of the
   * form names the application. Reads with a token need not say it.
   */
  readonly crossOrigin?: CrossOrigin;
  /** Another error form than the spec's three, for protocols that define their own (RFC 6749 section 5.2). */
  readonly protocolErrors?: ProtocolErrors;
}

/** Everything about one operation in one place. The router and the OpenAPI document are both made from this. */
export interface RouteDeclaration<
  A extends Auth,
  Q extends RequestContracts,
  R extends Answers,
  E extends Partial<Record<ErrorStatus, string>>,
> extends RouteFacts {
  /** As the specification writes it: `/api/company/{company_id}`. */
  readonly path: `/${string}`;
  readonly auth: A;
  readonly request?: Q;
  readonly responses: R;
  /** What can be refused, by status, with the cases. */
  readonly errors?: E;
  readonly handle: (input: RouteInput<A, Q>) => Promise<Reply<R> | Problem<keyof E & number>>;
}

/** Which permission the role of whoever acts must have. Only a route that everybody may call has none. */
export type PermissionNeed<A extends Auth> = A extends PublicAuth
  ? { readonly may?: undefined }
  : { readonly may: Permission };

export interface ProtocolErrors {
  readonly contract: ContractClass;
  /** `undefined` leaves the spec's own shape. */
  readonly reply: (problem: Problem) => ProtocolErrorReply | undefined;
}

export interface ProtocolErrorReply {
  readonly status: number;
  readonly body: object;
  readonly headers?: HeaderValues;
}

/** A reply without its types, as the router sends it. */
export interface AnyReply {
  readonly status: number;
  readonly body?: unknown;
  readonly mediaType?: string;
  readonly headers?: HeaderValues;
}

/** A declared route, its types forgotten: what tables, routers and documents work with. */
export interface Route extends RouteFacts {
  readonly path: string;
  readonly auth: Auth;
  readonly may?: Permission | undefined;
  readonly request: RequestContracts;
  readonly responses: Readonly<Record<number, Answer>>;
  readonly errors: Readonly<Partial<Record<ErrorStatus, string>>>;
  readonly handle: (input: RouteInput<unknown, RequestContracts>) => Promise<AnyReply | Problem>;
}

export function route<
  A extends Auth,
  const Q extends RequestContracts,
  const R extends Answers,
  const E extends Partial<Record<ErrorStatus, string>> = Record<never, string>,
>(declaration: RouteDeclaration<A, Q, R, E> & PermissionNeed<A>): Route {
  return { request: {}, errors: {}, ...declaration };
}
