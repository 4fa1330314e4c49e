import type { Design } from './design.ts'
import { aria } from './designs/contemporary/aria.ts'
import { liwa } from './designs/contemporary/liwa.ts'
import { mizan } from './designs/geometric/mizan.ts'
import { onyx } from './designs/geometric/onyx.ts'
import { bab } from './designs/minimalist/bab.ts'
import { pearl } from './designs/minimalist/pearl.ts'
import { ariaModernAndContemporary } from './designs/modern-and-contemporary/aria-modern-and-contemporary.ts'
import { breccia } from './designs/modern-and-contemporary/breccia.ts'
import { atlas } from './designs/modern-tribal/atlas.ts'
import { konya } from './designs/modern-tribal/konya.ts'
import { eclipse } from './designs/modern/eclipse.ts'
import { stratta } from './designs/modern/stratta.ts'

/** Every design, in the order the shop shows them. */
export const catalogue: readonly Design[] = [
  onyx,
  mizan,
  eclipse,
  stratta,
  aria,
  liwa,
  pearl,
  bab,
  atlas,
  konya,
  ariaModernAndContemporary,
  breccia,
]
