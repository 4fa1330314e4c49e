import type { RoomAxes } from '@nawl/engine/perspective/found-floor'
import type { Plate } from '@nawl/engine/room/lay-rug'

/** Nobody waits longer for what can be marked by hand. */
const PATIENCE_MS = 5000

/** How a photograph was taken, as its lines say; null if they do not, or if this browser cannot look for them. */
export async function axesOf(picture: Plate, lens: number | null): Promise<RoomAxes | null> {
  try {
    return await askWorker({ picture, lens })
  } catch (error) {
    console.warn('Lines were not looked for in the photograph:', error)
    return null
  }
}

/** A picture, and its focal length in long sides if the camera wrote that down. */
export type AxesTask = { readonly picture: Plate; readonly lens: number | null }

function askWorker(task: AxesTask): Promise<RoomAxes | null> {
  const worker = new Worker(new URL('./axes.worker.ts', import.meta.url), { type: 'module' })
  return new Promise<RoomAxes | null>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<RoomAxes | null>) => resolve(data))
    worker.addEventListener('error', ({ message }) => reject(new Error(message)))
    setTimeout(() => resolve(null), PATIENCE_MS)
    // Copied: nothing is transferred to the worker.
    worker.postMessage(task, [])
  }).finally(() => worker.terminate())
}
