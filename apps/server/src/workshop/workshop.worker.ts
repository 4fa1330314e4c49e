// Renders production packs in a thread of its own, apart from the main thread and the studio's renderer.
import { type CardChange, setShadeCard } from '@nawl/domain/yarn/library/shade-card'
import { type GivenNames, setGivenNames } from '@nawl/messages/text/given-names'

import { type PrintedLogo, setPrintedLogo } from '../platform/pdf/printed-logo.ts'
import { makePack, type PackTask, type WorkshopPack } from './make-pack.ts'

type NamedTask = {
  readonly task: PackTask
  readonly names: GivenNames
  readonly card: readonly CardChange[]
  readonly logo: PrintedLogo | null
}

/** An order's pack under the shop's name, with its yarns as the shade card calls them. */
export function makeNamedPack({ task, names, card, logo }: NamedTask): Promise<WorkshopPack> {
  setGivenNames(names)
  setShadeCard(card)
  setPrintedLogo(async () => logo)
  return makePack(task)
}
