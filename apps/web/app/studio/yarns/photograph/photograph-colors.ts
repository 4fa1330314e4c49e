/** A downscaled picture: enough to find eight colours. */
export type SmallPicture = {
  readonly width: number
  readonly height: number
  /** Four bytes per pixel, as from a canvas. */
  readonly rgba: Uint8ClampedArray
}

/** Maximum number of colours read from a photograph. */
export const PHOTOGRAPH_COLORS = 8
const LONG_SIDE = 192

/**
 * The colours of a photograph as `#RRGGBB`, by coverage; up to eight, fewer if they are too similar. Nothing leaves
 * the browser. Null if the browser cannot open the file. Throws only when the signal aborts.
 */
export async function photographColors(file: Blob, signal: AbortSignal): Promise<readonly string[] | null> {
  const picture = await smallPicture(file)
  signal.throwIfAborted()
  return picture && askWorker(picture, signal)
}

async function smallPicture(file: Blob): Promise<SmallPicture | null> {
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (!bitmap) return null
  const scale = Math.min(1, LONG_SIDE / Math.max(bitmap.width, bitmap.height))
  const [width, height] = [bitmap.width, bitmap.height].map((side) => Math.max(1, Math.round(side * scale)))
  const canvas = document.createElement('canvas')
  const paper = canvas.getContext('2d', { willReadFrequently: true })
  if (!paper || !width || !height) return null
  Object.assign(canvas, { width, height })
  // Transparent areas show the page's paper.
  paper.fillStyle = '#F7F3EC'
  paper.fillRect(0, 0, width, height)
  paper.imageSmoothingQuality = 'high'
  paper.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  return { width, height, rgba: paper.getImageData(0, 0, width, height).data }
}

function askWorker(picture: SmallPicture, signal: AbortSignal): Promise<readonly string[]> {
  const worker = new Worker(new URL('./photograph.worker.ts', import.meta.url), { type: 'module' })
  return new Promise<readonly string[]>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error))
    worker.addEventListener('message', ({ data }: MessageEvent<readonly string[]>) => resolve(data))
    worker.addEventListener('error', (event) => reject(new Error(event.message)))
    worker.postMessage(picture, [picture.rgba.buffer])
  }).finally(() => worker.terminate())
}
