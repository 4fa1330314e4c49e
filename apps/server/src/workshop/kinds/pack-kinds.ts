import type { PackKinds } from './pack-kind.ts'
import { rugPack } from './rug/rug-pack.ts'

/** How each kind of product is made ready for the workshop. A new one is added here and nowhere else in this district. */
export const PACK_KINDS: PackKinds = { rug: rugPack }
