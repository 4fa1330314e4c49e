/** A card's placeholder while loading: same size, undyed. */
export function RugCardSkeleton({ look }: { readonly look: 'listing' | 'featured' }) {
  return (
    <div className="rug-card" aria-hidden="true">
      <div className="aspect-[5/8] bg-linen" />
      <div className="rug-card-text" data-look={look}>
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
