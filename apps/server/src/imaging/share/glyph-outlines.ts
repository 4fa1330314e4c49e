import { readFileSync } from 'node:fs'

type Letterforms = {
  readonly unitsPerEm: number
  /** Advance and outline of each glyph, y upward. */
  readonly letters: Readonly<Record<string, readonly [advance: number, outline: string]>>
  /** Kerning pairs; negative is closer. */
  readonly kerns: Readonly<Record<string, number>>
}

// Written by tools/fonts/draw-glyph-outlines.ts, in this shape.
const FACES = JSON.parse(readFileSync(new URL('./glyph-outlines.json', import.meta.url), 'utf8')) as Readonly<
  Record<'display' | 'sans', Letterforms>
>

export type OutlinedText = {
  /** SVG elements with the baseline at 0, 0. */
  readonly svg: string
  /** In pixels. */
  readonly width: number
}

/**
 * Converts a line of text to outlines, `size` pixels to the em, so that pictures need no fonts. Characters that the
 * fonts lack are left out.
 */
export function outlineText(face: keyof typeof FACES, text: string, size: number): OutlinedText {
  const { unitsPerEm, letters, kerns } = FACES[face]
  const scale = size / unitsPerEm
  let pen = 0
  let last = ''
  const outlines = text.split('').map((letter) => {
    const [advance, outline] = letters[letter] ?? [0, '']
    pen += kerns[last + letter] ?? 0
    const placed = outline && `<path transform="translate(${pen})" d="${outline}"/>`
    pen += advance
    last = letter
    return placed
  })
  return { svg: `<g transform="scale(${scale} ${-scale})">${outlines.join('')}</g>`, width: pen * scale }
}
