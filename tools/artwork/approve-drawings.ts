import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { catalogue } from '@nawl/artwork/catalogue'
import type { Design } from '@nawl/artwork/design'
import { drawingHash } from '@nawl/artwork/survey/drawing-hash'
import { measureDrawing } from '@nawl/artwork/survey/measure-drawing'

const FOLDER = resolve(import.meta.dirname, '../../packages/artwork/src')

/**
 * Stores the current state of the given designs in `approved-drawings.json`, which tests compare drawings with, and
 * in `drawing-traits.json`, which recommendations use. Removes designs that have left the catalogue from both.
 */
export function approveDrawings(designs: readonly Design[], folder = FOLDER): void {
  rewrite(`${folder}/approved-drawings.json`, designs, drawingHash)
  rewrite(`${folder}/drawing-traits.json`, designs, measureDrawing)
}

function rewrite(file: string, designs: readonly Design[], measure: (design: Design) => unknown): void {
  const before = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, unknown>>
  const entries = catalogue.flatMap((design) => {
    const key = `${design.collection}/${design.id}`
    if (designs.includes(design)) return [[key, measure(design)]]
    return key in before ? [[key, before[key]]] : []
  })
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`)
}
