import { describe, expect, it } from 'vitest'

import { endPointing, type Turn } from './end-pointing.ts'
import { FRAME, SAMPLE_RATE } from './sample-rate.ts'

/** Samples of a vowel with four beats a second, like syllables, at a loudness in dB. */
function voice(seconds: number, db: number): Float32Array {
  return samplesOf(seconds, (t) => gain(db) * Math.sqrt(2) * beat(t) * Math.sin(2 * Math.PI * 160 * t))
}
const beat = (t: number) => 0.6 + 0.4 * Math.sin(2 * Math.PI * 4 * t)
const gain = (db: number) => 10 ** (db / 20)

/** Reproducible noise. */
function hiss(seconds: number, db: number): Float32Array {
  let seed = 7
  return samplesOf(seconds, () => {
    seed = (seed * 16_807) % 2_147_483_647
    return gain(db) * Math.sqrt(3) * ((2 * seed) / 2_147_483_647 - 1)
  })
}

function samplesOf(seconds: number, at: (t: number) => number): Float32Array {
  const frames = Math.round((seconds * SAMPLE_RATE) / FRAME)
  return Float32Array.from({ length: frames * FRAME }, (_, i) => at(i / SAMPLE_RATE))
}

const over = (p: Float32Array, q: Float32Array) => p.map((sample, i) => sample + (q[i] ?? 0))

/**
 * The turns that end-pointing reports for a sequence of sounds, except waiting and continuing, and each utterance's
 * length in seconds.
 */
function turnsOf(...sounds: readonly Float32Array[]) {
  const pointing = endPointing()
  const turns: Turn[] = []
  const utterances: number[] = []
  for (const sound of sounds)
    for (let at = 0; at < sound.length; at += FRAME) {
      const turn = pointing.push(sound.slice(at, at + FRAME))
      if (turn !== 'quiet' && turn !== 'speaking') turns.push(turn)
      if (turn === 'ended') utterances.push(pointing.heard().length / SAMPLE_RATE)
    }
  return { turns, utterances }
}

describe('end-pointing', () => {
  it('finds a sentence between silences, with a lead-in and the pause after it', () => {
    const { turns, utterances } = turnsOf(hiss(1, -65), voice(2, -25), hiss(1.2, -65))
    expect(turns).toEqual(['began', 'ended'])
    expect(utterances[0]).toBeGreaterThan(2.8)
    expect(utterances[0]).toBeLessThan(3.5)
  })

  it('treats digital silence as silence', () => {
    expect(turnsOf(new Float32Array(60 * FRAME)).turns).toEqual([])
  })

  it('keeps a short pause inside the sentence, and separates two sentences', () => {
    const one = turnsOf(hiss(1, -65), voice(1, -25), hiss(0.5, -65), voice(1, -25), hiss(1.2, -65))
    expect(one.turns).toEqual(['began', 'ended'])
    const two = turnsOf(hiss(1, -65), voice(1, -25), hiss(1.2, -65), voice(1, -25), hiss(1.2, -65))
    expect(two.turns).toEqual(['began', 'ended', 'began', 'ended'])
  })

  it('does not take a knock for a sentence', () => {
    const { turns, utterances } = turnsOf(hiss(1, -65), voice(0.13, -12), hiss(1.5, -65))
    expect(turns).toEqual(['began', 'noise'])
    expect(utterances).toEqual([])
  })

  it('does not take the hiss of a cheap microphone for a voice', () => {
    expect(turnsOf(hiss(10, -48)).turns).toEqual([])
  })

  it('finds a voice in a noisy room', () => {
    const { turns } = turnsOf(hiss(2, -45), over(hiss(2, -45), voice(2, -22)), hiss(1.5, -45))
    expect(turns).toEqual(['began', 'ended'])
  })

  it('finds a soft voice in a quiet room', () => {
    expect(turnsOf(hiss(1, -65), voice(1.5, -38), hiss(1.2, -65)).turns).toEqual(['began', 'ended'])
  })

  it('cuts after twenty seconds and continues, so that utterances stay bounded', () => {
    const { turns, utterances } = turnsOf(hiss(0.5, -65), voice(25, -25), hiss(1.2, -65))
    expect(turns).toEqual(['began', 'ended', 'began', 'ended'])
    expect(Math.max(...utterances)).toBeLessThanOrEqual(20.1)
  })

  it('does not listen forever to a fan that was switched on', () => {
    const { turns } = turnsOf(hiss(1, -65), hiss(60, -40))
    expect(turns.filter((turn) => turn === 'began').length).toBeLessThanOrEqual(2)
    expect(turns.at(-1)).not.toBe('began')
  })
})
