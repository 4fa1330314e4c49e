import { setImmediate as others } from 'node:timers/promises'

import MiniSearch from 'minisearch'

import { normalise } from '../text/normalise.ts'
import type { KnowledgeDocument } from './knowledge-document.ts'
import { saidPlace } from '../slots/place.ts'
import { termsOf } from './lexicon.ts'

/** A document with how well it answers. */
export type Hit = {
  readonly document: KnowledgeDocument
  readonly score: number
  /** Share of what was asked, by weight, that the document speaks of at all, and that it is asked for by. */
  readonly coverage: number
  readonly keyed: number
  /** How many terms were asked. */
  readonly terms: number
  /** How many concepts of the lexicon among them it is asked for by. */
  readonly concepts: number
}

export type KnowledgeIndex = {
  readonly documents: readonly KnowledgeDocument[]
  /** The documents that share a term with a normalised question, the best first. */
  readonly search: (question: string) => readonly Hit[]
  /** Every word of the documents as it stands there, to tell a slip of the hand from a word we do not have. */
  readonly words: ReadonlySet<string>
}

/** How telling a word is that none of our texts has, and one that no concept stands for beside one that does. */
const UNKNOWN = 1.8
const PLAIN = 0.5
/** Every rug here is of wool, in colours and in some size: said beside something else, they tell little. */
const AMBIENT: ReadonlySet<string> = new Set(['~wool', '~color', '~custom', '~size'])

/** Documents that are read before others may go on. */
const AT_ONCE = 10

/** What it counts for that a document speaks of something without being asked for by it. */
const SPOKEN_OF = 0.55

const WEIGHTS = { asked: 3, title: 3, text: 0.7 }

/**
 * An index over the documents in the words of the lexicon. Takes a quarter of a second of work, a few documents at a
 * time: other requests are answered in between.
 */
export async function knowledgeIndex(documents: readonly KnowledgeDocument[]): Promise<KnowledgeIndex> {
  const read: ReadDocument[] = []
  for (const [id, document] of documents.entries()) {
    read.push(readDocument(id, document))
    if (id % AT_ONCE === AT_ONCE - 1) await others()
  }
  const index = new MiniSearch<ReadDocument>({
    fields: Object.keys(WEIGHTS),
    // Terms come ready made.
    tokenize: (text) => text.split(' ').filter(Boolean),
    processTerm: (term) => term,
    searchOptions: { boost: WEIGHTS, combineWith: 'OR' },
  })
  await index.addAllAsync(read, { chunkSize: AT_ONCE })
  const counts = documentCounts(read)
  const weightOf = rarity(counts, read.length)

  function search(question: string): readonly Hit[] {
    const terms = [...new Set(termsOf(withoutPlaces(question)))]
    if (terms.length === 0) return []
    const total = terms.reduce((sum, term) => sum + weightOf(term), 0)
    const share = (has: (term: string) => boolean) =>
      terms.reduce((sum, term) => sum + (has(term) ? weightOf(term) : 0), 0) / total
    const conceptsIn = (keys: ReadonlySet<string>) =>
      terms.filter((term) => term.startsWith('~') && keys.has(term)).length
    return index
      .search(terms.join(' '))
      .flatMap(({ id, score }) => {
        const found = read[id as number]
        if (!found) return []
        const coverage = share((term) => found.all.has(term))
        const keyed = share((term) => found.keys.has(term))
        return [
          {
            document: found.document,
            coverage,
            keyed,
            terms: terms.length,
            concepts: conceptsIn(found.keys),
            score: score * found.document.weight * (0.1 + Math.max(keyed, SPOKEN_OF * coverage) ** 2),
          },
        ]
      })
      .toSorted((p, q) => q.score - p.score)
  }

  return {
    documents,
    search,
    words: new Set(read.flatMap(({ words }) => words)),
  }
}

type ReadDocument = ReturnType<typeof readDocument>

function readDocument(id: number, document: KnowledgeDocument) {
  const { title, asked, sentences } = document
  const normalised = { title: normalise(title), text: normalise(sentences.join(' ')) }
  const terms = {
    title: termsOf(normalised.title),
    asked: termsOf(asked),
    text: termsOf(normalised.text),
  }
  return {
    id,
    document,
    words: [normalised.title, normalised.text].flatMap((text) => text.split(' ')),
    title: terms.title.join(' '),
    asked: terms.asked.join(' '),
    text: terms.text.join(' '),
    keys: new Set([...terms.title, ...terms.asked]),
    all: new Set([...terms.title, ...terms.asked, ...terms.text]),
  }
}

/** In how many documents each term stands. */
function documentCounts(read: readonly { readonly all: ReadonlySet<string> }[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { all } of read) for (const term of all) counts.set(term, (counts.get(term) ?? 0) + 1)
  return counts
}

/** How telling a term is: the rarer the more. */
function rarity(counts: ReadonlyMap<string, number>, documents: number): (term: string) => number {
  return (term) => {
    const count = counts.get(term)
    // A word that is none of ours may be anything, but half of them are only manner.
    if (count === undefined) return UNKNOWN
    const weight = Math.log(1 + documents / (0.7 + count))
    return term.startsWith('~') && !AMBIENT.has(term) ? weight : weight * PLAIN
  }
}

/** Where somebody lives does not change what they ask; what does is answered from the shipping table. */
function withoutPlaces(question: string): string {
  const place = saidPlace(question)
  return place ? withoutPlaces(place.rest) : question
}
