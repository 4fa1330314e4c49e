import type { LineDrawing, PackYarn } from './line-drawing.ts'
import { drawingNote } from './pack-messages.ts'

/**
 * A mirrored rug as DXF R12 (AC1009), which every cutter and projector reads: closed polylines in mm, one layer per
 * yarn, y upward. Written without a library: the format is a list of code and value pairs, and libraries write later
 * versions.
 */
export function outlineDxf({ widthMm, lengthMm, yarns }: LineDrawing, title: string): string {
  const out: string[] = []
  const put: Put = (...pairs) => {
    for (const [code, value] of pairs) out.push(`${String(code).padStart(3)}\r\n${value}\r\n`)
  }
  put([999, plain(title)], [999, drawingNote().en])
  header(put, widthMm, lengthMm)
  layers(put, yarns)
  put([0, 'SECTION'], [2, 'ENTITIES'])
  for (const yarn of yarns) for (const ring of yarn.rings) polyline(put, layerOf(yarn), ring, lengthMm)
  for (const [n, text] of [plain(title), drawingNote().en].entries()) note(put, text, -16 * (n + 1))
  put([0, 'ENDSEC'], [0, 'EOF'])
  return out.join('')
}

/** Writes pairs of a group code and its value. */
type Put = (...pairs: readonly (readonly [code: number, value: string | number])[]) => void

const NOTES = 'NOTES'

/** A valid R12 layer name: capitals, digits, hyphens and underscores, at most 31: `01_DEEP_INK`. */
export function layerOf({ number, name }: Pick<PackYarn, 'number' | 'name'>): string {
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

function layers(put: Put, yarns: readonly PackYarn[]): void {
  put([0, 'SECTION'], [2, 'TABLES'], [0, 'TABLE'], [2, 'LAYER'], [70, yarns.length + 1])
  for (const yarn of yarns) {
    put([999, `${yarn.number} ${plain(yarn.name)} ${yarn.hex}`])
    // AutoCAD's colour index: a pure hue every ten from 10 on.
    layer(put, layerOf(yarn), 10 + ((yarn.number * 70) % 240))
  }
  layer(put, NOTES, 7)
  put([0, 'ENDTAB'], [0, 'ENDSEC'])
}

function layer(put: Put, name: string, color: number): void {
  put([0, 'LAYER'], [2, name], [70, 0], [62, color], [6, 'CONTINUOUS'])
}

/** Draws a ring; holes are rings of the opposite direction on the same layer. */
function polyline(put: Put, layerName: string, ring: Float64Array, lengthMm: number): void {
  put([0, 'POLYLINE'], [8, layerName], [66, 1], [70, 1], [10, 0], [20, 0], [30, 0])
  for (let i = 0; i < ring.length; i += 2) {
    put(
      [0, 'VERTEX'],
      [8, layerName],
      [10, ring[i]!.toFixed(3)],
      [20, (lengthMm - ring[i + 1]!).toFixed(3)],
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
