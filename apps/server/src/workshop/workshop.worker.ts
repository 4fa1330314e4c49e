// Renders production packs in a thread of its own, apart from the main thread and the studio's renderer.
import { type CardChange, setShadeCard } from '@nawl/domain/yarn/library/shade-card'
import { type GivenNames, setGivenNames } from '@nawl/messages/text/given-names'

import { type DrawingTask, makeDrawings } from './design-drawings.ts'
import { setPlanFolder } from './gun-plan/stored-plans.ts'
import type { DesignDrawings } from '../sales/trade/project-drawings.ts'
import { type PrintedLogo, setPrintedLogo } from '../platform/pdf/printed-logo.ts'
import {
  makeGunPlan,
  makeOutlines,
  makePack,
  type PackTask,
  type PlanTask,
  type WorkshopPack,
} from './pack/make-pack.ts'

type Named<Task> = {
  readonly task: Task
  readonly names: GivenNames
  readonly card: readonly CardChange[]
  readonly logo: PrintedLogo | null
  /** Where gun plans are stored. */
  readonly plans: string
}

/** An order's pack under the shop's name, with its yarns as the shade card calls them. */
export function makeNamedPack({ task, ...names }: Named<PackTask>): Promise<WorkshopPack> {
  takeNames(names)
  return makePack(task)
}

/** The gun plan of a line, under the same names. */
export function makeNamedGunPlan({ task, ...names }: Named<PlanTask>): Promise<Uint8Array | null> {
  takeNames(names)
  return makeGunPlan(task)
}

/** Where the yarns of a line lie, under the same names. */
export function makeNamedOutlines({
  task,
  ...names
}: Named<Omit<PlanTask, 'format'>>): Promise<Uint8Array | null> {
  takeNames(names)
  return makeOutlines(task)
}

/** The drawings of a rug that nobody has ordered yet, under the same names. */
export function makeNamedDrawings({ task, ...names }: Named<DrawingTask>): Promise<DesignDrawings> {
  takeNames(names)
  return makeDrawings(task)
}

function takeNames({ names, card, logo, plans }: Omit<Named<unknown>, 'task'>): void {
  setGivenNames(names)
  setShadeCard(card)
  setPrintedLogo(async () => logo)
  setPlanFolder(plans)
}
