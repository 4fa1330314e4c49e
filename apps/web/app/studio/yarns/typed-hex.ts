/** A typed colour as `#RRGGBB` in capitals: `#d9a021`, `d9a021`, `#da2`; null for any other text. */
export function typedHex(text: string): string | null {
  const digits = /^(?:#?([0-9a-f]{6})|#([0-9a-f]{3}))$/i.exec(text.trim())
  const hex = digits?.[1] ?? digits?.[2]?.replaceAll(/./g, '$&$&')
  return hex ? `#${hex.toUpperCase()}` : null
}
