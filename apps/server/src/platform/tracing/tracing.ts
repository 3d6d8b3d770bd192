import { AsyncLocalStorage } from 'node:async_hooks';
import type { Context } from '@opentelemetry/api';
import type { OnStatement } from '../database/connection.ts';
import type { CompletedRequest } from '../metrics/metrics.ts';

export interface TracedRequest {
  /** For the log, so that a line leads to the trace. */
  readonly traceId: string;
  /** Statements within the work are child spans. */
  run<T>(work: () => Promise<T>): Promise<T>;
  /** Call it once, when the response begins. */
  ended(request: CompletedRequest): void;
}

/** Exports requests and their database statements to an OpenTelemetry collector. */
export interface Tracing {
  requestBegan(method: string): TracedRequest;
  /** Does nothing outside a request. */
  readonly statementDone: OnStatement;
  /** Sends the remaining spans, and stops. */
  stop(): Promise<void>;
}

/** Milliseconds for sending spans: an unavailable collector must not delay shutdown. */
const PATIENCE = 2_000;

/**
 * Opens an exporter to a collector (OTLP over HTTP, as JSON); its code is loaded only here.
 * @param endpoint as in `OTEL_EXPORTER_OTLP_ENDPOINT`, without the signal's path
 */
export async function openTracing(endpoint: string, version: string): Promise<Tracing> {
  const [api, { BatchSpanProcessor, TracerProvider }, { OTLPTraceExporter }, resources] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } = api;
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    timeoutMillis: PATIENCE,
  });
  const provider = new TracerProvider({
    resource: resources
      .resourceFromAttributes({ 'service.name': 'michi', 'service.version': version })
      // OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES.
      .merge(resources.detectResources({ detectors: [resources.envDetector] })),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('michi', version);
  const current = new AsyncLocalStorage<Context>();

  return {
    requestBegan(method) {
      const span = tracer.startSpan('request', { kind: SpanKind.SERVER }, ROOT_CONTEXT);
      const context = trace.setSpan(ROOT_CONTEXT, span);
      return {
        traceId: span.spanContext().traceId,
        run: (work) => current.run(context, work),
        ended({ operation, status }) {
          if (operation !== undefined) {
            span.updateName(operation.id);
            span.setAttribute('michi.service', operation.service);
          }
          span.setAttributes({ 'http.request.method': method, 'http.response.status_code': status });
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    statementDone(statement, milliseconds, isFailed) {
      const context = current.getStore();
      if (context === undefined) return;
      const now = performance.now();
      const span = tracer.startSpan(
        statement.trimStart().split(/\s/, 1)[0] ?? 'statement',
        {
          kind: SpanKind.CLIENT,
          startTime: now - milliseconds,
          // The SQL text only: the values of `$1` may be personal data.
          attributes: { 'db.system.name': 'postgresql', 'db.query.text': statement },
        },
        context,
      );
      if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(now);
    },
    stop: () => provider.shutdown(),
  };
}
