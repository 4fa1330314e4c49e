import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { providerEvents } from '../providers/provider-events.ts'
import type { Provider, ToolEvent } from '../providers/provider.ts'
import type { ToolResult } from '../tools/tool-result.ts'
import { createConversation } from './conversation.ts'

const settled = () => new Promise((done) => setImmediate(done))

function made(runTool: () => Promise<ToolResult> = async () => ({ ok: true, say: 'Done.' })) {
  const { emit, on } = providerEvents()
  const sent: string[] = []
  const engine: Provider = {
    opening: 'Hello.',
    consent: { before: 'microphone', processor: 'device', text: 'Here.' },
    start: async () => {},
    stop: () => {},
    sendText: (text) => sent.push(text),
    setMuted: () => {},
    on,
  }
  const run = vi.fn<() => Promise<ToolResult>>(runTool)
  const conversation = createConversation({ engine, runTool: run })
  const texts = () => conversation.state().entries.map(({ text }) => text)
  const told: string[] = []
  const tool = (question?: string): ToolEvent => ({
    type: 'tool',
    call: { tool: 'openDesign', args: { name: 'Onyx' } },
    ...(question && { question }),
    tell: ({ say }) => told.push(say),
  })
  return { conversation, emit, sent, run, texts, told, tool }
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe('a question of a tool', () => {
  const asks: ToolResult = {
    ok: false,
    say: 'Shall I?',
    yes: async () => ({ ok: true, say: 'Added.' }),
  }
  const twoTools = (tell: ToolEvent['tell']): ToolEvent => ({
    type: 'tool',
    call: { tool: 'addToCart', args: {} },
    next: [{ tool: 'navigate', args: { page: '/checkout' } }],
    tell,
  })

  it('is answered before the next tool runs', async () => {
    const results: ToolResult[] = [asks, { ok: true, say: 'Here is Checkout.' }]
    const { conversation, emit, run, texts } = made(async () => results.shift()!)
    emit(twoTools(() => {}))
    await settled()
    expect(run).toHaveBeenCalledTimes(1)
    conversation.answer(true)
    await settled()
    expect(texts().slice(-3)).toEqual(['Shall I?', 'Added.', 'Here is Checkout.'])
  })

  it('does not hold up what is said instead', async () => {
    const results: ToolResult[] = [asks, { ok: true, say: 'Here is Checkout.' }]
    const { conversation, emit, texts } = made(async () => results.shift()!)
    emit(twoTools(() => {}))
    await settled()
    conversation.send('What does it weigh?')
    await settled()
    expect(texts()).not.toContain('Added.')
    expect(texts()).toContain('Here is Checkout.')
  })
})

describe('messages', () => {
  it('are listed in the order they were said, with the interim transcript apart', () => {
    const { conversation, emit, texts, sent } = made()
    conversation.send('How long?')
    emit({ type: 'transcript', who: 'assistant', text: 'Two', final: false })
    expect(conversation.state().caption?.text).toBe('Two')
    emit({ type: 'transcript', who: 'assistant', text: 'Two weeks.', final: true, source: '/shipping' })
    expect(texts()).toEqual(['Hello.', 'How long?', 'Two weeks.'])
    expect(conversation.state().entries.at(-1)?.source).toBe('/shipping')
    expect(conversation.state().caption).toBeNull()
    expect(sent).toEqual(['How long?'])
  })

  it('show rugs, whose addresses the next request names', () => {
    const { conversation, emit } = made()
    const cards = [{ rug: 'onyx', name: 'Onyx', picture: '/onyx.webp', note: 'Dark' }]
    emit({ type: 'transcript', who: 'assistant', text: 'This one.', final: true, cards, language: 'en' })
    emit({ type: 'transcript', who: 'assistant', text: 'Anything else?', final: true })
    expect(conversation.shown()).toEqual(['onyx'])
    expect(conversation.state().entries.at(-2)).toMatchObject({ cards, language: 'en' })
  })

  it('from the microphone go to the provider as if typed', () => {
    const { emit, texts, sent } = made()
    emit({ type: 'heard', text: 'blue rugs' })
    expect(texts().at(-1)).toBe('blue rugs')
    expect(sent).toEqual(['blue rugs'])
  })

  it('of a chip are shown as they stand on it, and sent in words that are understood', () => {
    const { conversation, texts, sent } = made()
    conversation.send('make it 5 by 7 ft', '5 × 7 ft')
    expect(texts().at(-1)).toBe('5 × 7 ft')
    expect(sent).toEqual(['make it 5 by 7 ft'])
  })
})

describe('tools', () => {
  it('run one after another, and what was left is said last, with what to say next', async () => {
    const done: string[] = []
    const { emit, texts, told, tool, conversation } = made(async () => {
      done.push('ran')
      return { ok: true, say: `Done ${done.length}.` }
    })
    const choices = [{ label: 'Undo it', say: 'undo' }]
    const next = [{ tool: 'shuffle', args: {} }] as const
    emit({ ...tool(), next, after: { more: 'I left the border.', choices } })
    await settled()
    expect(texts()).toEqual(['Hello.', 'Done 1.', 'Done 2.', 'I left the border.'])
    expect(told).toEqual(['Done 1.', 'Done 2.', 'I left the border.'])
    expect(conversation.state().entries.map((entry) => entry.choices)).toEqual([
      undefined,
      undefined,
      undefined,
      choices,
    ])
  })

  it('all wait for a yes', async () => {
    const { emit, run, conversation, tool } = made()
    emit({ ...tool('Both?'), next: [{ tool: 'shuffle', args: {} }] })
    await settled()
    expect(run).not.toHaveBeenCalled()
    conversation.answer(true)
    await settled()
    expect(run).toHaveBeenCalledTimes(2)
  })

  it('report what they did, tell the provider, and can be undone once', async () => {
    const undo = vi.fn<() => void>()
    const { conversation, emit, tool, told } = made(async () => ({ ok: true, say: 'Navy now.', undo }))
    emit(tool())
    await settled()
    expect(told).toEqual(['Navy now.'])
    const entry = conversation.state().entries.at(-1)
    expect(entry).toMatchObject({ text: 'Navy now.', undo: 'possible' })
    conversation.undo(entry?.id ?? -1)
    conversation.undo(entry?.id ?? -1)
    await settled()
    expect(undo).toHaveBeenCalledOnce()
    expect(conversation.state().entries.at(-1)?.undo).toBe('done')
  })

  it('wait for the one before them', async () => {
    const order: string[] = []
    let release = () => {}
    const results = [
      () => new Promise<ToolResult>((done) => (release = () => done({ ok: true, say: 'first' }))),
      async (): Promise<ToolResult> => ({ ok: true, say: 'second' }),
    ]
    const { emit, tool, texts } = made(() => {
      order.push('began')
      return (results.shift() ?? (() => Promise.reject(new Error('a third'))))()
    })
    emit(tool())
    emit(tool())
    await settled()
    expect(order).toEqual(['began'])
    release()
    await settled()
    expect(texts()).toEqual(['Hello.', 'first', 'second'])
  })

  it('report a failure and do not block the next one', async () => {
    const answers = [
      () => Promise.reject(new Error('broken')),
      async (): Promise<ToolResult> => ({ ok: true, say: 'fine' }),
    ]
    const { emit, tool, texts } = made(() => (answers.shift() ?? (() => Promise.reject(new Error('more'))))())
    emit(tool())
    emit(tool())
    await settled()
    expect(texts()).toEqual(['Hello.', expect.stringContaining('did not work'), 'fine'])
  })
})

describe('questions', () => {
  it.each(['yes', 'Yes, please', 'ok', 'sure'])('are answered by %j', async (yes) => {
    const { conversation, emit, tool, run, sent } = made()
    emit(tool('Did you mean Onyx?'))
    expect(run).not.toHaveBeenCalled()
    conversation.send(yes)
    await settled()
    expect(run).toHaveBeenCalledOnce()
    expect(sent).toEqual([])
    expect(conversation.state().entries.filter(({ question }) => question === 'open')).toEqual([])
  })

  it('change nothing when answered with no', async () => {
    const { conversation, emit, tool, run, texts } = made()
    emit(tool('Did you mean Onyx?'))
    conversation.answer(false)
    conversation.answer(true)
    await settled()
    expect(run).not.toHaveBeenCalled()
    expect(texts().at(-1)).toBe('Left as it is.')
  })

  it('are dropped when another message follows', async () => {
    const { conversation, emit, tool, run, sent } = made()
    emit(tool('Did you mean Onyx?'))
    conversation.send('How long to Oslo?')
    conversation.send('yes')
    await settled()
    expect(run).not.toHaveBeenCalled()
    expect(sent).toEqual(['How long to Oslo?', 'yes'])
  })

  it('of a tool are also answered by voice during a call', async () => {
    const yes = vi.fn<() => Promise<ToolResult>>(async () => ({ ok: true, say: 'In the cart.' }))
    const { emit, tool, texts, told } = made(async () => ({ ok: false, say: 'Into the cart?', yes }))
    emit(tool())
    await settled()
    expect(yes).not.toHaveBeenCalled()
    emit({ type: 'transcript', who: 'visitor', text: 'Yes.', final: true })
    await settled()
    expect(yes).toHaveBeenCalledOnce()
    expect(texts()).toEqual(['Hello.', 'Into the cart?', 'Yes.', 'In the cart.'])
    expect(told).toEqual(['Into the cart?', 'In the cart.'])
  })
})
