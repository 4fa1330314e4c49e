type MenuGlyphProps = { readonly name: 'lines' | 'cross' }

/** The two lines that open the menu and the cross that closes it, in the same position. */
export function MenuGlyph({ name }: MenuGlyphProps) {
  return (
    <svg viewBox="0 0 22 22" width="22" height="22" aria-hidden="true" stroke="currentColor">
      {name === 'lines' ? (
        <path d="M0 6.5h22M0 15.5h22" shapeRendering="crispEdges" />
      ) : (
        <path d="m4 4 14 14M18 4 4 18" strokeWidth="1.25" />
      )}
    </svg>
  )
}
