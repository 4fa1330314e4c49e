/** Widths, in pixels, that every rug is rendered at. */
export const RUG_WIDTHS = [400, 800, 1600] as const

/** `/artwork/geometric/onyx.jpg` → `/artwork/geometric/onyx` */
function stem(mainImage: string): string {
  return mainImage.replace(/\.[a-z]+$/i, '')
}

/** Candidates for `srcset`: the rug cut out on nothing, so that it can throw its own shadow. */
export function rugSrcSet(mainImage: string): string {
  return RUG_WIDTHS.map((width) => `${stem(mainImage)}-${width}.webp ${width}w`).join(', ')
}

/** A picture whose transparency is the rug's own outline, to cut other pictures by. */
export function rugOutline(mainImage: string): string {
  return `${stem(mainImage)}-${RUG_WIDTHS[0]}.webp`
}

/** The same drawing in one of its other palettes, 1 being the first after its own. */
export function paletteImage(mainImage: string, palette: number): string {
  return palette === 0 ? rugOutline(mainImage) : `${stem(mainImage)}-palette-${palette}-400.webp`
}

/** The rug from a hand's breadth away. */
export function pileImage(mainImage: string): string {
  return `${stem(mainImage)}-pile.webp`
}
