/** The headings of a desk's table. On phones, where each row is a block, only screen readers have them. */
export function ColumnHeads({ labels }: { readonly labels: readonly string[] }) {
  return (
    <thead className="max-[800px]:sr-only">
      <tr>
        {labels.map((label) => (
          <th key={label} scope="col">
            {label}
          </th>
        ))}
      </tr>
    </thead>
  )
}
