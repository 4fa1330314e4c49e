/** A ruled list of short items. */
export function PlainList({ items }: { readonly items: readonly string[] }) {
  return (
    <ul className="mt-1 *:border-b *:border-rule *:py-3">
      {items.map((item) => (
        <li key={item}>{item.charAt(0).toUpperCase() + item.slice(1)}</li>
      ))}
    </ul>
  )
}
