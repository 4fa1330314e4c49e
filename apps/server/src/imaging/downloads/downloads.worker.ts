// Renders downloads in a thread of its own, apart from the main thread and the studio's renderer.
import { printRug, type PrintRugTask, printPng } from './print-rug.ts'
import { type TearSheetContent, tearSheet } from './tear-sheet.ts'

/** A rug as a PNG for print. */
export function makePicture(task: PrintRugTask): Uint8Array {
  return printPng(printRug(task))
}

/** A rug's tear sheet as a PDF. */
export function makeTearSheet({
  rug,
  content,
}: {
  rug: PrintRugTask
  content: TearSheetContent
}): Promise<Uint8Array> {
  return tearSheet(content, printRug(rug))
}
