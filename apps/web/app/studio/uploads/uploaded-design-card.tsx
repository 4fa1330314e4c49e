import type { UploadedDesignAnswer } from '@nawl/contract/imaging/upload'
import { UPLOADS } from '@nawl/domain/rug/uploads'
import { useState } from 'react'
import { Link } from 'react-router'

import undyedRug from '../../catalogue/cards/undyed-rug.svg?url&no-inline'
import { useBrokenImage } from '../../ui/use-broken-image.ts'
import { YarnRow } from '../../catalogue/home/yarn-row.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { TextField } from '../../ui/forms/field.tsx'
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
    <article aria-label={design.name} className="own-card">
      <Link to={uploadedDesignPath(design)} className="own-card-picture">
        <img
          {...watch}
          src={failed ? undyedRug : design.mainImage}
          alt={`Open ${design.name} in the studio`}
          loading="lazy"
          className="rug-shadow"
        />
      </Link>
      <h3 className="type-h4 wrap-anywhere">{design.name}</h3>
      <YarnRow hexes={design.yarns.slice(0, 10).map(({ hex }) => hex)} />
      {doing === 'nothing' && (
        <div className="own-card-acts type-ui">
          <Link to={uploadedDesignPath(design)}>Open</Link>
          <button type="button" onClick={() => setDoing('renaming')}>
            Rename
          </button>
          <button type="button" onClick={() => setDoing('deleting')}>
            Delete
          </button>
        </div>
      )}
      {doing === 'renaming' && <Renaming name={design.name} onRename={onRename} onEnd={stop} />}
      {doing === 'deleting' && (
        <div role="group" aria-label={`Delete ${design.name}?`}>
          <p className="type-caption mt-2">Delete it for good? Links to it will open nothing.</p>
          <div className="own-card-acts type-ui">
            <button ref={takeFocus} type="button" onClick={() => void onDelete().then(stop)}>
              Delete
            </button>
            <button type="button" onClick={stop}>
              Keep
            </button>
          </div>
        </div>
      )}
    </article>
  )
}

type RenamingProps = Pick<OwnDesignCardProps, 'onRename'> & {
  readonly name: string
  readonly onEnd: () => void
}

function Renaming({ name, onRename, onEnd }: RenamingProps) {
  const [typed, setTyped] = useState(name)
  const save = async () => {
    const wanted = typed.trim()
    if (wanted === '' || wanted === name || (await onRename(wanted))) onEnd()
  }
  return (
    <form
      className="mt-2"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <TextField
        label="Name"
        ref={takeFocus}
        maxLength={UPLOADS.longestName}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={({ key }) => key === 'Escape' && onEnd()}
      />
      <Button type="submit" small className="mt-3">
        Save
      </Button>
    </form>
  )
}
