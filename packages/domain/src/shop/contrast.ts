/** Red, green and blue of sRGB, 0 to 255 each. */
export type Channels = readonly [red: number, green: number, blue: number]

/** The channels of `#RRGGBB`. */
export const channelsOf = (hex: string): Channels => [at(hex, 1), at(hex, 3), at(hex, 5)]

const at = (hex: string, place: number) => Number.parseInt(hex.slice(place, place + 2), 16)

/** Contrast of two colours, 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrast(one: Channels, other: Channels): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** Relative luminance, 0 to 1 (WCAG 2.2, "relative luminance"). */
function luminance(channels: Channels): number {
  const [red, green, blue] = channels.map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
