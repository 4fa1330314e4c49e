import type { Hostile } from './hostile-pictures.ts'

const NAMES = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
const RECT = '<rect width="500" height="800"/>'

/** An SVG of 500 by 800 with that content. */
export const vector = (content: string, size = 'width="500" height="800"') =>
  Buffer.from(`<svg ${NAMES} ${size}>${content}</svg>`)

/** A portrait drawing: the upper half brick, the lower navy. */
export const vectorHalves = () =>
  vector(
    '<rect width="500" height="400" fill="#A8452F"/><rect y="400" width="500" height="400" fill="#26323D"/>',
  )

const nested = (depth: number, opened: string) => opened.repeat(depth) + RECT + '</g>'.repeat(depth)

/** Each level is ten times the level before. */
const tenfold = (levels: number, level: (n: number) => string) =>
  Array.from({ length: levels }, (_, n) => level(n + 1)).join('')

function entityBomb(): Buffer {
  const more = tenfold(12, (n) => `<!ENTITY e${n} "${`&e${n - 1};`.repeat(10)}">`)
  return Buffer.from(
    `<!DOCTYPE svg [<!ENTITY e0 "<rect width='5' height='5'/>">${more}]><svg ${NAMES} width="500" height="800">&e12;</svg>`,
  )
}

function useBomb(levels: number): Buffer {
  const more = tenfold(levels, (n) => `<g id="u${n}">${`<use xlink:href="#u${n - 1}"/>`.repeat(10)}</g>`)
  return vector(`<defs><g id="u0">${RECT}</g>${more}</defs><use xlink:href="#u${levels}"/>`)
}

/** Vector drawings that are refused, and why. */
export const hostileVectors = (): readonly Hostile[] => [
  ['uses of uses', useBomb(30), 'vector/too-complex'],
  ['a hundred thousand groups, one in the other', vector(nested(1e5, '<g>')), 'vector/too-complex'],
  ['nine hundred layers', vector(nested(900, '<g opacity="0.9">')), 'vector/too-complex'],
  [
    'turbulence without end',
    vector(
      `<filter id="f">${'<feTurbulence baseFrequency="0.9" numOctaves="100000"/>'.repeat(50)}</filter><rect filter="url(#f)" width="500" height="800"/>`,
    ),
    'vector/too-complex',
  ],
  ['four megabytes and more', vector(`<!-- ${'x'.repeat(4 * 2 ** 20)} -->${RECT}`), 'vector/too-large'],
  ['half a file', vectorHalves().subarray(0, 120), 'picture/damaged'],
  ['sides of less than nothing', vector(RECT, 'width="-5" height="0"'), 'picture/damaged'],
  ['words', vector(`${RECT}<text x="9" y="99">Nawl</text>`), 'vector/has-words'],
  ['a page', vector('<foreignObject width="9" height="9"><p>Nawl</p></foreignObject>'), 'vector/has-words'],
  ['a file of the shop', vector(`${RECT}<image xlink:href="file:///etc/passwd"/>`), 'vector/has-link'],
  ['a picture elsewhere', vector(`${RECT}<image href='https://example.com/a.png'/>`), 'vector/has-link'],
]

/** Drawings with entities of their own, which are no pictures to the shop at all. */
export const vectorsWithEntities = (): readonly Hostile[] => [
  ['entities of entities', entityBomb(), 'picture/not-a-picture'],
  [
    'an entity that is a file',
    Buffer.from(
      `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg ${NAMES} width="500" height="800"><g>&x;</g></svg>`,
    ),
    'picture/not-a-picture',
  ],
]
