/** A yarn number per colour, from 0 in order of appearance: equal colours are one yarn. */
export function dyedAlike(palette: readonly string[]): readonly number[] {
  const yarns = [...new Set(palette)]
  return palette.map((hex) => yarns.indexOf(hex))
}
