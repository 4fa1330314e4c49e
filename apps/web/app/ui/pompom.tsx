import { useBrokenImage } from './use-broken-image.ts'

type PompomProps = {
  readonly hex: string
  /** Diameter in CSS pixels. */
  readonly size: number
  readonly className?: string
}

/**
 * A ball of the yarn, rendered by the engine, or a plain circle if that picture fails. Hidden from screen readers,
 * because its name is beside it.
 */
export function Pompom({ hex, size, className = '' }: PompomProps) {
  const cut = size < 36 ? 'small' : 'large'
  const address = `/yarn/${cut}/${hex.replace('#', '').toUpperCase()}.webp`
  const { failed, watch } = useBrokenImage(address)
  const look = `block shrink-0 ${className}`
  if (failed)
    return (
      <svg
        aria-hidden="true"
        data-yarn-color={hex}
        width={size}
        height={size}
        viewBox="0 0 2 2"
        className={look}
      >
        <circle cx={1} cy={1} r={0.92} fill={hex} />
      </svg>
    )
  return (
    <img
      {...watch}
      src={address}
      width={size}
      height={size}
      alt=""
      loading="lazy"
      decoding="async"
      className={look}
    />
  )
}
