import type { CustomerProfile } from '@nawl/contract/desk/customers'
import * as messages from '@nawl/messages/customers'
import { Link } from 'react-router'

import undyedRug from '../../catalogue/cards/undyed-rug.svg?url&no-inline'
import { sharePicturePath } from '../../page/studio-path.ts'
import { savedDesignPath } from '../../saved/saved-design-path.ts'
import { Section } from '../../ui/section.tsx'
import { dayOf } from '../../ui/text/day-of.ts'
import { useBrokenImage } from '../../ui/use-broken-image.ts'

type Design = CustomerProfile['designs'][number]

/** The designs that a customer saved, as pictures that open in the studio. */
export function CustomerDesigns({ designs }: { readonly designs: readonly Design[] }) {
  if (designs.length === 0) return null
  return (
    <Section title={messages.columnDesigns}>
      <ul className="desk-pictures mt-4">
        {designs.map((design) => (
          <li key={design.id}>
            <Picture design={design} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Picture({ design }: { readonly design: Design }) {
  const { name, address, link, at } = design
  const picture = sharePicturePath(address, 'png', link === '' ? null : link)
  const { failed, watch } = useBrokenImage(picture)
  return (
    <Link to={savedDesignPath(design)} className="type-ui block">
      <img {...watch} src={failed ? undyedRug : picture} alt="" loading="lazy" decoding="async" />
      <span className="mt-2 block wrap-anywhere">
        <bdi>{name}</bdi>
      </span>
      <span className="type-caption block text-graphite">{dayOf(at)}</span>
    </Link>
  )
}
