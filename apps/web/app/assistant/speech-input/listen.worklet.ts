import { resampler } from './resampler.ts'
import { FRAME } from './sample-rate.ts'

// The global scope of an audio worklet, which TypeScript's DOM library does not declare.
declare const sampleRate: number
declare class AudioWorkletProcessor {
  readonly port: MessagePort
}
declare function registerProcessor(name: string, processor: new () => AudioWorkletProcessor): void

/** Passes on the microphone's samples in frames at the speech model's rate. */
class Listen extends AudioWorkletProcessor {
  private readonly resample = resampler(sampleRate)
  private frame = new Float32Array(FRAME)
  private filled = 0

  process([input]: readonly (readonly Float32Array[])[]): boolean {
    const channel = input?.[0]
    if (channel) for (const sample of this.resample(channel)) this.take(sample)
    return true
  }

  private take(sample: number): void {
    this.frame[this.filled++] = sample
    if (this.filled < FRAME) return
    this.port.postMessage(this.frame, [this.frame.buffer])
    this.frame = new Float32Array(FRAME)
    this.filled = 0
  }
}

registerProcessor('listen', Listen)
