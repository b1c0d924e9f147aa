import type { Clock, Tracer } from '@anz-payroll/kernel';
import type { Logger } from '../logging';
import type { FairQueue, Limiter, OverloadGuard, Quotas } from '../limits';
import type { Problem } from '../errors';
import type { RouteTable, AnyReply, PageSecurity, Route } from '../route';
import type { Authenticator, CompanyAccess, Delegates, RegisteredOrigins } from '../security';

/** What the HTTP side needs from outside. Tests give fakes, `main.ts` gives the real ones. */
export interface ApiServices {
  readonly table: RouteTable;
  readonly authenticator: Authenticator;
  readonly companyAccess: CompanyAccess;
  /** Who approves in the place of others now; left out, nobody does. */
  readonly delegates?: Delegates;
  /** Which pages of other origins may read answers; left out, none may. */
  readonly origins?: RegisteredOrigins;
  /** Needed where there are pages behind a sign-in or forms. */
  readonly pageSecurity?: PageSecurity;
  readonly clock: Clock;
  readonly log: Logger;
  readonly limits: { readonly limiter: Limiter; readonly quotas: Quotas } | 'off';
  readonly overload: OverloadGuard;
  /** Where heavy requests wait for their turn; left out, they do not. */
  readonly heavyRequests?: FairQueue;
  /** Told about every answered request. */
  readonly observer: RequestObserver;
  /** Told of each request that is taken up; left out, nothing is traced. */
  readonly tracer?: Tracer | undefined;
  /** What a failure of an adapter means to the client, such as a database that is away; any other is a 500. */
  readonly problemOf?: (error: unknown) => Problem | undefined;
  readonly maxBodyBytes: number;
  /** Number of proxies in front whose `X-Forwarded-For` is believed. */
  readonly trustedProxies: number | true;
  /** The thread for work for many people; left out, such work is done here. */
  readonly batches?: BatchThread;
  /** While true, connections are not kept: a stopping process wants its clients elsewhere. */
  readonly isStopping?: () => boolean;
  /** Sees each reply of a handler before it is sent; tests hold it against its documented schema. */
  readonly inspectReply?: (route: Route, reply: AnyReply) => void;
}

/** A second copy of the service in this process, behind a socket that nobody else reaches. */
export interface BatchThread {
  /** How many light requests are at work on the thread that serves; work for many people gives way to them. */
  readonly atWorkHere?: Int32Array;
  /** Undefined while it is not ready. */
  socketPath(): string | undefined;
  /** Whether a company has so few people, at most, that work for all of them keeps nobody waiting. */
  isForFew(companyId: number, most: number): Promise<boolean>;
  /** Starts it, unless it is starting or there. */
  start(): void;
  /** Ends one that can no longer be reached; another may follow. */
  discard(): void;
}

export interface RequestObserver {
  finished(request: FinishedRequest): void;
  /** One that was refused without being taken up, because there are too many. */
  shed(request: Omit<FinishedRequest, 'durationMs'>): void;
}

export interface FinishedRequest {
  readonly method: string;
  /** The declared path, or `unmatched`: a label with few values. */
  readonly route: string;
  readonly status: number;
  readonly durationMs: number;
}
