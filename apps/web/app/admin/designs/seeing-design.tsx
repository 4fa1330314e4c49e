import type { ShopDesign } from '@nawl/contract/desk/design'
import type { DocumentAnswer } from '@nawl/contract/desk/document'
import * as messages from '@nawl/messages/desk-designs'
import { Link } from 'react-router'

import { Section } from '../../ui/section.tsx'
import { useAdmin } from '../use-admin.ts'

type SeeingDesignProps = { readonly path: string; readonly document: DocumentAnswer<ShopDesign> }
const LINK = 'inline-flex min-h-11 items-center underline'

/** Where the draft and what is public are seen as visitors see them. */
export function SeeingDesign({ path, document: { key, draft, value } }: SeeingDesignProps) {
  const { seen } = useAdmin<{ path: string }>(`${path}/link`)
  return (
    <Section title={messages.seeing}>
      {draft === null || seen.status !== 'shown' ? (
        <p className="type-caption mt-3 text-graphite">{messages.draftFirst}</p>
      ) : (
        <>
          <p className="type-ui mt-2">
            <Link to={seen.value.path} target="_blank" className={LINK}>
              {messages.seeDraft}
            </Link>
          </p>
          <p className="type-caption text-graphite">{messages.seeDraftMeaning}</p>
        </>
      )}
      {value !== null && (
        <p className="type-ui mt-2">
          <Link to={`/product/${key}`} target="_blank" className={LINK}>
            {messages.seePublic}
          </Link>
        </p>
      )}
    </Section>
  )
}
