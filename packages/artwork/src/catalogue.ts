import type { Design } from './design.ts'
import { contemporary } from './designs/contemporary/contemporary.ts'
import { geometric } from './designs/geometric/geometric.ts'
import { minimalist } from './designs/minimalist/minimalist.ts'
import { modern } from './designs/modern/modern.ts'
import { modernAndContemporary } from './designs/modern-and-contemporary/modern-and-contemporary.ts'
import { modernTribal } from './designs/modern-tribal/modern-tribal.ts'

/** Every design, in the order the shop shows them. */
export const catalogue: readonly Design[] = [
  ...geometric,
  ...modern,
  ...contemporary,
  ...minimalist,
  ...modernTribal,
  ...modernAndContemporary,
]
