import { InlineLink } from '../../ui/controls/inline-link.tsx'

/** Renders a text that contains links as `[words](path)`. */
export function LinkedText({ text }: { readonly text: string }) {
  // The split alternates: text, link text, path.
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
