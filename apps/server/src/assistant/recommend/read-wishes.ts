import type { RugItem } from '@nawl/contract/catalogue/rug-collection'
import { designAddress } from '@nawl/domain/catalogue/address'
import { westernDigits } from '@nawl/domain/shop/western-digits'

import { findRug } from '../answers/rug-answer.ts'
import { saidDesign } from '../slots/design.ts'
import { saidSize } from '../slots/size.ts'
import { readBudget } from './budget.ts'
import { type ColorTerm, SAID_COLORS } from './color-terms.ts'
import { type Clause, clauseOf, findTerm, isUnwanted, wishClauses, withoutFound } from './said.ts'
import {
  COLLECTION_TERMS,
  FLOOR_TONES,
  QUALITY_TERMS,
  RANKING_TERMS,
  ROOM_TERMS,
  STYLE_TERMS,
  THINGS,
} from './wish-terms.ts'
import type { Companion, Quality, Wishes } from './wishes.ts'

const entriesOf = <Name extends string, Term>(terms: Readonly<Record<Name, Term>>) =>
  // The keys of a literal.
  Object.entries(terms) as [Name, Term][]

/** A colour of one thing is said at most this many letters from it: "sofa is a mid grey". */
const NEAR = 22
const OPPOSITE: Partial<Readonly<Record<Quality, Quality>>> = {
  calm: 'bold',
  bold: 'calm',
  light: 'dark',
  dark: 'light',
  warm: 'cool',
  cool: 'warm',
}

/** Points at a rug that others should be near to; "I would like this" does not. */
const LIKE =
  /\b(?:similar|resembl\w+|along the lines|same (?:vibe|style|feel|spirit|mood)|related to|in the same|(?<!\b(?:would|i|id|you|we|they|do|not|really|also|wife|husband) )like (?:this|that|these|the one))\b|مشابه|شبيه|مثل هذ|زي هذ|يشبه/
/** The same before the name of a rug. */
const LIKE_NAMED = /\b(?:similar|like|near|close to)\b|مشابه|شبيه|مثل|زي|يشبه/

/** What a message wishes a rug to be. */
export function readWishes(message: string, rugs: readonly RugItem[], onScreen: string | undefined): Wishes {
  const budget = readBudget(message)
  const colors: ColorTerm[] = []
  const unwanted: ColorTerm[] = []
  const companions: Companion[] = []
  const qualities: Quality[] = []
  const collections: string[] = []
  const unwantedCollections: string[] = []
  const styles: string[] = []
  let wasUnwanted = false

  for (const whole of wishClauses(message)) {
    const { rest, found } = readCompanions(whole)
    companions.push(...found)
    let clause = rest
    const isListOn = wasUnwanted && isListOfColors(clause)
    wasUnwanted = false
    for (const { color, at } of colorsIn(clause)) {
      const isNot = isListOn || isUnwanted(clause, at)
      if (isNot) wasUnwanted = true
      ;(isNot ? unwanted : colors).push(color)
    }
    for (const [collection, terms] of entriesOf(COLLECTION_TERMS)) {
      const at = findTerm(clause, terms)
      if (!at) continue
      ;(isUnwanted(clause, at) ? unwantedCollections : collections).push(collection)
      clause = withoutFound(clause, at)
    }
    for (const [style, terms] of entriesOf(STYLE_TERMS)) {
      const at = findTerm(clause, terms)
      if (at && !isUnwanted(clause, at)) styles.push(style)
    }
    for (const [quality, terms] of entriesOf(QUALITY_TERMS)) {
      const at = findTerm(clause, terms)
      if (!at) continue
      const wanted = isUnwanted(clause, at) && quality !== 'hidesDirt' ? OPPOSITE[quality] : quality
      if (wanted && !qualities.includes(wanted)) qualities.push(wanted)
    }
  }
  const whole = clauseOf(message)
  const said = saidDesign(whole.text, rugs)
  const named = said && !said.isSnapped && LIKE_NAMED.test(whole.text) ? said.rug : null
  const liked = named ?? (LIKE.test(whole.text) ? findRug(rugs, onScreen) : null)
  return {
    colors,
    unwanted,
    with: companions,
    qualities: settled(qualities, message),
    room: firstOf(ROOM_TERMS, whole),
    collections,
    unwantedCollections,
    styles,
    budget,
    ranking: firstOf(RANKING_TERMS, whole),
    like: liked && designAddress(rugs, liked),
  }
}

/** "Not too busy" names what is not wanted too; the calm one was meant. A rug for a dark floor is not dark for that. */
function settled(qualities: readonly Quality[], message: string): readonly Quality[] {
  const isCalmed = /\bnot (?:too |so |very )?(?:busy|loud|bold|bright|crazy|wild)|less busy|no fuss/i.test(
    message,
  )
  return qualities.filter((quality) => !(quality === 'bold' && isCalmed && qualities.includes('calm')))
}

