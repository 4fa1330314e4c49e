/** A title that does not break at hyphens: a large line that ends in "hand-" looks like a mistake. */
export function UnbrokenWords({ text }: { readonly text: string }) {
  return text.split(/(?<=^|\s)([^\s-]+-\S+)/).map((part, at) =>
    at % 2 === 1 ? (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
