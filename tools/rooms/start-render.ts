import { join } from 'node:path'

import { orStop } from '../read-options.ts'
import { denoiser } from './denoise/denoise.ts'
import { fetchWeights } from './denoise/fetch-weights.ts'
import { findBlender } from './find-blender.ts'
import { findLastRender } from './last-render.ts'

export const CACHE = join(import.meta.dirname, '../../var/rooms')

type Wanted<Id extends string> = {
  /** What the command renders, in the singular. */
  readonly kind: string
  readonly all: readonly Id[]
  /** The ids on the command line; none for all. */
  readonly named: readonly string[]
  readonly remix: boolean
  /** The file of an earlier render, which --remix needs. */
  readonly renderOf: (id: Id) => string
}

/** What is rendered, Blender, or null where renders are only mixed anew, and the denoiser. Stops if one is missing. */
export function startRender<Id extends string>({ kind, all, named, remix, renderOf }: Wanted<Id>) {
  const unknown = named.filter((name) => !(all as readonly string[]).includes(name))
  if (unknown.length > 0) {
    console.error(`No ${kind} is called ${unknown.join(' or ')}. There are ${all.join(', ')}.`)
    process.exit(1)
  }
  const chosen = all.filter((id) => named.length === 0 || named.includes(id))
  if (remix) orStop(() => findLastRender(chosen.map(renderOf)))
  const blender = remix ? null : orStop(() => findBlender(process.env))
  return { chosen, blender, denoise: denoiser(fetchWeights(join(CACHE, 'denoiser'))) }
}
