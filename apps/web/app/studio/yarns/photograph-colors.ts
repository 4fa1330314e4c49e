/** A picture made small: eight colours do not need more. */
export type SmallPicture = {
  readonly width: number
  readonly height: number
  /** Four bytes a pixel, as a canvas gives them. */
  readonly rgba: Uint8ClampedArray
}

/** The most colours that are read from a photograph. */
export const PHOTOGRAPH_COLORS = 8
const LONG_SIDE = 192

/**
 * The colours of a photograph, `#RRGGBB`, those that cover most first; up to eight, fewer where fewer can be told
 * apart. Nothing leaves the browser. Null when the file is no picture that the browser can open. Throws only
 * when the signal says stop.
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
  // What is transparent shows the page it lies on.
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
