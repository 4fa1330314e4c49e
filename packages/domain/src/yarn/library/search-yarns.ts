import { cardFamilies } from './shade-card.ts'
import { slipsInBeginning } from './slips-in-beginning.ts'
import type { Yarn, YarnFamily } from './yarn.ts'

/**
 * Finds yarns by name, family, code or hex, best match first: `sea gl`, `pink`, `0712`, `#21`. Ignores case, accents
 * and punctuation; if nothing matches exactly, tolerates one or two typos. Empty for an empty query. `nameOf` translates
 * an English name or colour: yarns are found by the words that the visitor reads.
 */
export function searchYarns(query: string, nameOf: NameOf = (english) => english): readonly Yarn[] {
  const words = termsOf(query)
  if (words.length === 0) return []
  const numbered = found(() => (yarn) => numberRank(query.trim(), yarn))
  if (numbered.length > 0) return numbered
  const spelt = found((family) => sentenceRanks(words, family, speltRank, nameOf))
  return spelt.length > 0 ? spelt : found((family) => sentenceRanks(words, family, looseRank, nameOf))
}

type NameOf = (english: string) => string

/** Match quality: 0 is best, null is no match. */
type Rank = number | null

function found(ranksOf: (family: YarnFamily) => (yarn: Yarn) => Rank): readonly Yarn[] {
  return cardFamilies()
    .flatMap((family) => {
      const rankOf = ranksOf(family)
      return family.yarns.flatMap((yarn) => {
        const rank = rankOf(yarn)
        return rank === null ? [] : [{ yarn, rank }]
      })
    })
    .toSorted((p, q) => p.rank - q.rank)
    .map(({ yarn }) => yarn)
}

/** The start of a code, or a hex: complete, or with a # or a digit, so that `fade` is not one. */
function numberRank(query: string, { code, hex }: Yarn): Rank {
  if (/^(?=.*\d)[\w.-]{2,}$/.test(query) && code.toUpperCase().startsWith(query.toUpperCase())) return 0
  const isHex = /^(?:#[0-9a-f]{1,6}|(?=.*\d)[0-9a-f]{3,6}|[0-9a-f]{6})$/i.test(query)
  return isHex && hex.startsWith(`#${query.replace('#', '').toUpperCase()}`) ? 1 : null
}

type WordRank = (word: string, target: string) => Rank

/** Every word must match the name or else the family. */
function sentenceRanks(
  words: readonly string[],
  family: YarnFamily,
  rankOf: WordRank,
  nameOf: NameOf,
): (yarn: Yarn) => Rank {
  const also = family.also.flatMap((word) => [word, ...termsOf(nameOf(word))])
  const familyWords = [...termsOf(nameOf(family.name)), ...also]
  const familyRanks = words.map((word) => behindNames(bestRank(word, familyWords, rankOf)))
  return (yarn) => {
    const name = termsOf(nameOf(yarn.name))
    // `bottlegreen` and `blue black` match the other spellings.
    if (words.join('') === name.join('')) return 0
    const targets = name.length > 1 ? [...name, name.join('')] : name
    const ranks = words.map((word, at) => bestRank(word, targets, rankOf) ?? familyRanks[at] ?? null)
    return ranks.reduce((sum, rank) => (sum === null || rank === null ? null : sum + rank + 1), 0)
  }
}

const behindNames = (rank: Rank): Rank => (rank === null ? null : rank + 10)

function bestRank(word: string, targets: readonly string[], rankOf: WordRank): Rank {
  const ranks = targets.map((target) => rankOf(word, target)).filter((rank) => rank !== null)
  return ranks.length > 0 ? Math.min(...ranks) : null
}

function speltRank(word: string, target: string): Rank {
  if (word === target) return 0
  if (target.startsWith(word)) return 1
  return word.length >= 3 && target.includes(word) ? 2 : null
}

/** One typo in four letters, two in seven. */
function looseRank(word: string, target: string): Rank {
  const allowed = word.length < 4 ? 0 : word.length < 7 ? 1 : 2
  const slips = slipsInBeginning(word, target)
  return slips <= allowed ? slips : null
}

/** Words without case, accents and, in Arabic, article and the letters that are often written for one another. */
export function termsOf(text: string): readonly string[] {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const words =
    plain
      .replaceAll('ة', 'ه')
      .replaceAll('ى', 'ي')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  return words.map((word) => word.replace(/^ال(?=..)/, ''))
}
