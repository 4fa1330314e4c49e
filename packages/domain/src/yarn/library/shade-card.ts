import { NAMED_COLORS } from '../named-colors.ts'
import { BUILT_IN_FAMILIES } from './built-in-card.ts'
import type { Yarn, YarnFamily } from './yarn.ts'

/** What an owner made of a yarn: of a built-in one by its code, or a yarn of their own. */
export type CardChange = {
  readonly code: string
  /** English name of its family, which is one of the built-in ones. */
  readonly family: string
  /** By language; English always. */
  readonly name: { readonly en: string } & Readonly<Record<string, string>>
  readonly hex: string
  /** What it was before, the newest first: rugs in these shades are still of this yarn. */
  readonly formerHexes: readonly string[]
  readonly isOut: boolean
  /** No longer on the card, but still known: rugs are drawn and made in it. */
  readonly isArchived: boolean
}

let current = composed([])

/** The pages of the shade card as it is now, without archived yarns. */
export const cardFamilies = (): readonly YarnFamily[] => current.families

/** All yarns in the card's order, those that are out of stock included. The same array until the card changes. */
export const cardYarns = (): readonly Yarn[] => current.yarns

/** What is chosen from without asking anybody: yarns in stock; all of them if none is. */
export const yarnsInStock = (): readonly Yarn[] => current.inStock

/** The yarn that is or was exactly this `#RRGGBB`, in either case, archived ones included, or null. */
export const yarnOfHex = (hex: string): Yarn | null => current.ofHex.get(hex.toUpperCase()) ?? null

/** Whether new rugs can be made in it, now or when it was dyed: whether the card offers exactly this `#RRGGBB`. */
export const isOffered = (hex: string): boolean => current.offered.has(hex.toUpperCase())

/** The named yarns of the picker that are on the card, in the shades that they have now. */
export const namedYarns = (): readonly Yarn[] => current.named

/** What owners call a yarn in a language, by its English name in either case; undefined for what the shop comes with. */
export const ownYarnName = (language: string, english: string): string | undefined =>
  current.changes.length === 0 ? undefined : current.ownNames.get(english.toLowerCase())?.[language]

/** What owners made of the card, for a thread or page that has a card of its own. */
export const cardChanges = (): readonly CardChange[] => current.changes

/**
 * Sets the shade card of this process, thread or browser: what the shop comes with, changed by its owners. Every visitor
 * sees the same card, so it is no argument of each call; orders keep the hexes and names that they were placed with.
 */
export function setShadeCard(changes: readonly CardChange[]): void {
  const isSame = changes === current.changes || (changes.length === 0 && current.changes.length === 0)
  if (!isSame) current = composed(changes)
}

function composed(changes: readonly CardChange[]) {
  const changed = new Map(changes.map((change) => [change.code, change]))
  const families = BUILT_IN_FAMILIES.map((family) => ({ ...family, yarns: yarnsOf(family) })).filter(
    (family) => family.yarns.length > 0,
  )
  const onCard = families.flatMap((family) => family.yarns)
  const inStock = onCard.filter(({ isOut }) => !isOut)
  // What is offered now comes before what once had the same shade.
  const ofHex = new Map<string, Yarn>([
    ...changes.flatMap((change) => change.formerHexes.map((hex) => [hex, yarnOf(change)] as const)),
    ...changes.filter(({ isArchived }) => isArchived).map((change) => [change.hex, yarnOf(change)] as const),
    ...onCard.map((yarn) => [yarn.hex, yarn] as const),
  ])
  const offered = new Set(onCard.map(({ hex }) => hex))

  function yarnsOf(family: YarnFamily): readonly Yarn[] {
    const kept = family.yarns.flatMap((yarn) => {
      const change = changed.get(yarn.code)
      if (!change) return [yarn]
      return change.isArchived || change.family !== family.name ? [] : [yarnOf(change)]
    })
    const places = new Set(family.yarns.map(({ code }) => code))
    const come = changes.filter(
      (change) => change.family === family.name && !change.isArchived && !places.has(change.code),
    )
    return [...kept, ...come.toSorted((p, q) => (p.code < q.code ? -1 : 1)).map(yarnOf)]
  }

  return {
    changes,
    families,
    yarns: onCard,
    inStock: inStock.length > 0 ? inStock : onCard,
    ofHex,
    offered,
    named: NAMED_COLORS.flatMap(({ hex }) => {
      const yarn = ofHex.get(hex)
      return yarn && offered.has(yarn.hex) ? [yarn] : []
    }),
    ownNames: new Map(changes.map(({ name }) => [name.en.toLowerCase(), name])),
  }
}

function yarnOf({ code, name, hex, isOut }: CardChange): Yarn {
  return { code, name: name.en, hex, ...(isOut && { isOut }) }
}
