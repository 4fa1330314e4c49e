import type { AssistantReply } from '@nawl/contract/assistant/assistant'
import { type Cents, ZERO } from '@nawl/domain/money/money'
import { squareFootPrice } from '@nawl/domain/shop/price-list'
import { assistantRugs } from '@nawl/messages/by-language/assistant-rugs'
import { names } from '@nawl/messages/by-language/names'
import { rug as rugMessages } from '@nawl/messages/by-language/rug'
import { sizeText } from '@nawl/messages/text/rug-text'
import { SMALLEST_RUG_MM } from '@nawl/domain/shop/facts'

import type { Turn } from '../turn.ts'
import { mostOf, type PricedSize, priceIn, sizeAsTyped, sizeFor } from './priced-size.ts'
import { bestOf, type Ranked, rankRugs } from './rank-rugs.ts'
import { listed, priceText, reasonText, rugCard } from './rug-cards.ts'
import type { TraitedRug } from './rug-traits.ts'
import { countOf, type Wishes } from './wishes.ts'

const SHOWN = 3
const SMALLEST: PricedSize = {
  shape: 'rectangle',
  width: SMALLEST_RUG_MM[1] / 10,
  length: SMALLEST_RUG_MM[0] / 10,
  unit: 'cm',
}

type Asked = {
  readonly wishes: Wishes
  /** As said or on screen; null for the sizes that rugs are listed in. */
  readonly size: PricedSize | null
  /** Addresses of rugs not to show again. */
  readonly seen: readonly string[]
  /** "Something cheaper", after some were shown. */
  readonly isCheaper: boolean
}

/** Three rugs for wishes, with why and what they cost; or what stands against it. */
export function recommendReply(rugs: readonly TraitedRug[], turn: Turn, asked: Asked): AssistantReply {
  const { language, pricing } = turn
  const { wishes, seen } = asked
  const said = assistantRugs[language]
  const { currency } = pricing
  const most = mostOf(wishes, currency)
  const others = { label: said.sayOthers, say: said.sayOthers }
  if (countOf(wishes) === 0 && seen.length === 0) return whatMatters(turn)

  const affordable = affordableSize(rugs, most, asked.size)
  if (affordable.problem === 'too-little')
    return answer(
      said.tooLittle({
        most: inMoney(most ?? ZERO),
        size: sizeName(SMALLEST),
        price: inMoney(lowest(rugs, SMALLEST)),
      }),
      [],
    )
  const { size } = affordable
  const priceOf = ({ rug }: TraitedRug) => priceIn(rug, size)
  const ranked = rankRugs(rugs, wishes, { priceOf, most, seen })
  if (ranked.length === 0) return seen.length > 0 ? answer(said.noFurther, []) : noneFits()
  const best = bestOf(ranked, SHOWN, wishes.ranking !== null && wishes.ranking !== 'popular')
  const lead = leadOf(best)
  return {
    kind: 'answer',
    language,
    text: [lead, sizeNote(), ...(wishes.budget?.currency === 'other' ? [said.otherCurrency] : [])]
      .filter((sentence) => sentence !== '')
      .join(' '),
    cards: best.map((one) => rugCard(one.one, whyOf(one), one.price, { language, currency, size })),
    ...(ranked.length > best.length ? { choices: [others] } : {}),
  }

  function leadOf(shown: readonly Ranked[]): string {
    const called = listed(
      shown.map(({ one }) => names[language](one.rug.name)),
      language,
    )
    const isOnePrice = new Set(rugs.map(({ rug }) => squareFootPrice(rug.collection))).size === 1
    const price = inMoney(squareFootPrice(shown[0]?.one.rug.collection))
    if (wishes.ranking === 'cheapest' && size === null && isOnePrice)
      return `${asked.isCheaper ? said.cheaperSame({ price }) : said.cheapest({ price })} ${called}.`
    if (wishes.ranking === 'cheapest') return said.cheapestOf({ names: called })
    if (wishes.ranking === 'dearest') return said.dearest({ names: called })
    if (wishes.ranking === 'fewestYarns') return said.fewestYarns({ names: called })
    if (wishes.ranking === 'mostYarns') return said.mostYarns({ names: called })
    if (wishes.ranking === 'newest') return said.newest({ names: called })
    if (wishes.ranking === 'popular') return said.popular({ names: called })
    const isMet = shown.every(({ reasons }) => reasons.length > 0)
    return isMet
      ? said.found({ n: shown.length, names: called })
      : said.suggested({ n: shown.length, names: called })
  }

  function sizeNote(): string {
    if (affordable.problem === 'too-large' && asked.size && size && most !== null)
      return said.overMoney({ size: sizeName(asked.size), most: inMoney(most), fits: sizeName(size) })
    if (affordable.problem === 'listed' && size && most !== null)
      return said.forMoney({ most: inMoney(most), size: sizeName(size) })
    return size ? said.atSize({ size: sizeName(size) }) : said.atListed
  }

  function whyOf({ one, reasons }: Ranked): string {
    const liked = rugs.find(({ address }) => address === wishes.like)
    return reasonText(one, reasons, wishes, language, liked ? names[language](liked.rug.name) : '')
  }

  function noneFits(): AssistantReply {
    return answer(said.noneFits, [said.sayCalm, said.sayBold, said.sayDirt])
  }

  function answer(text: string, ways: readonly string[]): AssistantReply {
    const choices = ways.map((way) => ({ label: way, say: way }))
    return { kind: 'answer', language, text, ...(choices.length > 0 ? { choices } : {}) }
  }

  function inMoney(price: Cents): string {
    return priceText(price, { language, currency })
  }

  function sizeName(of: PricedSize): string {
    return sizeText(rugMessages[language], sizeAsTyped(of)) ?? ''
  }
}

/** Asks what to look for, where nothing was wished for. */
function whatMatters({ language }: Turn): AssistantReply {
  const said = assistantRugs[language]
  const ways = [said.sayCalm, said.sayBold, said.sayDirt]
  return {
    kind: 'choices',
    language,
    text: said.what,
    choices: ways.map((way) => ({ label: way, say: way })),
  }
}

type Affordable = {
  readonly size: PricedSize | null
  /** The size asked for, or every listed one, costs more than may be spent. */
  readonly problem: 'too-little' | 'too-large' | 'listed' | null
}

/** The size asked for where money allows it, else the largest that it buys. */
function affordableSize(
  rugs: readonly TraitedRug[],
  most: Cents | null,
  size: PricedSize | null,
): Affordable {
  if (most === null || lowest(rugs, size) <= most) return { size, problem: null }
  const fits = sizeFor(most, Math.min(...rugs.map(({ rug }) => squareFootPrice(rug.collection))) as Cents)
  if (fits === null) return { size, problem: 'too-little' }
  return { size: fits, problem: size === null ? 'listed' : 'too-large' }
}

const lowest = (rugs: readonly TraitedRug[], size: PricedSize | null): Cents =>
  Math.min(...rugs.map(({ rug }) => priceIn(rug, size))) as Cents
