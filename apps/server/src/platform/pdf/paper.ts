/** ISO 216 portrait sizes in millimetres. */
const SIZES = {
  A4: [210, 297],
  A3: [297, 420],
  A2: [420, 594],
  A1: [594, 841],
  A0: [841, 1189],
} as const satisfies Record<string, readonly [number, number]>

export const PAPERS = ['A4', 'A3', 'A2', 'A1', 'A0'] as const
export type PaperName = (typeof PAPERS)[number]

/** A paper size in millimetres. */
export type Paper = { readonly name: PaperName; readonly width: number; readonly height: number }

export function paper(name: PaperName, isUpright = true): Paper {
  const [short, long] = SIZES[name]
  return isUpright ? { name, width: short, height: long } : { name, width: long, height: short }
}

/** Points (1/72 inch) per millimetre. */
export const PT = 72 / 25.4
