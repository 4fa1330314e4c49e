// Malicious requests, each kind with a random part.
import type { HostileRequest } from './ask.ts'

type Chance = () => number
type Kind = (chance: Chance, bombs: readonly Buffer[]) => Omit<HostileRequest, 'kind'>

const WISH = JSON.stringify({
  name: 'Fox',
  size: { shape: 'rectangle', width: '', length: '', unit: 'ft' },
  crop: { left: 0, top: 0, width: 1, height: 1 },
  yarnCount: 4,
})
const BOUNDARY = 'hostile-boundary'
const MULTIPART = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` }
const JSON_TYPE = { 'content-type': 'application/json' }

/** The upload of a picture, as the upload page sends it. */
export function upload(bytes: Buffer, chunked = false): Omit<HostileRequest, 'kind'> {
  const body = Buffer.concat([
    part('design', WISH),
    part('picture', bytes, 'a.png'),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ])
  return { method: 'POST', path: '/api/own-artwork', headers: MULTIPART, body, chunked }
}

function part(name: string, content: string | Buffer, fileName?: string): Buffer {
  const file = fileName === undefined ? '' : `; filename="${fileName}"\r\ncontent-type: image/png`
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n`
  return Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from('\r\n')])
}

const call = (path: string, body: string, method = 'POST'): Omit<HostileRequest, 'kind'> => ({
  method,
  path,
  headers: JSON_TYPE,
  body: Buffer.from(body),
  chunked: false,
})

/** A message to the assistant. */
export const question = (text: string) =>
  call('/api/assistant/reply', JSON.stringify({ text, context: { page: '/' } }))

const pick = <One>(chance: Chance, all: readonly One[]): One => all[Math.floor(chance() * all.length)]!
const some = (chance: Chance, least: number, most: number) =>
  Math.floor(least + chance() * (most - least + 1))

const SIGNATURES = [
  '\x89PNG\r\n\x1a\n',
  '\xff\xd8\xff\xe0',
  'RIFF\x40\0\0\0WEBPVP8L',
  'GIF89a',
  'BM',
  'II*\0',
  '%PDF-',
  '8BPS',
]
const PROLOGUES = ['<!---->', '<!-->', '<?xml?>', '<!DOCTYPE svg>', ' ', '\n', '<!-- -', '<svg']
const CALLS = [
  '/api/newsletter',
  '/api/messages',
  '/api/trade-enquiries',
  '/api/consultations',
  '/api/assistant/reply',
  '/api/color/replace',
  '/api/color/extract',
  '/api/orders/lookup',
  '/api/recommendations',
  '/api/browser-errors',
]
const FORMS = ['/newsletter', '/contact', '/trade', '/country', '/orders']
const REPEATED = [
  'all ',
  'from ',
  'cart add ',
  'please ',
  'thanks ',
  "5'6 ",
  '-> ',
  '0',
  '  ',
  'rug ',
  '1,',
  '(',
  '[a](',
  '@a.',
  'a@',
  '<h2>',
  '/',
  '\\',
  'نول ',
  '5 x ',
  'change the ',
]

