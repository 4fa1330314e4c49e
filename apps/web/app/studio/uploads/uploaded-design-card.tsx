import * as messages from '@nawl/messages/uploads'
import type { UploadedDesignAnswer } from '@nawl/contract/imaging/upload'
import { UPLOADS } from '@nawl/domain/rug/uploads'
import { useState } from 'react'
import { Link } from 'react-router'

import undyedRug from '../../catalogue/cards/undyed-rug.svg?url&no-inline'
import { useBrokenImage } from '../../ui/use-broken-image.ts'
import { YarnRow } from '../../catalogue/home/yarn-row.tsx'
import { RenameForm } from '../../ui/forms/rename-form.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import { uploadedDesignPath } from './uploaded-design.ts'

type OwnDesignCardProps = {
  readonly design: UploadedDesignAnswer
  /** Returns whether it succeeded. */
  readonly onRename: (name: string) => Promise<boolean>
  readonly onDelete: () => Promise<void>
}

/** An uploaded design and its actions. */
export function UploadedDesignCard({ design, onRename, onDelete }: OwnDesignCardProps) {
  const [doing, setDoing] = useState<'nothing' | 'renaming' | 'deleting'>('nothing')
  const { failed, watch } = useBrokenImage(design.mainImage)
  const stop = () => setDoing('nothing')
  return (
    <article aria-label={design.name}>
      <Link to={uploadedDesignPath(design)} className="mb-4 flex aspect-5/8 items-end">
        <img
          {...watch}
          src={failed ? undyedRug : design.mainImage}
          alt={messages.openInStudio({ name: design.name })}
          loading="lazy"
          className="max-h-full"
        />
      </Link>
      <h3 className="type-h4 wrap-anywhere">{design.name}</h3>
      <YarnRow hexes={design.yarns.slice(0, 10).map(({ hex }) => hex)} />
      {doing === 'nothing' && (
        <div className="actions type-ui mt-1 flex-wrap gap-x-2 sm:gap-x-5">
          <Link to={uploadedDesignPath(design)}>{messages.open}</Link>
          <button type="button" onClick={() => setDoing('renaming')}>
            {messages.rename}
          </button>
          <button type="button" onClick={() => setDoing('deleting')}>
            {messages.remove}
          </button>
        </div>
      )}
      {doing === 'renaming' && (
        <RenameForm
          name={design.name}
          maxLength={UPLOADS.longestName}
          onRename={onRename}
          onEnd={stop}
          className="mt-2"
        />
      )}
      {doing === 'deleting' && (
        <div role="group" aria-label={messages.removeLabel({ name: design.name })}>
          <p className="type-caption mt-2">{messages.removeForGood}</p>
          <div className="actions type-ui mt-1 flex-wrap gap-x-2 sm:gap-x-5">
            <button ref={takeFocus} type="button" onClick={() => void onDelete().then(stop)}>
              {messages.remove}
            </button>
            <button type="button" onClick={stop}>
              {messages.keep}
            </button>
          </div>
        </div>
      )}
    </article>
  )
}
