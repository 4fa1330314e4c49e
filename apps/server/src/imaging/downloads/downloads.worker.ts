// Renders downloads in a thread of its own, apart from the main thread and the studio's renderer.
import { type PriceList, setPrices } from '@nawl/domain/shop/price-list'
import { type GivenNames, setGivenNames } from '@nawl/messages/text/given-names'

import { type PrintedLogo, setPrintedLogo } from '../../platform/pdf/printed-logo.ts'
import { printRug, type PrintRugTask, printPng } from './print-rug.ts'
import { type TearSheetContent, tearSheet } from './tear-sheet.ts'

type TearSheetTask = {
  readonly rug: PrintRugTask
  readonly content: TearSheetContent
  readonly names: GivenNames
  readonly list: PriceList
  readonly logo: PrintedLogo | null
}

/** A rug as a PNG for print. */
export function makePicture(task: PrintRugTask): Uint8Array {
  return printPng(printRug(task))
}

/** A rug's tear sheet as a PDF. */
export function makeTearSheet({ rug, content, names, list, logo }: TearSheetTask): Promise<Uint8Array> {
  setGivenNames(names)
  setPrices(list)
  setPrintedLogo(async () => logo)
  return tearSheet(content, printRug(rug))
}
