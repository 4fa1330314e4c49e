import type { Direction } from './bidi-line.ts'
import { type Face, type HasGlyph, relativeSize } from './faces.ts'
import { type Run, runsOf } from './font-runs.ts'
import { openFont } from './open-font.ts'

export type OutlinedText = {
  /** SVG elements with the baseline at 0, 0. */
  readonly svg: string
  /** In pixels. */
  readonly width: number
}

const hasGlyph: HasGlyph = (name, character) =>
  openFont(name).hasGlyphForCodePoint(character.codePointAt(0) ?? 0)

/**
 * A line of text as outlines, `size` pixels to the em, so that a picture needs no font of the machine it is made on.
 * Leaves out what the fonts lack.
 */
export function outlineText(face: Face, text: string, size: number, direction: Direction): OutlinedText {
  let width = 0
  const svg = runsOf(hasGlyph, text, face, direction).runs.map((run) => {
    const drawn = outlineRun(run, size, width)
    width += drawn.width
    return drawn.svg
  })
  return { svg: svg.join(''), width }
}

function outlineRun({ font: name, text }: Run, size: number, left: number): OutlinedText {
  const font = openFont(name)
  const scale = (size * relativeSize(name)) / font.unitsPerEm
  const { glyphs, positions } = font.layout(text, ['kern', 'liga'])
  let pen = 0
  const outlines = glyphs.map(({ path }, n) => {
    const { xAdvance, xOffset, yOffset } = positions[n] ?? { xAdvance: 0, xOffset: 0, yOffset: 0 }
    const outline = path.toSVG()
    const placed = outline && `<path transform="translate(${pen + xOffset} ${yOffset})" d="${outline}"/>`
    pen += xAdvance
    return placed
  })
  // Fonts count upwards from the baseline, pictures downwards.
  const svg = `<g transform="translate(${left}) scale(${scale} ${-scale})">${outlines.join('')}</g>`
  return { svg, width: pen * scale }
}
