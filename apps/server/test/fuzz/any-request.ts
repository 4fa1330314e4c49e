import * as fc from 'fast-check'

import { chunk, grey, plain, pngOf } from '../uploads/png.ts'
import { formOf, wishFor } from '../uploads/upload.ts'
import { anyValue, hostile, type KnownValues } from './any-value.ts'
import type { Operation } from './fuzzed-operations.ts'

export type FuzzedRequest = {
  readonly operation: string
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly payload?: string | Buffer
}

/** Valid, borderline and hostile requests for these operations. */
export function anyRequest(
  operations: readonly Operation[],
  known: KnownValues,
): fc.Arbitrary<FuzzedRequest> {
  return fc.oneof(...operations.map((operation) => requestFor(operation, known)))
}

function requestFor(operation: Operation, known: KnownValues): fc.Arbitrary<FuzzedRequest> {
  return fc
    .tuple(urlFor(operation, known), headersFor(known), payloadFor(operation, known))
    .map(([url, headers, { payload, headers: own }]) => ({
      operation: `${operation.method} ${operation.path}`,
      method: operation.method,
      url,
      headers: { ...own, ...headers },
      ...(payload === undefined ? {} : { payload }),
    }))
}

function urlFor({ path, parameters }: Operation, known: KnownValues): fc.Arbitrary<string> {
  const value = (name: string) => {
    const schema = parameters.find((one) => one.name === name)?.schema ?? { type: 'string' }
    return fc.oneof({ weight: 5, arbitrary: anyValue(schema, known, name) }, hostile)
  }
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const queries = parameters.filter((one) => one.in === 'query').map((one) => one.name)
  return fc
    .tuple(
      fc.tuple(...names.map(value)),
      fc.tuple(...queries.map((name) => fc.option(value(name), { freq: 6 }))),
      fc.oneof({ weight: 12, arbitrary: fc.constant('') }, fc.constantFrom(...STRANGE_ENDS)),
    )
    .map(([inPath, inQuery, end]) => {
      let at = 0
      const filled = path.replaceAll(/\{\w+\}/g, () => encoded(inPath[at++]))
      const pairs = queries.flatMap((name, n) =>
        inQuery[n] === null ? [] : [`${name}=${encoded(inQuery[n])}`],
      )
      return `${filled}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}${end}`
    })
}

const STRANGE_ENDS = [
  '/',
  '//',
  '?',
  '?token=a&token=b',
  '?__proto__[a]=1',
  '&d[]=1',
  '%',
  '%E0%A4%A',
  '/..%2f..%2f',
  ';a=b',
  '?d=%00',
]

/** URL-encodes a value but keeps the slashes of paths; other types become text. */
function encoded(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return encodeURIComponent(text.slice(0, 4_000).toWellFormed()).replaceAll('%2F', '/')
}

function headersFor(known: KnownValues): fc.Arbitrary<Record<string, string>> {
  // The characters that Node's parser accepts (RFC 9110, 5.5).
  const field = fc.string({ unit: fc.constantFrom(...'aZ09-_=;,."/*:%<{é '.split('')), maxLength: 40 })
  const some = (name: string) => fc.oneof(fc.constantFrom(...((known[name] ?? ['']) as string[])), field)
  const often = (of: fc.Arbitrary<string>, freq: number) => fc.option(of, { nil: undefined, freq })
  const accepted = fc.constantFrom(
    '*/*',
    'image/jpeg',
    'image/png',
    'image/webp',
    'text/html',
    'image/png;q=x',
    ',,',
  )
  return fc
    .record({
      'x-forwarded-for': fc.oneof({ weight: 9, arbitrary: fc.ipV4() }, fc.ipV6(), field),
      authorization: often(some('authorization'), 2),
      cookie: often(some('cookie'), 2),
      'idempotency-key': often(fc.oneof({ weight: 4, arbitrary: fc.uuid() }, field), 5),
      accept: often(fc.oneof(accepted, field), 1),
      'accept-encoding': rarely(fc.constantFrom('gzip', 'br', 'identity;q=0', 'zstd', '*')),
      'if-none-match': rarely(field),
      range: rarely(fc.constantFrom('bytes=0-1', 'bytes=9-1', 'bytes=-0', 'bytes=0-1,3-4', 'lines=1')),
      origin: rarely(fc.constantFrom('https://evil.example', 'null', '')),
      host: rarely(field),
      'content-type': rarely(fc.constantFrom(...STRANGE_TYPES)),
      'content-encoding': rarely(fc.constantFrom('gzip', 'br')),
    })
    .map(
      (headers) =>
        Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined)) as Record<
          string,
          string
        >,
    )
}

