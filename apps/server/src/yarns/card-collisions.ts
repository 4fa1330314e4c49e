import type { CardYarn } from '../settings/yarns/card-yarn.ts'

/** Two yarns that cannot both be on the card. */
export type Collision = {
  readonly code: string
  readonly other: string
  readonly field: 'name.en' | 'name.ar' | 'hex'
}

type Named = Pick<CardYarn, 'code' | 'name' | 'hex'>

/**
 * Yarns of one name or one shade, each pair from both sides: links, papers and the assistant know a yarn by either.
 * Archived yarns keep their names and shades to themselves, because rugs are still made in them.
 */
export function cardCollisions(card: Iterable<Named>): readonly Collision[] {
  const found: Collision[] = []
  const seen = {
    'name.en': new Map<string, string>(),
    'name.ar': new Map<string, string>(),
    hex: new Map<string, string>(),
  }
  for (const { code, name, hex } of card) {
    const marks = { 'name.en': plain(name.en), 'name.ar': plain(name.ar), hex } as const
    for (const field of ['name.en', 'name.ar', 'hex'] as const) {
      const mark = marks[field]
      if (mark === '') continue
      const other = seen[field].get(mark)
      if (other === undefined) seen[field].set(mark, code)
      else found.push({ code, other, field }, { code: other, other: code, field })
    }
  }
  return found
}

const plain = (name: string) => name.normalize('NFKC').trim().toLowerCase()
