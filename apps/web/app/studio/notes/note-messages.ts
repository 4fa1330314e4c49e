import * as messages from '@nawl/messages/workshop-notes'
import { LANGUAGE } from '@nawl/messages/language'
import { yarnNameOf } from '@nawl/messages/yarns'
import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import { parseSide } from '@nawl/domain/rug/sizes/read-length'
import type { SizeInput } from '@nawl/domain/rug/estimate'
import { yarnOfHex } from '@nawl/domain/yarn/library/shade-card'
import { SHAPE_FACTS } from '@nawl/domain/rug/shape'

import { yarnName } from '../color/yarn-name.ts'
import { nearestYarns } from '@nawl/engine/reduction/nearest-yarns'
import type { DyedYarn, Fix, WorkshopNote } from './workshop-note.ts'

/** The problem, in a sentence. */
export function noteSentence(rug: RugItem, note: WorkshopNote): string {
  switch (note.kind) {
    case 'thin': {
      const n = note.yarns.length
      return note.areLines
        ? messages.thinLines({ yarns: subject(rug, note.yarns), n })
        : messages.thinPlaces({ yarns: listed(rug, note.yarns), n })
    }
    case 'near':
      return messages.near({ yarns: subject(rug, note.yarns) })
    case 'scarce':
      return messages.scarce({ yarn: subject(rug, [note.yarn]), share: shareWords(note.share) })
  }
}

/** The label of the button that applies the fix. */
export function fixText(rug: RugItem, note: WorkshopNote, fix: Fix, { shape, unit }: SizeInput): string {
  switch (fix.kind) {
    case 'enlarge':
      return messages.enlarge({
        side: sideWords(fix.size.width, unit),
        isAcross: SHAPE_FACTS[shape].measured === 'diameter' ? 'yes' : 'no',
      })
    case 'leave-out':
      return note.kind === 'thin' && note.areLines && fix.yarns.length === note.yarns.length
        ? messages.leaveAll
        : messages.leaveLines({ yarns: listed(rug, fix.yarns) })
    case 'dye':
      return note.kind === 'scarce'
        ? messages.dyeIt({ yarn: nameOf(rug, fix.hex) })
        : messages.dye({ yarn: nameOf(rug, fix.yarn.hex), other: nameOf(rug, fix.hex) })
  }
}

/** `6 ft 2 in` for a typed 6.17. */
function sideWords(typed: string, unit: SizeInput['unit']): string {
  if (unit === 'cm') return messages.centimetres({ n: typed })
  const inches = Math.floor(parseSide(typed, unit) * 12 + 1e-9)
  const [feet, rest] = [Math.floor(inches / 12), inches % 12]
  if (feet === 0) return messages.inches({ n: rest })
  return rest === 0 ? messages.feet({ n: feet }) : messages.feetAndInches({ feet, inches: rest })
}

function shareWords(share: number): string {
  return share < 0.05 ? messages.scarceLess : messages.scarceOnly({ share: share.toFixed(1) })
}

function subject(rug: RugItem, yarns: readonly DyedYarn[]): string {
  const words = listed(rug, yarns)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** `Oat, Ink and Pale gold`. */
function listed(rug: RugItem, yarns: readonly DyedYarn[]): string {
  const names = yarns.map(({ hex }) => nameOf(rug, hex))
  return new Intl.ListFormat(LANGUAGE.tag).format(names)
}

function nameOf(rug: RugItem, hex: string): string {
  return yarnName(rug, hex) ?? cardName(hex)
}

/** The name of a yarn of the shade card, or of the one nearest to a colour. */
function cardName(hex: string): string {
  const own = yarnOfHex(hex)
  if (own) return yarnNameOf(own.name)
  return messages.yarnNear({ yarn: yarnNameOf(nearestYarns(hex, 1)[0]?.yarn.name ?? '') })
}
