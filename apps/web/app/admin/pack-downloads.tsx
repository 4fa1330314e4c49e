import { SHOP_ZONE_NAME } from '@nawl/domain/shop/time-zone'
import { CARTOON_PAPERS } from '@nawl/domain/workshop/cartoon-papers'
import * as messages from '@nawl/messages/desk'
import { useState } from 'react'

import { formatMoment } from '../sales/order/format-moment.ts'
import { SelectField } from '../ui/forms/field.tsx'
import { FileDownloads } from './file-downloads.tsx'

const FORMATS = { pdf: messages.packPdf, zip: messages.packZip } as const

type PackDownloadsProps = {
  readonly number: string
  /** Until when the customer may change the design. */
  readonly changeUntil: string | null
  readonly heading?: 'h2' | 'h3'
}

/** Downloads of the workshop pack: cartoon, yarns, working sheet, carving map, labels. Before its time, a draft. */
export function PackDownloads({ number, changeUntil, heading: Heading = 'h2' }: PackDownloadsProps) {
  const [paper, setPaper] = useState('')
  const [now] = useState(() => Date.now())
  const isDraft = changeUntil !== null && now < Date.parse(changeUntil)
  const files = Object.entries(FORMATS).map(([format, label]) => ({
    label,
    path: `/api/desk/orders/${number}/pack.${format}${paper && `?paper=${paper}`}`,
    name: `${number}${isDraft ? '-draft' : ''}.${format}`,
  }))
  return (
    <div className="mt-5">
      <Heading className={Heading === 'h2' ? 'type-h3' : 'type-h4'}>
        {isDraft ? messages.packDraft : messages.pack}
      </Heading>
      {isDraft && (
        <p className="type-caption mt-1 text-graphite">
          {messages.packDraftMeaning({ moment: formatMoment(changeUntil), zone: SHOP_ZONE_NAME })}
        </p>
      )}
      <div className="mt-3 max-w-64">
        <SelectField
          label={messages.packPaper}
          value={paper}
          onChange={({ target }) => setPaper(target.value)}
        >
          <option value="">{messages.packPaperUsual}</option>
          {CARTOON_PAPERS.map((name) => (
            <option key={name} value={name}>
              {messages.packPaperName({ paper: name.replace('-', '') })}
            </option>
          ))}
        </SelectField>
      </div>
      <FileDownloads files={files} busyLabel={messages.packDrawing} />
    </div>
  )
}
