import { setImmediate as others } from 'node:timers/promises'

import MiniSearch from 'minisearch'

import { normalise } from '../text/normalise.ts'
import type { KnowledgeDocument } from './knowledge-document.ts'
import { saidPlace } from '../slots/place.ts'
import { termsOf } from './lexicon.ts'

/** A document and its match quality. */
export type Hit = {
  readonly document: KnowledgeDocument
  readonly score: number
  /** Weighted share of the question that the document's text covers, and that its key phrases cover. */
  readonly coverage: number
  readonly keyed: number
  /** Number of terms in the question. */
  readonly terms: number
  /** Number of the question's lexicon concepts among the key phrases. */
  readonly concepts: number
}

export type KnowledgeIndex = {
  readonly documents: readonly KnowledgeDocument[]
  /** The documents that share a term with a normalised question, best first. */
  readonly search: (question: string) => readonly Hit[]
  /** Every word in the documents, to distinguish misspellings from unknown words. */
  readonly words: ReadonlySet<string>
}

/** Weight of a word that no document contains, and of a plain word beside a concept. */
const UNKNOWN = 1.8
const PLAIN = 0.5
/** Concepts that apply to every rug here, so they say little beside others. */
const AMBIENT: ReadonlySet<string> = new Set(['~wool', '~color', '~custom', '~size'])

/** Documents indexed before yielding to the event loop. */
const AT_ONCE = 10

/** Weight of a match in the text rather than the key phrases. */
const SPOKEN_OF = 0.55

const WEIGHTS = { keyPhrases: 3, title: 3, text: 0.7 }

/** An index over the documents in the lexicon's terms: ¼ s of CPU in batches, with requests answered in between. */
export async function knowledgeIndex(documents: readonly KnowledgeDocument[]): Promise<KnowledgeIndex> {
  const read: ReadDocument[] = []
  for (const [id, document] of documents.entries()) {
    read.push(readDocument(id, document))
    if (id % AT_ONCE === AT_ONCE - 1) await others()
  }
  const index = new MiniSearch<ReadDocument>({
    fields: Object.keys(WEIGHTS),
    // Terms are precomputed.
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
  const { title, keyPhrases, sentences } = document
  const normalised = { title: normalise(title), text: normalise(sentences.join(' ')) }
  const terms = {
    title: termsOf(normalised.title),
    keyPhrases: termsOf(keyPhrases),
    text: termsOf(normalised.text),
  }
  return {
    id,
    document,
    words: [normalised.title, normalised.text].flatMap((text) => text.split(' ')),
    title: terms.title.join(' '),
    keyPhrases: terms.keyPhrases.join(' '),
    text: terms.text.join(' '),
    keys: new Set([...terms.title, ...terms.keyPhrases]),
    all: new Set([...terms.title, ...terms.keyPhrases, ...terms.text]),
  }
}

/** The number of documents that contain each term. */
function documentCounts(read: readonly { readonly all: ReadonlySet<string> }[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { all } of read) for (const term of all) counts.set(term, (counts.get(term) ?? 0) + 1)
  return counts
}

/** The inverse document frequency of a term. */
function rarity(counts: ReadonlyMap<string, number>, documents: number): (term: string) => number {
  return (term) => {
    const count = counts.get(term)
    // An unknown word may be anything, but half of them are only style.
    if (count === undefined) return UNKNOWN
    const weight = Math.log(1 + documents / (0.7 + count))
    return term.startsWith('~') && !AMBIENT.has(term) ? weight : weight * PLAIN
  }
}

/** Removes places: questions about delivery to a place are answered from the shipping table. */
function withoutPlaces(question: string): string {
  const place = saidPlace(question)
  return place ? withoutPlaces(place.rest) : question
}
