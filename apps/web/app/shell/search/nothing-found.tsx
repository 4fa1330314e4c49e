import { LineDrawing } from '../../ui/line-drawing.tsx'
import { FoundPages } from './found-pages.tsx'

const WAYS_ON = [
  { title: 'All rugs', to: '/products' },
  { title: 'Questions and answers', to: '/faq' },
  { title: 'Contact', to: '/contact' },
]

/** Suggests searches and pages when nothing was found. */
export function NothingFound({ query }: { readonly query: string }) {
  return (
    <div className="pt-8 pb-12" data-found>
      <LineDrawing of="warp" className="mb-6" />
      <p className="type-h4 wrap-anywhere">Nothing here goes by “{query.trim()}”.</p>
      <p className="type-ui mt-3 max-w-[36em]">
        Rugs are found by name, collection, colour or yarn: Aria, geometric, blue, saffron. Questions by any
        word in them: cancel, moths, white glove.
      </p>
      <FoundPages pages={WAYS_ON} className="mt-4" />
    </div>
  )
}
