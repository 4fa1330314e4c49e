import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import { parseSide } from '@nawl/domain/rug/read-length'
import type { SizeInput } from '@nawl/domain/rug/estimate'
import { yarnOfHex } from '@nawl/domain/yarn/library/shade-card'
import { SHAPE_FACTS } from '@nawl/domain/rug/shape'

import { yarnName } from '../color/yarn-name.ts'
import { nearestYarns } from '../yarns/nearest-yarns.ts'
import type { DyedYarn, Fix, WorkshopNote } from './workshop-note.ts'

/** `One note for the workshop`, in two parts: a telephone has room for the first. */
export function countText(count: number): readonly [string, string] {
  return [`${count} ${count === 1 ? 'note' : 'notes'}`, ' for the workshop']
}

/** What is the matter, in a sentence. */
export function noteSentence(rug: RugItem, note: WorkshopNote): string {
  switch (note.kind) {
    case 'thin': {
      const one = note.yarns.length === 1
      return note.areLines
        ? `${subject(rug, note.yarns)} ${one ? 'runs' : 'run'} in lines thinner than a tuft at this size.`
        : `In places ${listed(rug, note.yarns)} ${one ? 'is' : 'are'} thinner than a tuft at this size.`
    }
    case 'near':
      return `${subject(rug, note.yarns)} meet, and in wool they look alike.`
    case 'scarce':
      return `${subject(rug, [note.yarn])} covers ${shareWords(note.share)} of the rug, hardly worth its dyeing.`
  }
}

/** What a button does about it. */
export function fixText(rug: RugItem, note: WorkshopNote, fix: Fix, { shape, unit }: SizeInput): string {
  switch (fix.kind) {
    case 'enlarge':
      return `Make the rug at least ${sideWords(fix.size.width, unit)} ${SHAPE_FACTS[shape].width === 'Diameter' ? 'across' : 'wide'}`
    case 'leave-out':
      return note.kind === 'thin' && note.areLines && fix.yarns.length === note.yarns.length
        ? 'Leave these lines out'
        : `Leave the lines in ${listed(rug, fix.yarns)} out`
    case 'dye':
      return `Dye ${note.kind === 'scarce' ? 'it' : nameOf(rug, fix.yarn.hex)} as ${nameOf(rug, fix.hex)}`
  }
}

/** `6 ft 2 in` for what is typed as 6.17. */
function sideWords(typed: string, unit: SizeInput['unit']): string {
  if (unit === 'cm') return `${typed} cm`
  const inches = Math.floor(parseSide(typed, unit) * 12 + 1e-9)
  const [feet, rest] = [Math.floor(inches / 12), inches % 12]
  return [feet > 0 && `${feet} ft`, rest > 0 && `${rest} in`].filter(Boolean).join(' ')
}

function shareWords(share: number): string {
  return share < 0.05 ? 'less than 0.1%' : `only ${share.toFixed(1)}%`
}

function subject(rug: RugItem, yarns: readonly DyedYarn[]): string {
  const words = listed(rug, yarns)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** `Oat, Ink and Pale gold`. */
function listed(rug: RugItem, yarns: readonly DyedYarn[]): string {
  const names = yarns.map(({ hex }) => nameOf(rug, hex))
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

function nameOf(rug: RugItem, hex: string): string {
  return yarnName(rug, hex) ?? yarnOfHex(hex)?.name ?? `the yarn near ${nearestYarns(hex, 1)[0]?.yarn.name}`
}
