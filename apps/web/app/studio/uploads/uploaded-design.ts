import * as messages from '@nawl/messages/uploads'
import { yarnNameOf } from '@nawl/messages/yarns'
import type { UploadedDesignAnswer } from '@nawl/contract/imaging/upload'
import { AS_DRAWN, encodeDesign } from '@nawl/domain/rug/design-link'
import { uploadIdIn } from '@nawl/domain/rug/uploads'

import type { FetchApi } from '../../api/request.ts'
import { warn } from '../../api/warn.ts'
import { studioPath } from '../../page/studio-path.ts'
import { savedUpload } from './saved-uploads.ts'

/**
 * The uploaded design at an address (`own-…`), loaded through `fetchApi`; the browser's own copy if the shop does not
 * respond. Null if there is none.
 */
export async function uploadedDesign(
  fetchApi: FetchApi,
  address: string,
): Promise<UploadedDesignAnswer | null> {
  const id = uploadIdIn(address)
  if (id === null) return null
  try {
    const response = await fetchApi(`/api/own-artwork/${id}`, { signal: AbortSignal.timeout(10_000) })
    if (response.status === 404) return null
    if (response.ok) return described((await response.json()) as UploadedDesignAnswer)
    warn(`a visitor’s design cannot be had: ${response.status}`)
  } catch (error) {
    warn('a visitor’s design cannot be had', error)
  }
  const saved = savedUpload(address)
  return saved && described(saved)
}

/** A design with its yarns and description in the language of the page; its name is the visitor's own. */
function described(design: UploadedDesignAnswer): UploadedDesignAnswer {
  const yarns = design.yarns.map((yarn) => ({ ...yarn, name: yarnNameOf(yarn.name) }))
  return { ...design, yarns, description: messages.drawnByYou }
}

/** The path that opens a design in the studio, in the shape and size it was cropped for. */
export function uploadedDesignPath({ id, size }: Pick<UploadedDesignAnswer, 'id' | 'size'>): string {
  const text = encodeDesign({ ...AS_DRAWN, size: { ...size, quantity: 1 } })
  return studioPath(id, text === encodeDesign(AS_DRAWN) ? null : text)
}
