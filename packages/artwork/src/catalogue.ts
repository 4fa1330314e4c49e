import type { Design } from './design.ts'
import { contemporary } from './designs/contemporary/contemporary.ts'
import { geometric } from './designs/geometric/geometric.ts'
import { minimalist } from './designs/minimalist/minimalist.ts'
import { modern } from './designs/modern/modern.ts'
import { modernAndContemporary } from './designs/modern-and-contemporary/modern-and-contemporary.ts'
import { modernTribal } from './designs/modern-tribal/modern-tribal.ts'

/** Collections in display order. Looking up a name that several designs share finds the first of them. */
const DISPLAY_ORDER = [geometric, modern, contemporary, minimalist, modernTribal, modernAndContemporary]

/** Every design in the order the shop shows them: the first of each collection, then the second of each, and so on. */
export const catalogue: readonly Design[] = Array.from(
  { length: Math.max(...DISPLAY_ORDER.map((designs) => designs.length)) },
  (_, position) => DISPLAY_ORDER.flatMap((designs) => designs[position] ?? []),
).flat()
