/** A ruled list of short items. */
export function PlainList({ items }: { readonly items: readonly string[] }) {
  return (
    <ul className="plain-list">
      {items.map((item) => (
        <li key={item}>{item.charAt(0).toUpperCase() + item.slice(1)}</li>
      ))}
    </ul>
  )
}
