/** A title in which words with a hyphen stay whole: a large line that ends in "hand-" reads as a mistake. */
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
