import sharp, { type Sharp } from 'sharp'

/** Red, green, blue, alpha, row by row. */
export type Pixels = { readonly data: Uint8Array; readonly width: number; readonly height: number }

/** Widths of the pictures; the shop's pages use the same. */
const SMALLEST = 320
/** Of a palette beside the tools of the studio. */
const THUMBNAIL = 200
const WIDTHS = [1600, 800, 400, SMALLEST] as const
/** What most phones show in the studio: half of the bytes of 800. Without a JPEG: whoever needs one has the others. */
const ON_PHONES = 600
const PAPER = '#F7F3EC'
/**
 * Effort 1 shows the pile as effort 0 does in 18 % fewer bytes at 400 px and 8 % at 800, higher ones save nothing more;
 * at 1600 px it would take three seconds. Below quality 60 the pile is smoothed away, on plain grounds first.
 */
const AVIF = { quality: 64, effort: 1 } as const
const LARGEST_AVIF = { ...AVIF, effort: 0 } as const
/** On the low-resolution screens that use the smallest pictures the pile would be invisible. */
const SMALLEST_AVIF = { quality: 44, effort: 1 } as const
const DETAIL_WIDTHS = [400, 600, 800] as const
/** Shown several times per page and not for buying: lighter than product pictures. */
const DETAIL_AVIF = { quality: 54, effort: 1 } as const
const WEBP = { quality: 78, effort: 0 } as const
const JPEG = { quality: 82 } as const

/** Takes an encoded picture; `name` is what follows the rug's own: `-400.avif`, `.jpg`. */
export type TakePicture = (name: string, bytes: Uint8Array) => Promise<void> | void

/**
 * Encodes a tufted rug in every width as AVIF, WebP (both transparent) and JPEG (on paper), and a close-up of its
 * pile. Returns a placeholder, 8 pixels wide, as a data URL.
 */
export async function encodePictures(rug: Pixels, take: TakePicture): Promise<string> {
  let picture = rug
  for (const width of WIDTHS) {
    // Each width is scaled from the previous one: visually the same in a third of the time.
    picture = await scaled(picture, width)
    await encodeModern(picture, `-${width}`, take)
    if (width === 800) await encodeModern(await scaled(picture, ON_PHONES), `-${ON_PHONES}`, take)
    const onPaper = open(picture).flatten({ background: PAPER }).jpeg(JPEG)
    await take(width === 800 ? '.jpg' : `-${width}.jpg`, await onPaper.toBuffer())
  }
  await encodeModern(await scaled(picture, THUMBNAIL), `-${THUMBNAIL}`, take)
  await encodeDetail(rug, take)
  return placeholderOf(open(picture).flatten({ background: PAPER }))
}

/** A picture, 8 pixels wide, as a data URL. */
export async function placeholderOf(picture: Sharp): Promise<string> {
  const tiny = await picture.resize(8).webp({ quality: 40 }).toBuffer()
  return `data:image/webp;base64,${tiny.toString('base64')}`
}

/** Encodes a rug in two small widths. */
export async function encodeSmall(rug: Pixels, take: TakePicture): Promise<void> {
  const small = await scaled(rug, 400)
  await encodeModern(small, '-400', take)
  await encodeModern(await scaled(small, THUMBNAIL), `-${THUMBNAIL}`, take)
}

/** A landscape close-up of the pile in three widths. */
async function encodeDetail(rug: Pixels, take: TakePicture): Promise<void> {
  const { data, info } = await open(rug)
    .extract({ left: 780, top: 1060, width: 800, height: 600 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const piece = (width: number) =>
    sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } }).resize(width)
  await Promise.all(
    DETAIL_WIDTHS.flatMap((width) => [
      encoded(piece(width).avif(DETAIL_AVIF), `-detail-${width}.avif`, take),
      encoded(piece(width).webp(WEBP), `-detail-${width}.webp`, take),
    ]),
  )
}

async function encodeModern(picture: Pixels, name: string, take: TakePicture): Promise<void> {
  const avif = picture.width > 800 ? LARGEST_AVIF : picture.width > SMALLEST ? AVIF : SMALLEST_AVIF
  await Promise.all([
    encoded(open(picture).avif(avif), `${name}.avif`, take),
    encoded(open(picture).webp(WEBP), `${name}.webp`, take),
  ])
}

async function encoded(picture: Sharp, name: string, take: TakePicture): Promise<void> {
  await take(name, await picture.toBuffer())
}

async function scaled(picture: Pixels, width: number): Promise<Pixels> {
  const { data, info } = await open(picture).resize(width).raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

function open({ data, width, height }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels: 4 } })
}
