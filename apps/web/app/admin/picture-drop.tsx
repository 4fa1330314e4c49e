import '../ui/unseen-input.css'

import { useId } from 'react'

import { Fault } from '../ui/forms/fault.tsx'

type PictureDropProps = {
  /** What to press. */
  readonly label: string
  /** Beside it: that a file can be dropped, or the file's name. */
  readonly beside: React.ReactNode
  /** The kinds of files in words, and as `accept` has them. */
  readonly kinds: string
  readonly accept: string
  readonly fault: string
  /** What is being done with the file; empty for nothing. */
  readonly progress?: string
  readonly className?: string
  readonly onFile: (file: File) => void
}

/** Chooses a picture's file, or takes one that is dropped on it. */
export function PictureDrop(props: PictureDropProps) {
  const { label, beside, kinds, accept, fault, progress = '', className = '', onFile } = props
  const id = useId()
  return (
    <div className={className}>
      {/* The invisible input covers its label, so that a file can be dropped on it. */}
      <label className="drop-field on-unseen-input type-ui">
        <span>
          <span className="font-medium underline decoration-1 underline-offset-[5px]">{label}</span> {beside}
        </span>
        <input
          type="file"
          className="size-full"
          accept={accept}
          aria-invalid={fault !== ''}
          aria-describedby={`${id}-kinds ${id}-fault`}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) onFile(file)
            // The same file may be chosen again after it was changed.
            target.value = ''
          }}
        />
      </label>
      <p id={`${id}-kinds`} className="type-caption mt-1.5 text-graphite">
        {kinds}
      </p>
      <p role="status" className="type-caption min-h-5 text-graphite">
        {progress}
      </p>
      <Fault id={`${id}-fault`}>{fault}</Fault>
    </div>
  )
}
