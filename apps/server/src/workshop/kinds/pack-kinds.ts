import type { PackKinds } from './pack-kind.ts'
import { rugPack } from './rug/rug-pack.ts'
import { boxPack } from './sample-box/box-pack.ts'
import { strikeOffPack } from './strike-off/strike-off-pack.ts'

/** How each kind of product is made ready for the workshop. A new one is added here and nowhere else in this district. */
export const PACK_KINDS: PackKinds = {
  rug: rugPack,
  'sample-box': boxPack,
  'strike-off': strikeOffPack,
}
