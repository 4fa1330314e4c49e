import type { ReactNode } from 'react'
import { Link } from 'react-router'

import { Sentence } from '../../ui/text/sentence.tsx'
import { ImportFile } from './import-file.tsx'

type Props = {
  readonly title: string
  /** What the file does, with the names of its columns as `code`. */
  readonly meaning: (tags: { code: (text: string) => ReactNode }) => readonly ReactNode[]
  /** The page that the file is about. */
  readonly back: { readonly to: string; readonly title: string }
  readonly path: string
  readonly isPublishable?: true
}

/** What stands on every page that imports a file. */
export function ImportPage({ title, meaning, back, path, isPublishable }: Props) {
  return (
    <>
      <p className="type-ui">
        <Link to={back.to} className="inline-flex min-h-11 items-center underline underline-offset-4">
          {back.title}
        </Link>
      </p>
      <h1 className="type-h2">{title}</h1>
      <p className="type-ui mt-2 max-w-[60em] text-graphite">
        <Sentence parts={meaning({ code: column })} />
      </p>
      <ImportFile path={path} {...(isPublishable && { isPublishable })} />
    </>
  )
}

const column = (text: string) => (
  <code key={text} dir="ltr">
    {text}
  </code>
)
