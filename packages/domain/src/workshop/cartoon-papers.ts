/** What a cartoon can be printed on: sheets, or rolls for plotters by their width in centimetres. */
export const CARTOON_PAPERS = ['A4', 'A3', 'A2', 'A1', 'A0', 'roll-91', 'roll-107', 'roll-152'] as const
export type CartoonPaper = (typeof CARTOON_PAPERS)[number]