const rarely = (of: fc.Arbitrary<string>) => fc.oneof({ weight: 15, arbitrary: fc.constant(undefined) }, of)

const STRANGE_TYPES = [
  'text/plain',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'application/xml',
  'a',
  '',
  'application/json,application/json',
]

type Payload = { readonly payload?: string | Buffer; readonly headers: Record<string, string> }
const JSON_TYPE = { 'content-type': 'application/json' }

function payloadFor({ body, takesFile, method }: Operation, known: KnownValues): fc.Arbitrary<Payload> {
  if (takesFile) return anyForm
  const broken = fc
    .constantFrom(
      '{',
      '[1,',
      '{"__proto__":{"a":1}}',
      '{"constructor":{"prototype":{"a":1}}}',
      '"',
      '\0',
      '1e999',
      '['.repeat(20_000),
      `"${'a'.repeat(70_000)}"`,
    )
    .map((payload) => ({ payload, headers: JSON_TYPE }))
  if (!body)
    return fc.oneof({ weight: method === 'GET' ? 40 : 10, arbitrary: fc.constant({ headers: {} }) }, broken)
  const sound = anyValue(body, known)
  const spoiled = fc.tuple(sound, fc.nat(), hostile).map(([value, at, evil]) => spoil(value, at, evil))
  const sent = fc
    .oneof({ weight: 5, arbitrary: sound }, { weight: 4, arbitrary: spoiled }, hostile)
    .map((value) => ({ payload: JSON.stringify(value) ?? '', headers: JSON_TYPE }))
  return fc.oneof({ weight: 15, arbitrary: sent }, broken)
}

/** Replaces the `at`th part of a value. */
function spoil(value: unknown, at: number, evil: unknown): unknown {
  if (typeof value !== 'object' || value === null) return evil
  const keys = Object.keys(value)
  if (keys.length === 0) return evil
  const key = keys[at % keys.length] ?? ''
  const part = (value as Record<string, unknown>)[key]
  const changed = spoil(part, Math.floor(at / keys.length), evil)
  return Array.isArray(value)
    ? value.map((one: unknown, n) => (String(n) === key ? changed : one))
    : { ...value, [key]: changed }
}

const anyForm: fc.Arbitrary<Payload> = fc
  .tuple(
    fc.constantFrom('picture', 'photo', 'design', ''),
    fc.oneof(
      fc.constantFrom(
        pngOf(grey(40, 40), plain(40, 40)),
        pngOf(grey(60_000, 60_000)),
        pngOf(chunk('IHDR')),
        Buffer.from('BM'),
      ),
      fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
    ),
    fc.oneof(
      { weight: 3, arbitrary: fc.constant<unknown>(wishFor()) },
      hostile.map((value) => wishFor({ crop: value })),
      hostile,
    ),
    fc.nat({ max: 6 }),
  )
  .map(([name, file, wish, cut]) => {
    const form = formOf([
      { name: 'design', content: JSON.stringify(wish) ?? '' },
      { name, content: file, fileName: 'a.png' },
    ])
    return cut === 0 ? { ...form, payload: form.payload.subarray(0, form.payload.length / 2) } : form
  })
