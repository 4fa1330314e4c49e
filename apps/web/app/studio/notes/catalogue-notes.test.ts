import { catalogue } from '@nawl/artwork/catalogue'
import { DRAWN } from '@nawl/artwork/field'
import { drawDesign } from '@nawl/artwork/draw-design'
import { expect, it } from 'vitest'

import { currentRug } from './current-rug-fixture.ts'
import { workshopNotesOf } from './workshop-notes-of.ts'

/** Enough for coverage and borders. The designs' own tests check thin lines, at a higher resolution. */
const [WIDTH, HEIGHT] = [400, 640]
const size = {
  shape: 'rectangle',
  unit: 'cm',
  width: String(DRAWN.width),
  length: String(DRAWN.height),
  quantity: 1,
} as const

it.each(catalogue)('has no notes on $name, $collection, as drawn or in its palettes', (design) => {
  const hexes = design.yarns.map(({ hex }) => hex)
  const drawn = { hexes, width: WIDTH, height: HEIGHT, drawing: drawDesign(design, WIDTH, HEIGHT) }
  const rug = currentRug(drawn, { size })
  const palettes = [{ name: 'as drawn', hexes }, ...design.palettes]
  const notes = palettes.flatMap(({ name, hexes: dyes }) => {
    const mappings = Object.fromEntries(hexes.map((hex, yarn) => [hex, dyes[yarn] ?? hex]))
    return workshopNotesOf({ ...rug, mappings }).map((note) => ({ name, note }))
  })
  expect(notes).toEqual([])
})
