/** For each colour the number, from 0 in the order they come, of the yarn that it is: equal colours are one yarn. */
export function dyedAlike(palette: readonly string[]): readonly number[] {
  const yarns = [...new Set(palette)]
  return palette.map((hex) => yarns.indexOf(hex))
}
