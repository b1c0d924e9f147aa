import type { Clock } from '@anz-payroll/kernel';
import type { Logger } from '../logging';
import type { Limiter, OverloadGuard, Quotas } from '../limits';
import type { Problem } from '../errors';
import type { RouteTable, AnyReply, PageSecurity, Route } from '../route';
import type { Authenticator, CompanyAccess, RegisteredOrigins } from '../security';

/** What the HTTP side needs from outside. Tests give fakes, `main.ts` gives the real ones. */
export interface ApiServices {
  readonly table: RouteTable;
  readonly authenticator: Authenticator;
  readonly companyAccess: CompanyAccess;
  /** Which pages of other origins may read answers; left out, none may. */
  readonly origins?: RegisteredOrigins;
  /** Needed where there are pages behind a sign-in or forms. */
  readonly pageSecurity?: PageSecurity;
  readonly clock: Clock;
  readonly log: Logger;
  readonly limits: { readonly limiter: Limiter; readonly quotas: Quotas } | 'off';
  readonly overload: OverloadGuard;
  /** Told about every answered request. */
  readonly observer: RequestObserver;
  /** What a failure of an adapter means to the client, such as a database that is away; any other is a 500. */
  readonly problemOf?: (error: unknown) => Problem | undefined;
  readonly maxBodyBytes: number;
  /** Number of proxies in front whose `X-Forwarded-For` is believed. */
  readonly trustedProxies: number;
  /** While true, connections are not kept: a stopping process wants its clients elsewhere. */
  readonly isStopping?: () => boolean;
  /** Sees each reply of a handler before it is sent; tests hold it against its documented schema. */
  readonly inspectReply?: (route: Route, reply: AnyReply) => void;
}

export interface RequestObserver {
  started(): void;
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
