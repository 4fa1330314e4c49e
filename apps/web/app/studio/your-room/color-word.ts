import { oklabFromRgb, oklchFromOklab } from '@nawl/engine/color/oklab'

/** The everyday name of 0xRRGGBB, for a sentence: `brown`, `pale grey`, `dark blue`. */
export function colorWord(rgb: number): string {
  const { l, c, h } = oklchFromOklab(oklabFromRgb(rgb))
  if (c < GREY) return GREYS.find(([from]) => l >= from)?.[1] ?? 'black'
  const hue = HUES.find(([to]) => h < to)?.[1] ?? HUES[0][1]
  return hue({ l, c })
}

/** Oklab chroma below which a colour has no hue in everyday speech. */
const GREY = 0.018

const GREYS = [
  [0.92, 'white'],
  [0.75, 'pale grey'],
  [0.45, 'grey'],
  [0.28, 'dark grey'],
] as const

type Shade = { readonly l: number; readonly c: number }

const darkOrPale = (name: string) => (shade: Shade) =>
  shade.l < 0.4 ? `dark ${name}` : shade.l > 0.78 ? `pale ${name}` : name

/** The ends of ranges of OKLCH hue, and what a colour in each is called; the first also ends the circle. */
const HUES = [
  [18, ({ l }: Shade) => (l > 0.62 ? 'pink' : l < 0.38 ? 'dark red' : 'red')],
  [45, ({ l, c }: Shade) => (l > 0.7 ? 'pink' : c < 0.09 ? 'brown' : l < 0.38 ? 'dark red' : 'red')],
  [
    70,
    ({ l, c }: Shade) => (l > 0.86 ? 'cream' : c > 0.11 && l > 0.5 ? 'orange' : l > 0.72 ? 'beige' : 'brown'),
  ],
  [
    105,
    ({ l, c }: Shade) => (c > 0.11 && l > 0.6 ? 'yellow' : l > 0.86 ? 'cream' : l > 0.7 ? 'beige' : 'brown'),
  ],
  [165, darkOrPale('green')],
  [220, darkOrPale('blue-green')],
  [285, darkOrPale('blue')],
  [330, darkOrPale('purple')],
  [361, ({ l }: Shade) => (l > 0.62 ? 'pink' : l < 0.38 ? 'dark red' : 'red')],
] as const
