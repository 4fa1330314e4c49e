import type { JournalArticle } from '@nawl/contract/journal'

import { pileSources } from '../shop/rug-image-paths.ts'
import { RugPicture } from '../shop/rug-picture.tsx'
import { SourcedImage } from '../shop/sourced-image.tsx'

/** The rug an article opens with: its pile from near by, and the whole of it. */
export function ArticlePictures({ article: { image, caption } }: { readonly article: JournalArticle }) {
  const pile = pileSources(image)
  return (
    <figure className="article-pictures">
      <SourcedImage
        sources={pile}
        src={pile.webp}
        alt="Tufts of wool from near by"
        width={700}
        height={1120}
        fetchPriority="high"
        decoding="async"
        className="article-pile"
      />
      <div className="article-rug">
        <RugPicture image={image} alt="The whole rug" sizes="(width < 600px) 50vw, 24vw" first />
      </div>
      <figcaption className="type-caption text-graphite">{caption}</figcaption>
    </figure>
  )
}
