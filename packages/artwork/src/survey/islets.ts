/** Areas in pixels of all 8-connected patches of one yarn, without those at the edge, where they may continue. */
export function islets(drawing: Uint8Array, width: number): number[] {
  const seen = new Uint8Array(drawing.length)
  const areas: number[] = []
  for (let start = 0; start < drawing.length; start++) {
    if (seen[start]) continue
    const { pixels, touchesEdge } = flood(drawing, width, start, seen)
    if (!touchesEdge) areas.push(pixels)
  }
  return areas
}

function flood(drawing: Uint8Array, width: number, start: number, seen: Uint8Array) {
  const height = drawing.length / width
  const stack = [start]
  let pixels = 0
  let touchesEdge = false
  seen[start] = 1
  for (let pixel = stack.pop(); pixel !== undefined; pixel = stack.pop()) {
    pixels++
    const x = pixel % width
    const y = Math.floor(pixel / width)
    if (x === 0 || y === 0 || x === width - 1 || y === height - 1) touchesEdge = true
    for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++) {
      for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++) {
        const next = ny * width + nx
        if (seen[next] || drawing[next] !== drawing[start]) continue
        seen[next] = 1
        stack.push(next)
      }
    }
  }
  return { pixels, touchesEdge }
}
