import type { AssistantReply, AssistantRequest } from '@nawl/contract/assistant/assistant'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { SpeechInputError } from '../speech-input/speech-input-error.ts'
import type { SpeechInputListener } from '../speech-input/speech-input.ts'
import type { ProviderEvent } from './provider.ts'
import { textProvider } from './text-provider.ts'
import type { Answerer } from './answerer.ts'
import type { Voice } from './voice.ts'

const OSLO: AssistantReply = { kind: 'answer', text: 'Two weeks.', source: '/shipping#regions' }

/** A provider with a fake answerer and a fake device voice that record calls. */
function made({ think = async () => OSLO, voice = {} }: { think?: Answerer; voice?: Partial<Voice> } = {}) {
  const asked: AssistantRequest[] = []
  const said: string[] = []
  let ears: SpeechInputListener | null = null
  const device: Voice = {
    openSpeechInput: async (listener) => void (ears = listener),
    otherEars: null,
    mend: (text) => ({ text: text.replace('onix', 'Onyx'), changes: [], sure: !text.includes('onix') }),
    say: async (text) => {
      said.push(text)
      return 'spoken'
    },
    ...voice,
  }
  const engine = textProvider({
    opening: 'Hello.',
    consent: { before: 'microphone', processor: 'device', text: 'Here.' },
    think: (request, signal, onText) => {
      asked.push(request)
      return think(request, signal, onText)
    },
    fetchVoice: async () => device,
  })
  const events: ProviderEvent[] = []
  engine.on((event) => events.push(event))
  const call = new AbortController()
  void engine.start(() => ({ page: '/products' }), call.signal)
  const of = <Type extends ProviderEvent['type']>(type: Type) =>
    events.filter((event): event is Extract<ProviderEvent, { type: Type }> => event.type === type)
  return { engine, call, asked, said, events, of, ears: () => ears }
}

const settled = () => new Promise((done) => setImmediate(done))

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe('a message', () => {
  it('is answered with the page that contains the answer', async () => {
    const { engine, of, asked } = made()
    expect(of('active')).toHaveLength(1)
    engine.sendText('How long to Oslo?')
    await settled()
    expect(asked[0]).toEqual({ text: 'How long to Oslo?', context: { page: '/products' }, history: [] })
    expect(of('transcript')).toEqual([
      { type: 'transcript', who: 'assistant', text: 'Two weeks.', final: true, source: '/shipping#regions' },
    ])
    expect(of('phase').map(({ phase }) => phase)).toEqual(['thinking', 'waiting'])
  })

  it('is sent with where the last reply left the conversation', async () => {
    const dialogue = { rug: 'bab' }
    const { engine, asked } = made({ think: async () => ({ ...OSLO, dialogue }) })
    engine.sendText('What is Bab?')
    await settled()
    engine.sendText('Open that one.')
    await settled()
    expect(asked.map((request) => request.dialogue)).toEqual([undefined, dialogue])
  })

  it('is sent together with earlier ones', async () => {
    const { engine, asked } = made()
    engine.sendText('How long to Oslo?')
    await settled()
    engine.sendText('And to Paris?')
    expect(asked[1]?.history).toEqual([
      { role: 'visitor', text: 'How long to Oslo?' },
      { role: 'assistant', text: 'Two weeks.' },
    ])
  })

  it('becomes a tool to run, or to confirm first', async () => {
    const tool = {
      kind: 'tool',
      tool: 'openDesign',
      args: { name: 'Onyx' },
      text: 'Did you mean Onyx?',
    } as const
    const sure = made({ think: async () => tool })
    sure.engine.sendText('open onyx')
    const unsure = made({ think: async () => ({ ...tool, confirm: true }) })
    unsure.engine.sendText('open onix')
    await settled()
    expect(sure.of('tool')).toMatchObject([{ call: { tool: 'openDesign', args: { name: 'Onyx' } } }])
    expect(sure.of('tool')[0]).not.toHaveProperty('question')
    expect(unsure.of('tool')[0]?.question).toBe('Did you mean Onyx?')
  })

  it('replaces an earlier one that is still unanswered', async () => {
    const signals: AbortSignal[] = []
    const think: Answerer = ({ text }, signal) =>
      new Promise((answer) => {
        signals.push(signal)
        setImmediate(() => answer({ ...OSLO, text }))
      })
    const { engine, of } = made({ think })
    engine.sendText('first')
    engine.sendText('second')
    await settled()
    await settled()
    expect(of('transcript').map(({ text }) => text)).toEqual(['second'])
    expect(signals[0]?.aborted).toBe(true)
  })

  it('leads to human support when it cannot be answered', async () => {
    const { engine, of } = made({ think: () => Promise.reject(new Error('no network')) })
    engine.sendText('Hello?')
    await settled()
    expect(of('transcript')).toMatchObject([
      { text: expect.stringContaining('could not answer'), source: '/contact' },
    ])
  })

  it('is answered word by word when the answer is streamed', async () => {
    const think: Answerer = async (_request, _signal, onText) => {
      onText('Two')
      return OSLO
    }
    const { engine, of } = made({ think })
    engine.sendText('How long?')
    await settled()
    expect(of('transcript').map(({ text, final }) => [text, final])).toEqual([
      ['Two', false],
      ['Two weeks.', true],
    ])
  })

  it('is not answered after the end of the call', async () => {
    const { engine, call, of } = made()
    engine.sendText('Hello?')
    call.abort()
    await settled()
    expect(of('transcript')).toEqual([])
  })
})

