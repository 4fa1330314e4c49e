type PlainListsProps = { readonly lists: readonly (readonly [title: string, items: readonly string[]])[] }

/** Ruled lists of short items, side by side. */
export function PlainLists({ lists }: PlainListsProps) {
  return (
    <div className="grid gap-x-11 gap-y-9 sm:grid-cols-[1fr_1fr]">
      {lists.map(([title, items]) => (
        <div key={title}>
          <h3 className="type-h4">{title}</h3>
          <ul className="mt-1 *:border-b *:border-rule *:py-3">
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
