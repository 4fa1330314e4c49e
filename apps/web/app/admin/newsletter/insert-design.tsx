import type { DesignList } from '@nawl/contract/desk/design'
import { nameOf } from '@nawl/messages/names'
import * as messages from '@nawl/messages/newsletter-desk'
import { useState } from 'react'

import { Button } from '../../ui/controls/button.tsx'
import { DesignField } from '../texts/design-field.tsx'
import { useAdmin } from '../use-admin.ts'

/** Writes the picture of a design into a letter, which leads to its page. */
export function InsertDesign({ insert }: { readonly insert: (picture: string) => void }) {
  const { seen } = useAdmin<DesignList>('/api/desk/designs')
  const [slug, setSlug] = useState('')
  const designs = seen.status === 'shown' ? seen.value.designs : []
  const chosen = designs.find((design) => design.slug === slug)
  return (
    <div className="mt-6">
      <DesignField
        label={messages.pictureOfDesign}
        designs={designs}
        value={slug}
        readOnly={false}
        fault=""
        change={setSlug}
      />
      {chosen?.image && (
        <Button
          small
          onClick={() => insert(`[![${nameOf(chosen.name)}](${chosen.image})](/product/${slug})`)}
        >
          {messages.insertDesign}
        </Button>
      )}
    </div>
  )
}
