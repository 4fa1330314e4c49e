import { YARN_ROW_STEP, yarnRowAddress, yarnRowSize } from '@nawl/domain/yarn/yarn-row'

import { useBrokenImage } from '../../ui/use-broken-image.ts'

/**
 * A rug's yarns in a row, small and touching; nothing if none are known, plain circles if the picture fails. Hidden
 * from screen readers.
 */
export function YarnRow({ hexes }: { readonly hexes: readonly string[] }) {
  const address = yarnRowAddress(hexes)
  const { failed, watch } = useBrokenImage(address)
  if (hexes.length === 0) return null
  const size = yarnRowSize(hexes.length)
  const balls = hexes.map((hex, place) => ({ hex, cx: size.height / 2 + place * YARN_ROW_STEP }))
  if (failed)
    return (
      <svg aria-hidden="true" {...size} viewBox={`0 0 ${size.width} ${size.height}`} className="yarn-row">
        {balls.map(({ hex, cx }) => (
          <circle key={cx} cx={cx} cy={size.height / 2} r={8} fill={hex} />
        ))}
      </svg>
    )
  return (
    <img
      {...watch}
      src={address}
      {...size}
      alt=""
      loading="lazy"
      fetchPriority="low"
      decoding="async"
      className="yarn-row"
    />
  )
}
