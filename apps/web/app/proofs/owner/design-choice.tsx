import type { SavedDesign } from '@nawl/contract/account/saved'
import { decodeDesign } from '@nawl/domain/rug/design-link'
import { snapshotSize } from '@nawl/domain/cart/ordered-size'
import * as messages from '@nawl/messages/proofs'
import * as rugMessages from '@nawl/messages/rug'
import { sidesText } from '@nawl/messages/text/rug-text'

import { sharePicturePath } from '../../page/studio-path.ts'
import { LinePicture } from '../../sales/cart/lines/line-picture.tsx'
import { savedDesignPath } from '../../saved/saved-design-path.ts'
import { useSaved } from '../../saved/use-saved.ts'
import { TextLink } from '../../ui/controls/text-link.tsx'

/** A design that a proof can show. Without a size it leads to the studio first. */
export type ChoosableDesign = {
  readonly id: string
  readonly name: string
  readonly picture: string
  readonly size: { readonly text: string } | null
  readonly studio: string
}

/** A saved design with the size that it is offered in; null for one without. */
export type SizedDesign = SavedDesign &
  ChoosableDesign & { readonly size: { readonly text: string; readonly quantity: number } | null }

/** Saved designs, latest first, each with its size; null while they are loading. */
export function useSizedDesigns(): readonly SizedDesign[] | null {
  const saved = useSaved()
  return (
    saved?.kept.designs.map((design) => ({
      ...design,
      size: sizeOf(design),
      picture: sharePicturePath(design.address, 'png', design.link === '' ? null : design.link),
      studio: savedDesignPath(design),
    })) ?? null
  )
}

function sizeOf({ link }: SavedDesign): SizedDesign['size'] {
  const decoded = decodeDesign(link)
  if (!decoded.ok || !snapshotSize(decoded.design.size).ok) return null
  const { size } = decoded.design
  return { text: sidesText(rugMessages, size) ?? '', quantity: size.quantity }
}

type DesignChoiceProps = {
  readonly designs: readonly ChoosableDesign[]
  readonly chosen: readonly string[]
  readonly onToggle: (id: string) => void
  /** Whether only one can be chosen. */
  readonly one?: boolean
  readonly name: string
}

/** Designs to choose from; one without a size leads to the studio first. */
export function DesignChoice({ designs, chosen, onToggle, one = false, name }: DesignChoiceProps) {
  return (
    <ul className="proof-designs">
      {designs.map((design) => (
        <li key={design.id}>
          <label className="proof-design">
            <span className="proof-card-rug">
              <LinePicture src={design.picture} className="rug-shadow-small" />
            </span>
            <span className="proof-design-name type-ui">
              <input
                type={one ? 'radio' : 'checkbox'}
                name={name}
                checked={chosen.includes(design.id)}
                disabled={design.size === null}
                onChange={() => onToggle(design.id)}
              />
              <bdi className="wrap-anywhere">{design.name}</bdi>
            </span>
            <span className="type-caption figures text-graphite">{design.size?.text ?? messages.noSize}</span>
          </label>
          {design.size === null && <TextLink to={design.studio}>{messages.chooseSize}</TextLink>}
        </li>
      ))}
    </ul>
  )
}
