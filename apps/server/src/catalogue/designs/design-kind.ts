import { catalogue } from '@nawl/artwork/catalogue'
import { type Drawing, type ShopDesign, shopDesign } from '@nawl/contract/desk/design'
import { designAddress } from '@nawl/domain/catalogue/address'
import { isDesignSlug } from '@nawl/domain/catalogue/own-design'
import { USUAL_FIT } from '@nawl/domain/rug/fit'
import { yarnOfHex } from '@nawl/domain/yarn/library/shade-card'
import { descriptions } from '@nawl/messages/by-language/descriptions'
import { names } from '@nawl/messages/by-language/names'

import type { DrawingStore } from '../../imaging/designs/drawings.store.ts'
import type { DocumentKind, FieldProblem } from '../../settings/document-kind.ts'
import type { DesignNumbers } from './design-number.store.ts'
import { DESIGN_PREFIX } from './shop-rugs.ts'

type Deps = {
  readonly drawings: Pick<DrawingStore, 'find'>
  readonly numbers: Pick<DesignNumbers, 'give'>
  readonly now: () => number
}

export type DesignKind = DocumentKind<ShopDesign> & {
  /** What `problems` finds, for who only asks: nothing is given a pattern code. */
  readonly faults: (value: ShopDesign, slug: string) => Promise<readonly FieldProblem[]>
}

/** Designs as documents: of the built-in ones the owner changes texts, tags and room, of their own everything. */
export function designKind({ drawings, numbers, now }: Deps): DesignKind {
  const builtIn = builtInDesigns()

  async function problemsOf(value: ShopDesign, slug: string): Promise<readonly FieldProblem[]> {
    const problems = await faults(value, slug)
    // What is about to be public needs a pattern code, and keeps it.
    if (problems.length === 0 && !builtIn.has(slug)) await numbers.give(slug, new Date(now()))
    return problems
  }

  async function faults(value: ShopDesign, slug: string): Promise<readonly FieldProblem[]> {
    const comesWith = builtIn.get(slug)
    return comesWith ? problemsOfBuiltIn(value, comesWith) : problemsOfOwn(value, drawings)
  }

  return {
    name: DESIGN_PREFIX,
    permission: 'catalogue.edit',
    schema: shopDesign,
    builtIn: (slug) => builtIn.get(slug) ?? null,
    isKey: (slug) => builtIn.has(slug) || isDesignSlug(slug),
    problems: problemsOf,
    faults,
    mostBytes: 64 * 1024,
  }
}

function problemsOfBuiltIn(value: ShopDesign, { collection }: ShopDesign): readonly FieldProblem[] {
  return [
    // Its address, its code and its pictures are of its collection.
    ...(value.collection === collection ? [] : [{ field: 'collection', problem: 'wrong' }]),
    ...(value.drawing === null ? [] : [{ field: 'drawing', problem: 'wrong' }]),
  ]
}

async function problemsOfOwn(
  { drawing, palettes }: ShopDesign,
  drawings: Deps['drawings'],
): Promise<readonly FieldProblem[]> {
  const kept = drawing && (await drawings.find(drawing.id))
  if (!drawing || !kept) return [{ field: 'drawing', problem: 'missing' }]
  const stray = palettes.flatMap(({ hexes }, n) =>
    hexes.length === drawing.yarns.length && hexes.every(isOnCard)
      ? []
      : [{ field: `palettes.${n}.hexes`, problem: 'wrong' }],
  )
  return [...(isSame(drawing, kept) ? [] : [{ field: 'drawing', problem: 'wrong' }]), ...stray]
}

/** Whether a drawing is as it was made, in yarns of the shade card. */
const isSame = ({ yarns }: Drawing, kept: Drawing) =>
  JSON.stringify(yarns) === JSON.stringify(kept.yarns) && yarns.every(({ hex }) => isOnCard(hex))

const isOnCard = (hex: string) => yarnOfHex(hex) !== null

function builtInDesigns(): ReadonlyMap<string, ShopDesign> {
  return new Map(
    catalogue.map((design) => {
      const address = designAddress(catalogue, design)
      const { name, description, collection, tags, room } = design
      return [
        address,
        {
          name: { en: name, ar: names.ar(name) },
          description: { en: description, ar: descriptions.ar(address) ?? description },
          collection,
          tags: [...tags],
          room,
          drawing: null,
          palettes: [],
          fit: USUAL_FIT,
          isArchived: false,
        },
      ]
    }),
  )
}
