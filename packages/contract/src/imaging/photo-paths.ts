/** The name of a photograph in texts: a hash of its picture, and its size in pixels, from which its addresses follow. */
export const PHOTO_NAME = /^[0-9a-f]{32}-(\d{2,4})x(\d{2,4})$/

/** Longest side of a photograph as it is stored, in pixels; also its largest width. */
export const PHOTO_SIDE = 2400
/** Widths that pages offer of a wider photograph, below its own. */
const PHOTO_WIDTHS = [1600, 800] as const
/** Most pixels across of the JPEG, for letters and link previews. */
export const PHOTO_JPEG_WIDTH = 1200

/** The widths of a photograph's WebP files, largest first. */
export const photoWidths = (width: number): readonly number[] => [
  width,
  ...PHOTO_WIDTHS.filter((smaller) => smaller < width),
]

/** The attributes of an <img> that shows a photograph; null when the name is none. */
export function photoImage(name: string) {
  const [, width, height] = PHOTO_NAME.exec(name)?.map(Number) ?? []
  if (!width || !height) return null
  const path = (each: number) => `/photos/${name}-${each}.webp`
  const widths = photoWidths(width)
  return {
    src: path(widths.find((each) => each <= 1600) ?? width),
    srcSet: widths.map((each) => `${path(each)} ${each}w`).join(', '),
    width,
    height,
  }
}

/** The JPEG of a photograph, which every mail program shows. */
export const photoJpeg = (name: string): string => `/photos/${name}.jpg`
