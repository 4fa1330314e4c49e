type Lab = readonly [number, number, number]

/** `41.5 12.3 −8.1` as L*a*b*, as an instrument's screen is copied; null for nothing, `bad` for anything else. */
export function readLab(typed: string): Lab | null | 'bad' {
  const parts = typed
    .replaceAll('\u2212', '-')
    .split(/[\s,;]+/)
    .filter(Boolean)
  if (parts.length === 0) return null
  const [l = NaN, a = NaN, b = NaN, ...more] = parts.map(Number)
  const isLab = l >= 0 && l <= 100 && Math.abs(a) <= 128 && Math.abs(b) <= 128
  return isLab && more.length === 0 ? [l, a, b] : 'bad'
}
