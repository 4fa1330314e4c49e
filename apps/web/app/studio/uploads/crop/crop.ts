import { UPLOADS } from '@nawl/domain/rug/uploads'
import type { Crop } from '@nawl/engine/reduction/crop-box'

/** A picture's size in pixels, upright. */
export type PictureSize = { readonly width: number; readonly height: number }

export const CORNERS = ['nw', 'ne', 'sw', 'se'] as const
export type Corner = (typeof CORNERS)[number]

/** The largest centred crop of a picture with `ratio`, width over length. */
export function largestCrop(picture: PictureSize, ratio: number): Crop {
  const width = Math.min(1, (picture.height * ratio) / picture.width)
  const height = Math.min(1, picture.width / ratio / picture.height)
  return { left: (1 - width) / 2, top: (1 - height) / 2, width, height }
}

/** A crop's size relative to the largest one, above 0 and up to 1. */
export function cropScale(crop: Crop, picture: PictureSize, ratio: number): number {
  return crop.width / largestCrop(picture, ratio).width
}

/** The minimum scale: as many pixels as a rug needs, and at least a tenth of the picture. */
export function leastScale(picture: PictureSize, ratio: number): number {
  const { width, height } = largestCrop(picture, ratio)
  const shorter = Math.min(width * picture.width, height * picture.height)
  return Math.min(1, Math.max(0.1, UPLOADS.leastSide / shorter))
}

/** A crop with that scale and ratio around the centre of another, moved to fit into the picture. */
export function scaledCrop(crop: Crop, picture: PictureSize, ratio: number, scale: number): Crop {
  const largest = largestCrop(picture, ratio)
  const factor = Math.min(1, Math.max(leastScale(picture, ratio), scale))
  const width = largest.width * factor
  const height = largest.height * factor
  const left = crop.left + (crop.width - width) / 2
  const top = crop.top + (crop.height - height) / 2
  return movedCrop({ left, top, width, height }, 0, 0)
}

/** A crop moved by fractions of the picture, within its edges. */
export function movedCrop(crop: Crop, right: number, down: number): Crop {
  return {
    ...crop,
    left: within(crop.left + right, 1 - crop.width),
    top: within(crop.top + down, 1 - crop.height),
  }
}

/** A crop whose corner is dragged to a position, as fractions of the picture; the opposite corner stays. */
export function draggedCrop(
  crop: Crop,
  picture: PictureSize,
  corner: Corner,
  to: { readonly x: number; readonly y: number },
): Crop {
  const ratio = (crop.width * picture.width) / (crop.height * picture.height)
  const leftwards = corner.endsWith('w')
  const upwards = corner.startsWith('n')
  const x = leftwards ? crop.left + crop.width : crop.left
  const y = upwards ? crop.top + crop.height : crop.top
  const largest = largestCrop(picture, ratio)
  const room = Math.min((leftwards ? x : 1 - x) / largest.width, (upwards ? y : 1 - y) / largest.height)
  const wantedScale = Math.max(Math.abs(to.x - x) / largest.width, Math.abs(to.y - y) / largest.height)
  const scale = Math.min(room, Math.max(leastScale(picture, ratio), wantedScale))
  const width = largest.width * scale
  const height = largest.height * scale
  return { left: leftwards ? x - width : x, top: upwards ? y - height : y, width, height }
}

const within = (value: number, most: number) => Math.min(Math.max(0, most), Math.max(0, value))
