import type { SavedDesign } from '@nawl/contract/saved'

import { say } from '../ui/toasts/toast.ts'
import { TextLink } from '../ui/controls/text-link.tsx'
import { AccountSection } from './account-section.tsx'
import { CardSkeletons } from './favourites.tsx'
import { newId } from './saved/new-id.ts'
import { SavedDesignCard } from './saved-design-card.tsx'
import type { SiteCards } from './use-site-cards.ts'
import { keep } from './saved/use-saved.ts'

type SavedDesignsProps = {
  /** Null while they are on the way. */
  readonly designs: readonly SavedDesign[] | null
  readonly cards: SiteCards
}

/** The designs somebody saved, the latest first: to open again, copy, rename and delete. */
export function SavedDesigns({ designs, cards }: SavedDesignsProps) {
  return (
    <AccountSection title="Saved designs" count={designs?.length ?? 0}>
      {!designs && <CardSkeletons label="Your designs are on their way." count={4} />}
      {designs?.length === 0 && (
        <div className="account-empty type-body">
          <p>None yet. The studio saves a rug as you left it: its yarns, shape and size.</p>
          <TextLink to="/products">Choose a rug to colour</TextLink>
        </div>
      )}
      {designs && designs.length > 0 && (
        <ul className="featured-grid">
          {designs.map((design) => (
            <li key={design.id}>
              <SavedDesignCard
                design={design}
                rugName={cards?.get(design.address)?.name ?? null}
                onRename={(name) => rename(design, name)}
                onDuplicate={() => void duplicate(design)}
                onDelete={() => void remove(design)}
              />
            </li>
          ))}
        </ul>
      )}
    </AccountSection>
  )
}

const LONGEST_NAME = 80

async function rename(design: SavedDesign, name: string): Promise<boolean> {
  const outcome = await keep({ kind: 'save', design: { ...design, name, at: now() } })
  if (outcome !== 'refused') say(`Renamed to ${name}`)
  return outcome !== 'refused'
}

async function duplicate(design: SavedDesign): Promise<void> {
  const name = `${design.name.slice(0, LONGEST_NAME - COPY.length)}${COPY}`
  const copy = { ...design, id: newId(), name, at: now() }
  if ((await keep({ kind: 'save', design: copy })) !== 'refused') say(`${name} is saved`)
}

const COPY = ', a copy'

async function remove(design: SavedDesign): Promise<void> {
  if ((await keep({ kind: 'delete', id: design.id })) === 'refused') return
  say(`${design.name} is deleted`, { label: 'Undo', run: () => void keep({ kind: 'save', design }) })
}

const now = () => new Date().toISOString()
