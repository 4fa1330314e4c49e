type PompomProps = {
  readonly hex: string
  /** Diameter in CSS pixels. */
  readonly size: number
  readonly className?: string
}

/** A ball of the yarn itself, spun by the engine. Says nothing to a screen reader: its name stands beside it. */
export function Pompom({ hex, size, className = '' }: PompomProps) {
  const cut = size < 36 ? 'small' : 'large'
  return (
    <img
      src={`/yarn/${cut}/${hex.replace('#', '').toUpperCase()}.webp`}
      width={size}
      height={size}
      alt=""
      loading="lazy"
      decoding="async"
      className={`block shrink-0 ${className}`}
    />
  )
}
