import { LANGUAGE } from '@nawl/messages/language'
import { shopName } from '@nawl/messages/text/shop-name'
import * as messages from '@nawl/messages/shell'
import { Link } from 'react-router'

import { ARABIC_NAME } from './arabic-name.ts'
import { ShopLogoPicture } from './shop-logo-picture.tsx'
import { useRoot } from './use-root.ts'

/** The owner's logo, or the name in both scripts, linking to the home page. */
export function Wordmark({ onClick }: { readonly onClick?: () => void }) {
  const { logo } = useRoot().contacts
  return (
    <Link to="/" onClick={onClick} className="inline-flex min-h-11 items-center hover:text-madder">
      {logo ? (
        <ShopLogoPicture logo={logo} className="header-logo" alt={shopName(LANGUAGE.code)} />
      ) : (
        <>
          <span
            dir="ltr"
            aria-hidden="true"
            data-long={shopName('en').length > 8 || undefined}
            className="wordmark"
          >
            <span className="type-mark">{shopName('en')}</span>
            <ArabicName className="type-mark-arabic" />
          </span>
          <span className="sr-only">{shopName(LANGUAGE.code)}</span>
        </>
      )}
      <span className="sr-only">{messages.home}</span>
    </Link>
  )
}

/**
 * The Arabic name; نول, the loom, is drawn, since pages in English load no Arabic letters. Hidden from screen readers, which read the Latin name beside it. Scales with the font
 * size.
 */
export function ArabicName({ className }: { readonly className: string }) {
  if (shopName('ar') === shopName('en')) return null
  if (shopName('ar') !== DRAWN)
    return (
      <span aria-hidden="true" lang="ar" dir="rtl" className={className}>
        {shopName('ar')}
      </span>
    )
  return (
    <svg
      viewBox={`0 ${-HEIGHT} ${ARABIC_NAME.width} ${HEIGHT}`}
      width={`${ARABIC_NAME.width / UNITS_PER_EM}em`}
      height={`${HEIGHT / UNITS_PER_EM}em`}
      aria-hidden="true"
      fill="currentColor"
      overflow="visible"
      className={className}
    >
      <path d={ARABIC_NAME.outline} transform="scale(1 -1)" />
    </svg>
  )
}

const DRAWN = 'نول'
const UNITS_PER_EM = 1000
/** From the baseline to the top of the lam; descenders overflow the picture. */
const HEIGHT = 751
