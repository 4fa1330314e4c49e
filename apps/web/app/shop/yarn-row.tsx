import { Pompom } from '../ui/pompom.tsx'

/** The yarns of a rug side by side, small and touching, as on a card. */
export function YarnRow({ hexes }: { readonly hexes: readonly string[] }) {
  return (
    <p className="yarn-row">
      {hexes.map((hex) => (
        <Pompom key={hex} hex={hex} size={18} />
      ))}
    </p>
  )
}
