// Draws designs of ours for a size, and fits others to it, coarsely, while a side is typed or dragged: the server's
// drawing replaces it.
import type { Design } from '@nawl/artwork/design'
import { drawDesign } from '@nawl/artwork/draw-design'
import { fieldFor } from '@nawl/artwork/motif-scale'
import { outlineOf } from '@nawl/domain/rug/shape'
import {
  fittedImageAt,
  type MadeSize,
  type SizedImage,
  sizedImageAt,
} from '@nawl/domain/catalogue/bitmap-path'
import { fitDrawing } from '@nawl/engine/fitting/fit-drawing'

import { loadDrawing } from '../fit/load-drawing.ts'
import type { ComposeAnswer, ComposeQuestion } from './composed-drawing.ts'
import { withSmoothEdges } from './smooth-edges.ts'

/** Every design is a file of its own, loaded when it is first drawn. */
const FILES = import.meta.glob<Record<string, unknown>>('../../../../../packages/artwork/src/designs/*/*.ts')

/** Side in pixels of a preview's longer side. */
const LONG_SIDE = 320
/** Cells are that much larger than in the drawing itself. */
const COARSENESS = 3

addEventListener('message', ({ data }: MessageEvent<ComposeQuestion>) => void answer(data))

async function answer({ id, path }: ComposeQuestion): Promise<void> {
  const drawn = await drawingOf(path).catch((error: unknown) => {
    console.warn('The size cannot be previewed here:', error)
    return null
  })
  postMessage({ id, drawn: drawn && withSmoothEdges(drawn) } satisfies ComposeAnswer)
}

async function drawingOf(path: string): Promise<ComposeAnswer['drawn']> {
  const [sized, fitted] = [sizedImageAt(path), fittedImageAt(path)]
  if (sized) return composed(sized)
  const drawing = fitted && (await loadDrawing(`${fitted.drawing}.bmp`))
  if (!fitted || !drawing) return null
  const { columns, rows } = previewOf(fitted)
  const yarns = fitDrawing(drawing, fitted.fit, { width: columns, height: rows })
  return yarns && { yarns, columns, rows, hexes: drawing.hexes }
}

async function composed(image: SizedImage): Promise<ComposeAnswer['drawn']> {
  const design = await designAt(image.design)
  if (!design) return null
  const { width, length, shape } = image
  const { columns, rows } = previewOf(image)
  const field = fieldFor(design, { width, height: length }, outlineOf(shape), COARSENESS)
  const yarns = drawDesign(design, columns, rows, field)
  return { yarns, columns, rows, hexes: design.yarns.map(({ hex }) => hex) }
}

function previewOf({ width, length }: MadeSize) {
  const side = (cm: number) => Math.max(1, Math.round((LONG_SIDE * cm) / Math.max(width, length)))
  return { columns: side(width), rows: side(length) }
}

/** The design at `modern/bab`; a second design of that name has its collection in the file's. */
async function designAt(path: string): Promise<Design | null> {
  const [collection = '', id = ''] = path.split('/')
  const folder = `../../../../../packages/artwork/src/designs/${collection}`
  const load = FILES[`${folder}/${id}.ts`] ?? FILES[`${folder}/${id}-${collection}.ts`]
  const exported = Object.values((await load?.()) ?? {})
  return exported.find(isDesign) ?? null
}

const isDesign = (value: unknown): value is Design =>
  typeof value === 'object' && value !== null && 'draw' in value && 'yarns' in value
