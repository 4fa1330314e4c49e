import { describe, expect, it } from 'vitest'

import { verdictOn } from './verdict.ts'
import { wilson } from './wilson.ts'

describe('a verdict', () => {
  const undo = { kind: 'tool', tool: 'undo', args: {}, text: '' } as const
  const quote = {
    kind: 'tool',
    tool: 'quote',
    args: { width: 200, length: 300, unit: 'cm' },
    text: '',
  } as const
  const answer = { kind: 'answer', text: '', source: '/faq#pile' } as const

  it('requires the tool with equal arguments, none missing and none added', () => {
    expect(verdictOn({ kind: 'tool', tool: 'undo', args: {} }, undo)).toBe('right')
    expect(verdictOn({ kind: 'tool', tool: 'reset', args: {} }, undo)).toBe('wrong')
    expect(
      verdictOn({ kind: 'tool', tool: 'quote', args: { unit: 'cm', length: 300, width: 200 } }, quote),
    ).toBe('right')
    expect(verdictOn({ kind: 'tool', tool: 'quote', args: { width: 2, length: 3, unit: 'm' } }, quote)).toBe(
      'right',
    )
    expect(
      verdictOn(
        { kind: 'tool', tool: 'quote', args: { width: 200, length: 300, unit: 'cm', quantity: 2 } },
        quote,
      ),
    ).toBe('wrong')
  })

  it('requires one of the sources, including the anchor', () => {
    expect(verdictOn({ kind: 'answer', source: '/faq#wool', also: ['/faq#pile'] }, answer)).toBe('right')
    expect(verdictOn({ kind: 'answer', source: '/faq' }, answer)).toBe('wrong')
    expect(verdictOn({ kind: 'unknown' }, answer)).toBe('wrong')
  })
})

describe('the confidence interval of a share', () => {
  it('is Wilson’s', () => {
    // Brown, Cai, DasGupta 2001: 2 of 20 gives 0.028 to 0.301.
    const { share, from, to } = wilson(2, 20)
    expect(share).toBe(0.1)
    expect(from).toBeCloseTo(0.0279, 3)
    expect(to).toBeCloseTo(0.301, 3)
  })

  it('is within 0 and 1 and contains the share', () => {
    for (const [hits, total] of [
      [0, 20],
      [20, 20],
      [7, 40],
      [0, 0],
    ] as const) {
      const { share, from, to } = wilson(hits, total)
      expect(from).toBeGreaterThanOrEqual(0)
      expect(to).toBeLessThanOrEqual(1)
      expect(share).toBeGreaterThanOrEqual(from)
      expect(share).toBeLessThanOrEqual(to)
    }
  })
})
