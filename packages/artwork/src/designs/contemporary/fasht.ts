import type { Design } from '../../design.ts'
import { DRAWN, type Field } from '../../field.ts'
import { cartoon } from '../../patterns/cartoon.ts'
import { tracedOn } from '../../patterns/fields/lengthened.ts'
import { oncePerField } from '../../patterns/fields/once-per-field.ts'
import { inPanels } from '../../patterns/fields/panels.ts'
import { reactionField } from '../../patterns/noise/reaction-field.ts'
import { smoothStep } from '../../patterns/noise/smooth-step.ts'
import { valueNoise } from '../../patterns/noise/value-noise.ts'

const NIGHT = 0
const CORAL = 1
const BONE = 2

export const fasht: Design = {
  id: 'fasht',
  name: 'Fasht',
  collection: 'Contemporary',
  tags: [],
  description:
    'A fasht is a reef that shows at low tide; this one grows by the same rule that patterns leopards and corals. Coral with bone polyps on a ground the colour of a reef at night, for a coastal house or a spare bedroom.',
  room: 'bedroom',
  yarns: [
    { name: 'reef night', hex: '#1F3B46', share: 57 },
    { name: 'coral', hex: '#D98A73', share: 37.5 },
    { name: 'bone', hex: '#EEE4D2', share: 5.5 },
  ],
  palettes: [
    { name: 'Lagoon', hexes: ['#E6DFCF', '#4F8C88', '#D9A04F'] },
    { name: 'Stone', hexes: ['#4A4640', '#B8AB98', '#D0784F'] },
  ],
  cropCentre: 0.44,
  sizeRule: { kind: 'field', rigid: [] },
  draw: inPanels({ cropCentre: 0.44, turns: true, single: 'large', heights: [150, 700] }, (x, y, field) =>
    drawing(field)(x, y),
  ),
}

/** On a longer or a shorter rug coral grows anew, on both sides of its one channel. */
const drawing = oncePerField((field) => {
  const reef = tracedOn(field)
  const near = Math.min(1, reef.height / DRAWN.height)
  const grown = reactionField((x, y) => food(x, y, reef), 161, reef)
  return cartoon((x, y) => {
    const coral = grown(x, y)
    if (coral < 0) return NIGHT
    if (coral <= POLYP) return CORAL
    // Polyps are more open farther from the channel, and nearer to it where the reef ends sooner.
    return coral > POLYP + 0.5 * smoothStep(-76 * near, -24 * near, belowChannel(x, y, reef)) ? BONE : CORAL
  }, reef)
})

/** The height above which coral may be open. */
const POLYP = 0.69

/** Distance below the middle of the tide channel in cm, negative above it. */
function belowChannel(x: number, y: number, { height }: Field): number {
  // The channel of a long reef is steeper, and as broad.
  const steep = Math.max(1, height / DRAWN.height) ** 0.8
  const middle =
    0.62 * height -
    0.5 * steep * (x - PIVOT) -
    0.5 * PIVOT +
    9 * Math.sin(x / 26) +
    10 * valueNoise(x / 40, y / 60, 162)
  return (y - middle) * (steep === 1 ? 0.89 : 1 / Math.hypot(1, 0.5 * steep))
}

/** The x in cm about which it is steeper. */
const PIVOT = 60

/** The growth's bias: nearly nothing grows in the channel, and coral fills the ground from about 36 cm away. */
function food(x: number, y: number, reef: Field): number {
  const away = Math.abs(belowChannel(x, y, reef))
  // On a shorter rug the channel is narrower, and leaves the reef as much of it.
  const near = Math.min(1, reef.height / DRAWN.height)
  return -1.6 + 1.68 * smoothStep(3 * near, 36 * near, away) + 0.1 * valueNoise(x / 50, y / 50, 163)
}
