import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'

import { GUN, type GunSettings } from '@nawl/engine/gun-plan/gun-settings'
import { type GunPlan, PLAN_VERSION, planGun } from '@nawl/engine/gun-plan/gun-plan'

import type { LineDrawing } from '../line-drawing.ts'

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
  const path = join(folder, nameOf({ version: PLAN_VERSION, settings, widthMm, lengthMm, areas }))
  const stored = await read(path)
  if (stored) return stored
  const plan = make()
  // What cannot be stored is computed again the next time.
  await write(folder, path, plan).catch(() => undefined)
  return plan
}

/** Of all that a plan follows from. */
const nameOf = (from: unknown) => createHash('sha256').update(serialize(from)).digest('hex')

async function read(path: string): Promise<GunPlan | null> {
  try {
    const plan = deserialize(await readFile(path)) as GunPlan
    await utimes(path, new Date(), new Date())
    return plan
  } catch {
    return null
  }
}

async function write(directory: string, path: string, plan: GunPlan): Promise<void> {
  await mkdir(directory, { recursive: true, mode: 0o700 })
  // Written under another name and renamed, so that nobody reads a part of a plan.
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, serialize(plan), { mode: 0o600 })
  await rename(draft, path)
  await leaveNewest(directory)
}

async function leaveNewest(directory: string): Promise<void> {
  const names = await readdir(directory)
  if (names.length <= MOST) return
  const aged = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(directory, name))).mtimeMs })),
  )
  const old = aged.toSorted((a, b) => b.at - a.at).slice(MOST)
  await Promise.all(old.map(({ name }) => rm(join(directory, name), { force: true })))
}
