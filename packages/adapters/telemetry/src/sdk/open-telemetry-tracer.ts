import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
  type Tracer as OpenTelemetryTracer,
} from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';
import type { SpanAttributes, TracedRequest, Tracer } from '@anz-payroll/kernel';
import { AsyncContext } from '@anz-payroll/kernel/async-context';

/** Methods that a name may show; a client may invent others. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Spans by OpenTelemetry. Names and attributes come from the code alone; of an error, only its class is told. */
export function openTelemetryTracer(tracer: OpenTelemetryTracer): Tracer {
  const active = new AsyncContext<Span>();
  const below = (parent: Span | undefined): Context =>
    parent === undefined ? ROOT_CONTEXT : trace.setSpan(ROOT_CONTEXT, parent);
  const within = async <T>(name: string, work: () => Promise<T>, told?: (result: T) => SpanAttributes): Promise<T> => {
    const span = tracer.startSpan(name, {}, below(active.current()));
    try {
      const result = await active.run(span, work);
      if (told !== undefined) span.setAttributes(told(result));
      return result;
    } catch (error) {
      fail(span, kindOf(error));
      throw error;
    } finally {
      span.end();
    }
  };
  return {
    request: (request) => {
      const span = requestSpan(tracer, request);
      return {
        run: (work) => active.run(span, work),
        failed: (error) => fail(span, kindOf(error)),
        end: (status) => {
          span.setAttribute('http.response.status_code', status);
          if (status >= 500) fail(span, String(status));
          span.end();
        },
      };
    },
    span: within,
    child: (name, work) => (active.current() === undefined ? work() : within(name, work)),
    childEnded: (name, seconds, attributes = {}) => {
      const parent = active.current();
      if (parent === undefined) return;
      const end = performance.timeOrigin + performance.now();
      tracer.startSpan(name, { attributes, startTime: end - seconds * 1000 }, below(parent)).end(end);
    },
  };
}

/** Of the caller's headers only the ids of `traceparent` are taken: `tracestate` and `baggage` are free text. */
function requestSpan(tracer: OpenTelemetryTracer, { method, route, traceparent }: TracedRequest): Span {
  const caller = traceparent === undefined ? null : parseTraceParent(traceparent);
  const parent = caller === null ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, { ...caller, isRemote: true });
  const known = methods.has(method) ? method : '_OTHER';
  return tracer.startSpan(
    `${known === '_OTHER' ? 'HTTP' : known} ${route ?? 'unmatched'}`,
    {
      kind: SpanKind.SERVER,
      attributes: { 'http.request.method': known, ...(route === undefined ? {} : { 'http.route': route }) },
    },
    parent,
  );
}

function fail(span: Span, kind: string): void {
  span.setAttribute('error.type', kind);
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/** A class of ours or of Node; the message may hold what somebody typed. */
function kindOf(error: unknown): string {
  return error instanceof Error ? error.constructor.name : typeof error;
}
