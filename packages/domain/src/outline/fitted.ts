/** Points moved and stretched until they touch all four sides of 0, 0 – width, length. */
export function fitted(points: Float64Array, width: number, length: number): Float64Array {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (let i = 0; i < points.length; i += 2) {
    left = Math.min(left, points[i]!)
    right = Math.max(right, points[i]!)
    top = Math.min(top, points[i + 1]!)
    bottom = Math.max(bottom, points[i + 1]!)
  }
  return points.map((value, i) =>
    i % 2 === 0 ? ((value - left) / (right - left)) * width : ((value - top) / (bottom - top)) * length,
  )
}
