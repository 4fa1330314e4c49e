import type { JournalArticle } from '@nawl/contract/journal'

import { DetailPicture } from '../shop/detail-picture.tsx'
import { RugPicture } from '../shop/rug-picture.tsx'

/** The rug an article opens with: its pile from near by, and the whole of it. */
export function ArticlePictures({ article: { image, caption } }: { readonly article: JournalArticle }) {
  return (
    <figure className="article-pictures">
      <DetailPicture
        image={image}
        sizes="(width < 600px) 54vw, 60vw"
        alt="Tufts of wool from near by"
        first
        className="article-pile"
      />
      <div className="article-rug">
        <RugPicture image={image} alt="The whole rug" sizes="(width < 600px) 30vw, 22vw" first />
      </div>
      <figcaption className="type-caption text-graphite">{caption}</figcaption>
    </figure>
  )
}
