import { expect, it } from 'vitest'

import { type DrawnRug, packLineOf, RING, SPOT, taskOf, WAVES } from '../../../../test/workshop/pack.ts'
import { readPages } from '../../../../test/workshop/read-cartoon.ts'
import { drawGuide } from './guide-page.ts'
import { drawLine } from '../line-drawing.ts'
import { packPdf } from '../pack-pdf.ts'
import { drawWork } from './work-page.ts'

const { order, config } = taskOf([])

/** The text of each page that a tufter works by: the working sheets of all rugs of a line, then the guide. */
async function pagesOf(rug: DrawnRug, quantity: number): Promise<readonly string[]> {
  const drawing = drawLine(await packLineOf(rug, 1, quantity), config)
  const about = { config, remark: rug.name }
  const pdf = await packPdf('', order, (sheet) => {
    for (let piece = 1; piece <= quantity; piece++) drawWork(sheet, drawing, about, piece)
    drawGuide(sheet, drawing, about)
  })
  return (await readPages(pdf)).map(({ texts }) => texts.map(({ text }) => text).join(' '))
}

it('gives each rug a working sheet, on which loops are neither sheared nor carved', async () => {
  const pages = await pagesOf(WAVES, 3)
  const sheets = pages.filter((text) => text.includes('Finishing and inspection'))
  expect(sheets.map((text) => /rug (\d) of 3/.exec(text)?.[1])).toEqual(['1', '2', '3'])
  for (const text of sheets) {
    expect(text).toContain('Loop pile, set to 12 mm')
    expect(text).toContain('The loops are an even 12 mm')
    expect(text).toContain('diagonals equal to within 10 mm')
    expect(text).not.toContain('Sheared')
  }
})

it('has a carved pile sheared and carved, and measures no diagonals of a round rug', async () => {
  const text = (await pagesOf(RING, 1)).join(' ')
  for (const said of ['Cut pile, set to 13 mm', 'The pile is an even 12 mm', 'Every line is carved'])
    expect(text).toContain(said)
  expect(text).not.toContain('iagonals')
})

it('says in sentences what to do from the cloth to the parcel, and when something goes wrong', async () => {
  const text = (await pagesOf(SPOT, 1)).at(-1)
  for (const said of [
    'How it is made',
    'Stretch 1,550 × 2,300 mm',
    'one dye lot',
    'Photographs',
    'never go on with a dye lot that the list',
    'nine marks',
    'pile side out',
    'قبل أن تبدأ',
  ])
    expect(text).toContain(said)
})
