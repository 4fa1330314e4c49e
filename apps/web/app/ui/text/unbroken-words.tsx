/** A title that breaks at hyphens only where a word is longer than a line: one that ends in "hand-" looks like a mistake. */
export function UnbrokenWords({ text }: { readonly text: string }) {
  return text.split(/(?<=^|\s)([^\s-]+-\S+)/).map((part, at) =>
    at % 2 === 1 ? (
      <span key={part} className="inline-block max-w-full">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
