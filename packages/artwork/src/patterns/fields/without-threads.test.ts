import { expect, it } from 'vitest'
import { withoutThreads } from './without-threads.ts'

const cells = (lines: readonly string[]) => Uint8Array.from(lines.join(''), Number)
const cleaned = (lines: readonly string[]) => {
  const drawing = cells(lines)
  withoutThreads(drawing, lines[0]!.length)
  return drawing
}

it('replaces a line two cells wide with the yarns beside it', () => {
  expect(cleaned(['00001122222', '00001122222', '00001122222', '00001122222'])).toEqual(
    cells(['00000222222', '00000222222', '00000222222', '00000222222']),
  )
})

it('keeps a line three cells wide', () => {
  const line = ['0000111000', '0000111000', '0000111000', '0000111000']
  expect(cleaned(line)).toEqual(cells(line))
})

it('does not count a line as thin because the edge cuts it', () => {
  const edge = ['11000', '11000', '11000', '11000']
  expect(cleaned(edge)).toEqual(cells(edge))
})

it('counts a narrow strip along an edge as a line where the edge cuts the drawing', () => {
  const drawing = cells(['11000', '11000', '11000', '11000'])
  withoutThreads(drawing, 5, true)
  expect(drawing).toEqual(cells(['00000', '00000', '00000', '00000']))
})

it('replaces a line one cell wide and keeps one of two, when two are enough', () => {
  const drawing = cells(['0001002200', '0001002200', '0001002200', '0001002200'])
  withoutThreads(drawing, 10, false, 2)
  expect(drawing).toEqual(cells(['0000002200', '0000002200', '0000002200', '0000002200']))
})
