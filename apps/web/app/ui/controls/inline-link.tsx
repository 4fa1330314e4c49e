import { Link, type LinkProps } from 'react-router'

/** A link within a sentence, in the sentence's size. */
export function InlineLink({ className = '', ...props }: LinkProps) {
  return (
    <Link
      {...props}
      className={`underline decoration-1 underline-offset-[3px] hover:text-madder ${className}`}
    />
  )
}

/** Makes the tagged part of a message a link to a page. */
export const linkTo = (path: string) => (text: string) => <InlineLink to={path}>{text}</InlineLink>
