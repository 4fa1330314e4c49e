import { type Design, DESIGNS } from '../../packages/engine/src/ground-truth/designs.ts'
import { draw } from '../../packages/engine/src/ground-truth/draw.ts'
import { extractionError } from '../../packages/engine/src/ground-truth/extraction-error.ts'
import { recolored } from '../../packages/engine/src/ground-truth/recolored.ts'
import { recoloringError } from '../../packages/engine/src/ground-truth/recoloring-error.ts'
import { type Survey, survey } from '../../packages/engine/src/ground-truth/survey.ts'
import { woolLight } from '../../packages/engine/src/ground-truth/wool-light.ts'
import { EXTRACTORS } from './extractors.ts'
import { type Picture, pictureOf } from './picture.ts'
import { recolourers } from './recolourers.ts'
import { Scoreboard } from './scoreboard.ts'

export const TEXTURES = ['flat', 'wool'] as const
export type Texture = (typeof TEXTURES)[number]

export type Quality = {
  /** By method. */
  readonly extraction: Scoreboard
  readonly recolouring: Scoreboard
  /** Ours only, by design. */
  readonly designs: Scoreboard
}

export const OURS = 'Nawl'

/** One in so many plain pixels is compared, since ΔE2000 is slow. */
const STRIDE = 41

/** Scores every method on every ground-truth design, flat and as wool, `width` pixels wide. */
export async function measureQuality(width: number): Promise<Record<Texture, Quality>> {
  const quality = {
    flat: emptyQuality(),
    wool: emptyQuality(),
  }
  for (const [n, design] of DESIGNS.entries()) {
    const measured = survey(design, width)
    for (const texture of TEXTURES) {
      const light = texture === 'wool' ? woolLight(measured.width, measured.height, n + 1) : undefined
      const picture = pictureOf(draw(measured, design.yarns, light))
      await extract(picture, design, measured, quality[texture])
      recolour(picture, { design, measured, light, seed: n + 1 }, quality[texture])
    }
  }
  return quality
}

const emptyQuality = (): Quality => ({
  extraction: new Scoreboard(),
  recolouring: new Scoreboard(),
  designs: new Scoreboard(),
})

async function extract(
  picture: Picture,
  { name: design, yarns }: Design,
  { shares }: Survey,
  scores: Quality,
) {
  for (const { name, extract } of EXTRACTORS) {
    const start = performance.now()
    const found = await extract(picture)
    const ms = performance.now() - start
    // Colours of up to 1 % are ignored for every method.
    const reported = found.filter(({ percentage }) => percentage > 1)
    const error = extractionError(reported, yarns, shares)
    scores.extraction.add(name, { ms, yarns: shares.filter((share) => share > 1).length, ...error })
    if (name === OURS) scores.designs.add(design, error)
  }
}

type Drawing = {
  readonly design: Design
  readonly measured: Survey
  readonly light: Float32Array | undefined
  readonly seed: number
}

function recolour(picture: Picture, { design, measured, light, seed }: Drawing, scores: Quality): void {
  const colors = recolored(design, seed)
  const truth = draw(measured, colors, light)
  const changed = design.yarns.flatMap((rgb, n) => (rgb === colors[n] ? [] : [{ rgb, to: colors[n]! }]))
  const task = { picture, from: changed.map(({ rgb }) => rgb), to: changed.map(({ to }) => to) }
  for (const { name, prepare, replace } of recolourers()) {
    const prepared = prepare?.(picture) ?? null
    const start = performance.now()
    const rgb = replace(task, prepared)
    const ms = performance.now() - start
    const error = recoloringError(rgb, truth, measured, STRIDE)
    scores.recolouring.add(name, { ms, ...error })
    if (name === OURS) scores.designs.add(design.name, error)
  }
}
