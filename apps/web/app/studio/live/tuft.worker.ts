import { liveLoom } from './live-loom.ts'
import type { TuftAnswer, TuftQuestion } from './tufting.ts'

const tuft = liveLoom(async (path) => {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
})

addEventListener('message', ({ data: { id, order } }: MessageEvent<TuftQuestion>) => {
  tuft(order).then(
    (tufts) => {
      const answer: TuftAnswer = { id, tufts }
      postMessage(answer, { transfer: [tufts.raster.indices.buffer as ArrayBuffer] }) // made in this worker, not shared
    },
    (error: unknown) => postMessage({ id, failed: String(error) } satisfies TuftAnswer),
  )
})
