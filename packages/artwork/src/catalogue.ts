import type { Design } from './design.ts'
import { contemporary } from './designs/contemporary/contemporary.ts'
import { geometric } from './designs/geometric/geometric.ts'
import { minimalist } from './designs/minimalist/minimalist.ts'
import { modern } from './designs/modern/modern.ts'
import { modernAndContemporary } from './designs/modern-and-contemporary/modern-and-contemporary.ts'
import { modernTribal } from './designs/modern-tribal/modern-tribal.ts'

/** The collections, of any size, in turn. Of designs that share a name, the name alone finds the first. */
const TURNS = [geometric, modern, contemporary, minimalist, modernTribal, modernAndContemporary]

/** Every design, in the order the shop shows them: one of each collection, then the next of each. */
export const catalogue: readonly Design[] = Array.from(
  { length: Math.max(...TURNS.map((designs) => designs.length)) },
  (_, place) => TURNS.flatMap((designs) => designs[place] ?? []),
).flat()
