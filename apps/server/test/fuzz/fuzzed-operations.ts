import type { JsonSchema } from './any-value.ts'

type Parameter = { readonly in: string; readonly name: string; readonly schema: JsonSchema }

/** An operation of the API. */
export type Operation = {
  readonly method: string
  /** With `{name}` for path parameters. */
  readonly path: string
  readonly parameters: readonly Parameter[]
  readonly body: JsonSchema | null
  /** Whether it accepts a form with a file. */
  readonly takesFile: boolean
}

export type OpenApiDocument = {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          {
            readonly parameters?: readonly Parameter[]
            readonly requestBody?: {
              readonly content: Readonly<Record<string, { readonly schema?: JsonSchema }>>
            }
          }
        >
      >
    >
  >
}

const FILE_TAKERS = /^\/api\/(?:own-artwork|desk\/drawings)$|\/claim\/photos$/

/** Every documented operation, and undocumented ones that only our pages use. */
export function fuzzedOperations(document: OpenApiDocument): readonly Operation[] {
  const written = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      parameters,
      body: requestBody?.content['application/json']?.schema ?? null,
      takesFile: method === 'post' && FILE_TAKERS.test(path),
    })),
  )
  return [...written, ...UNWRITTEN]
}

const text: JsonSchema = { type: 'string', maxLength: 300 }

function unwritten(
  method: string,
  path: string,
  queries: readonly string[] = [],
  body: JsonSchema | null = null,
) {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({ in: 'path', name, schema: text }))
  const inQuery = queries.map((name) => ({ in: 'query', name, schema: text }))
  return { method, path, parameters: [...inPath, ...inQuery], body, takesFile: false }
}

const GRANT: JsonSchema = {
  type: 'object',
  properties: { auth_code: text, code_verifier: text, refresh_token: text },
}

const UNWRITTEN: readonly Operation[] = [
  unwritten('GET', '/bitmap/{imagePath}'),
  unwritten('GET', '/template/{imagePath}'),
  unwritten('GET', '/artwork/{imagePath}'),
  unwritten('GET', '/artwork/designs/{picture}'),
  unwritten('GET', '/yarn/{cut}/{ball}'),
  unwritten('GET', '/share/{card}', ['d']),
  unwritten('GET', '/frozen/{frozen}', ['d']),
  unwritten('GET', '/take-along/{sheet}', ['d']),
  unwritten('GET', '/take-along/floor/{body}', ['d']),
  unwritten('GET', '/api/own-artwork/{artwork}/picture.webp'),
  unwritten('GET', '/api/consultations/cancel', ['token']),
  unwritten('GET', '/api/newsletter/unsubscribe', ['token']),
  unwritten('GET', '/auth/v1/authorize', [
    'provider',
    'redirect_to',
    'code_challenge',
    'code_challenge_method',
  ]),
  unwritten('GET', '/auth/v1/callback', ['code', 'state', 'error']),
  unwritten('POST', '/auth/v1/token', ['grant_type'], GRANT),
  unwritten('GET', '/auth/v1/user'),
  unwritten('POST', '/auth/v1/logout', ['scope']),
  unwritten('GET', '/auth/v1/{anything}'),
  unwritten('GET', '/speech/{anything}'),
  unwritten('GET', '/{anything}'),
  unwritten('GET', '/api/docs/{anything}'),
  unwritten('GET', '/healthz'),
  unwritten('GET', '/robots.txt'),
  unwritten('GET', '/sitemap.xml'),
  unwritten('GET', '/journal/rss.xml'),
]
