/** The order with one design at another place. */
export function moved(slugs: readonly string[], slug: string, to: number): string[] {
  const others = slugs.filter((other) => other !== slug)
  return [...others.slice(0, to), slug, ...others.slice(to)]
}
