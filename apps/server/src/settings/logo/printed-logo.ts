import { logo } from '@nawl/domain/shop/logo'

import type { PrintedLogo } from '../../platform/pdf/printed-logo.ts'
import type { LogoStore } from './logo.store.ts'

/** Reads the logo for papers, once for each. A paper is made with lettering rather than not at all. */
export function printedLogo(logos: Pick<LogoStore, 'picture'>): () => Promise<PrintedLogo | null> {
  let last: (PrintedLogo & { readonly id: string }) | null = null
  return async () => {
    const current = logo()
    if (!current) return null
    if (last?.id === current.id) return last
    const png = await logos.picture(current.id, 'paper.png').catch(() => null)
    if (!png) return null
    return (last = { ...current, png })
  }
}
