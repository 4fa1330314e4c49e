import { expect, it } from 'vitest'
import { withoutIslets } from './without-islets.ts'

const cells = (lines: readonly string[]) => Uint8Array.from(lines.join(''), Number)
const cleaned = (lines: readonly string[], smallest: number) => {
  const drawing = cells(lines)
  withoutIslets(drawing, lines[0]!.length, smallest)
  return drawing
}

it('replaces a small patch with the yarn along most of its border', () => {
  expect(cleaned(['0011111', '0022111', '0022111', '0011111'], 5)).toEqual(
    cells(['0011111', '0011111', '0011111', '0011111']),
  )
})

it('keeps a patch of the minimum size', () => {
  const patch = ['00000', '02200', '02200', '00000']
  expect(cleaned(patch, 4)).toEqual(cells(patch))
})

it('does not change a drawing that is one small patch', () => {
  expect(cleaned(['33', '33'], 9)).toEqual(cells(['33', '33']))
})
