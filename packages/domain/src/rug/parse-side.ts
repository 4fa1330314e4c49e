/**
 * A typed side as a number above 0; NaN when it is none. A comma is read as a decimal
 * point, `12abc` is refused.
 */
export function parseSide(typed: string): number {
  const text = typed.trim().replace(',', '.')
  const side = text === '' ? Number.NaN : Number(text)
  return side > 0 && Number.isFinite(side) ? side : Number.NaN
}
