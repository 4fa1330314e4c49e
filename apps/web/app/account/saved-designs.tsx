import type { SavedDesign } from '@nawl/contract/account/saved'

import { toast } from '../ui/toasts/toast.ts'
import { AccountSection } from './account-section.tsx'
import { CardSkeletons } from './favourites.tsx'
import { newId } from '../api/new-id.ts'
import { SavedDesignCard } from './saved-design-card.tsx'
import type { SiteCards } from './use-site-cards.ts'
import { saveThing } from '../saved/use-saved.ts'

type SavedDesignsProps = {
  /** Null while loading. */
  readonly designs: readonly SavedDesign[] | null
  readonly cards: SiteCards
}

/** Saved designs, latest first: open, copy, rename, delete; nothing while there are none. */
export function SavedDesigns({ designs, cards }: SavedDesignsProps) {
  if (designs?.length === 0) return null
  return (
    <AccountSection title="Saved designs" count={designs?.length ?? 0}>
      {!designs && <CardSkeletons label="Your designs are on their way." count={4} />}
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
  const outcome = await saveThing({ kind: 'save', design: { ...design, name, at: now() } })
  if (outcome !== 'refused') toast(`Renamed to ${name}`)
  return outcome !== 'refused'
}

async function duplicate(design: SavedDesign): Promise<void> {
  const name = `${design.name.slice(0, LONGEST_NAME - COPY.length)}${COPY}`
  const copy = { ...design, id: newId(), name, at: now() }
  if ((await saveThing({ kind: 'save', design: copy })) !== 'refused') toast(`${name} is saved`)
}

const COPY = ', a copy'

async function remove(design: SavedDesign): Promise<void> {
  if ((await saveThing({ kind: 'delete', id: design.id })) === 'refused') return
  toast(`${design.name} is deleted`, { label: 'Undo', run: () => void saveThing({ kind: 'save', design }) })
}

const now = () => new Date().toISOString()
