import type { HeicAnswer, HeicQuestion } from './heic-work.ts'

/** A picture of 48 million pixels takes a phone a few seconds; only a malicious file takes this long. */
const MOST_MS = 30_000

/** Decodes a HEIC in a worker of its own, whose memory ends with it. */
export function decodeHeic(question: HeicQuestion): Promise<HeicAnswer> {
  const worker = new Worker(new URL('./heic.worker.ts', import.meta.url), { type: 'module' })
  return new Promise<HeicAnswer>((resolve) => {
    const tooLong = setTimeout(() => resolve({ ok: false, refusal: 'picture/too-slow' }), MOST_MS)
    worker.addEventListener('message', ({ data }: MessageEvent<HeicAnswer>) => resolve(data))
    worker.addEventListener('error', (event) => {
      console.warn('The HEIC cannot be decoded:', event.message)
      resolve({ ok: false, refusal: 'picture/unsupported' })
    })
    worker.addEventListener('message', () => clearTimeout(tooLong))
    worker.postMessage(question, [])
  }).finally(() => worker.terminate())
}
