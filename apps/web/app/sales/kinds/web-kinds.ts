import { webRug } from './rug/web-rug.tsx'
import { webBox } from './sample-box/web-box.tsx'
import { webStrikeOff } from './strike-off/web-strike-off.tsx'
import type { WebKinds } from './web-kind.ts'

/** How the kinds of products that the shop sells appear in carts and orders. A new one is added here. */
export const WEB_KINDS: WebKinds = { rug: webRug, 'sample-box': webBox, 'strike-off': webStrikeOff }
