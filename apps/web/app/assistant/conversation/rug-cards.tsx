import type { AssistantCard } from '@nawl/contract/assistant/assistant'
import { Link } from 'react-router'

import { RugPicture } from '../../catalogue/cards/rug-picture.tsx'
import { languageOf } from '../language-of.ts'

/** Rugs that a reply shows: picture, name and why, each a link to its studio. */
export function RugCards({ cards }: { readonly cards: readonly AssistantCard[] }) {
  return (
    <ul className="assistant-cards">
      {cards.map(({ rug, name, picture, note }) => (
        <li key={rug}>
          <Link
            to={`/product/${encodeURIComponent(rug)}`}
            onClick={({ currentTarget }) => currentTarget.blur()}
          >
            <RugPicture image={picture} alt="" sizes="50px" />
            <span>
              <span className="type-h4">
                <bdi lang={languageOf(name)}>{name}</bdi>
              </span>
              <span className="type-caption text-graphite">
                <bdi lang={languageOf(note)}>{note}</bdi>
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
