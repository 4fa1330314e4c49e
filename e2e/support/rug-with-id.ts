import type { ListedRug } from '@nawl/domain/catalogue/listed-rug'

/** The first rug with that id; throws when there is none. */
export function rugWithId(rugs: readonly ListedRug[], id: string): ListedRug {
  const rug = rugs.find((one) => one.id === id)
  if (!rug) throw new Error(`the shop has no ${id}`)
  return rug
}

/** The hex of a rug's yarn by name; throws when there is none. */
export function hexOf({ id, yarns }: ListedRug, name: string): string {
  const yarn = yarns.find((one) => one.name === name)
  if (!yarn) throw new Error(`${id} has no ${name}`)
  return yarn.hex
}
