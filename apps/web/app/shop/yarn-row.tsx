import { yarnRowAddress, yarnRowSize } from '@nawl/domain/yarn/yarn-row'

/** The yarns of a rug side by side, small and touching, as on a card. Says nothing to a screen reader. */
export function YarnRow({ hexes }: { readonly hexes: readonly string[] }) {
  return (
    <img
      src={yarnRowAddress(hexes)}
      {...yarnRowSize(hexes.length)}
      alt=""
      loading="lazy"
      fetchPriority="low"
      decoding="async"
      className="yarn-row"
    />
  )
}
