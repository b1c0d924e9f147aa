/** Words chosen in the code, and counts: never anything that somebody typed, and no identifiers. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

/** Tells a tracing system how long pieces of work took and which belongs to which. Failures are told by their kind only. */
export interface Tracer {
  /** A request, below the caller's span if `traceparent` (W3C Trace Context) names one. */
  request(request: TracedRequest): RequestSpan;
  /** Work in a span: below that of the work it belongs to, or at the top where there is none. `told` makes attributes of its result. */
  span<T>(name: string, work: () => Promise<T>, told?: (result: T) => SpanAttributes): Promise<T>;
  /** The same, but only below another span: what runs all the time by itself would fill the traces. */
  child<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Records work below the current span that has just ended, with the seconds that it took. */
  childEnded(name: string, seconds: number, attributes?: SpanAttributes): void;
}

export interface TracedRequest {
  readonly method: string;
  /** The declared path, such as `/api/company/{company_id}`. */
  readonly route: string | undefined;
  readonly traceparent: string | undefined;
}

export interface RequestSpan {
  /** What the work starts is below this span. */
  run<T>(work: () => Promise<T>): Promise<T>;
  failed(error: unknown): void;
  end(status: number): void;
}