export const KINDS: Readonly<Record<string, Kind>> = {
  'file that may be of several kinds': (chance) =>
    upload(
      Buffer.from(pick(chance, PROLOGUES).repeat(some(chance, 1, 400)) + pick(chance, PROLOGUES), 'latin1'),
    ),
  'signature and junk': (chance) => {
    const junk = Buffer.alloc(some(chance, 0, 5_000), some(chance, 0, 255))
    return upload(Buffer.concat([Buffer.from(pick(chance, SIGNATURES), 'latin1'), junk]))
  },
  'picture with a byte changed': (chance, bombs) => {
    const bytes = Buffer.from(pick(chance, bombs).subarray(0, 40_000))
    for (let n = some(chance, 1, 8); n > 0; n--)
      bytes[some(chance, 0, Math.min(200, bytes.length - 1))] = some(chance, 0, 255)
    return upload(bytes, chance() < 0.5)
  },
  'picture cut short': (chance, bombs) => {
    const bytes = pick(chance, bombs)
    return upload(bytes.subarray(0, some(chance, 0, Math.min(bytes.length, 30_000))))
  },
  'malformed form of files': (chance) => malformed(chance),
  'page form that does not end soon': (chance) => {
    const body = Buffer.alloc(some(chance, 60_000, 1_500_000), pick(chance, ['email=a&', 'a', '=', '&', '%']))
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    return { method: 'POST', path: pick(chance, FORMS), headers, body, chunked: chance() < 0.5 }
  },
  'deep or large JSON': (chance) => call(pick(chance, CALLS), largeJson(chance)),
  'sentence for the assistant': (chance) => question(sentence(chance, 500)),
  'sentence in a form': (chance) => {
    const message = sentence(chance, 4_000)
    const [name, email] = [sentence(chance, 60), `${sentence(chance, 60).replaceAll(/[^a-z.]/g, '')}@a`]
    return call('/api/messages', JSON.stringify({ name, email, topic: 'other', message }))
  },
  'name and address with patterns in them': (chance) =>
    call('/api/newsletter', JSON.stringify({ email: sentence(chance, 250) + '@' + sentence(chance, 60) })),
  'search for patterns': (chance) => ({
    ...call(`/search?q=${encodeURIComponent(sentence(chance, 300))}`, '', 'GET'),
  }),
}

function sentence(chance: Chance, most: number): string {
  let text = ''
  const length = some(chance, 1, most)
  const [one, other] = [pick(chance, REPEATED), pick(chance, REPEATED)]
  while (text.length < length) text += chance() < 0.9 ? one : other
  return text.slice(0, length)
}

function largeJson(chance: Chance): string {
  const many = some(chance, 10, 30_000)
  return pick(chance, [
    () => '['.repeat(many),
    () => '['.repeat(many) + ']'.repeat(many),
    () => '{"a":'.repeat(Math.floor(many / 3)),
    () => `{"text":"${'\\u0000'.repeat(Math.floor(many / 6))}"}`,
    () => `{"email":"${'a'.repeat(many)}@${'b.'.repeat(100)}c"}`,
    () => `{"imagePath":"${'../'.repeat(Math.floor(many / 3))}","colorMappings":{}}`,
    () => `{${Array.from({ length: Math.floor(many / 12) }, (_, n) => `"k${n}":1`).join()}}`,
    () => '1e'.padEnd(many, '9'),
    () => JSON.stringify({ text: 'x'.repeat(some(chance, 65_000, 300_000)) }),
    () => '{"__proto__":{"x":1},"constructor":{}}',
  ])()
}

function malformed(chance: Chance): Omit<HostileRequest, 'kind'> {
  const end = `--${BOUNDARY}--\r\n`
  const many = some(chance, 1, 2_000)
  const body = pick(chance, [
    () => part('picture', 'GIF89a', 'a.gif'),
    () => Buffer.concat(Array.from({ length: many }, (_, n) => part(`field${n}`, 'x'))),
    () => Buffer.concat([part('design', '{'.repeat(many)), Buffer.from(end)]),
    () => Buffer.concat([part('design', WISH), part('design', WISH), Buffer.from(end)]),
    () => Buffer.concat([part('picture'.repeat(many), 'x', 'y'), Buffer.from(end)]),
    () => Buffer.from(`--${BOUNDARY}\r\n${'x: y\r\n'.repeat(many)}\r\n\r\n${end}`),
    () =>
      Buffer.from(
        `--${BOUNDARY}\r\ncontent-disposition: form-data; name="picture"; filename="${'\\"'.repeat(many)}`,
      ),
    () => Buffer.from('\r\n--'.repeat(many)),
    () => Buffer.concat([part('design', WISH), part('picture', '', 'a.png'), Buffer.from(end)]),
    () => Buffer.from(end),
    () => Buffer.alloc(0),
  ])()
  const type = pick(chance, [
    MULTIPART['content-type'],
    'multipart/form-data',
    `multipart/form-data; boundary="${'x'.repeat(500)}"`,
    MULTIPART['content-type'],
  ])
  return {
    method: 'POST',
    path: '/api/own-artwork',
    headers: { 'content-type': type },
    body,
    chunked: chance() < 0.3,
  }
}
