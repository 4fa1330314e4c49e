import { afterEach, describe, expect, it, vi } from 'vitest'

import { hasBrowserRecognition, openBrowserRecognition } from './browser-recognition.ts'

/** A fake of the browser's recognition: starts and ends with a delay, as real ones do. */
class FakeRecognition extends EventTarget {
  static latest: FakeRecognition
  starts = 0
  private hasFailed = false
  constructor() {
    super()
    FakeRecognition.latest = this
  }
  start(): void {
    this.starts++
    queueMicrotask(() => this.hasFailed || this.tell('start'))
  }
  abort(): void {
    this.fail('aborted')
  }
  fail(error: string): void {
    this.hasFailed = true
    this.tell('error', { error })
    this.tell('end')
  }
  tell(type: string, more: object = {}): void {
    this.dispatchEvent(Object.assign(new Event(type), more))
  }
  hear(transcript: string, isFinal: boolean): void {
    this.tell('result', { resultIndex: 0, results: [Object.assign([{ transcript }], { isFinal })] })
  }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

function ears() {
  vi.stubGlobal('webkitSpeechRecognition', FakeRecognition)
  const told: string[] = []
  const stop = new AbortController()
  const open = openBrowserRecognition({
    onWords: (text, final) => told.push(`${final ? 'words' : 'guess'}: ${text}`),
    onLevel: () => {},
    onState: (state) =>
      told.push(state.name === 'closed' && state.failure ? `closed: ${state.failure.reason}` : state.name),
    signal: stop.signal,
  })
  return { told, stop, open, browser: FakeRecognition.latest }
}

describe('the browser’s speech recognition', () => {
  it('is not available in every browser', async () => {
    expect(hasBrowserRecognition()).toBe(false)
    const listener = { onWords: () => {}, onLevel: () => {}, onState: () => {} }
    const open = openBrowserRecognition({ ...listener, signal: new AbortController().signal })
    await expect(open).rejects.toMatchObject({ reason: 'not-supported' })
  })

  it('reports words as they arrive', async () => {
    const { told, open, browser } = ears()
    await open
    browser.tell('speechstart')
    browser.hear('show me', false)
    browser.tell('speechend')
    browser.hear(' show me blue rugs', true)
    expect(told).toEqual([
      'listening',
      'hearing',
      'guess: show me',
      'understanding',
      'words: show me blue rugs',
      'listening',
    ])
  })

  it('is reopened when it closes after a pause', async () => {
    const { open, browser } = ears()
    await open
    browser.fail('no-speech')
    expect(browser.starts).toBe(2)
  })

  it.each([
    ['not-allowed', 'microphone-refused'],
    ['audio-capture', 'no-microphone'],
    ['network', 'model-missing'],
    ['service-not-allowed', 'not-supported'],
  ])('reports why it cannot hear: %s', async (error, reason) => {
    const { told, open, browser } = ears()
    browser.fail(error)
    await expect(open).rejects.toMatchObject({ reason })
    expect(told).toEqual([`closed: ${reason}`])
  })

  it('closes on request and stays closed', async () => {
    const { told, stop, open, browser } = ears()
    await open
    stop.abort()
    expect(told).toEqual(['listening', 'closed'])
    expect(browser.starts).toBe(1)
  })
})
