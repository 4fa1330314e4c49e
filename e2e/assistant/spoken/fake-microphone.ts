import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import type { Page } from '@playwright/test'

const RATE = 16_000
/** Silence before the speech; the file must end after it. */
const LEAD_SECONDS = 0.8

/** A microphone for Chromium that plays a file once when it is opened, and then silence. */
export function fakeMicrophone(name: string) {
  const folder = resolve('var/test/microphones')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${name}.wav`)
  const put = (samples: Int16Array) => writeFileSync(file, wave(samples))
  put(new Int16Array(RATE))
  return {
    args: ['--use-fake-device-for-media-stream', `--use-file-for-fake-audio-capture=${file}%noloop`],
    silence: () => put(new Int16Array(RATE)),
    /** For a browser built without audio devices: plays the same from an audio graph. Call before the page opens. */
    standIn: (page: Page) => page.addInitScript(standInWhereThereIsNone, { rate: RATE, lead: LEAD_SECONDS }),
    /** Sets the recording for the next opening. The page decodes it, because Chromium reads Opus and Node does not. */
    async speaks(page: Page, id: string) {
      const opus = readFileSync(join(import.meta.dirname, 'recordings', `${id}.opus`)).toString('base64')
      const samples = await page.evaluate(decoded, { opus, rate: RATE })
      await page.evaluate((words) => Object.assign(globalThis, { wordsToHear: words }), samples)
      const lead = Math.round(LEAD_SECONDS * RATE)
      const whole = new Int16Array(lead + samples.length + RATE)
      whole.set(samples, lead)
      put(whole)
    },
  }
}

/** Runs in the page, before its own scripts. */
function standInWhereThereIsNone({ rate, lead }: { readonly rate: number; readonly lead: number }): void {
  const absent = new Set(['NotFoundError', 'NotSupportedError'])
  const { mediaDevices } = navigator
  const ask = mediaDevices.getUserMedia.bind(mediaDevices)
  mediaDevices.getUserMedia = async (wanted) => {
    try {
      return await ask(wanted)
    } catch (error) {
      const isWithout = error instanceof DOMException && absent.has(error.name)
      if (!isWithout) throw error
    }
    const context = new AudioContext()
    const { wordsToHear = [0] } = globalThis as { wordsToHear?: readonly number[] }
    const buffer = context.createBuffer(1, wordsToHear.length, rate)
    buffer.copyToChannel(
      Float32Array.from(wordsToHear, (sample) => sample / 32_768),
      0,
    )
    const source = new AudioBufferSourceNode(context, { buffer })
    const microphone = context.createMediaStreamDestination()
    source.connect(microphone)
    source.start(context.currentTime + lead)
    return microphone.stream
  }
}

/** Runs in the page. */
async function decoded({ opus, rate }: { readonly opus: string; readonly rate: number }): Promise<number[]> {
  const bytes = Uint8Array.from(atob(opus), (letter) => letter.charCodeAt(0))
  const audio = await new OfflineAudioContext(1, 1, rate).decodeAudioData(bytes.buffer)
  return Array.from(audio.getChannelData(0), (sample) =>
    Math.round(32_767 * Math.max(-1, Math.min(1, sample))),
  )
}

/** RIFF WAVE: 16 bits, one channel. */
function wave(samples: Int16Array): Buffer {
  const header = Buffer.alloc(44)
  header.write('RIFF', 0)
  header.writeUInt32LE(36 + samples.byteLength, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(RATE, 24)
  header.writeUInt32LE(2 * RATE, 28)
  header.writeUInt16LE(2, 32)
  header.writeUInt16LE(16, 34)
  header.write('data', 36)
  header.writeUInt32LE(samples.byteLength, 40)
  return Buffer.concat([header, Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength)])
}
