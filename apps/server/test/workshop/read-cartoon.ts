import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** A straight segment on a page, in mm from the top left, with its line width. */
export type Piece = {
  readonly from: readonly [number, number]
  readonly to: readonly [number, number]
  readonly width: number
}

export type ReadPage = {
  readonly widthMm: number
  readonly heightMm: number
  readonly pieces: readonly Piece[]
  /** Each text with its position; `isUpright` for horizontal text that is not rotated. */
  readonly texts: readonly {
    readonly text: string
    readonly x: number
    readonly y: number
    readonly isUpright: boolean
  }[]
}

const MM = 25.4 / 72

/** The content of every page as a PDF reader sees it. */
export async function readPages(pdf: Uint8Array): Promise<ReadPage[]> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise
  const pages: ReadPage[] = []
  for (let n = 1; n <= document.numPages; n++) {
    const page = await document.getPage(n)
    const [, , width = 0, height = 0] = page.view
    const { items } = await page.getTextContent()
    const { fnArray, argsArray } = await page.getOperatorList()
    pages.push({
      widthMm: width * MM,
      heightMm: height * MM,
      pieces: piecesOf(fnArray, argsArray, height),
      texts: items.flatMap((item) => {
        if (!('str' in item) || item.str.trim() === '') return []
        const [a = 0, b = 0, , d = 0, x = 0, y = 0] = item.transform as number[]
        return [{ text: item.str, x: x * MM, y: (height - y) * MM, isUpright: a > 0 && d > 0 && b === 0 }]
      }),
    })
  }
  return pages
}

type Matrix = readonly [number, number, number, number, number, number]

/** Tracks the relevant graphics state: matrix and line width. */
function piecesOf(codes: readonly number[], operands: readonly unknown[][], height: number): Piece[] {
  let state: { matrix: Matrix; width: number } = { matrix: [1, 0, 0, 1, 0, 0], width: 1 }
  const saved: (typeof state)[] = []
  const pieces: Piece[] = []
  for (const [n, code] of codes.entries()) {
    const args = operands[n] ?? []
    if (code === OPS.save) saved.push(state)
    if (code === OPS.restore) state = saved.pop() ?? state
    if (code === OPS.transform) state = { ...state, matrix: times(state.matrix, args as unknown as Matrix) }
    if (code === OPS.setLineWidth) state = { ...state, width: Number(args[0]) * MM }
    if (code === OPS.constructPath && STROKES.has(Number(args[0])))
      for (const data of args[1] as ArrayLike<number>[])
        pieces.push(...straightPieces(data, state.matrix, state.width, height))
  }
  return pieces
}

const STROKES = new Set<number>([OPS.stroke, OPS.closeStroke, OPS.fillStroke])

function times([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}

/** pdf.js path codes: 0 move, 1 line, 2 cubic, 3 quadratic curve, 4 close. */
function straightPieces(data: ArrayLike<number>, [a, b, c, d, e, f]: Matrix, width: number, height: number) {
  const pieces: Piece[] = []
  let from: readonly [number, number] = [0, 0]
  for (let at = 0; at < data.length;) {
    const kind = data[at]!
    const points = [1, 1, 3, 2, 0][kind]!
    if (points === 0) {
      at++
      continue
    }
    const [x, y] = [data[at + 2 * points - 1]!, data[at + 2 * points]!]
    const to = [(a * x + c * y + e) * MM, (height - (b * x + d * y + f)) * MM] as const
    if (kind === 1) pieces.push({ from, to, width })
    from = to
    at += 1 + 2 * points
  }
  return pieces
}

/**
 * The sheets of a cartoon taped together as a workshop does, cross on cross: everything in mm from the middle of the
 * first sheet's first cross.
 */
export function taped(pages: readonly ReadPage[]): {
  rim: Piece[]
  meetings: Piece[]
  numbers: ReadPage['texts']
} {
  const sheets = new Map(pages.map((page) => [nameOf(page), { page, crosses: crossesOf(page) }]))
  const originOf = (name: string): readonly [number, number] => {
    const { row, column } = placeOf(name)
    let [x, y] = [0, 0]
    for (let r = 0; r < row; r++) y += sideOf(sheetIn(r), 'down')
    for (let c = 0; c < column; c++) x += sideOf(sheetIn(row, c), 'across')
    const { left, top } = sheets.get(name)!.crosses
    return [x - left, y - top]
  }
  /** Any sheet of a row, as in a round rug not every one is printed. */
  function sheetIn(row: number, column?: number) {
    const found = [...sheets].find(([name]) => {
      const place = placeOf(name)
      return place.row === row && (column === undefined || place.column === column)
    })
    return (found ?? [...sheets][0]!)[1]
  }
  const moved = [...sheets].flatMap(([name, { page }]) => {
    const [dx, dy] = originOf(name)
    return page.pieces.map((piece) => ({ ...piece, from: at(piece.from, dx, dy), to: at(piece.to, dx, dy) }))
  })
  return {
    rim: moved.filter(({ width }) => Math.abs(width - 0.8) < 0.01),
    meetings: moved.filter(({ width }) => Math.abs(width - 0.35) < 0.01),
    numbers: [...sheets].flatMap(([name, { page }]) => {
      const [dx, dy] = originOf(name)
      return (
        page.texts
          // In the foot, below the window, numbers belong to sentences.
          .filter(({ text, y }) => /^\d+$/.test(text) && y < page.heightMm - 26)
          .map((text) => ({ ...text, x: text.x + dx, y: text.y + dy }))
      )
    }),
  }
}

const at = ([x, y]: readonly [number, number], dx: number, dy: number) => [x + dx, y + dy] as const

type Crosses = Record<'left' | 'right' | 'top' | 'bottom', number>

const sideOf = ({ crosses }: { crosses: Crosses }, way: 'across' | 'down') =>
  way === 'across' ? crosses.right - crosses.left : crosses.bottom - crosses.top

/** The bar of a cross is 8 mm long. */
function crossesOf({ pieces }: ReadPage): Crosses {
  const bars = pieces.filter(
    ({ from, to }) => Math.abs(Math.abs(to[0] - from[0]) - 8) < 1e-3 && Math.abs(to[1] - from[1]) < 1e-3,
  )
  const xs = bars.map(({ from, to }) => (from[0] + to[0]) / 2)
  const ys = bars.map(({ from }) => from[1])
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

/** The name in the foot: the lowest text on the left. */
export function nameOf({ texts, heightMm }: ReadPage): string {
  const named = texts.find(({ text, x, y }) => /^[A-Z]+\d+$/.test(text) && x < 20 && y > heightMm - 20)
  if (!named) throw new Error('a sheet without a name')
  return named.text
}

function placeOf(name: string): { readonly row: number; readonly column: number } {
  const [, rowLetter = '', digits = ''] = /^([A-Z])(\d+)$/.exec(name) ?? []
  return { row: rowLetter.charCodeAt(0) - 65, column: Number(digits) - 1 }
}
