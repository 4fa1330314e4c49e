import type { DesignSnapshot } from '@nawl/domain/cart/design-snapshot'
import { type WorkFacts, workFacts } from '@nawl/domain/workshop/work-facts'
import { GUN } from '@nawl/engine/gun-plan/gun-settings'
import { STYLE_RULES } from '@nawl/engine/pile/style-rules'

import type { WorkshopConfig } from '../../platform/config/workshop-config.ts'

/** Heights of a style's rules are in 1/64 mm. */
const HEIGHTS_PER_MM = 64

/** How deep a carved pile is carved where two yarns meet, as deep as its pictures show it. */
export const CARVE_MM = Math.round(STYLE_RULES.carved.groove / HEIGHTS_PER_MM)

/** What a rug's working sheet and its page on the tablet say of how it is made. */
export const workOf = (
  design: Pick<DesignSnapshot, 'size' | 'textureStyle'>,
  { yarnUse, pileMm }: Pick<WorkshopConfig, 'yarnUse' | 'pileMm'>,
): WorkFacts => workFacts(design, { yarnUse, pileMm, gun: GUN, carveMm: CARVE_MM })
