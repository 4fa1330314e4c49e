import { channelsOf, contrast } from './contrast.ts'

/** The shop's logo: pictures named after what was uploaded, and its size in pixels, upright. */
export type ShopLogo = { readonly id: string; readonly width: number; readonly height: number }

/** What a logo may be. */
export const LOGO_LIMITS = {
  /** Fewer rows than that are blurred on sharp screens and on paper. */
  leastHeight: 64,
  /** Width over height: taller ones would be tiny in a header, wider ones do not fit beside its buttons. */
  leastRatio: 0.5,
  mostRatio: 6,
  /** Of the picture that is kept; larger ones are made smaller. */
  mostWidth: 960,
  mostHeight: 320,
} as const

/** The pictures of a logo: for pages, on the colour of letters, and on white paper. */
export const LOGO_PICTURES = ['page.webp', 'letter.png', 'paper.png'] as const
export type LogoPicture = (typeof LOGO_PICTURES)[number]

let current: ShopLogo | null = null

/** The logo that is public now; null while the name is lettering. */
export const logo = (): ShopLogo | null => current

/** Sets the logo of this process, as `setPrices` does the prices. */
export function setLogo(wanted: ShopLogo | null): void {
  current = wanted
}

/** The address of a logo's picture. */
export const logoPath = ({ id }: Pick<ShopLogo, 'id'>, picture: LogoPicture): string =>
  `/logo/${id}-${picture}`

/** Whether width over height is allowed. */
export function isLogoShape(width: number, height: number): boolean {
  const ratio = width / height
  return ratio >= LOGO_LIMITS.leastRatio && ratio <= LOGO_LIMITS.mostRatio
}

/** The size at which a logo fits into a box without being distorted. */
export function logoWithin(
  { width, height }: Pick<ShopLogo, 'width' | 'height'>,
  most: { readonly width: number; readonly height: number },
): { readonly width: number; readonly height: number } {
  const scale = Math.min(most.width / width, most.height / height)
  return { width: width * scale, height: height * scale }
}

const PAPER = channelsOf('#F7F3EC')
/** Of graphics on their ground, at least (WCAG 2.2, 1.4.11). */
const LEAST_CONTRAST = 3
/** Of its pixels, have to stand out that much: fewer are a hair line or dust. */
const LEAST_SHARE = 0.01

/** Whether a logo can be seen on the pages' paper: `rgba` are four bytes a pixel. Linear in their number. */
export function isLegibleLogo(rgba: Uint8Array): boolean {
  const pixels = rgba.length / 4
  let dark = 0
  for (let at = 0; at < rgba.length; at += 4) {
    const cover = rgba[at + 3]! / 255
    const over = (channel: 0 | 1 | 2) => cover * rgba[at + channel]! + (1 - cover) * PAPER[channel]
    if (contrast([over(0), over(1), over(2)], PAPER) >= LEAST_CONTRAST) dark++
  }
  return dark >= LEAST_SHARE * pixels
}
