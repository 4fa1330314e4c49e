/** Parses `#RRGGBB` or `RRGGBB`, in either case, as 0xRRGGBB; null for anything else. */
export function parseHex(text: string): number | null {
  return HEX.test(text) ? Number.parseInt(text.slice(-6), 16) : null
}

/** Formats 0xRRGGBB (higher bits are ignored) as `#RRGGBB`, upper case. */
export function formatHex(rgb: number): string {
  return `#${(rgb & 0xffffff).toString(16).toUpperCase().padStart(6, '0')}`
}

const HEX = /^#?[0-9a-f]{6}$/i
