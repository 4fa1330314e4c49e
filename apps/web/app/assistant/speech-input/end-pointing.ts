import { loudness } from './loudness.ts'
import { FRAME, SAMPLE_RATE } from './sample-rate.ts'

/** The result of a frame: silence, speech began, continues or ended, or it was only a noise. */
export type Turn = 'quiet' | 'began' | 'speaking' | 'ended' | 'noise'

const framesIn = (ms: number) => Math.round((ms / 1000) * (SAMPLE_RATE / FRAME))

/** Included before the detected start, because a first consonant is softer than what follows. */
const LEAD = framesIn(400)
/** Loud for this long, it may be a voice. */
const ATTACK = framesIn(96)
/** Quiet for this long, the speaker has finished; pauses for breath are half as long. */
const PAUSE = framesIn(800)
/** Anything shorter is a cough or a door. */
const SHORTEST = framesIn(256)
/** The model was trained on up to half a minute and costs more with every second. */
const LONGEST = framesIn(20_000)
/** Minimum loudness of speech, -46 dB. */
const SOFTEST = 0.005

/**
 * Detects utterances by loudness relative to the room's noise. `push` takes frames in order; `heard` is the utterance
 * so far, complete after `ended`.
 */
export function endPointing() {
  const room = roomNoise()
  let frames: Float32Array[] = []
  let speaking = false
  // Consecutive frames that were loud, or soft during speech; and loud frames in total.
  let streak = 0
  let voiced = 0

  const listen = (loud: boolean): Turn => {
    streak = loud ? streak + 1 : 0
    if (streak < ATTACK) {
      frames = frames.slice(-LEAD)
      return 'quiet'
    }
    speaking = true
    voiced = streak
    streak = 0
    return 'began'
  }

  const follow = (loud: boolean): Turn => {
    streak = loud ? 0 : streak + 1
    if (loud) voiced++
    if (streak < PAUSE && frames.length < LONGEST) return 'speaking'
    speaking = false
    streak = 0
    return voiced < SHORTEST ? 'noise' : 'ended'
  }

  return {
    push(frame: Float32Array): Turn {
      const volume = loudness(frame)
      if (!speaking && voiced > 0) {
        frames = []
        voiced = 0
      }
      frames.push(frame)
      return speaking ? follow(volume > room.leaves()) : listen(volume > room.enters(volume))
    },
    heard: (): Float32Array<ArrayBuffer> => joined(frames),
  }
}

/** Follows the room's noise level: down at once, up slowly, so that a voice does not raise it. */
function roomNoise() {
  let noise = SOFTEST / 3
  return {
    /** Loudness at which speech starts, given `volume` heard during silence. */
    enters(volume: number): number {
      noise =
        volume < noise ? 0.7 * noise + 0.3 * volume : Math.min(1.03 * noise, 0.98 * noise + 0.02 * volume)
      noise = Math.max(noise, SOFTEST / 10)
      return Math.max(SOFTEST, 4 * noise)
    },
    /** Loudness below which speech pauses. */
    leaves(): number {
      noise *= 1.002 // otherwise a fan that was switched on would count as endless speech
      return Math.max(0.6 * SOFTEST, 2 * noise)
    },
  }
}

function joined(frames: readonly Float32Array[]): Float32Array<ArrayBuffer> {
  const all = new Float32Array(frames.length * FRAME)
  for (const [i, frame] of frames.entries()) all.set(frame, i * FRAME)
  return all
}
