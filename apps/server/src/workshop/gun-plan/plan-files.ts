import type { GunPlanOfRug } from '@nawl/contract/desk/gun-plan'
import { workshopPack } from '@nawl/messages/by-language/workshop-pack'
import { strToU8, type Zippable } from 'fflate'

import { PACK_LANGUAGE } from '../pack/both-languages.ts'
import type { PackAbout } from '../kinds/pack-kind.ts'
import type { LineDrawing } from '../pack/line-drawing.ts'
import { packPdf, STORED } from '../pack/pack-pdf.ts'
import { planDxf } from './plan-dxf.ts'
import type { PlanFormat } from './plan-format.ts'
import { planGcode } from './plan-gcode.ts'
import { drawPlan } from './plan-page.ts'
import { planSvg } from './plan-svg.ts'
import { type PlannedRug, planRug } from './planned-rug.ts'

type Write = (rug: PlannedRug, about: PackAbout) => Uint8Array | Promise<Uint8Array>

const WRITERS = {
  pdf: (rug, { order, remark }) =>
    packPdf(workshopPack[PACK_LANGUAGE].gunPlanTitle({ remark }), order, (sheet) =>
      drawPlan(sheet, rug, remark),
    ),
  svg: (rug, { remark }) => strToU8(planSvg(rug, remark)),
  dxf: (rug, { remark }) => strToU8(planDxf(rug, remark)),
  nc: (rug, { remark }) => strToU8(planGcode(rug, remark)),
  json: (rug) => strToU8(JSON.stringify(planOf(rug))),
} as const satisfies Record<PlanFormat, Write>

/** The gun plan of a rug in one format. */
export async function gunPlanFile(
  drawing: LineDrawing,
  about: PackAbout,
  format: PlanFormat,
): Promise<Uint8Array> {
  return WRITERS[format](await planRug(drawing, about.config), about)
}

/** The gun plan of a rug as files of its pack. */
export async function gunPlanFiles(drawing: LineDrawing, about: PackAbout): Promise<Zippable> {
  const rug = await planRug(drawing, about.config)
  return {
    'gun-plan.pdf': [await WRITERS.pdf(rug, about), STORED],
    'gun-plan.svg': WRITERS.svg(rug, about),
    'gun-plan.dxf': WRITERS.dxf(rug, about),
    'gun-plan.nc': WRITERS.nc(rug, about),
  }
}

/** What the desk shows as the rug being tufted. */
function planOf({ widthMm, lengthMm, settings, yarns }: PlannedRug): GunPlanOfRug {
  return {
    widthMm,
    lengthMm,
    gaugeMm: settings.gaugeMm,
    yarns: yarns.map(({ strokes, metres, grams, minutes, strokesPerMetre, ...yarn }) => ({
      ...yarn,
      metres: Math.round(metres * 100) / 100,
      grams: Math.round(grams),
      minutes: Math.round(minutes),
      strokesPerMetre: Math.round(strokesPerMetre),
      strokes: strokes.map((line) => Array.from(line, (mm) => Math.round(mm * 10))),
    })),
  }
}
