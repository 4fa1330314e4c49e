import { deserialize, serialize } from 'node:v8'

import { GUN, type GunSettings } from '@nawl/engine/gun-plan/gun-settings'
import { type GunPlan, PLAN_VERSION, planGun } from '@nawl/engine/gun-plan/gun-plan'

import { sha256 } from '../../platform/sha256.ts'
import type { LineDrawing } from '../pack/line-drawing.ts'
import { readStored, writeStored } from '../stored-files.ts'

/** A plan is a few megabytes: so many are what a workshop has in hand. */
const MOST = 100

let folder: string | null = null

/** Where this thread stores plans; null where it stores none. */
export function setPlanFolder(path: string | null): void {
  folder = path
}

/** The gun's way over a rug, computed once for the same areas, however many packs, copies and orders have them. */
export async function storedPlan(
  { widthMm, lengthMm, yarns }: LineDrawing,
  settings: GunSettings = GUN,
): Promise<GunPlan> {
  const areas = yarns.map(({ rings }) => rings)
  const make = () => planGun({ widthMm, lengthMm }, areas, settings)
  if (folder === null) return make()
  const files = { folder, most: MOST }
  const name = nameOf({ version: PLAN_VERSION, settings, widthMm, lengthMm, areas })
  const stored = readPlan(await readStored(files, name))
  if (stored) return stored
  const plan = make()
  await writeStored(files, name, serialize(plan))
  return plan
}

/** Of all that a plan follows from. */
const nameOf = (from: unknown) => sha256(serialize(from))

function readPlan(bytes: Buffer | null): GunPlan | null {
  try {
    return bytes && (deserialize(bytes) as GunPlan)
  } catch {
    return null
  }
}
