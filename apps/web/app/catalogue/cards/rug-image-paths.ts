/** Widths of the rendered pictures of every rug, in pixels. */
const RUG_WIDTHS = [320, 400, 600, 800, 1600] as const
const DETAIL_WIDTHS = [400, 600, 800] as const
/** The widths at which palettes are rendered too. */
type SmallWidth = 200 | 400

/** A picture in two formats, with transparent background: the rug's shadow is CSS. */
export type PictureSources = { readonly avif: string; readonly webp: string }

/** `/artwork/geometric/onyx.jpg` → `/artwork/geometric/onyx` */
function stem(mainImage: string): string {
  return mainImage.replace(/\.[a-z]+$/i, '')
}

/** `srcset` values; null for pictures with a single size, such as visitors' uploads. */
export function rugSources(mainImage: string): PictureSources | null {
  if (!mainImage.startsWith('/artwork/')) return null
  const offered = (format: string) =>
    RUG_WIDTHS.map((width) => `${stem(mainImage)}-${width}.${format} ${width}w`).join(', ')
  return { avif: offered('avif'), webp: offered('webp') }
}

/** A small picture in one of the design's palettes; 0 is its own. */
export function paletteSources(mainImage: string, palette: number, width: SmallWidth): PictureSources {
  const which = palette === 0 ? '' : `-palette-${palette}`
  const name = `${stem(mainImage)}${which}-${width}`
  return { avif: `${name}.avif`, webp: `${name}.webp` }
}

/** A landscape close-up of the pile, 4:3, in three widths. */
export function detailSources(mainImage: string): PictureSources {
  const offered = (format: string) =>
    DETAIL_WIDTHS.map((width) => `${stem(mainImage)}-detail-${width}.${format} ${width}w`).join(', ')
  return { avif: offered('avif'), webp: offered('webp') }
}

/** The fallback for browsers that support neither format: the largest. */
export const detailPicture = (mainImage: string): string => `${stem(mainImage)}-detail-800.webp`
