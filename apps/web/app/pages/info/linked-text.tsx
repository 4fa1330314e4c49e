import { InlineLink } from '../../ui/controls/inline-link.tsx'

/** A text with its links, which stand in it as `[words](path)`. */
export function LinkedText({ text }: { readonly text: string }) {
  // Every third piece is text, then come the words of a link and its path.
  const pieces = text.split(/\[([^[\]]*)\]\(([^()[\]]*)\)/)
  return pieces.map((piece, at) => {
    if (at % 3 === 0) return piece
    const path = pieces[at + 1]
    return at % 3 === 1 && path !== undefined ? (
      <InlineLink key={path} to={path}>
        {piece}
      </InlineLink>
    ) : null
  })
}
