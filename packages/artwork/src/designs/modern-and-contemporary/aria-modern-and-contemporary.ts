import type { Design } from '../../design.ts'
import { DRAWN } from '../../field.ts'
import { inPanels } from '../../patterns/fields/panels.ts'
import { wobble } from '../../patterns/noise/wobble.ts'

const PETROL = 0
const IVORY = 1
const CORAL = 2

export const ariaModernAndContemporary: Design = {
  id: 'aria',
  name: 'Aria',
  collection: 'Modern and Contemporary',
  tags: ['minimalist'],
  description:
    'A voice drawn in line weight: nineteen strings, three of them coral where the note peaks. Ivory on petrol blue, for a music room or alongside a bed.',
  room: 'bedroom',
  yarns: [
    { name: 'petrol', hex: '#1F3F45', share: 75 },
    { name: 'ivory', hex: '#EBE2CF', share: 22 },
    { name: 'coral', hex: '#D9775A', share: 3 },
  ],
  palettes: [
    { name: 'Graphite', hexes: ['#2A2A2D', '#BDB7AC', '#B98A4A'] },
    { name: 'Rosewater', hexes: ['#E0C4B8', '#7A4048', '#5F8276'] },
  ],
  cropCentre: 0.44,
  sizeRule: { kind: 'figure', rigid: [] },
  draw: inPanels(
    {
      cropCentre: 0.44,
      turns: true,
      fromRectangle: 'square',
      heights: [DRAWN.height, 1540],
      widths: [104, 260],
      gives: { across: [[1, 1.2]], down: [[1, 1.2]] },
      least: 0.5,
      isExact: true,
    },
    (px, py, { scale, width: broad, height, outline }) => {
      const x = hand.x(px, py)
      const strings = stringsOn(broad / DRAWN.width, scale)
      const pitch = broad / strings
      const nearest = Math.min(strings - 1, Math.max(0, Math.floor(x / pitch)))
      const string = (nearest + 0.5) * (STRINGS / strings) - 0.5
      // A longer rug has further phrases, as long as drawn.
      const phrases = outline === 'rectangle' ? Math.max(1, Math.round(height / DRAWN.height)) : 1
      const v = (phrases * hand.y(px, py)) / (outline === 'rectangle' ? height : DRAWN.height)
      const thin = scale < 1 ? Math.max(1, THINNEST / scale) : 1
      // Two loud strings leave as much ground between them as a quiet one is wide.
      const swell = Math.min(5.6 * (pitch / PITCH), pitch - 2 * thin)
      const width = thin + swell * Math.min(1, sungAt(string, v, phrases))
      if (Math.abs(x - (nearest + 0.5) * pitch) >= width / 2) return PETROL
      const phrase = Math.floor(v)
      const sung = phrase % 2 ? STRINGS - 1 - string : string
      return sung > 10.5 && sung < 13.8 && v - phrase > RESTS.first && v - phrase < RESTS.second
        ? CORAL
        : IVORY
    },
  ),
}

const hand = wobble(1, 60, 111)
const STRINGS = 19
/**
 * A broad rug has more strings, and broader ones, as broad ones swell as smoothly as the drawn; a narrow one has fewer, as
 * broad as drawn.
 */
const stringsOn = (broad: number, scale: number) =>
  Math.round(STRINGS * (broad > 1 ? Math.sqrt(broad) : broad) * Math.min(1, scale / SMALLER_FROM))
const PITCH = DRAWN.width / STRINGS
/** The part of their drawn size below which there are fewer strings, and the thinnest line of a small rug in cm. */
const SMALLER_FROM = 0.55
const THINNEST = 1.1

/** A sung note: its peak (v and string), its rise and fall in v, how many strings it carries to, and its strength. */
type Note = {
  readonly v: number
  readonly string: number
  readonly rise: number
  readonly fall: number
  readonly carry: number
  readonly force: number
}

// A voice starts quickly and fades slowly, so notes are asymmetric.
const NOTES: readonly Note[] = [
  { v: 0.12, string: 4, rise: 0.05, fall: 0.07, carry: 3, force: 0.34 },
  { v: 0.28, string: 12.2, rise: 0.085, fall: 0.105, carry: 5, force: 1.12 },
  { v: 0.53, string: 6.2, rise: 0.05, fall: 0.09, carry: 4, force: 0.8 },
  { v: 0.69, string: 14, rise: 0.06, fall: 0.14, carry: 4.4, force: 0.62 },
  { v: 0.88, string: 7.5, rise: 0.04, fall: 0.06, carry: 4.6, force: 0.42 },
]

/** Rests between phrases, where all strings are thin and a change of colour does not show. */
const RESTS = { first: 0.11, second: 0.455 }

/** How loud a string is in any of the phrases; every second one is sung from the right. */
function sungAt(string: number, v: number, phrases: number): number {
  if (phrases === 1) return loudnessAt(string, v)
  const [first, last] = [Math.max(0, Math.floor(v) - 1), Math.min(phrases - 1, Math.floor(v) + 1)]
  let force = 0
  for (let phrase = first; phrase <= last; phrase++) {
    force += loudnessAt(phrase % 2 ? STRINGS - 1 - string : string, v - phrase)
  }
  return force
}

function loudnessAt(string: number, v: number): number {
  let force = 0
  for (const note of NOTES) {
    // The sound reaches each string slightly after its neighbour.
    const delay = v - note.v - 0.012 * (string - note.string)
    const time = delay / (delay < 0 ? note.rise : note.fall)
    const away = (string - note.string) / note.carry
    force += note.force * Math.exp(-time * time - away * away)
  }
  return force
}
