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
