import { REST, WANTED } from './cut-band.ts'

/** Sets what is wanted to the rest where it is not joined, over sides and corners, to a stroke. */
export function joinedTo(known: Uint8Array, covered: Uint8Array, columns: number, rows: number): void {
  const reached = new Uint8Array(known.length)
  const waiting: number[] = []
  const reach = (pixel: number) => {
    if (reached[pixel] === 1 || known[pixel] !== WANTED) return
    reached[pixel] = 1
    waiting.push(pixel)
  }
  for (let pixel = 0; pixel < known.length; pixel++) if (covered[pixel] === 1) reach(pixel)
  for (let pixel = waiting.pop(); pixel !== undefined; pixel = waiting.pop()) {
    const [x, y] = [pixel % columns, Math.floor(pixel / columns)]
    for (let toY = Math.max(0, y - 1); toY <= Math.min(rows - 1, y + 1); toY++)
      for (let toX = Math.max(0, x - 1); toX <= Math.min(columns - 1, x + 1); toX++)
        reach(toY * columns + toX)
  }
  for (let pixel = 0; pixel < known.length; pixel++)
    if (known[pixel] === WANTED && reached[pixel] === 0) known[pixel] = REST
}
