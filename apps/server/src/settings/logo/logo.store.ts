import { shopLogo } from '@nawl/contract/shop/shop-logo'
import { type LogoPicture, LOGO_PICTURES, type ShopLogo } from '@nawl/domain/shop/logo'

import type { BlobKey, BlobStore } from '../../platform/blobs/blob-store.ts'
import { sha256 } from '../../platform/sha256.ts'

/** A logo as it is kept, without the name that its picture gives it. */
export type MadeLogo = Pick<ShopLogo, 'width' | 'height'> & {
  readonly pictures: Readonly<Record<LogoPicture, Uint8Array>>
}

export type LogoStore = ReturnType<typeof logoStore>

const keyOf = (id: string, file: LogoPicture | 'about.json'): BlobKey => `logos/${id}/${file}`

/** The shop's logos as blobs, named after their pictures. Sweeps remove those that no settings name. */
export function logoStore(blobs: BlobStore) {
  return {
    async keep({ pictures, width, height }: MadeLogo): Promise<ShopLogo> {
      const id = sha256(pictures['page.webp']).slice(0, 32)
      for (const name of LOGO_PICTURES) await blobs.write(keyOf(id, name), pictures[name])
      // Last, so that a logo that is known has its pictures.
      const about = new TextEncoder().encode(JSON.stringify({ id, width, height }))
      await blobs.write(keyOf(id, 'about.json'), about)
      return { id, width, height }
    },

    /** What is known of a logo; null when there is none. */
    async find(id: string): Promise<ShopLogo | null> {
      const content = await blobs.read(keyOf(id, 'about.json'))
      return content && shopLogo.parse(JSON.parse(new TextDecoder().decode(content)))
    },

    picture: (id: string, picture: LogoPicture) => blobs.read(keyOf(id, picture)),
  }
}
