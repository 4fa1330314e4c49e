/** What lies below a pile, in grams a square metre, and how thick it is. */
export const BELOW_PILE_GRAMS = { cloth: 250, latex: 900, backing: 350 } as const
export const BELOW_PILE_MM = 3

/** Cloth beyond the rug on each side, by which it is stretched over the frame. */
const STRETCHED_MM = 150
/** Backing beyond the rug on each side; it is trimmed before the edge is whipped. */
const TRIMMED_MM = 20

type Sides = { readonly widthMm: number; readonly lengthMm: number }

/** The cloth that a rug is tufted into. */
export const clothOf = (rug: Sides): Sides => wider(rug, STRETCHED_MM)

/** The backing that is glued below it. */
export const backingOf = (rug: Sides): Sides => wider(rug, TRIMMED_MM)

/** What shearing takes off a cut pile. */
const SHORN_MM = 1

/** The pile that a gun is set to, for one of that height when it is finished: loops stay as they are. */
export const gunMm = (pileMm: number, isLoop: boolean): number => (isLoop ? pileMm : pileMm + SHORN_MM)

/** Kilograms of latex for a rug of that area. */
export const latexKilograms = (areaM2: number): number => Math.round(areaM2 * BELOW_PILE_GRAMS.latex) / 1_000

/**
 * How thick the threads in a needle are together, in tex (grams a kilometre), so that rows a gauge apart weigh what the
 * pile weighs: a stroke takes the pile's height up and down, and what lies in the cloth.
 */
export function needleTex(
  { gaugeMm, strokesPerMetre }: { readonly gaugeMm: number; readonly strokesPerMetre: number },
  { gramsPerM2, pileMm }: { readonly gramsPerM2: number; readonly pileMm: number },
): number {
  const gramsOfRow = gramsPerM2 * (gaugeMm / 1_000)
  const threadOfRow = (strokesPerMetre * 2 * (pileMm + BELOW_PILE_MM)) / 1_000
  return Math.round(((gramsOfRow / threadOfRow) * 1_000) / 10) * 10
}

function wider({ widthMm, lengthMm }: Sides, mm: number): Sides {
  return { widthMm: widthMm + 2 * mm, lengthMm: lengthMm + 2 * mm }
}
