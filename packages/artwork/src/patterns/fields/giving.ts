/**
 * Where a drawing gives along one of its sides: its parts in order, each up to a fraction of the side, and the factor by
 * which it may be stretched or squeezed at most. Parts with 1 keep their proportions.
 */
export type Give = readonly (readonly [upTo: number, most: number])[]

/** A side of a drawing that was fitted to a side of a panel. */
export type FittedSide = {
  /** Centimetres of the panel that it would need to be shown whole: never less than the panel has, if it can give so much. */
  readonly whole: number
  /** How far it gives, −1 (squeezed as far as it may be) to 1. */
  readonly strain: number
  /** Where a centimetre of the whole lies on the drawing. */
  readonly placeOf: (cm: number) => number
}

/** The longest that a side of that length can become, in units of its scale. */
export const longest = (length: number, give: Give) => stretchedBy(partsOf(length, give), 1)

/** Fits a side of `length` cm to one of `panel` cm: its stiff parts have the scale `zoom`, the others give alike. */
export function fitSide(length: number, give: Give, zoom: number, panel: number): FittedSide {
  const wanted = panel / zoom
  const parts = partsOf(length, give)
  const strain = strainFor(parts, wanted)
  const ends = parts.map(({ cm, most: give }) => ({ cm, scale: zoom * give ** strain }))
  return {
    whole: zoom * stretchedBy(parts, strain),
    strain,
    placeOf: (at) => {
      let [from, left] = [0, at]
      for (let part = 0; part < ends.length; part++) {
        const { cm, scale } = ends[part]!
        if (left <= cm * scale) return from + Math.max(0, left) / scale
        from += cm
        left -= cm * scale
      }
      return length
    },
  }
}

/** How far parts give to become that long, or as nearly as they may; never shorter than it by more than far below a tuft. */
function strainFor(parts: readonly Part[], wanted: number): number {
  if (stretchedBy(parts, -1) >= wanted) return -1
  if (stretchedBy(parts, 1) <= wanted) return 1
  const [only] = parts
  if (parts.length === 1 && only) return Math.log(wanted / only.cm) / Math.log(only.most)
  let [least, most] = [-1, 1]
  for (let step = 0; step < HALVINGS; step++) {
    const middle = (least + most) / 2
    if (stretchedBy(parts, middle) < wanted) least = middle
    else most = middle
  }
  return most
}

const HALVINGS = 24

type Part = { readonly cm: number; readonly most: number }

const partsOf = (length: number, give: Give): readonly Part[] =>
  give.map(([upTo, most], part) => ({ cm: length * (upTo - (give[part - 1]?.[0] ?? 0)), most }))

const stretchedBy = (parts: readonly Part[], strain: number) =>
  parts.reduce((sum, { cm, most }) => sum + cm * most ** strain, 0)
