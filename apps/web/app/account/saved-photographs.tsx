import './saved-photographs.css'

import * as messages from '@nawl/messages/account'
import { useEffect, useRef, useState } from 'react'

import { Button } from '../ui/controls/button.tsx'
import { linkTo } from '../ui/controls/inline-link.tsx'
import { Sentence } from '../ui/text/sentence.tsx'
import { toast } from '../ui/toasts/toast.ts'
import {
  forgetPhotograph,
  forgetPhotographs,
  savedPhotographs,
  subscribeSaved,
} from '../studio/room/own-photo/saved-photograph/photograph-database.ts'
import type { SavedPhotograph } from '../studio/room/own-photo/saved-photograph/saved-photograph.ts'
import { useObjectUrl } from '../studio/stage/use-object-url.ts'
import { AccountSection } from './account-section.tsx'

/** The rooms that a visitor keeps on this device: each can be deleted, and all of them. Nothing while there are none. */
export function SavedPhotographs() {
  const saved = useSavedPhotographs()
  const place = useRef<HTMLDivElement>(null)
  const isThere = saved.length > 0
  useEffect(() => {
    // The list comes after the page, which could not go to it.
    if (isThere && location.hash === '#photographs') place.current?.scrollIntoView()
  }, [isThere])
  if (!isThere) return null
  return (
    <div id="photographs" ref={place} className="scroll-mt-20">
      <AccountSection title={messages.photographs} count={saved.length}>
        <p className="type-body mt-6 max-w-[38em]">{messages.photographsText}</p>
        <ul className="saved-photographs">
          {saved.map((one) => (
            <li key={one.key}>
              <SavedPicture saved={one} />
              <p className="type-ui mt-2">
                <Sentence
                  parts={messages.openPhotograph({
                    name: one.design.name,
                    link: linkTo(`/product/${one.design.address}`),
                  })}
                />
              </p>
              <button
                type="button"
                className="type-ui min-h-11 underline underline-offset-4 hover:text-madder"
                aria-label={messages.deletePhotograph({ name: one.design.name })}
                onClick={() => void forgetPhotograph(one.key).then(tell)}
              >
                {messages.deleteDesign}
              </button>
            </li>
          ))}
        </ul>
        {saved.length > 1 && (
          <Button small className="mt-6" onClick={() => void forgetPhotographs().then(tell)}>
            {messages.deletePhotographs}
          </Button>
        )}
      </AccountSection>
    </div>
  )
}

const tell = (isGone: boolean) => toast(isGone ? messages.photographsDeleted : messages.photographsNotDeleted)

function SavedPicture({ saved }: { readonly saved: SavedPhotograph }) {
  const { url } = useObjectUrl(saved.room.photograph.picture)
  const { width, height } = saved.room.photograph
  return (
    <img
      src={url ?? undefined}
      alt={messages.photographWith({ name: saved.design.name })}
      width={width}
      height={height}
    />
  )
}

function useSavedPhotographs(): readonly SavedPhotograph[] {
  const [saved, setSaved] = useState<readonly SavedPhotograph[]>([])
  useEffect(() => {
    let wanted = true
    const ask = async () => {
      const all = await savedPhotographs()
      if (wanted) setSaved(all)
    }
    void ask()
    const stop = subscribeSaved(() => void ask())
    return () => {
      wanted = false
      stop()
    }
  }, [])
  return saved
}
