// Renders production packs in a thread of its own, apart from the main thread and the studio's renderer.
import { type GivenNames, setGivenNames } from '@nawl/messages/text/given-names'

import { makePack, type PackTask, type WorkshopPack } from './make-pack.ts'

/** An order's pack under the shop's name. */
export function makeNamedPack({ task, names }: { task: PackTask; names: GivenNames }): Promise<WorkshopPack> {
  setGivenNames(names)
  return makePack(task)
}
