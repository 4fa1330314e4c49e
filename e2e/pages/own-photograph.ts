import type { Page } from '@playwright/test'
import sharp from 'sharp'

export const PHOTO = { width: 1600, height: 1200 }
/** The camera: metres above the floor and in front of the mark's middle, focal length in film widths. */
const TAKEN = { high: 1.5, before: 2, lens: 0.75 }

/** The position of a floor point in the photograph, in metres from the mark's centre; the camera looks down by 25°. */
export function seenAt(x: number, y: number, before = TAKEN.before): readonly [u: number, v: number] {
  const tilt = (25 * Math.PI) / 180
  const [ahead, up] = [y + before, -TAKEN.high]
  const depth = ahead * Math.cos(tilt) - up * Math.sin(tilt)
  const height = up * Math.cos(tilt) + ahead * Math.sin(tilt)
  return [0.5 + (TAKEN.lens * x) / depth, 0.5 - (TAKEN.lens * height * (PHOTO.width / PHOTO.height)) / depth]
}

/** The corners of a rectangle on the floor, in the order of the marks. */
export const cornersOf = (wideM: number, longM: number, before?: number) =>
  [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([x, y]) => seenAt((x! * wideM) / 2, (y! * longM) / 2, before))

/** A floor of tiles of 60 centimetres, in SVG: enough lines to find how it lies. */
export function tiledFloor(): string {
  const at = ([u, v]: readonly [number, number]) => `${u * PHOTO.width} ${v * PHOTO.height}`
  const line = (from: readonly [number, number], to: readonly [number, number]) => `M${at(from)}L${at(to)}`
  const places = Array.from({ length: 9 }, (_, i) => (i - 4) * 0.6)
  const [near, far, left, right] = [-1.2, 3.6, -2.4, 2.4]
  const joints = [
    ...places.map((x) => line(seenAt(x, near), seenAt(x, far))),
    ...places.map((i) => line(seenAt(left, i + 1.2), seenAt(right, i + 1.2))),
  ]
  return `<rect width="100%" height="100%" fill="#b9ab9a"/><path d="${joints.join('')}" stroke="#6d6156" stroke-width="5"/>`
}

/** The same floor, lit from the left. */
export function floorLitFromLeft(): string {
  return `${tiledFloor()}<defs><linearGradient id="lit"><stop offset="0" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="0.75"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#lit)"/>`
}

/** A JPEG of shapes, in SVG. */
export function photographOf(shapes: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${PHOTO.width}" height="${PHOTO.height}">${shapes}</svg>`
  return sharp(Buffer.from(svg)).jpeg().toBuffer()
}

/** Drags the four marks to these corners. */
export async function markCorners(
  page: Page,
  corners: readonly (readonly [u: number, v: number])[],
): Promise<void> {
  const picture = page.getByRole('img', { name: 'Your room' })
  const names = ['Near left', 'Near right', 'Far right', 'Far left']
  for (const [i, [u, v]] of corners.entries()) {
    const mark = page.getByRole('application', { name: new RegExp(`^${names[i]} corner`) })
    await mark.scrollIntoViewIfNeeded()
    const [from, frame] = [(await mark.boundingBox())!, (await picture.boundingBox())!]
    await page.mouse.move(from.x + 22, from.y + 22)
    await page.mouse.down()
    await page.mouse.move(frame.x + u * frame.width, frame.y + v * frame.height, { steps: 3 })
    await page.mouse.up()
  }
}
