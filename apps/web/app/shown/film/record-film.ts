import { drawFrame, FILM, type FilmLabel, type FilmScene } from './draw-frame.ts'
import { filmLength, frameAt } from './film-states.ts'

const FRAMES_PER_SECOND = 30
const BITS_PER_SECOND = 6_000_000
/** What phones play comes first. */
const TYPES = [
  ['video/mp4;codecs=avc1.42E028', 'mp4'],
  ['video/mp4', 'mp4'],
  ['video/webm;codecs=vp9', 'webm'],
  ['video/webm', 'webm'],
] as const

/** The best type of film that this browser can make, with the ending of its file; null if it makes none. */
export function filmType(): { readonly type: string; readonly ending: string } | null {
  if (typeof MediaRecorder === 'undefined' || !('captureStream' in HTMLCanvasElement.prototype)) return null
  const found = TYPES.find(([type]) => MediaRecorder.isTypeSupported(type))
  return found ? { type: found[0], ending: found[1] } : null
}

type Recording = {
  readonly canvas: HTMLCanvasElement
  readonly scenes: readonly FilmScene[]
  readonly label: FilmLabel
  readonly type: string
  /** Ends the recording; the promise then resolves to null. */
  readonly signal: AbortSignal
  /** Called with 0–1. */
  readonly onProgress: (part: number) => void
}

/**
 * Plays the film on a canvas and records it in real time. Pauses while the page is hidden, because browsers then
 * paint nothing. Resolves to the film, or null when it was given up.
 */
export async function recordFilm({
  canvas,
  scenes,
  label,
  type,
  signal,
  onProgress,
}: Recording): Promise<Blob | null> {
  const context = canvas.getContext('2d')
  const [first] = scenes
  if (!context || !first) throw new Error('there is nothing to record')
  canvas.width = FILM.width
  canvas.height = FILM.height
  const sceneAt = (n: number) => scenes[n] ?? first
  const paint = (ms: number) => {
    const { from, to, mix } = frameAt(ms, scenes.length)
    drawFrame(context, [sceneAt(from), sceneAt(to)], mix, label)
  }
  paint(0)
  const recorder = new MediaRecorder(canvas.captureStream(FRAMES_PER_SECOND), {
    mimeType: type,
    videoBitsPerSecond: BITS_PER_SECOND,
  })
  const parts: Blob[] = []
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
  const stopped = new Promise<void>((resolve, reject) => {
    recorder.addEventListener('stop', () => resolve())
    recorder.addEventListener('error', () => reject(new Error('the browser stopped recording')))
  })
  const rest = () => {
    if (recorder.state === 'inactive') return
    if (document.hidden) recorder.pause()
    else recorder.resume()
  }
  document.addEventListener('visibilitychange', rest)
  try {
    recorder.start()
    await play(filmLength(scenes.length), paint, signal, onProgress)
    recorder.stop()
    await stopped
  } finally {
    document.removeEventListener('visibilitychange', rest)
    for (const track of recorder.stream.getTracks()) track.stop()
  }
  return signal.aborted ? null : new Blob(parts, { type: type.split(';')[0] ?? type })
}

/** Longer gaps between frames are pauses, which the film leaves out. */
const LONGEST_FRAME_MS = 250

function play(
  length: number,
  paint: (ms: number) => void,
  signal: AbortSignal,
  onProgress: (part: number) => void,
): Promise<void> {
  return new Promise((resolve) => {
    let ms = 0
    let before = performance.now()
    const frame = (now: number) => {
      ms += Math.min(LONGEST_FRAME_MS, Math.max(0, now - before))
      before = now
      if (signal.aborted || ms >= length) return resolve()
      paint(ms)
      onProgress(ms / length)
      requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  })
}
