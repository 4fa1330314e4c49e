import { Link } from 'react-router'

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

/** نول, the loom; the Latin name beside it is the one that is read out. */
export function ArabicName({ className }: { readonly className: string }) {
  return (
    <span lang="ar" dir="rtl" aria-hidden="true" className={className}>
      نول
    </span>
  )
}
