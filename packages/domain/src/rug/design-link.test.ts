import { describe, expect, it } from 'vitest'

import { AS_DRAWN, decodeDesign, encodeDesign, type LinkedDesign, type LinkFault } from './design-link.ts'

const ROUND: LinkedDesign = {
  mappings: { '#26323D': '#5B2227', '#000000': '#FFFFFF' },
  tolerance: 25,
  matchedAt: 10,
  textureStyle: 'carved',
  textureIntensity: 1,
  light: 'lamp',
  size: { shape: 'round', width: '170', length: '240.5', unit: 'cm', quantity: 10 },
}
const decoded = (text: string): LinkedDesign => {
  const result = decodeDesign(text)
  if (!result.ok) throw new Error(result.reason)
  return result.design
}

describe('version 1 of the link, which is frozen', () => {
  it('still reads what was once sent', () => {
    expect(decoded('111fFdrfB5_8_JjI9WyInfD')).toEqual({
      ...AS_DRAWN,
      mappings: { '#26323D': '#5B2227' },
      size: { ...AS_DRAWN.size, width: '5', length: '8' },
    })
    expect(decoded('130cKlocK170_240.5_AAAA____JjI9WyInu3')).toEqual(ROUND)
  })

  it('is still written the same way', () => {
    expect(encodeDesign(AS_DRAWN)).toBe('111fFdrfB__i7')
    expect(encodeDesign(ROUND)).toBe('130cKlocK170_240.5_AAAA____JjI9WyInu3')
  })
})

describe('a design as a link', () => {
  it('comes back as it was, whatever is set', () => {
    for (const tolerance of [10, 15, 20, 25] as const)
      for (const textureStyle of ['fine', 'loop', 'carved'] as const)
        for (const shape of ['rectangle', 'square', 'round'] as const)
          for (let quantity = 1; quantity <= 10; quantity++) {
            const design = { ...ROUND, tolerance, textureStyle, size: { ...ROUND.size, shape, quantity } }
            expect(decoded(encodeDesign(design))).toEqual(design)
          }
  })

  it('is the same text in whatever order the yarns were replaced', () => {
    const turned = Object.fromEntries(Object.entries(ROUND.mappings).toReversed())
    expect(encodeDesign({ ...ROUND, mappings: turned })).toBe(encodeDesign(ROUND))
  })

  it('needs no escaping in an address and stays short', () => {
    const ten = Object.fromEntries(
      Array.from({ length: 10 }, (_, i) => [`#0${i}F3EC`, `#FE00${i}${i}`] as const),
    )
    const text = encodeDesign({ ...ROUND, mappings: ten })
    expect(encodeURIComponent(text)).toBe(text)
    expect(text.length).toBeLessThan(110)
  })

  it.each([
    ['5,50', '5.5'],
    [' 8 ', '8'],
    ['0.33333', '0.333'],
    ['wide', ''],
    ['-4', ''],
    ['0.0001', ''],
    ['1e300', ''],
  ])('writes the side %j as %j', (typed, side) => {
    expect(decoded(encodeDesign({ ...ROUND, size: { ...ROUND.size, width: typed } })).size.width).toBe(side)
  })
})

describe('a text that is no design', () => {
  const reasonOf = (text: string): LinkFault | 'read' => {
    const result = decodeDesign(text)
    return result.ok ? 'read' : result.reason
  }
  const sample = encodeDesign(ROUND)

  it.each(['', '1', 'teal', '<script>', '1 2', `${sample}%20`, `1${'A'.repeat(400)}`])(
    'is said to be none: %j',
    (text) => expect(['not-a-design', 'damaged']).toContain(reasonOf(text)),
  )

  it('of another version is told apart from a damaged one', () => {
    expect(reasonOf(`2${sample.slice(1)}`)).toBe('unknown-version')
    expect(reasonOf('9whatever-comes')).toBe('unknown-version')
  })

  it('is damaged when it is cut anywhere', () => {
    for (let end = 2; end < sample.length; end++) expect(reasonOf(sample.slice(0, end))).not.toBe('read')
  })

  it('is damaged when any one letter is another', () => {
    for (let at = 1; at < sample.length; at++)
      for (const letter of ['A', 'a', '0', '-', '_', 'z']) {
        if (sample[at] === letter) continue
        expect(reasonOf(sample.slice(0, at) + letter + sample.slice(at + 1))).not.toBe('read')
      }
    expect(reasonOf(sample.toLowerCase())).toBe('damaged')
  })

  it.each<[string, LinkFault]>([
    ['141fFdrfB__', 'bad-settings'],
    ['111xFdrfB__', 'bad-settings'],
    ['111fLdrfB__', 'bad-settings'],
    ['111fFdrfA__', 'bad-size'],
    ['111fFdrfL__', 'bad-size'],
    ['111fFdrfB5.50_8_', 'bad-size'],
    ['111fFdrfB0_8_', 'bad-size'],
    ['111fFdrfB__JjI9', 'bad-yarns'],
    ['111fFdrfB__JjI9JjI9', 'bad-yarns'],
    ['111fFdrfB__JjI9WyInJjI9AAAA', 'bad-yarns'],
  ])('is refused even when its letters add up: %s', (text, reason) => {
    expect(reasonOf(text + endingOf(text))).toBe(reason)
  })

  /** The ending that makes a text add up, found by trying all. */
  function endingOf(text: string): string {
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'.split('')
    const endings = letters.flatMap((first) => letters.map((second) => first + second))
    const fitting = endings.find((ending) => reasonOf(text + ending) !== 'damaged')
    if (fitting === undefined) throw new Error(`nothing makes ${text} add up`)
    return fitting
  }
})
