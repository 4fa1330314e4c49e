import * as messages from '@nawl/messages/uploads'
import { useState } from 'react'

import type { SavedUpload } from './saved-uploads.ts'
import { deleteArtwork, renameArtwork } from './uploads-api.ts'
import { UploadedDesignCard } from './uploaded-design-card.tsx'
import { refusalMessage } from './refusal-messages.ts'
import type { SavedUploads } from './use-saved-uploads.ts'
import { Section } from '../../ui/section.tsx'

/** The designs uploaded from this browser: open, rename, delete. */
export function YourDesigns({ uploads }: { readonly uploads: SavedUploads }) {
  const [status, setStatus] = useState('')
  const { designs, rename, remove } = uploads

  async function renamed({ design, secret }: SavedUpload, name: string): Promise<boolean> {
    const answer = await renameArtwork(idOf(design.id), secret, name)
    setStatus(answer.ok ? messages.renamed({ name }) : refusalMessage(answer.refusal))
    if (answer.ok) rename(design.id, name)
    return answer.ok
  }

  async function removed({ design, secret }: SavedUpload): Promise<void> {
    const answer = await deleteArtwork(idOf(design.id), secret)
    setStatus(answer.ok ? messages.removed({ name: design.name }) : refusalMessage(answer.refusal))
    if (answer.ok) remove(design.id)
  }

  return (
    <Section title={messages.yourDesigns} titleClass="type-h2" className="mt-[clamp(72px,8vw,128px)]">
      <p role="status" className="type-caption mt-2 min-h-5">
        {status}
      </p>
      {designs && designs.length === 0 && (
        <p className="type-body max-w-[36em] text-graphite">{messages.noneYet}</p>
      )}
      {designs && designs.length > 0 && (
        <ul className="mt-7 grid grid-cols-2 gap-x-5 gap-y-12 min-[700px]:grid-cols-3 min-[700px]:gap-x-11 lg:grid-cols-4">
          {designs.map((one) => (
            <li key={one.design.id}>
              <UploadedDesignCard
                design={one.design}
                onRename={(name) => renamed(one, name)}
                onDelete={() => removed(one)}
              />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

const idOf = (address: string) => address.slice('own-'.length)
