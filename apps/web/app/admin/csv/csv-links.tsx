import * as messages from '@nawl/messages/desk-csv'

import { TextLink } from '../../ui/controls/text-link.tsx'
import { ExportButton, type ExportFile } from '../list/export-button.tsx'

type Props = {
  readonly files: readonly ExportFile[]
  readonly to: string
  /** What is done here more often than with files. */
  readonly children?: React.ReactNode
}

/** What a page of the desk gives as files, and where it takes one. */
export function CsvLinks({ files, to, children }: Props) {
  return (
    <p className="type-ui mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
      {children}
      {files.map((file) => (
        <ExportButton key={file.label} file={file} />
      ))}
      <TextLink to={to}>{messages.importCsv}</TextLink>
    </p>
  )
}
