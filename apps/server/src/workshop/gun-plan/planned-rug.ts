import type { GunSettings, YarnPlan } from '@nawl/engine/gun-plan/gun-plan'

import type { WorkshopConfig } from '../../platform/config/workshop-config.ts'
import type { LineDrawing, PackYarn } from '../pack/line-drawing.ts'
import { storedPlan } from './stored-plans.ts'

/** A yarn with what the gun does in it; lines in mm from the top left of the mirrored rug. */
export type PlannedYarn = Pick<PackYarn, 'number' | 'name' | 'hex'> & YarnPlan & { readonly grams: number }

/** A rug as its gun is guided, mirrored like everything that is drawn for the back. */
export type PlannedRug = {
  readonly widthMm: number
  readonly lengthMm: number
  readonly settings: GunSettings
  /** In the order of work: what covers least first, so that small shapes stay sharp and the ground closes up to them. */
  readonly yarns: readonly PlannedYarn[]
}

/** Plans the gun's way over one rug of a line. */
export async function planRug(drawing: LineDrawing, config: WorkshopConfig): Promise<PlannedRug> {
  const { widthMm, lengthMm, yarns } = drawing
  const plan = await storedPlan(drawing)
  const planned = yarns.map(({ number, name, hex }, n) => {
    const yarn = plan.yarns[n]!
    return { number, name, hex, ...yarn, grams: yarn.metres * gramsPerMetre(yarn, plan.settings, config) }
  })
  return { widthMm, lengthMm, settings: plan.settings, yarns: planned.toReversed() }
}

/** With waste. A metre with more strokes than the settings ask for takes more. */
function gramsPerMetre(
  { strokesPerMetre }: YarnPlan,
  settings: GunSettings,
  { yarnUse: { gramsPerM2, atPileMm, wastePercent }, pileMm }: WorkshopConfig,
): number {
  const width = (settings.gaugeMm / 1000) * (strokesPerMetre / settings.strokesPerMetre)
  return width * gramsPerM2 * (pileMm / atPileMm) * (1 + wastePercent / 100)
}

/** How fast a gun moves so that its strokes come as close as a yarn asks for, in mm a minute. */
export const feedOf = ({ strokesPerMetre }: YarnPlan, { strokesPerSecond }: GunSettings) =>
  (strokesPerSecond * 60 * 1000) / strokesPerMetre
