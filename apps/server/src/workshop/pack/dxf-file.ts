/** Lines of one layer, in mm from the top left of the drawing. */
export type DxfLayer = {
  readonly name: string
  /** What is said of it beside its definition. */
  readonly remark: string
  /** Which of AutoCAD's pure hues it has. */
  readonly hue: number
  readonly lines: readonly Float64Array[]
}

export type DxfDrawing = {
  readonly title: string
  /** From which side it is seen, in ASCII. */
  readonly note: string
  readonly widthMm: number
  readonly lengthMm: number
  readonly isClosed: boolean
  readonly layers: readonly DxfLayer[]
}

/**
 * A drawing as DXF R12 (AC1009), which every cutter and projector reads: polylines in mm, y upward. Written
 * without a library: the format is a list of code and value pairs, and libraries write later versions.
 */
export function dxfFile({ title, note: side, widthMm, lengthMm, isClosed, layers }: DxfDrawing): string {
  const out: string[] = []
  const put: Put = (...pairs) => {
    for (const [code, value] of pairs) out.push(`${String(code).padStart(3)}\r\n${value}\r\n`)
  }
  put([999, plain(title)], [999, side])
  header(put, widthMm, lengthMm)
  tables(put, layers)
  put([0, 'SECTION'], [2, 'ENTITIES'])
  for (const { name, lines } of layers)
    for (const line of lines) {
      if (line.length > 2) polyline(put, name, line, { lengthMm, isClosed })
      else
        put(
          [0, 'POINT'],
          [8, name],
          [10, line[0]!.toFixed(3)],
          [20, (lengthMm - line[1]!).toFixed(3)],
          [30, 0],
        )
    }
  for (const [n, text] of [plain(title), side].entries()) note(put, text, -16 * (n + 1))
  put([0, 'ENDSEC'], [0, 'EOF'])
  return out.join('')
}

/** Writes pairs of a group code and its value. */
type Put = (...pairs: readonly (readonly [code: number, value: string | number])[]) => void

const NOTES = 'NOTES'

/** A valid R12 layer name: capitals, digits, hyphens and underscores, at most 31: `01_DEEP_INK`. */
export function layerOf({ number, name }: { readonly number: number; readonly name: string }): string {
  const plainName = name
    .normalize('NFKD')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, '_')
    .replaceAll(/^_|_$/g, '')
  return `${String(number).padStart(2, '0')}_${plainName || 'YARN'}`.slice(0, 31)
}

function header(put: Put, widthMm: number, lengthMm: number): void {
  put([0, 'SECTION'], [2, 'HEADER'], [9, '$ACADVER'], [1, 'AC1009'])
  // Millimetres. $INSUNITS is newer than R12, but R12 readers ignore it.
  put([9, '$INSUNITS'], [70, 4])
  for (const [name, x, y] of [
    ['$EXTMIN', 0, 0],
    ['$EXTMAX', widthMm, lengthMm],
  ] as const) {
    put([9, name], [10, x], [20, y])
  }
  put([0, 'ENDSEC'])
}

function tables(put: Put, layers: readonly DxfLayer[]): void {
  put([0, 'SECTION'], [2, 'TABLES'], [0, 'TABLE'], [2, 'LAYER'], [70, layers.length + 1])
  for (const { name, remark, hue } of layers) {
    put([999, plain(remark)])
    // AutoCAD's colour index: a pure hue every ten from 10 on.
    layer(put, name, 10 + ((hue * 70) % 240))
  }
  layer(put, NOTES, 7)
  put([0, 'ENDTAB'], [0, 'ENDSEC'])
}

function layer(put: Put, name: string, color: number): void {
  put([0, 'LAYER'], [2, name], [70, 0], [62, color], [6, 'CONTINUOUS'])
}

function polyline(
  put: Put,
  layerName: string,
  line: Float64Array,
  { lengthMm, isClosed }: Pick<DxfDrawing, 'lengthMm' | 'isClosed'>,
): void {
  put([0, 'POLYLINE'], [8, layerName], [66, 1], [70, isClosed ? 1 : 0], [10, 0], [20, 0], [30, 0])
  for (let i = 0; i < line.length; i += 2) {
    put(
      [0, 'VERTEX'],
      [8, layerName],
      [10, line[i]!.toFixed(3)],
      [20, (lengthMm - line[i + 1]!).toFixed(3)],
      [30, 0],
    )
  }
  put([0, 'SEQEND'], [8, layerName])
}

function note(put: Put, text: string, y: number): void {
  put([0, 'TEXT'], [8, NOTES], [10, 4], [20, y], [30, 0], [40, 10], [1, text])
}

/** Escapes non-ASCII text as AutoCAD does. */
const plain = (text: string) =>
  text
    .replaceAll(/\p{Cc}/gu, ' ')
    .replaceAll(
      /[^\x20-\x7E]/g,
      (unit) => `\\U+${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
    )
