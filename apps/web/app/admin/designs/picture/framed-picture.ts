import type { PictureSize } from '../../../studio/uploads/crop/crop.ts'

/** Longest side in pixels: finer than any rug is tufted. */
const MOST = 4_096

/** Where a picture lies in the smallest frame with `ratio`, width over length, that has all of it: in pixels of the frame. */
export function framed({ width, height }: PictureSize, ratio: number) {
  const frame = { width: Math.max(width, height * ratio), height: Math.max(height, width / ratio) }
  const scale = Math.min(1, MOST / frame.width, MOST / frame.height)
  const at = (pixels: number) => Math.round(pixels * scale)
  return {
    frame: { width: at(frame.width), height: at(frame.height) },
    left: at((frame.width - width) / 2),
    top: at((frame.height - height) / 2),
    width: at(width),
    height: at(height),
  }
}

/** The whole picture on a margin of its corner's colour, as PNG; a transparent corner leaves the margin transparent. */
export async function framedPicture(file: File, url: string, ratio: number): Promise<File | null> {
  const image = new Image()
  image.src = url
  await image.decode()
  const { frame, left, top, width, height } = framed(
    { width: image.naturalWidth, height: image.naturalHeight },
    ratio,
  )
  const canvas = Object.assign(document.createElement('canvas'), frame)
  const paint = canvas.getContext('2d')
  if (!paint) return null
  paint.drawImage(image, left, top, width, height)
  const [red, green, blue, opacity = 0] = paint.getImageData(left, top, 1, 1).data
  if (opacity === 255) {
    paint.fillStyle = `rgb(${red} ${green} ${blue})`
    paint.fillRect(0, 0, frame.width, frame.height)
    paint.drawImage(image, left, top, width, height)
  }
  const png = await new Promise<Blob | null>((done) => canvas.toBlob(done))
  return png && new File([png], file.name, { type: png.type })
}