describe('the microphone', () => {
  it('opens on demand, recognises speech, and gets spoken answers', async () => {
    const { engine, of, ears, said, events } = made()
    expect(ears()).toBeNull()
    engine.setMuted(false)
    await settled()
    expect(of('microphone').map(({ microphone }) => microphone)).toEqual(['opening', 'on'])
    ears()?.onWords('how long', false)
    ears()?.onWords('how long to oslo', true)
    ears()?.onLevel(0.4)
    expect(events).toContainEqual({ type: 'transcript', who: 'visitor', text: 'how long', final: false })
    expect(events).toContainEqual({ type: 'heard', text: 'how long to oslo' })
    expect(events).toContainEqual({ type: 'volume', level: 0.4 })
    engine.sendText('how long to oslo')
    await settled()
    expect(said).toEqual(['Two weeks.'])
  })

  it('does not take spoken answers for the visitor’s words', async () => {
    let finish = () => {}
    const say: Voice['say'] = () => new Promise((done) => (finish = () => done('spoken')))
    const { engine, ears, of } = made({ voice: { say } })
    engine.setMuted(false)
    await settled()
    engine.sendText('how long')
    await settled()
    ears()?.onState({ name: 'hearing' })
    finish()
    await settled()
    ears()?.onWords('two weeks', true)
    expect(of('heard')).toEqual([])
    ears()?.onState({ name: 'hearing' })
    ears()?.onWords('thank you', true)
    expect(of('heard')).toEqual([{ type: 'heard', text: 'thank you' }])
  })

  it('reports a refusal once and continues in writing', async () => {
    const openSpeechInput: Voice['openSpeechInput'] = async ({ onState }) => {
      const failure = new SpeechInputError('microphone-refused')
      onState({ name: 'closed', failure })
      throw failure
    }
    const { engine, of } = made({ voice: { openSpeechInput } })
    engine.setMuted(false)
    await settled()
    const whys = of('microphone').flatMap(({ why }) => why ?? [])
    expect(whys).toHaveLength(1)
    expect(whys[0]).toContain('blocked')
    engine.sendText('How long to Oslo?')
    await settled()
    expect(of('transcript')).toMatchObject([{ text: 'Two weeks.' }])
  })

  it('asks before acting on a corrected word', async () => {
    const { engine, ears, of, said } = made()
    engine.setMuted(false)
    await settled()
    ears()?.onWords('open onix', true)
    expect(of('heard')).toEqual([])
    expect(of('question')[0]?.text).toBe('Did you mean “open Onyx”?')
    expect(said).toEqual(['Did you mean “open Onyx”?'])
    of('question')[0]?.onYes()
    expect(of('heard')).toEqual([{ type: 'heard', text: 'open Onyx' }])
  })

  it('offers the browser’s recognition where ours fails, and opens it only after a yes', async () => {
    const openSpeechInput: Voice['openSpeechInput'] = () =>
      Promise.reject(new SpeechInputError('model-missing'))
    const other = vi.fn<Voice['openSpeechInput']>(async () => {})
    const otherEars = {
      openSpeechInput: other,
      question: 'It may send what you say away. Shall I use that one?',
    }
    const { engine, of } = made({ voice: { openSpeechInput, otherEars } })
    engine.setMuted(false)
    await settled()
    expect(of('question')[0]?.text).toBe('It may send what you say away. Shall I use that one?')
    expect(other).not.toHaveBeenCalled()
    of('question')[0]?.onYes()
    await settled()
    expect(of('microphone').at(-1)).toEqual({ type: 'microphone', microphone: 'on' })
  })

  it('reports that it was lost', async () => {
    const { engine, ears, of } = made()
    engine.setMuted(false)
    await settled()
    ears()?.onState({ name: 'closed', failure: new SpeechInputError('no-microphone') })
    expect(of('microphone').at(-1)).toMatchObject({
      microphone: 'off',
      why: expect.stringContaining('could not find a microphone'),
    })
  })

  it('closes silently when the person or the call ends it', async () => {
    const { engine, call, ears, of } = made()
    engine.setMuted(false)
    await settled()
    const { signal } = ears() ?? {}
    engine.setMuted(true)
    expect(signal?.aborted).toBe(true)
    expect(of('microphone').at(-1)).toEqual({ type: 'microphone', microphone: 'off' })
    engine.setMuted(false)
    await settled()
    call.abort()
    expect(ears()?.signal.aborted).toBe(true)
  })

  it('reports once that answers are written when there is no voice', async () => {
    const { engine, of } = made({ voice: { say: async () => 'silent' } })
    engine.setMuted(false)
    await settled()
    engine.sendText('one')
    await settled()
    engine.sendText('two')
    await settled()
    expect(of('transcript').filter(({ text }) => text.includes('cannot read my answers aloud'))).toHaveLength(
      1,
    )
  })
})
