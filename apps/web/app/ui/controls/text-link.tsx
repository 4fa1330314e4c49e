import { Link, type LinkProps } from 'react-router'

/** A link in running text or on its own: underlined three pixels below, madder on hover. */
export function TextLink({ className = '', ...props }: LinkProps) {
  return (
    <Link
      {...props}
      className={`type-ui inline-flex min-h-11 items-center font-medium underline decoration-1 underline-offset-[5px] hover:text-madder ${className}`}
    />
  )
}
