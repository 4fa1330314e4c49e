type RugCardSkeletonsProps = { readonly look: 'listing' | 'featured'; readonly count: number }

/** Placeholders for cards while they load: same size, undyed. */
export function RugCardSkeletons({ look, count }: RugCardSkeletonsProps) {
  return (
    <ul className={`${look}-grid`} aria-hidden="true">
      {Array.from({ length: count }, (_, place) => (
        <li key={place}>
          <RugCardSkeleton look={look} />
        </li>
      ))}
    </ul>
  )
}

function RugCardSkeleton({ look }: Pick<RugCardSkeletonsProps, 'look'>) {
  return (
    <div className="rug-card">
      <div className="aspect-[5/8] bg-linen" />
      <div className="rug-card-text">
        <p className={look === 'listing' ? 'type-card-caps' : 'type-h4'}>
          <span className="inline-block w-3/5 bg-linen">&nbsp;</span>
        </p>
        <p className="type-caption col-start-1">
          <span className="inline-block w-2/5 bg-linen">&nbsp;</span>
        </p>
      </div>
    </div>
  )
}
