import type { LineDrawing, PackYarn } from './line-drawing.ts'
import { drawingNote } from './pack-messages.ts'

/** Height of the note below the rug, in mm. */
const NOTE = 40

/** A mirrored rug in mm as SVG: one group per yarn, with the even-odd fill rule. `title` names order and line. */
export function outlineSvg({ widthMm, lengthMm, yarns }: LineDrawing, title: string): string {
  const height = lengthMm + NOTE
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${widthMm}mm" height="${height}mm" viewBox="0 0 ${widthMm} ${height}">`,
    `<title>${escaped(title)}</title>`,
    `<desc>${drawingNote().en}</desc>`,
    ...yarns.map(yarnGroup),
    `<g id="note" font-family="sans-serif" font-size="10" fill="#1E1A16">`,
    `<text x="4" y="${lengthMm + 12}">${escaped(title)}</text>`,
    `<text x="4" y="${lengthMm + 24}">${drawingNote().en}</text>`,
    `<text x="4" y="${lengthMm + 36}" direction="rtl" text-anchor="end">${drawingNote().ar}</text>`,
    '</g>',
    '</svg>\n',
  ].join('\n')
}

function yarnGroup({ number, name, hex, rings }: PackYarn): string {
  const path = rings.map((ring) => `M${points(ring)}Z`).join('')
  return `<g id="yarn-${number}" data-number="${number}" data-name="${escaped(name)}" data-hex="${hex}"><title>${number} ${escaped(name)} ${hex}</title><path fill="${hex}" fill-rule="evenodd" d="${path}"/></g>`
}

/** Coordinates with two decimals. */
export function points(ring: Float64Array): string {
  let text = ''
  for (let i = 0; i < ring.length; i += 2)
    text += `${i === 0 ? '' : ' '}${short(ring[i]!)},${short(ring[i + 1]!)}`
  return text
}

const short = (value: number) => String(Math.round(value * 100) / 100)

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** Escapes text and removes characters that XML 1.0 forbids. */
export const escaped = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\uFFFD\uFFFE\uFFFF]/gu, '')
    .replaceAll(/[&<>"]/g, (mark) => ENTITIES[mark] ?? '')
