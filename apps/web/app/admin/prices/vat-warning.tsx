import type { DocumentAnswer } from '@nawl/contract/desk/document'
import type { ShopBusiness } from '@nawl/contract/desk/shop-business'
import * as messages from '@nawl/messages/shop-prices'

import { TextLink } from '../../ui/controls/text-link.tsx'
import { Sentence } from '../../ui/text/sentence.tsx'
import { useAdmin } from '../use-admin.ts'

/** Warns of VAT while the seller has no tax registration number. */
export function VatWarning({ vatPercent }: { readonly vatPercent: number | null }) {
  const { seen } = useAdmin<DocumentAnswer<ShopBusiness>>('/api/desk/settings/business')
  if (seen.status !== 'shown' || !vatPercent) return null
  const { value, builtIn } = seen.value
  // That of the variables holds where owners gave none.
  if (value?.seller.trn || builtIn?.seller.trn) return null
  return (
    <p role="status" className="type-ui mt-2 border-s-2 border-madder-deep ps-4">
      <Sentence
        parts={messages.vatWithoutTrn({
          link: (text) => <TextLink to="/desk/settings/business">{text}</TextLink>,
        })}
      />
    </p>
  )
}