function firstOf<Name extends string>(
  terms: Readonly<Record<Name, readonly [string, string]>>,
  clause: Clause,
): Name | null {
  return entriesOf(terms).find(([, term]) => findTerm(clause, term) !== null)?.[0] ?? null
}

function colorsIn(clause: Clause) {
  let rest = clause
  return SAID_COLORS.flatMap(({ color, said, inArabic }) => {
    const at = findTerm(rest, [said, inArabic])
    if (!at) return []
    // Blanks in its place, so that places stay those of the clause: a "dark blue" is not also blue.
    rest = {
      ...rest,
      text: `${rest.text.slice(0, at.at)}${'_'.repeat(at.length)}${rest.text.slice(at.at + at.length)}`,
    }
    return [{ color, at }]
  })
}

const isListOfColors = (clause: Clause): boolean => {
  const left = colorsIn(clause).reduce(
    (text, { at }) => `${text.slice(0, at.at)}${' '.repeat(at.length)}${text.slice(at.at + at.length)}`,
    clause.text,
  )
  return left !== clause.text && /^(?:\s|or|nor|and|any|no|او|ولا|و)*$/.test(left)
}

/** What a clause says of one thing ends where it comes to another. */
const NEXT_THING = /\b(?:and|with|plus|or)\b|(?<=\s)و/
const MOST_THINGS = 4

/** The things a rug has to go with, with their colours, and the clause without them. */
function readCompanions(clause: Clause): { readonly rest: Clause; readonly found: readonly Companion[] } {
  const found: Companion[] = []
  let rest = clause
  for (let n = 0; n < MOST_THINGS; n++) {
    const next = nextCompanion(rest)
    if (!next) break
    found.push(next.companion)
    rest = next.rest
  }
  return { rest, found }
}

function nextCompanion(clause: Clause): { readonly rest: Clause; readonly companion: Companion } | null {
  for (const [thing, terms] of entriesOf(THINGS)) {
    const at = findTerm(clause, terms)
    if (!at) continue
    const before = clause.text.slice(Math.max(0, at.at - NEAR), at.at)
    const after = clause.text.slice(at.at + at.length, at.at + at.length + NEAR)
    const own = clause.text.slice(at.at, at.at + at.length)
    const from = before.split(NEXT_THING).at(-1) ?? ''
    const around = { ...clause, text: `${from}${own}${after.split(NEXT_THING)[0] ?? ''}` }
    const color = nearestColor(around, from.length, at.length)
    const tone = thing === 'floor' ? firstOf(FLOOR_TONES, around) : null
    // Without a colour it asks nothing of a rug; it is taken out, so that the next thing is found.
    const rest = { ...clause, text: clause.text.replace(around.text, ' ').replaceAll(/ +/g, ' ') }
    return color || tone !== null
      ? { rest, companion: { thing, color: color?.color ?? null, tone } }
      : nextCompanion({ ...clause, text: clause.text.replace(own, ' ').replaceAll(/ +/g, ' ') })
  }
  return null
}

function nearestColor(around: Clause, at: number, length: number) {
  const distance = (color: { readonly at: { readonly at: number; readonly length: number } }) =>
    color.at.at > at ? color.at.at - (at + length) : at - (color.at.at + color.at.length)
  return colorsIn(around).toSorted((p, q) => distance(p) - distance(q))[0] ?? null
}

/** "The table is 2 by 1 metres" tells the size of no rug. */
const OF_FURNITURE =
  /\b(?:table|sofa|couch|bed|room|floor|space|area) (?:is|are|measures|of) (?:about |around |only )?\d|\b(?:طاول|كنب|سرير|غرف|صال)\p{L}* (?:مقاس\p{L}* |طول\p{L}* )?\d/u

/** The size in a message, for its price. */
export function sizeIn(message: string) {
  const { text, isArabic } = clauseOf(message)
  if (OF_FURNITURE.test(text)) return null
  const said = saidSize(isArabic ? measuresIn(text) : text)
  return (
    said && {
      shape: said.shape ?? ('rectangle' as const),
      width: said.width,
      length: said.length,
      unit: said.unit,
    }
  )
}

const ARABIC_MEASURES: readonly (readonly [RegExp, string])[] = [
  [/مترين/g, '2 m'],
  [/اثنين|اثنان/g, '2'],
  [/ثلاثه|ثلاث(?!ين)/g, '3'],
  [/اربعه|اربع(?!ين)/g, '4'],
  [/خمسه|خمس(?!ين)/g, '5'],
  [/سته/g, '6'],
  [/سنتيمتر|سنتي|سم/g, ' cm '],
  [/متر|امتار/g, ' m '],
  [/قدم|اقدام/g, ' ft '],
  [/(?<=[\dm] ?)في(?= ?\d)/g, ' x '],
]

/** A size in Arabic as it would be written in English, as far as digits and the first numbers in words go. */
const measuresIn = (text: string): string =>
  ARABIC_MEASURES.reduce(
    (changed, [from, to]) => changed.replaceAll(from, to),
    westernDigits(text),
  ).replaceAll(/ +/g, ' ')
