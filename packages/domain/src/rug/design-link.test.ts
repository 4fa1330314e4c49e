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
  it('still decodes links sent earlier', () => {
    expect(decoded('111fFdrfB5_8_JjI9WyInfD')).toEqual({
      ...AS_DRAWN,
      mappings: { '#26323D': '#5B2227' },
      size: { shape: 'rectangle', width: '5', length: '8', unit: 'ft', quantity: 1 },
    })
    expect(decoded('130cKlocK170_240.5_AAAA____JjI9WyInu3')).toEqual(ROUND)
  })

  it('is still encoded the same way', () => {
    expect(encodeDesign(AS_DRAWN)).toBe('111fFdrfB__i7')
    expect(encodeDesign(ROUND)).toBe('130cKlocK170_240.5_AAAA____JjI9WyInu3')
  })
})

describe('version 2 of the link', () => {
  const composed: LinkedDesign = { ...ROUND, size: { ...ROUND.size, composed: true } }

  it('is a drawing that is composed for its size', () => {
    expect(encodeDesign(composed)).toMatch(/^2/)
    expect(decoded(encodeDesign(composed))).toEqual(composed)
  })

  it('is not written without a size, which both versions show alike', () => {
    const plain = { ...composed, size: { ...composed.size, width: '', length: '' } }
    expect(encodeDesign(plain)).toMatch(/^1/)
    expect(decoded(encodeDesign(plain))).toEqual(plain)
  })
})

describe('version 3 of the link', () => {
  const fitted = (fit: string): LinkedDesign => ({ ...ROUND, size: { ...ROUND.size, shape: 'oval', fit } })

  it.each(['margin-F3EEE4', 'crop-0', 'border-120', 'repeat', 'stretch'])(
    'says how a drawing is fitted: %s',
    (fit) => {
      const text = encodeDesign(fitted(fit))
      expect(text).toMatch(/^3[\w.-]+$/)
      expect(decoded(text)).toEqual(fitted(fit))
    },
  )

  it('is refused with a fit that there is not', () => {
    expect(decodeDesign(encodeDesign(fitted('fold')))).toEqual({ ok: false, reason: 'bad-size' })
  })

  it('is not written without a size, to which nothing is fitted', () => {
    const { size } = fitted('repeat')
    const text = encodeDesign({ ...ROUND, size: { ...size, width: '', length: '' } })
    expect(text).toMatch(/^1/)
  })
})

describe('encoding a design', () => {
  it('is reversible for any settings', () => {
    for (const tolerance of [10, 15, 20, 25] as const)
      for (const textureStyle of ['fine', 'loop', 'carved'] as const)
        for (const shape of ['rectangle', 'square', 'round'] as const)
          for (let quantity = 1; quantity <= 10; quantity++) {
            const design = { ...ROUND, tolerance, textureStyle, size: { ...ROUND.size, shape, quantity } }
            expect(decoded(encodeDesign(design))).toEqual(design)
          }
  })

  it('does not depend on the order of replacements', () => {
    const turned = Object.fromEntries(Object.entries(ROUND.mappings).toReversed())
    expect(encodeDesign({ ...ROUND, mappings: turned })).toBe(encodeDesign(ROUND))
  })

  it('needs no escaping in URLs and stays short', () => {
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
  ])('encodes the side %j as %j', (typed, side) => {
    expect(decoded(encodeDesign({ ...ROUND, size: { ...ROUND.size, width: typed } })).size.width).toBe(side)
  })
})

describe('decoding an invalid text', () => {
  const reasonOf = (text: string): LinkFault | 'read' => {
    const result = decodeDesign(text)
    return result.ok ? 'read' : result.reason
  }
  const sample = encodeDesign(ROUND)

  it.each(['', '1', 'teal', '<script>', '1 2', `${sample}%20`, `1${'A'.repeat(400)}`])(
    'is said to be none: %j',
    (text) => expect(['not-a-design', 'damaged']).toContain(reasonOf(text)),
  )

  it('distinguishes another version from a damaged text', () => {
    expect(reasonOf(`2${sample.slice(1)}`)).toBe('damaged')
    expect(reasonOf(`3${sample.slice(1)}`)).toBe('damaged')
    expect(reasonOf(`4${sample.slice(1)}`)).toBe('unknown-version')
    expect(reasonOf('9whatever-comes')).toBe('unknown-version')
  })

  it('reports a text cut anywhere as damaged', () => {
    for (let end = 2; end < sample.length; end++) expect(reasonOf(sample.slice(0, end))).not.toBe('read')
  })

  it('reports any single changed letter as damage', () => {
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
  ])('refuses %s even with a valid checksum', (text, reason) => {
    expect(reasonOf(text + endingOf(text))).toBe(reason)
  })

  /** The checksum of a text, found by trial. */
  function endingOf(text: string): string {
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'.split('')
    const endings = letters.flatMap((first) => letters.map((second) => first + second))
    const fitting = endings.find((ending) => reasonOf(text + ending) !== 'damaged')
    if (fitting === undefined) throw new Error(`nothing makes ${text} add up`)
    return fitting
  }
})
