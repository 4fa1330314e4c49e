import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { planGun } from '@nawl/engine/gun-plan/gun-plan'
import { GUN } from '@nawl/engine/gun-plan/gun-settings'
import { afterEach, beforeEach, expect, it } from 'vitest'

import type { LineDrawing } from '../pack/line-drawing.ts'
import { setPlanFolder, storedPlan } from './stored-plans.ts'

let home: string
let plans: string

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'nawl-plans-'))
  plans = join(home, 'gun-plans')
  setPlanFolder(plans)
})
afterEach(() => {
  setPlanFolder(null)
  rmSync(home, { recursive: true, force: true })
})

const drawingOf = (widthMm: number, side = 60) => {
  const ring = Float64Array.of(0, 0, side, 0, side, 80, 0, 80)
  return { widthMm, lengthMm: 80, yarns: [{ rings: [ring] }] } as unknown as LineDrawing
}
const planOf = (widthMm: number, side = 60) =>
  planGun({ widthMm, lengthMm: 80 }, [drawingOf(widthMm, side).yarns[0].rings])

it('computes a plan once, and reads it the next time as it was', async () => {
  const first = await storedPlan(drawingOf(60))
  const [name] = readdirSync(plans)
  const file = join(plans, name!)
  const long = new Date('2020-01-01')
  utimesSync(file, long, long)
  const bytes = readFileSync(file)
  const second = await storedPlan(drawingOf(60))
  expect([first, second]).toEqual([planOf(60), planOf(60)])
  expect(readdirSync(plans)).toEqual([name])
  expect(readFileSync(file).equals(bytes)).toBe(true)
})

it('takes another size, another drawing and another gun for another plan', async () => {
  await storedPlan(drawingOf(60))
  expect(await storedPlan(drawingOf(70))).toEqual(planOf(70))
  expect(await storedPlan(drawingOf(60, 50))).toEqual(planOf(60, 50))
  const wide = { ...GUN, gaugeMm: 8 }
  expect((await storedPlan(drawingOf(60), wide)).settings.gaugeMm).toBe(8)
  expect(readdirSync(plans)).toHaveLength(4)
})

it('computes anew what it cannot read, and works without a folder to write to', async () => {
  await storedPlan(drawingOf(60))
  const [name] = readdirSync(plans)
  writeFileSync(join(plans, name!), 'half a pl')
  expect(await storedPlan(drawingOf(60))).toEqual(planOf(60))
  expect(await storedPlan(drawingOf(60))).toEqual(planOf(60))
  setPlanFolder(join(plans, name!))
  expect(await storedPlan(drawingOf(70))).toEqual(planOf(70))
})

it('leaves the hundred plans that were used last', async () => {
  await storedPlan(drawingOf(60))
  const [used] = readdirSync(plans)
  for (let n = 0; n < 120; n++) {
    const old = join(plans, `${n}`)
    writeFileSync(old, 'old')
    utimesSync(old, 1_000_000 + n, 1_000_000 + n)
  }
  await storedPlan(drawingOf(60))
  await storedPlan(drawingOf(70))
  const left = readdirSync(plans)
  expect(left).toHaveLength(100)
  expect(left).toContain(used)
  expect(left).toContain('119')
  expect(left).not.toContain('0')
})
