import * as messages from '@nawl/messages/search'
import { LineDrawing } from '../../ui/line-drawing.tsx'
import { FoundPages } from './found-pages.tsx'

const WAYS_ON = [
  { title: messages.allRugs, to: '/products' },
  { title: messages.questionsAndAnswers, to: '/faq' },
  { title: messages.contact, to: '/contact' },
]

/** Suggests searches and pages when nothing was found. */
export function NothingFound({ query }: { readonly query: string }) {
  return (
    <div className="empty-page" data-found>
      <LineDrawing of="warp" />
      <p className="type-h4 wrap-anywhere">{messages.nothingHere({ query: query.trim() })}</p>
      <p className="type-ui mt-3 max-w-[36em]">{messages.nothingHint}</p>
      <FoundPages pages={WAYS_ON} className="mt-4" />
    </div>
  )
}
