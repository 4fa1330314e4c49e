import { describe, expect, it } from 'vitest'

import { SpeechInputError } from './speech-input-error.ts'
import { FRAME } from './sample-rate.ts'
import type { Transcription } from './transcription.ts'
import { understanding } from './understanding.ts'

const silence = () => new Float32Array(FRAME)
const voice = () => Float32Array.from({ length: FRAME }, (_, i) => 0.2 * Math.sin(i / 9))

const everythingThatWaits = () => new Promise((resolve) => setImmediate(resolve))

/** A test conversation in whole seconds; the test answers the requests to the model. */
function conversation() {
  const told: string[] = []
  const asked: { readonly resolve: (text: string) => void; readonly reject: (reason: Error) => void }[] = []
  const words: Transcription['words'] = () =>
    new Promise((resolve, reject) => {
      asked.push({ resolve, reject })
    })
  const hear = understanding(
    { words },
    {
      onWords: (text, final) => told.push(`${final ? 'words' : 'guess'}: ${text}`),
      onState: ({ name }) => told.push(name),
      onBroken: ({ reason }) => told.push(`broken: ${reason}`),
      now: () => 0,
    },
  )
  const seconds = (count: number, frame: () => Float32Array) => {
    for (let i = 0; i < count * 31.25; i++) hear(frame())
  }
  const answer = async (place: number, text: string) => {
    asked[place]?.resolve(text)
    await everythingThatWaits()
  }
  return {
    told,
    asked,
    answer,
    speak: (s: number) => seconds(s, voice),
    pause: (s: number) => seconds(s, silence),
  }
}

describe('speech', () => {
  it('gets interim guesses while it lasts, and the final words when it has ended', async () => {
    const { told, answer, speak, pause } = conversation()
    pause(1)
    speak(1.5)
    await answer(0, 'show me')
    pause(1)
    await answer(1, 'Show me blue rugs.')
    expect(told).toEqual([
      'hearing',
      'guess: show me',
      'understanding',
      'words: Show me blue rugs.',
      'listening',
    ])
  })

  it('drops a guess that arrives after the end', async () => {
    const { told, answer, speak, pause } = conversation()
    speak(1.5)
    pause(1)
    await answer(0, 'show me')
    await answer(1, 'Show me blue rugs.')
    expect(told).not.toContain('guess: show me')
    expect(told).toContain('words: Show me blue rugs.')
  })

  it('is recorded further while the previous sentence is being recognised', async () => {
    const { told, asked, answer, speak, pause } = conversation()
    speak(0.8)
    pause(1)
    const undo = asked.length - 1
    speak(0.8)
    await answer(undo, 'Undo.')
    expect(told).toEqual(['hearing', 'understanding', 'hearing', 'words: Undo.'])
    pause(1)
    await answer(asked.length - 1, 'Reset.')
    expect(told.slice(-2)).toEqual(['words: Reset.', 'listening'])
  })

  it('reports a broken model once and then nothing more', async () => {
    const { told, asked, speak, pause } = conversation()
    speak(0.8)
    pause(1)
    asked.at(-1)?.reject(new SpeechInputError('not-supported'))
    await everythingThatWaits()
    expect(told).toEqual(['hearing', 'understanding', 'broken: not-supported'])
  })
})
