/**
 * The fraction of a chroma that dyed wool can have and still look like wool: 1 for warm medium tones, less for cool
 * hues, pale and dark tones. Lightness 0–1, hue in degrees of OKLCH. Chosen by eye: a pale pink or sky at full chroma
 * looks like plastic, a pale straw does not.
 */
export function woolChroma(lightness: number, hue: number): number {
  const warmth = Math.max(0, Math.cos(((hue - 72) * Math.PI) / 180))
  const pale = Math.max(0, (lightness - 0.68) / 0.32) * (1 - 0.4 * warmth)
  const dark = Math.max(0, (0.36 - lightness) / 0.36)
  return (0.66 + 0.34 * warmth) * Math.max(0.15, 1 - 1.05 * pale - 0.75 * dark)
}
