import type { SavedDesign } from '@nawl/contract/account/saved'
import * as messages from '@nawl/messages/account'

import { TextLink } from '../../ui/controls/text-link.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { AccountSection } from '../account-section.tsx'
import { CardSkeletons } from './favourites.tsx'
import { newId } from '../../api/new-id.ts'
import { SavedDesignCard } from './saved-design-card.tsx'
import type { SiteCards } from '../use-site-cards.ts'
import { saveThing } from '../../saved/use-saved.ts'

type SavedDesignsProps = {
  /** Null while loading. */
  readonly designs: readonly SavedDesign[] | null
  readonly cards: SiteCards
}

/** Saved designs, latest first: open, copy, rename, delete; nothing while there are none. */
export function SavedDesigns({ designs, cards }: SavedDesignsProps) {
  if (designs?.length === 0) return null
  const few = designs !== null && designs.length < ROW ? designs.length : 0
  return (
    <AccountSection title={messages.designs} count={designs?.length ?? 0}>
      {!designs && <CardSkeletons label={messages.designsLoading} count={4} />}
      {designs && designs.length > 0 && (
        <ul className="featured-grid" data-few={few || undefined}>
          {designs.map((design) => (
            <li key={design.id}>
              <SavedDesignCard
                design={design}
                rugName={cards?.get(design.address)?.name ?? null}
                room={few ? cards && (cards.get(design.address)?.room ?? 'living') : undefined}
                onRename={(name) => rename(design, name)}
                onDuplicate={() => void duplicate(design)}
                onDelete={() => void remove(design)}
              />
            </li>
          ))}
        </ul>
      )}
      {designs && (
        <p className="mt-8">
          <TextLink to="/account/proofs">{messages.showClient}</TextLink>
        </p>
      )}
    </AccountSection>
  )
}

/** Fewer would leave a part of their row empty as rugs alone: they lie in rooms. */
const ROW = 4
const LONGEST_NAME = 80

async function rename(design: SavedDesign, name: string): Promise<boolean> {
  const outcome = await saveThing({ kind: 'save', design: { ...design, name, at: now() } })
  if (outcome !== 'refused') toast(messages.renamed({ name }))
  return outcome !== 'refused'
}

async function duplicate(design: SavedDesign): Promise<void> {
  const room = LONGEST_NAME - copyName('').length
  const name = copyName(design.name.slice(0, room))
  const copy = { ...design, id: newId(), name, at: now() }
  if ((await saveThing({ kind: 'save', design: copy })) !== 'refused') toast(messages.saved({ name }))
}

/** Stored, so without the marks that set a name apart in a sentence. */
const copyName = (name: string) => messages.copyName({ name }).replaceAll(/[\u2068\u2069]/g, '')

async function remove(design: SavedDesign): Promise<void> {
  if ((await saveThing({ kind: 'delete', id: design.id })) === 'refused') return
  toast(messages.designDeleted({ name: design.name }), {
    label: messages.undo,
    run: () => void saveThing({ kind: 'save', design }),
  })
}

const now = () => new Date().toISOString()
