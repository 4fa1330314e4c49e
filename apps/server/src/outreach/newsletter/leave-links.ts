import type { LanguageCode } from '@nawl/messages/languages'

import { pageAddress } from '../../platform/language.ts'

/** Where a reader leaves: the page, in their language, and the address for one click (RFC 8058). */
export function leaveLinks(leaveToken: string, publicUrl: string, language: LanguageCode) {
  return {
    page: `${pageAddress(publicUrl, language, '/newsletter/unsubscribe')}?token=${leaveToken}`,
    oneClick: `${publicUrl}/api/newsletter/unsubscribe?token=${leaveToken}`,
  }
}
