/**
 * How a drawing that is only a bitmap meets a rug of other proportions than its own. Nothing but `stretch` changes the
 * proportions of what is drawn.
 */
export type Fit =
  /** The whole drawing, with a margin in one of its yarns, `#RRGGBB`. */
  | { readonly kind: 'margin'; readonly yarn: string }
  /** The rug is filled; `at` is where the shown part lies along the side that is cut, 0 (left, top) to 100. */
  | { readonly kind: 'crop'; readonly at: number }
  /** The drawn border keeps its width and its corners; `band` is that width in thousandths of the shorter drawn side. */
  | { readonly kind: 'border'; readonly band: number }
  /** The drawing beside itself, whole in the middle. */
  | { readonly kind: 'repeat' }
  /** The same, every second one mirrored, so that no seam shows. */
  | { readonly kind: 'mirror' }
  | { readonly kind: 'stretch' }

export type FitKind = Fit['kind']

/** Narrowest and widest border, in thousandths of the shorter drawn side. */
export const BANDS = { narrowest: 10, widest: 300 } as const

/** What a drawing is shown as before anybody chose. */
export const USUAL_FIT = 'crop-50'

const TEXT = /^(?:margin-[0-9A-F]{6}|crop-\d{1,3}|border-\d{2,3}|repeat|mirror|stretch)$/

/** `crop-50`, `margin-F3EEE4`, `border-120`: letters that paths and links carry as they are. */
export function fitText(fit: Fit): string {
  switch (fit.kind) {
    case 'margin':
      return `margin-${fit.yarn.slice(1).toUpperCase()}`
    case 'crop':
      return `crop-${fit.at}`
    case 'border':
      return `border-${fit.band}`
    case 'repeat':
    case 'mirror':
    case 'stretch':
      return fit.kind
  }
}

/** The fit that `fitText` wrote; null for any other text. */
export function readFit(text: string): Fit | null {
  if (!TEXT.test(text)) return null
  const [kind, argument = ''] = text.split('-') as [FitKind, string?] // the pattern names kinds only
  switch (kind) {
    case 'margin':
      return { kind, yarn: `#${argument}` }
    case 'crop':
      return Number(argument) <= 100 ? { kind, at: Number(argument) } : null
    case 'border': {
      const band = Number(argument)
      return band >= BANDS.narrowest && band <= BANDS.widest ? { kind, band } : null
    }
    case 'repeat':
    case 'mirror':
    case 'stretch':
      return { kind }
  }
}

/** How much longer one side becomes against the other when a drawing is stretched, 0.12 for 12 %; ratios are width over length. */
export function stretchOf(drawn: number, wanted: number): number {
  return Math.max(drawn / wanted, wanted / drawn) - 1
}
