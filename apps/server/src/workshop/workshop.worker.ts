// Renders production packs in a thread of its own, apart from the main thread and the studio's renderer.
import { setShopNames, type ShopNames } from '@nawl/messages/text/shop-name'

import { makePack, type PackTask, type WorkshopPack } from './make-pack.ts'

/** An order's pack under the shop's name. */
export function makeNamedPack({ task, shop }: { task: PackTask; shop: ShopNames }): Promise<WorkshopPack> {
  setShopNames(shop)
  return makePack(task)
}
