import { describe, expect, it } from 'vitest'

import type { AssistantReply } from '@nawl/contract/assistant/assistant'

import { type Expectation, verdictOn } from './verdict.ts'
import { wilson } from './wilson.ts'

const undo: AssistantReply = { kind: 'tool', tool: 'undo', args: {}, text: '' }
const quote: AssistantReply = {
  kind: 'tool',
  tool: 'quote',
  args: { width: 200, length: 300, unit: 'cm' },
  text: '',
}
const wants = (...calls: Extract<Expectation, { kind: 'tool' }>['calls']): Expectation => ({
  kind: 'tool',
  calls,
})

describe('a verdict on a request', () => {
  it('requires the tool with equal arguments, none missing and none added', () => {
    expect(verdictOn(wants({ tool: 'undo', args: {} }), undo)).toBe('right')
    expect(verdictOn(wants({ tool: 'reset', args: {} }), undo)).toBe('false')
    expect(verdictOn(wants({ tool: 'quote', args: { width: 2, length: 3, unit: 'm' } }), quote)).toBe('right')
    const two = { width: 200, length: 300, unit: 'cm', quantity: 2 }
    expect(verdictOn(wants({ tool: 'quote', args: two }), quote)).toBe('false')
  })

  it('requires every call, in any order', () => {
    const both: AssistantReply = { ...undo, next: [{ tool: 'shuffle', args: {} }] }
    expect(verdictOn(wants({ tool: 'shuffle', args: {} }, { tool: 'undo', args: {} }), both)).toBe('right')
    expect(verdictOn(wants({ tool: 'undo', args: {} }), both)).toBe('false')
  })

  it('takes names of the same colour as equal', () => {
    const red: AssistantReply = {
      kind: 'tool',
      tool: 'setColor',
      args: { from: '#FFFFFF', to: 'Navy' },
      text: '',
    }
    expect(verdictOn(wants({ tool: 'setColor', args: { from: '#ffffff', to: 'navy' } }), red)).toBe('right')
    expect(verdictOn(wants({ tool: 'setColor', args: { from: '#ffffff', to: 'yellow' } }), red)).toBe('false')
  })

  it('is false if something is done that must not be', () => {
    expect(verdictOn({ kind: 'refuse', not: ['undo'] }, undo)).toBe('false')
    expect(verdictOn({ kind: 'refuse', not: ['shuffle'] }, undo)).toBe('right')
  })
})

describe('a verdict on an answer', () => {
  const fact = { kind: 'fact', must: [['15 mm', 'fifteen'], ['wool']], mustNot: ['silk'], truth: '' } as const
  const says = (text: string): AssistantReply => ({ kind: 'answer', text, source: '/faq' })

  it('requires one of each list and none of the false claims', () => {
    expect(verdictOn(fact, says('Fifteen millimetres of wool.'))).toBe('right')
    expect(verdictOn(fact, says('Fifteen millimetres.'))).toBe('wrong')
    expect(verdictOn(fact, says('Fifteen millimetres of wool and silk.'))).toBe('false')
    expect(verdictOn(fact, undo)).toBe('false')
  })

  it('reads thousands and forms of Arabic letters alike', () => {
    const money = { kind: 'fact', must: [['1200'], ['الاعادة']], truth: '' } as const
    expect(verdictOn(money, says('1,200 … الإعادة'))).toBe('right')
  })

  it('outside of the shop is an admission, not an answer', () => {
    expect(verdictOn({ kind: 'outside' }, { kind: 'unknown', text: '' })).toBe('right')
    expect(verdictOn({ kind: 'outside' }, { kind: 'choices', text: '', choices: [] })).toBe('wrong')
    expect(verdictOn({ kind: 'outside' }, says('Yes.'))).toBe('false')
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
