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
export const longest = (length: number, give: Give) => stretchedBy(length, give, 1)

/** Fits a side of `length` cm to one of `panel` cm: its stiff parts have the scale `zoom`, the others give alike. */
export function fitSide(length: number, give: Give, zoom: number, panel: number): FittedSide {
  const wanted = panel / zoom
  let [least, most] = [-1, 1]
  // Halved so often that the rest is far below a tuft.
  for (let step = 0; step < HALVINGS; step++) {
    const middle = (least + most) / 2
    if (stretchedBy(length, give, middle) < wanted) least = middle
    else most = middle
  }
  // Never shorter than the panel.
  const strain = stretchedBy(length, give, -1) >= wanted ? -1 : most
  const ends = partsOf(length, give).map(({ cm, most: give }) => ({ cm, scale: zoom * give ** strain }))
  return {
    whole: zoom * stretchedBy(length, give, strain),
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

const HALVINGS = 24

const partsOf = (length: number, give: Give) =>
  give.map(([upTo, most], part) => ({ cm: length * (upTo - (give[part - 1]?.[0] ?? 0)), most }))

const stretchedBy = (length: number, give: Give, strain: number) =>
  partsOf(length, give).reduce((sum, { cm, most }) => sum + cm * most ** strain, 0)
