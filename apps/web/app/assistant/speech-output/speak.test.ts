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

/** Speaks the text and lets a minute pass. */
async function said(text = TEXT, signal = new AbortController().signal) {
  const result = speak(text, { signal })
  await vi.advanceTimersByTimeAsync(60_000)
  return result
}

describe('a voice', () => {
  it('speaks a text sentence by sentence', async () => {
    const { heard } = browser()
    expect(await said()).toBe('spoken')
    expect(heard).toEqual(['Here is Onyx.', 'It is made in ten weeks.'])
  })

  it('is awaited when the browser lists its voices late', async () => {
    browser({ listsAfter: 600 })
    expect(await said()).toBe('spoken')
  })

  it('stops at once when the person speaks or presses stop', async () => {
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

  it('does not start when already stopped', async () => {
    const { heard } = browser()
    await expect(speak(TEXT, { signal: AbortSignal.abort(new Error('stopped')) })).rejects.toThrow('stopped')
    expect(heard).toEqual([])
  })

  it('speaks the newest text and cuts short the previous one', async () => {
    const { heard } = browser()
    void speak('One. Two. Three.', { signal: new AbortController().signal })
    await vi.advanceTimersByTimeAsync(100)
    expect(await said('Four.')).toBe('spoken')
    expect(heard).toEqual(['One.', 'Four.'])
  })
})

describe('only captions remain', () => {
  it('when the browser has no speech synthesis', async () => {
    vi.stubGlobal('speechSynthesis', undefined)
    expect(await said()).toBe('silent')
  })

  it('when there are no voices', async () => {
    browser({ listsAfter: null })
    expect(await said()).toBe('silent')
  })

  it('when no voice speaks English', async () => {
    browser({ voices: [{ ...ENGLISH, lang: 'de-DE' }] })
    expect(await said()).toBe('silent')
  })

  it('when the voice never starts', async () => {
    const { isQuiet } = browser({ behaviour: 'never starts' })
    expect(await said()).toBe('silent')
    expect(isQuiet(), 'and does not start later').toBe(true)
  })

  it('when the voice fails', async () => {
    browser({ behaviour: 'fails' })
    expect(await said()).toBe('silent')
  })

  it('when there is nothing to say', async () => {
    browser()
    expect(await said(' … ')).toBe('silent')
  })
})

it('continues with the next sentence when a voice never reports its end', async () => {
  const { heard, isQuiet } = browser({ behaviour: 'never ends' })
  expect(await said()).toBe('spoken')
  expect(heard).toHaveLength(2)
  expect(isQuiet()).toBe(true)
})
