import type { PriceList, Region } from '../price-list.ts'
import { EU_COUNTRIES } from './named-countries.ts'

/**
 * Who pays duties and taxes of the country of arrival, by Incoterms 2020: the recipient (`DAP`, delivered at place) or the
 * shop (`DDP`, delivered duty paid). Terms under which the risk passes earlier are not those of the shop.
 */
export const INCOTERMS = ['DAP', 'DDP'] as const
export type Incoterm = (typeof INCOTERMS)[number]

/** What a pile is of, with its subheading of the Harmonized System 2022 for tufted carpets, knotted or not made up. */
export const HS_OF_MATERIAL = {
  wool: '570310',
  nylon: '570329',
  synthetic: '570339',
  other: '570390',
} as const
export type PileMaterial = keyof typeof HS_OF_MATERIAL
export const PILE_MATERIALS = Object.keys(HS_OF_MATERIAL) as [PileMaterial, ...PileMaterial[]] // forgets its keys

/** What owners say of their goods to customs offices. */
export type CustomsFacts = {
  readonly material: PileMaterial
  /** The shop's own code of six to twelve digits; empty for that of the material. */
  readonly hsCode: string
  /** The exporter's number at the customs of the UAE; may be empty. */
  readonly exporterCode: string
}

export const DEFAULT_CUSTOMS: CustomsFacts = { material: 'wool', hsCode: '', exporterCode: '' }

/** Whether it can be a code of goods: six digits of the Harmonized System, and those that countries add. */
export const isHsCode = (text: string): boolean => /^\d{6}(?:\d{2}){0,3}$/.test(text.replaceAll(/[.\s]/g, ''))

/** The code of the shop's rugs: `5703.10`, longer ones in pairs behind. */
export function hsCodeOf({ material, hsCode }: CustomsFacts): string {
  const digits = hsCode.replaceAll(/[.\s]/g, '') || HS_OF_MATERIAL[material]
  return [digits.slice(0, 4), ...(digits.slice(4).match(/\d{2}/g) ?? [])].join('.')
}

/** What goods to a country are delivered at: as agreed with an order, or as it is now; null within the UAE. */
export function incotermTo(
  region: Region,
  { incoterms }: { readonly incoterms?: PriceList['incoterms'] },
): Incoterm | null {
  if (region === 'uae') return null
  return incoterms?.[region] ?? 'DAP'
}

/** Which duties and taxes may be due on arrival: those of the customs unions of the Gulf and of Europe are named. */
export function dutiesOf({ code, region }: { readonly code: string; readonly region: Region }) {
  if (region === 'uae') return null
  if (region === 'gcc') return 'gcc'
  return EU_COUNTRIES.includes(code) ? 'eu' : 'other'
}
