import { loudness } from './loudness.ts'
import { FRAME, SAMPLE_RATE } from './sample-rate.ts'

/** What a frame did: nobody speaks, somebody began, goes on, has ended, or it was only a noise. */
export type Turn = 'quiet' | 'began' | 'speaking' | 'ended' | 'noise'

const framesIn = (ms: number) => Math.round((ms / 1000) * (SAMPLE_RATE / FRAME))

/** Kept from before the voice was noticed: a first consonant is softer than what follows. */
const LEAD = framesIn(400)
/** Loud this long, it may be a voice. */
const ATTACK = framesIn(96)
/** Quiet this long, they have ended; people pause for breath half as long. */
const PAUSE = framesIn(800)
/** A cough or a door is shorter. */
const SHORTEST = framesIn(256)
/** The model was trained on pieces up to half a minute and costs more with every second. */
const LONGEST = framesIn(20_000)
/** Loudness below which nobody speaks into this microphone, -46 dB. */
const SOFTEST = 0.005

/**
 * Finds where somebody speaks, by loudness over the noise of the room. `push` takes frames in turn; `heard` is all
 * of the utterance so far, and after `ended` all of it.
 */
export function endPointing() {
  const room = roomNoise()
  let frames: Float32Array[] = []
  let speaking = false
  // Frames in a row that were loud, or soft while somebody spoke; and loud ones in all.
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

/** Follows the quiet of the room: down at once, up slowly, so that a voice does not become it. */
function roomNoise() {
  let noise = SOFTEST / 3
  return {
    /** Loudness at which a voice is taken to begin, having heard `volume` while nobody spoke. */
    enters(volume: number): number {
      noise =
        volume < noise ? 0.7 * noise + 0.3 * volume : Math.min(1.03 * noise, 0.98 * noise + 0.02 * volume)
      noise = Math.max(noise, SOFTEST / 10)
      return Math.max(SOFTEST, 4 * noise)
    },
    /** Loudness below which it is taken to pause. */
    leaves(): number {
      noise *= 1.002 // a fan that was switched on must not be somebody who never ends
      return Math.max(0.6 * SOFTEST, 2 * noise)
    },
  }
}

function joined(frames: readonly Float32Array[]): Float32Array<ArrayBuffer> {
  const all = new Float32Array(frames.length * FRAME)
  for (const [i, frame] of frames.entries()) all.set(frame, i * FRAME)
  return all
}
