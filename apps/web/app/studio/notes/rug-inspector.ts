import { placeOnRug } from '@nawl/engine/buildable/place-on-rug'
import { rugPlane } from '@nawl/engine/buildable/rug-plane'
import { type RugSurvey, surveyRug } from '@nawl/engine/buildable/survey-rug'
import { recolor } from '@nawl/engine/recolor/recolor'
import type { Swatch } from '@nawl/engine/separation/separation'

import type { ApartRug } from '../live/worker/live-loom.ts'
import { dyedAlike } from './dyed-alike.ts'
import type { Inspection, InspectionOrder, PlaceOrder, NoteMark } from './inspection.ts'
import { markOver } from './mark/veil-over.ts'

/** A highlighted place is widened by this fraction of the long side, so that a line is visible. */
const MARGIN = 1 / 110

/** Inspects rugs, each once per set of equally dyed yarns. `apart` separates the bitmap at a path. */
export function rugInspector(apart: (bitmap: string) => Promise<ApartRug>) {
  const surveys = new Map<string, RugSurvey>()

  async function inspect(order: InspectionOrder): Promise<Inspection> {
    const { separation } = await apart(order.bitmap)
    const groups = groupsOf(separation.swatches, order)
    const key = `${order.outline} ${order.bitmap} ${groups.join()}`
    const survey = surveys.get(key) ?? surveyRug(rugPlane(separation, order.outline, groups))
    surveys.set(key, survey)
    return { swatches: separation.swatches, groups, survey }
  }

  async function veil(order: PlaceOrder): Promise<NoteMark> {
    const { separation } = await apart(order.bitmap)
    const plane = rugPlane(separation, order.outline, groupsOf(separation.swatches, order))
    const margin = Math.round(Math.max(plane.width, plane.height) * MARGIN)
    return markOver(placeOnRug(plane, order.where, margin), plane.width)
  }

  return { inspect, veil }
}

const groupsOf = (swatches: readonly Swatch[], { mappings, tolerance }: InspectionOrder) =>
  dyedAlike(recolor(swatches, { mappings: Object.entries(mappings), tolerance }))
