import { escaped, points } from '../pack/outline-svg.ts'
import { drawingNote } from '../pack/pack-messages.ts'
import type { PlannedRug, PlannedYarn } from './planned-rug.ts'

/** The gun's lines in mm as SVG, mirrored: one group per yarn in the order of work, one path per stroke in their order. */
export function planSvg({ widthMm, lengthMm, settings, yarns }: PlannedRug, title: string): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${widthMm}mm" height="${lengthMm}mm" viewBox="0 0 ${widthMm} ${lengthMm}">`,
    `<title>${escaped(title)}</title>`,
    `<desc>${drawingNote().en}</desc>`,
    `<g id="gun" data-gauge-mm="${settings.gaugeMm}" fill="none" stroke-width="${settings.gaugeMm / 4}" stroke-linecap="round" stroke-linejoin="round">`,
    ...yarns.map(yarnGroup),
    '</g>',
    '</svg>\n',
  ].join('\n')
}

function yarnGroup({ number, name, hex, strokes, metres, lifts, grams, minutes }: PlannedYarn): string {
  const figures = `data-metres="${metres.toFixed(2)}" data-lifts="${lifts}" data-grams="${grams.toFixed(0)}" data-minutes="${minutes.toFixed(0)}"`
  const paths = strokes.map((line) => `<path d="M${points(line)}${line.length > 2 ? '' : 'h0'}"/>`).join('')
  return `<g id="gun-yarn-${number}" data-number="${number}" data-name="${escaped(name)}" ${figures} stroke="${hex}">${paths}</g>`
}
