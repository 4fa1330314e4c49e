import { Link } from 'react-router'

import { ARABIC_NAME } from './arabic-name.ts'

/** The name in both scripts, leading home. */
export function Wordmark({ onClick }: { readonly onClick?: () => void }) {
  return (
    <Link to="/" onClick={onClick} className="inline-flex min-h-11 items-center hover:text-madder">
      <span className="flex items-baseline gap-3">
        <span className="type-mark">Nawl</span>
        <ArabicName className="type-mark-arabic" />
      </span>
      <span className="sr-only">home</span>
    </Link>
  )
}

/** نول, the loom, in Amiri; the Latin name beside it is the one that is read out. Its size is that of its type. */
export function ArabicName({ className }: { readonly className: string }) {
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

const UNITS_PER_EM = 1000
/** From the line of writing to the top of the lam; what hangs below the line hangs out of the picture. */
const HEIGHT = 751
