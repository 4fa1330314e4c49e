import { liveLoom } from './live-loom.ts'
import type { TuftOrder } from './live-tufts.ts'
import type { TuftAnswer, TuftQuestion } from './tufting.ts'

const tuft = liveLoom(async (path) => {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
})

addEventListener('message', ({ data: { id, order } }: MessageEvent<TuftQuestion>) => {
  void answer(id, order)
})

async function answer(id: number, order: TuftOrder): Promise<void> {
  try {
    const tufts = await tuft(order)
    // Made in this worker, so its memory is not shared.
    const transfer = [tufts.raster.indices.buffer as ArrayBuffer]
    postMessage({ id, tufts } satisfies TuftAnswer, { transfer })
  } catch (error) {
    postMessage({ id, failed: String(error) } satisfies TuftAnswer)
  }
}
