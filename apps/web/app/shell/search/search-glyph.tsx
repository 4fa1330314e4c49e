/** A magnifying glass, beside the field and in place of the word "Search" where space is short. */
export function SearchGlyph() {
  return (
    <svg
      viewBox="0 0 20 20"
      width="22"
      height="22"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.3"
      strokeLinecap="round"
    >
      <path d="M8.6 3a5.6 5.6 0 1 0 0 11.2A5.6 5.6 0 0 0 8.6 3zM12.7 12.7l4.3 4.3" />
    </svg>
  )
}
