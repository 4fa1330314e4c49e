// What people take along, made away from the threads that answer and those that paint the studio.
import { printPng } from './print-png.ts'
import { printRug, type PrintRugTask } from './print-rug.ts'
import { type TearSheetContent, tearSheet } from './tear-sheet.ts'

/** A rug as PNG for print. */
export function makePicture(task: PrintRugTask): Uint8Array {
  return printPng(printRug(task))
}

/** A rug's tear sheet as PDF. */
export function makeTearSheet({
  rug,
  content,
}: {
  rug: PrintRugTask
  content: TearSheetContent
}): Promise<Uint8Array> {
  return tearSheet(content, printRug(rug))
}
