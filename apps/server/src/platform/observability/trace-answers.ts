import { loggedPath } from '@nawl/contract/shop/logged-path'
import type { FastifyRequest } from 'fastify'

import type { App } from '../http/fastify-app.ts'
import { withoutTrailingSlashes } from '../config/is-loopback.ts'

/**
 * Exports a span per answer to an OpenTelemetry collector by OTLP over HTTP, as a child of the caller's `traceparent`.
 * Loads nothing when no collector is configured. Register before the routes: hooks apply to later routes only. The
 * attributes follow the semantic conventions for HTTP (1.29).
 */
export async function traceAnswers(app: App, endpoint: string | undefined): Promise<void> {
  if (endpoint === undefined) return
  const { provider, parentOf, SpanKind, SpanStatusCode } = await openTelemetry(endpoint)
  const tracer = provider.getTracer('nawl')
  const spans = new WeakMap<FastifyRequest, ReturnType<typeof tracer.startSpan>>()

  app.addHook('onRequest', async (request) => {
    const attributes = { 'http.request.method': request.method, 'url.path': loggedPath(request.url) }
    const span = tracer.startSpan(
      `${request.method} ${request.routeOptions.url ?? 'nothing'}`,
      { kind: SpanKind.SERVER, attributes: { ...attributes, 'nawl.request_id': request.id } },
      parentOf(request.headers['traceparent']),
    )
    spans.set(request, span)
  })
  app.addHook('onResponse', async (request, reply) => {
    const span = spans.get(request)
    span?.setAttribute('http.route', request.routeOptions.url ?? '')
    span?.setAttribute('http.response.status_code', reply.statusCode)
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
  })
  app.addHook('onClose', () => provider.shutdown())
}

async function openTelemetry(endpoint: string) {
  const [{ ROOT_CONTEXT, SpanKind, SpanStatusCode, trace }, { parseTraceParent }, resources, sdk, exporter] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/core'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
    ])
  const url = `${withoutTrailingSlashes(endpoint)}/v1/traces`
  const provider = new sdk.TracerProvider({
    resource: resources.resourceFromAttributes({ 'service.name': 'nawl' }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: new exporter.OTLPTraceExporter({ url }) })],
  })
  const parentOf = (header: unknown) => {
    const parent = typeof header === 'string' ? parseTraceParent(header) : null
    return parent ? trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true }) : ROOT_CONTEXT
  }
  return { provider, parentOf, SpanKind, SpanStatusCode }
}
