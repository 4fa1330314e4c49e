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

/** A link styled as a button to a file that the server makes, which has the same address in every language. */
export function FileLink({ children, ...props }: Omit<React.ComponentProps<'a'>, 'className'>) {
  return (
    <a {...props} className={buttonClass('secondary', true)}>
      {children}
    </a>
  )
}

function buttonClass(kind: 'primary' | 'secondary', small: boolean): string {
  const size = small ? 'min-h-11 px-5 text-[13px]' : 'min-h-[52px] px-7'
  const look =
    kind === 'primary'
      ? // Visible only in forced-colors mode, which removes fills.
        'border border-transparent bg-madder text-on-madder hover:bg-madder-deep'
      : 'border border-ink text-ink hover:bg-ink hover:text-paper'
  return `type-button inline-flex items-center justify-center rounded-control text-center whitespace-nowrap transition-colors max-[479px]:leading-tight max-[479px]:whitespace-normal active:translate-y-px ${size} ${look}`
}
