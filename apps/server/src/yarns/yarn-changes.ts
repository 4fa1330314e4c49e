import { BUILT_IN_CODE, MOST_YARNS, YARN_CODE, type YarnFields } from '@nawl/contract/desk/yarns'

import { type DeskChange, recordChange } from '../identity/staff/desk-change.store.ts'
import type { Member } from '../identity/staff/member.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import { ApiError } from '../platform/http/api-error.ts'
import type { Published } from '../platform/revisions/published.ts'
import { cardCollisions } from './card-collisions.ts'
import { builtInYarn, type CardYarn, composeCard, settled } from '../settings/yarns/card-yarn.ts'
import { yarnStore } from '../settings/yarns/yarn.store.ts'

export type YarnChangesDeps = {
  readonly database: Database
  readonly published: Published
  readonly now: () => number
}

/** A yarn as it is to be. */
export type YarnWish = {
  readonly code: string
  readonly value: YarnFields
  /** The revision that its writer saw. */
  readonly base: number
  readonly restores?: number
}

type Change = {
  readonly wishes: readonly YarnWish[]
  readonly record: {
    readonly kind: DeskChange['kind']
    readonly subject: string
    readonly before: Readonly<Record<string, string | number | boolean>> | null
    readonly after: Readonly<Record<string, string | number | boolean>> | null
  }
}

/** Changes yarns: whole, one after the other for all processes, upon what their writer saw. */
export function yarnChanges({ database, published, now }: YarnChangesDeps) {
  /** `decide` sees the card that nobody else changes meanwhile. */
  async function change(
    by: Member,
    decide: (card: readonly CardYarn[], tx: Tx) => Promise<Change>,
  ): Promise<void> {
    const at = new Date(now())
    await database.orm.transaction(async (tx) => {
      await yarnStore.lock(tx)
      const card = composeCard(await yarnStore.newest(tx))
      const { wishes, record } = await decide(card, tx)
      if (wishes.length === 0) return
      const before = new Map(card.map((yarn) => [yarn.code, yarn]))
      const added = wishes.map((wish) => ({ ...valued(wish, before.get(wish.code)), ...restored(wish) }))
      refuseCollisions(before, added)
      await yarnStore.add(tx, added, { by: by.email, at })
      await recordChange(tx, { at, by: by.email, ...record })
    })
    await published.refresh()
  }

  return {
    change,

    /** Throws `document/published-meanwhile`, or `document/refused` with the fields that another yarn has. */
    put: (by: Member, { isNew, ...wish }: YarnWish & { readonly isNew?: true | undefined }) =>
      change(by, async (card) => {
        mustBeCode(wish.code, card)
        const before = card.find(({ code }) => code === wish.code)
        if (isNew && before) throw new ApiError('yarn/code-taken', { field: 'code' })
        return {
          wishes: [wish],
          record: {
            kind: 'yarn.changed',
            subject: wish.code,
            before: before ? { name: before.name.en, hex: before.hex } : null,
            after: { name: wish.value.name.en, hex: wish.value.hex },
          },
        }
      }),

    /** As a yarn was in a revision; 0 for what the shop comes with. */
    restore: (by: Member, wish: { code: string; number: number; base: number }) =>
      change(by, async (card, tx) => {
        const { code, number, base } = wish
        const found = number === 0 ? builtInYarn(code) : await yarnStore.valueAt(tx, code, number)
        if (!found) throw new ApiError('document/no-such-revision')
        const { formerHexes: _, ...value } = found
        const before = card.find((yarn) => yarn.code === code)
        return {
          wishes: [{ code, base, value, restores: number }],
          record: {
            kind: 'yarn.changed',
            subject: code,
            before: before ? { name: before.name.en, hex: before.hex } : null,
            after: { name: value.name.en, hex: value.hex, restores: number },
          },
        }
      }),

    /** Puts yarns out of stock, or back: whatever else somebody wrote of them meanwhile stays. */
    stock: (by: Member, codes: readonly string[], isOut: boolean) =>
      change(by, async (card) => {
        const yarns = new Map(card.map((yarn) => [yarn.code, yarn]))
        const wishes = [...new Set(codes)].flatMap((code): YarnWish[] => {
          const yarn = yarns.get(code)
          if (!yarn) throw new ApiError('yarn/unknown', { field: 'codes' })
          if (yarn.isOut === isOut) return []
          const { code: _code, base, isBuiltIn: _builtIn, formerHexes: _former, ...value } = yarn
          return [{ code, base, value: { ...value, isOut } }]
        })
        const subject = wishes
          .map(({ code }) => code)
          .join(', ')
          .slice(0, 200)
        return {
          wishes,
          record: { kind: 'yarn.stocked', subject, before: null, after: { isOut, yarns: wishes.length } },
        }
      }),
  }
}

function valued({ code, value, base, restores }: YarnWish, before: CardYarn | undefined) {
  if ((before?.base ?? 0) !== base) throw new ApiError('document/published-meanwhile')
  const kept = settled(value, before ?? null)
  // What the shop comes with is not written down, so that its upgrades reach it, unless the yarn had another shade.
  return { code, number: base + 1, value: restores === 0 && kept.formerHexes.length === 0 ? null : kept }
}

const restored = ({ restores }: YarnWish) => (restores === undefined ? {} : { restores })

/** Throws what is wrong with the code of a yarn that is not there yet. */
export function mustBeCode(code: string, card: readonly CardYarn[]): void {
  if (card.some((yarn) => yarn.code === code)) return
  if (!YARN_CODE.test(code) || BUILT_IN_CODE.test(code))
    throw new ApiError('request/invalid', { field: 'code', fault: 'wrong' })
  if (card.length >= MOST_YARNS) throw new ApiError('yarn/too-many')
}

function refuseCollisions(
  before: ReadonlyMap<string, CardYarn>,
  added: readonly ReturnType<typeof valued>[],
): void {
  const after = new Map(before)
  for (const { code, number, value } of added) {
    const kept = value ?? builtInYarn(code)
    if (kept) after.set(code, { ...kept, code, base: number, isBuiltIn: builtInYarn(code) !== null })
  }
  const changed = new Set(added.map(({ code }) => code))
  const problems = cardCollisions(after.values())
    .filter(({ code }) => changed.has(code))
    .map(({ field, other }) => ({ field: `value.${field}`, problem: `taken ${other}` }))
  if (problems.length > 0) throw new ApiError('document/refused', { problems })
}
