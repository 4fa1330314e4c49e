/** Widths, in pixels, that every rug is rendered at. */
export const RUG_WIDTHS = [320, 400, 800, 1600] as const
const DETAIL_WIDTHS = [400, 600, 800] as const
/** The width that palettes are rendered at too. */
const SMALL = 400

/** Pictures of rugs in two formats, the lighter first: cut out on nothing, so that a rug throws its own shadow. */
export type PictureSources = { readonly avif: string; readonly webp: string }

/** `/artwork/geometric/onyx.jpg` → `/artwork/geometric/onyx` */
function stem(mainImage: string): string {
  return mainImage.replace(/\.[a-z]+$/i, '')
}

/** Candidates for `srcset`; null for a picture that is there at one size only, as those of visitors' own designs are. */
export function rugSources(mainImage: string): PictureSources | null {
  if (!mainImage.startsWith('/artwork/')) return null
  const offered = (format: string) =>
    RUG_WIDTHS.map((width) => `${stem(mainImage)}-${width}.${format} ${width}w`).join(', ')
  return { avif: offered('avif'), webp: offered('webp') }
}

/** The same drawing, small, in one of its palettes, 0 being its own. */
export function paletteSources(mainImage: string, palette: number): PictureSources {
  const which = palette === 0 ? '' : `-palette-${palette}`
  const name = `${stem(mainImage)}${which}-${SMALL}`
  return { avif: `${name}.avif`, webp: `${name}.webp` }
}

/** A lying piece of the pile, four by three, in three widths. */
export function detailSources(mainImage: string): PictureSources {
  const offered = (format: string) =>
    DETAIL_WIDTHS.map((width) => `${stem(mainImage)}-detail-${width}.${format} ${width}w`).join(', ')
  return { avif: offered('avif'), webp: offered('webp') }
}

/** The same for whoever reads neither: its largest. */
export const detailPicture = (mainImage: string): string => `${stem(mainImage)}-detail-800.webp`
