import type { Cut } from '../../cut.ts'
import type { Design } from '../../design.ts'
import { FIELD } from '../../design.ts'
import { cartoon } from '../../patterns/cartoon.ts'
import { oncePerCut } from '../../patterns/once-per-cut.ts'
import { valueNoise } from '../../patterns/value-noise.ts'

const MAUVE = 0
const AUBERGINE = 1
const RUST = 2
const EMBER = 3

export const vesper: Design = {
  id: 'vesper',
  name: 'Vesper',
  collection: 'Contemporary',
  tags: [],
  description:
    'Two fields of colour breathing at their edges, the gap between them lit. Aubergine, rust and ember on mauve, for one person’s chair or a room used after dark.',
  yarns: [
    { name: 'dusk mauve', hex: '#8F7280', share: 37.5 },
    { name: 'aubergine', hex: '#3B2334', share: 31 },
    { name: 'rust', hex: '#B4532F', share: 28 },
    { name: 'ember', hex: '#E2A355', share: 3.5 },
  ],
  palettes: [
    { name: 'Morning', hexes: ['#CFC5B6', '#9DB0B8', '#CF9C80', '#F5EDE0'] },
    { name: 'Forest', hexes: ['#6F7B63', '#22332C', '#9A7A3E', '#D6C48A'] },
  ],
  cropCentre: 0.5,
  draw: (x, y, cut) => evening(cut)(x, y),
}

const evening = oncePerCut((cut) => {
  const frame = frameOf(cut)
  return cartoon((x, y) => hang(x, y, frame), cut.top, cut.height)
})

/** A block of colour: its middle and size in cm on the whole field. */
type Block = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

const DUSK: Block = { x: 76, y: 75, width: 118, height: 98 }
const GLOW: Block = { x: 77.5, y: 181, width: 119, height: 90 }
const EMBERS: Block = { x: 75, y: 130.5, width: 106, height: 8.5 }

/** Where the blocks hang: as they are on the field, shorter in a square, and well inside the rim of a disc. */
type Frame = { readonly top: number; readonly height: number; readonly breadth: number }

const frameOf = ({ outline, top, height }: Cut): Frame =>
  outline === 'round' ? { top: top + 14, height: height - 28, breadth: 0.86 } : { top, height, breadth: 1 }

function hang(x: number, y: number, { top, height, breadth }: Frame): number {
  const across = (x - FIELD.width / 2) / breadth + FIELD.width / 2
  const scale = height / FIELD.height
  const down = (y - top) / scale
  // Positive outside; above and below in real cm, so that a shorter frame keeps the hand.
  const beyond = ({ x: cx, y: cy, width, height: tall }: Block, seed: number) =>
    Math.max(
      Math.abs(across - cx) - width / 2 + lift(x, y, seed),
      (Math.abs(down - cy) - tall / 2) * scale + settle(x, y, seed),
    )
  const streak = valueNoise(x / 40, y / 2, 177) + 0.5 * valueNoise(x / 13, y / 1.4, 178)
  const belowGap = (down - EMBERS.y) * scale

  if (beyond(EMBERS, 175) < 0) return EMBER
  if (beyond(GLOW, 173) < 0) return streak > 0.1 + (belowGap - 6) / 20 ? EMBER : RUST
  if (beyond(DUSK, 171) < 0) return streak < -0.2 + (belowGap + 5) / 20 ? RUST : AUBERGINE
  return MAUVE
}

/** The brush lifts where a stroke ends: long wisps here, hardly any there. */
function lift(x: number, y: number, seed: number): number {
  const wisps = 0.5 + 0.5 * valueNoise(x / 60, y / 19, seed + 3)
  return (
    4.6 * valueNoise(x / 80, y / 13, seed) +
    8 * wisps * valueNoise(x / 50, y / 4.3, seed + 4) +
    7 * wisps * wisps * valueNoise(x / 24, y / 1.7, seed + 1)
  )
}

/** Above and below it ran along the edge, and only sways. */
const settle = (x: number, y: number, seed: number) =>
  1.8 * valueNoise(x / 34, y / 40, seed + 2) + 0.8 * valueNoise(x / 11, y / 8, seed + 1)
