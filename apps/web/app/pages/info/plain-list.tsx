/** Short things one below the other, ruled apart. */
export function PlainList({ items }: { readonly items: readonly string[] }) {
  return (
    <ul className="plain-list">
      {items.map((item) => (
        <li key={item}>{item.charAt(0).toUpperCase() + item.slice(1)}</li>
      ))}
    </ul>
  )
}
