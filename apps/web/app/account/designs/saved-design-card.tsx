import { type RoomId, roomPicturePath } from '@nawl/contract/imaging/room-paths'
import type { SavedDesign } from '@nawl/contract/account/saved'
import { decodeDesign } from '@nawl/domain/rug/design-link'
import * as messages from '@nawl/messages/account'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router'

import { dayOf } from '../../ui/text/day-of.ts'
import undyedRug from '../../catalogue/cards/undyed-rug.svg?url&no-inline'
import { useBrokenImage } from '../../ui/use-broken-image.ts'
import { inRoom } from '../../page/opened-place.ts'
import { sharePicturePath } from '../../page/studio-path.ts'
import { RenameForm } from '../../ui/forms/rename-form.tsx'
import { savedDesignPath } from '../../saved/saved-design-path.ts'

type SavedDesignCardProps = {
  readonly design: SavedDesign
  /** Name of the rug the design is based on; null for the visitor's own upload. */
  readonly rugName: string | null
  /** In which it is shown, null until that is known; undefined for the rug alone. */
  readonly room: RoomId | null | undefined
  /** Returns whether it succeeded. */
  readonly onRename: (name: string) => Promise<boolean>
  readonly onDuplicate: () => void
  readonly onDelete: () => void
}

/** A saved design: its picture and its actions. */
export function SavedDesignCard({
  design,
  rugName,
  room,
  onRename,
  onDuplicate,
  onDelete,
}: SavedDesignCardProps) {
  const { name, address, link, at } = design
  const [renaming, setRenaming] = useState(false)
  const renameButton = useRef<HTMLButtonElement>(null)
  const as = link === '' ? null : link
  const picture = room
    ? roomPicturePath(address, as, { room, light: lightOf(link), format: 'webp', width: '1200' })
    : sharePicturePath(address, 'png', as)
  const { failed, watch } = useBrokenImage(picture)
  const path = savedDesignPath(design)
  const stop = () => {
    flushSync(() => setRenaming(false))
    renameButton.current?.focus()
  }
  return (
    <article aria-label={name}>
      <Link
        to={path}
        state={room ? inRoom(room) : undefined}
        className={room === undefined ? 'mb-[26px] flex aspect-5/8 items-end' : 'saved-room'}
      >
        {room !== null && (
          <img
            {...watch}
            src={failed ? undyedRug : picture}
            alt={messages.openInStudio({ name })}
            loading="lazy"
            decoding="async"
            className={room ? undefined : 'max-h-full [filter:var(--rug-shadow)]'}
          />
        )}
      </Link>
      <h3 className="type-h4 wrap-anywhere">{name}</h3>
      <p className="type-caption text-graphite">
        {messages.rugAndDay({ rug: rugName ?? messages.ownDrawing, day: dayOf(at) })}
      </p>
      {renaming && (
        <RenameForm name={name} maxLength={80} onRename={onRename} onEnd={stop} className="mt-3">
          <button type="button" className="type-ui min-h-11 px-2 underline underline-offset-4" onClick={stop}>
            {messages.cancel}
          </button>
        </RenameForm>
      )}
      <div className="actions type-ui mt-1 flex-wrap gap-x-4 *:underline-offset-4" hidden={renaming}>
        <Link to={path} aria-label={messages.reopenNamed({ name })}>
          {messages.reopen}
        </Link>
        <button type="button" aria-label={messages.duplicateNamed({ name })} onClick={onDuplicate}>
          {messages.duplicate}
        </button>
        <button
          ref={renameButton}
          type="button"
          aria-label={messages.renameNamed({ name })}
          onClick={() => setRenaming(true)}
        >
          {messages.rename}
        </button>
        <button type="button" aria-label={messages.deleteNamed({ name })} onClick={onDelete}>
          {messages.deleteDesign}
        </button>
      </div>
    </article>
  )
}

/** The light that a design was saved in. */
function lightOf(link: string): 'day' | 'evening' {
  const linked = decodeDesign(link)
  return linked.ok && linked.design.light === 'lamp' ? 'evening' : 'day'
}
