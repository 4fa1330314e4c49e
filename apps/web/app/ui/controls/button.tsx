import { Link, type LinkProps } from 'react-router'

type Look = { readonly kind?: 'primary' | 'secondary'; readonly small?: boolean }

/** A link styled as a button. At most one primary per view. */
export function ButtonLink({
  kind = 'secondary',
  small = false,
  className = '',
  ...props
}: LinkProps & Look) {
  return <Link {...props} className={`${buttonClass(kind, small)} ${className}`} />
}

/** The same for an action that does not navigate. */
export function Button({
  kind = 'secondary',
  small = false,
  className = '',
  ...props
}: React.ComponentProps<'button'> & Look) {
  return <button type="button" {...props} className={`${buttonClass(kind, small)} ${className}`} />
}

function buttonClass(kind: 'primary' | 'secondary', small: boolean): string {
  const size = small ? 'h-11 px-5 text-[13px]' : 'h-[52px] px-7'
  const look =
    kind === 'primary'
      ? // Visible only in forced-colors mode, which removes fills.
        'border border-transparent bg-madder text-on-madder hover:bg-madder-deep'
      : 'border border-ink text-ink hover:bg-ink hover:text-paper'
  return `type-button inline-flex items-center justify-center rounded-control whitespace-nowrap transition-colors active:translate-y-px ${size} ${look}`
}
