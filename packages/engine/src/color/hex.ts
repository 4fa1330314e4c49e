/** Reads `#RRGGBB` or `RRGGBB`, either case, as 0xRRGGBB; anything else is null. */
export function parseHex(text: string): number | null {
  return HEX.test(text) ? Number.parseInt(text.slice(-6), 16) : null
}

/** Writes 0xRRGGBB (bits above are ignored) as `#RRGGBB`, upper case. */
export function formatHex(rgb: number): string {
  return `#${(rgb & 0xffffff).toString(16).toUpperCase().padStart(6, '0')}`
}

const HEX = /^#?[0-9a-f]{6}$/i
