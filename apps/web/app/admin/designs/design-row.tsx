import './designs.css'

import type { DesignList } from '@nawl/contract/desk/design'
import * as messages from '@nawl/messages/desk-designs'
import { nameOf } from '@nawl/messages/names'
import { Link } from 'react-router'

export type DesignFacts = DesignList['designs'][number]

/** A design in a list: its picture, its name with the way to its page, and how it stands. */
export function DesignRow({ design }: { readonly design: DesignFacts }) {
  const { slug, name, collection, image } = design
  return (
    <>
      {image === null ? (
        <span className="design-thumbnail" />
      ) : (
        <img
          className="design-thumbnail"
          src={image.replace(/\.[a-z]+$/, '-200.webp')}
          alt=""
          loading="lazy"
          draggable={false}
        />
      )}
      <div className="design-named">
        <Link to={`/desk/designs/${slug}`} className="design-name">
          {nameOf(name)}
        </Link>
        <p className="type-caption text-graphite">{[nameOf(collection), ...standing(design)].join(' · ')}</p>
      </div>
    </>
  )
}

function standing({ state, isBuiltIn, isEdited, isUpgraded, hasDraft }: DesignFacts): readonly string[] {
  return [
    ...(state === 'public' ? [] : [messages.state({ state })]),
    ...(isBuiltIn && isEdited ? [messages.edited] : []),
    ...(isUpgraded ? [messages.upgraded] : []),
    ...(hasDraft && state !== 'draft' ? [messages.hasDraft] : []),
  ]
}
