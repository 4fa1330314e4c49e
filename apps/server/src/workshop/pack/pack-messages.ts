import type { Pile } from '@nawl/domain/rug/piles'
import type { DesignSnapshot } from '@nawl/domain/cart/design-snapshot'
import { SHOP_TIME_ZONE } from '@nawl/domain/shop/time-zone'
import type { DeliverySlot } from '@nawl/domain/shop/white-glove-offer'
import { facts } from '@nawl/messages/by-language/facts'
import { rug } from '@nawl/messages/by-language/rug'
import { whiteGlove } from '@nawl/messages/by-language/white-glove'
import { workshopPack } from '@nawl/messages/by-language/workshop-pack'
import { yarns as yarnNames } from '@nawl/messages/by-language/yarns'
import { type LanguageCode, LANGUAGES } from '@nawl/messages/languages'
import { sidesText } from '@nawl/messages/text/rug-text'
import { slotText } from '@nawl/messages/text/slot-text'
import { shopDay } from '@nawl/messages/text/shop-day'

import { designHash, shortHash } from '../../sales/carts/approved-design.ts'
import { type Both, inBoth } from './both-languages.ts'
import type { LineDrawing } from './line-drawing.ts'
import type { PackOrder } from './pack-order.ts'
import { CARVE_MM } from './work-of.ts'

/** `Remake 1 of NW-7K4M-3PXA`, on every page of a remake's pack; null for every other order. */
export function remakeMark({ remakeOf }: Pick<PackOrder, 'remakeOf'>): Both | null {
  return (
    remakeOf &&
    inBoth((code) => workshopPack[code].remake({ serial: remakeOf.serial, number: remakeOf.order }))
  )
}

export type PackFact = { readonly label: Both; readonly value: Both }

/** `8 × 10 ft, 2438 × 3048 mm`. */
export function sizeInFull({ line: { design }, widthMm, lengthMm }: LineDrawing): Both {
  const { size } = design
  const mm = { shape: size.shape, width: `${widthMm}`, length: `${lengthMm}`, unit: 'mm' } as const
  return inBoth((code) => {
    const [ordered, millimetres] = [sidesText(rug[code], size) ?? '', sidesText(rug[code], mm) ?? '']
    return workshopPack[code].sizes({ ordered, millimetres })
  })
}

/** What the workshop has to know of one line of an order, before its dates. */
export function rugFacts(drawing: LineDrawing, pileMm: number, count: Both): readonly PackFact[] {
  const { design } = drawing.line
  const pile = (code: LanguageCode) =>
    workshopPack[code].pileOf({
      pile: rug[code].pileMade({ pile: design.textureStyle }),
      mm: pileMm,
      fibre: facts[code].fibre,
    })
  return [
    { label: packText('size'), value: sizeInFull(drawing) },
    { label: packText('shape'), value: inBoth((code) => rug[code].shape(design.size)) },
    { label: packText('quantity'), value: count },
    { label: packText('pile'), value: inBoth(pile) },
    { label: packText('edge'), value: bindingText(drawing) },
    { label: packText('carving'), value: carvingText(design.textureStyle) },
    ...approvalFacts(design),
  ]
}

/** The hash that its customer approved, on what is made from the same; throws if the rug is another by now. */
function approvalFacts(design: DesignSnapshot): readonly PackFact[] {
  const { approval } = design
  if (!approval) return []
  if (designHash(design) !== approval.hash)
    throw new Error(`a rug ${design.name} is not what was approved as ${approval.hash}`)
  const hash = shortHash(approval.hash)
  return [
    {
      label: packText('approved'),
      value: inBoth((code) =>
        workshopPack[code].approvedAs({ hash, day: formatDay(new Date(approval.at), code) }),
      ),
    },
  ]
}

/** Whether the pile is carved where two yarns meet. */
export const isCarved = ({ line: { design } }: LineDrawing) => design.textureStyle === 'carved'

/** What shears do where two yarns meet, as deep as the pictures of a carved rug show it. */
export function carvingText(pile: Pile): Both {
  switch (pile) {
    case 'fine':
      return packText('carveFine')
    case 'loop':
      return packText('carveLoop')
    case 'carved':
      return inBoth((code) => workshopPack[code].carve({ depth: CARVE_MM }))
  }
}

/** `Whipped in yarn 2, Ink, 7.85 m round`. */
function bindingText({ bindingYarn: number, yarns, rimM }: LineDrawing): Both {
  const name = yarns[number - 1]?.name ?? ''
  const metres = rimM.toFixed(2)
  return inBoth((code) => workshopPack[code].whipped({ number, yarn: yarnNames[code](name), metres }))
}

function formatDay(day: Date | null, code: LanguageCode): string {
  return day ? shopDay(day, LANGUAGES[code].tag) : workshopPack[code].notConfirmed
}

const CLOCK = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: SHOP_TIME_ZONE })

/** `3 January 2027, 16:00 GST`. */
export const packMoment = (moment: Date, code: LanguageCode): string =>
  workshopPack[code].dayAndTime({ day: formatDay(moment, code), time: CLOCK.format(moment) })

/** `White glove Dubai: Wednesday 20 January 2027, 9:00–13:00`; null where two people bring nothing in. */
export function appointmentMark({ appointment }: Pick<PackOrder, 'appointment'>): Both | null {
  return appointment && inBoth((code) => workshopPack[code].broughtIn(appointmentIn(appointment, code)))
}

const appointmentIn = (slot: DeliverySlot, code: LanguageCode) => ({
  city: whiteGlove[code].city(slot),
  slot: slotText(whiteGlove[code], slot, LANGUAGES[code].tag),
})

/** Each date of an order, in their order. */
export function dateFacts({
  dates,
  appointment,
}: Pick<PackOrder, 'dates' | 'appointment'>): readonly PackFact[] {
  const { placedAt, mayStartAt, readyFrom, readyBy, deliverBy } = dates
  const start = (code: LanguageCode) =>
    mayStartAt ? packMoment(mayStartAt, code) : workshopPack[code].notConfirmed
  const ready = (code: LanguageCode) => {
    const [from, to] = [formatDay(readyFrom, code), formatDay(readyBy, code)]
    return readyFrom ? workshopPack[code].dayToDay({ from, to }) : from
  }
  return [
    { label: packText('ordered'), value: inBoth((code) => formatDay(placedAt, code)) },
    { label: packText('startAfter'), value: inBoth(start) },
    { label: packText('ready'), value: inBoth(ready) },
    appointment
      ? { label: packText('appointment'), value: inBoth((code) => appointmentIn(appointment, code).slot) }
      : { label: packText('deliveredBy'), value: inBoth((code) => formatDay(deliverBy, code)) },
  ]
}

/** `1 rug`, `3 rugs`. */
export const rugs = (n: number): Both => inBoth((code) => workshopPack[code].rugs({ n }))

/** What every drawing says of itself. */
export const drawingNote = (): Both =>
  inBoth((code) => workshopPack[code].drawingNote({ mirrored: workshopPack[code].mirrored }))

/** The note of drawings that are not mirrored. */
export const frontNote = (): Both =>
  inBoth((code) => workshopPack[code].drawingNote({ mirrored: workshopPack[code].asItLies }))

type English = (typeof workshopPack)['en']
type Fixed = { [Name in keyof English]: English[Name] extends string ? Name : never }[keyof English]

/** A text of the pack without values. */
export const packText = (name: Fixed): Both => inBoth((code) => workshopPack[code][name])
