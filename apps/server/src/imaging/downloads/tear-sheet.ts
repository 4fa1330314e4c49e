import { type Shape, outlineOf } from '@nawl/domain/rug/shape'
import { rug } from '@nawl/messages/by-language/rug'
import { tearSheet as messages } from '@nawl/messages/by-language/tear-sheet'
import { type LanguageCode, LANGUAGES } from '@nawl/messages/languages'
import { shopDay } from '@nawl/messages/text/shop-day'

import { type PrintRug } from './print-rug.ts'
import { drawFoot, footTop } from './tear-sheet-foot.ts'
import { BENEATH, drawLabel } from './tear-sheet-label.ts'
import { ballOnWhite, rugOnWhite, SHADOW } from './tear-sheet-picture.ts'
import { placeText } from '../../platform/pdf/page-layout.ts'
import { drawHead, openPdf, TAGGED_A4 } from '../../platform/pdf/pdf-page.ts'
import { tagged } from '../../platform/pdf/pdf-text.ts'
import type { Sheet } from '../../platform/pdf/sheet.ts'
import type { Fact } from './tear-sheet-messages.ts'
import type { TearSheetYarn } from './tear-sheet-yarns.ts'

/** What a tear sheet says of a rug. */
export type TearSheetContent = {
  readonly language: LanguageCode
  readonly name: string
  readonly collection: string
  readonly shape: Shape
  /** Width over length. */
  readonly ratio: number
  readonly facts: readonly Fact[]
  readonly price: Fact
  /** At most ten. */
  readonly yarns: readonly TearSheetYarn[]
  /** What the QR code opens. */
  readonly link: string
  readonly smallPrint: string
  /** The day it is made on: the same rug gives the same bytes all day. */
  readonly day: Date
}

/** One A4 page about a rug, tagged for screen readers, its text selectable. */
export function tearSheet(content: TearSheetContent, printed: PrintRug): Promise<Uint8Array> {
  const { fileTitle, subject } = messages[content.language]
  const info = {
    Title: fileTitle(content),
    Subject: subject,
    CreationDate: content.day,
  }
  return openPdf(content.language, info, TAGGED_A4, (sheet) => draw(sheet, content, printed))
}

async function draw(sheet: Sheet, content: TearSheetContent, printed: PrintRug): Promise<void> {
  const top = footTop(sheet, content)
  const place = placeText(content.ratio, top - 30, BENEATH)
  const { left, width } = place.rug
  const picture = await rugOnWhite(printed, width, outlineOf(content.shape))
  const balls = await Promise.all(content.yarns.map(({ hex }) => ballOnWhite(hex)))

  const root = sheet.struct('Document')
  sheet.addStructure(root)
  tagged(sheet, root, 'P', () => drawHead(sheet, shopDay(content.day, LANGUAGES[content.language].tag)))
  const alt = rug[content.language].seenFromAbove(content)
  tagged(
    sheet,
    root,
    'Figure',
    () => {
      const around = width + 2 * SHADOW
      sheet.image(picture, sheet.leftOf(left - SHADOW, around), place.rug.top - SHADOW, { width: around })
    },
    { alt },
  )
  drawLabel(sheet, root, place, content)
  drawFoot(sheet, root, top, content, balls)
  root.end()
}
