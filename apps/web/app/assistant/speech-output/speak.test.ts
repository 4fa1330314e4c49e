import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { speak } from './speak.ts'
import { ENGLISH, FakeUtterance, fakeSpeechSynthesis } from './speech-synthesis-fake.ts'

const TEXT = 'Here is Onyx. It is made in ten weeks.'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function browser(options?: Parameters<typeof fakeSpeechSynthesis>[0]) {
  const fake = fakeSpeechSynthesis(options)
  vi.stubGlobal('speechSynthesis', fake.synthesis)
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance)
  return fake
}

/** Says the text and lets a minute pass. */
async function said(text = TEXT, signal = new AbortController().signal) {
  const result = speak(text, { signal })
  await vi.advanceTimersByTimeAsync(60_000)
  return result
}

describe('a voice', () => {
  it('says a text sentence by sentence', async () => {
    const { heard } = browser()
    expect(await said()).toBe('spoken')
    expect(heard).toEqual(['Here is Onyx.', 'It is made in ten weeks.'])
  })

  it('is waited for where the browser lists its voices late', async () => {
    browser({ listsAfter: 600 })
    expect(await said()).toBe('spoken')
  })

  it('is quiet at once when the person speaks or presses stop', async () => {
    const { heard, isQuiet } = browser()
    const stop = new AbortController()
    const ended = speak(TEXT, { signal: stop.signal }).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(300)
    const stopped = new Error('stopped')
    stop.abort(stopped)
    expect(await ended).toBe(stopped)
    expect(isQuiet()).toBe(true)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(heard).toEqual(['Here is Onyx.'])
  })

  it('does not begin when it was stopped before', async () => {
    const { heard } = browser()
    await expect(speak(TEXT, { signal: AbortSignal.abort(new Error('stopped')) })).rejects.toThrow('stopped')
    expect(heard).toEqual([])
  })

  it('says the newest text: what came before is cut short', async () => {
    const { heard } = browser()
    void speak('One. Two. Three.', { signal: new AbortController().signal })
    await vi.advanceTimersByTimeAsync(100)
    expect(await said('Four.')).toBe('spoken')
    expect(heard).toEqual(['One.', 'Four.'])
  })
})

describe('the captions alone remain', () => {
  it('where the browser knows no speech', async () => {
    vi.stubGlobal('speechSynthesis', undefined)
    expect(await said()).toBe('silent')
  })

  it('where there are no voices', async () => {
    browser({ listsAfter: null })
    expect(await said()).toBe('silent')
  })

  it('where no voice speaks English', async () => {
    browser({ voices: [{ ...ENGLISH, lang: 'de-DE' }] })
    expect(await said()).toBe('silent')
  })

  it('where the voice never starts', async () => {
    const { isQuiet } = browser({ behaviour: 'never starts' })
    expect(await said()).toBe('silent')
    expect(isQuiet(), 'and does not start later').toBe(true)
  })

  it('where the voice fails', async () => {
    browser({ behaviour: 'fails' })
    expect(await said()).toBe('silent')
  })

  it('where there is nothing to say', async () => {
    browser()
    expect(await said(' … ')).toBe('silent')
  })
})

it('goes on with the next sentence when a voice never says that it has ended', async () => {
  const { heard, isQuiet } = browser({ behaviour: 'never ends' })
  expect(await said()).toBe('spoken')
  expect(heard).toHaveLength(2)
  expect(isQuiet()).toBe(true)
})
