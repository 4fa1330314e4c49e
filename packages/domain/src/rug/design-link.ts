import type { SizeInput } from './estimate.ts'
import { parseSide } from './sizes/read-length.ts'
import { readFit } from './fit.ts'
import type { Pile } from './piles.ts'
import { DEFAULT_TOLERANCE, TEXTURE, type Tolerance, TOLERANCES } from './sizes/precision.ts'
import { SHAPE_FACTS, SHAPES } from './shape.ts'
import type { Unit } from './sizes/size.ts'

/*
 * Version 1, all of it letters that an address carries as they are:
 *
 *   1  tolerance  matchedAt  style  intensity  light  shape  unit  quantity  width_length_  yarns  check
 *
 * Version 2 is the same with a drawing that is composed for the size; version 1 stretches it, as all links did before.
 * Without sides the two are alike and version 1 is written. Version 3 says, after the sides, how a visitor's own drawing
 * is fitted to them: `width_length_fit_`.
 *
 * One letter each up to the sides; eight letters for every yarn that was replaced, its own colour and
 * the new one, 24 bits in four letters each; two letters that tell a damaged text. It is frozen: people
 * keep their links. A new shape or pile takes a letter that no text had before; a change of any other kind takes the
 * next version.
 */
const STRETCHED = '1'
const COMPOSED = '2'
const FITTED = '3'
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const VERSIONS = new Set([STRETCHED, COMPOSED, FITTED])
const UP_TO_SIDES = /^.(.)(.)(.)(.)(.)(.)(.)(.)([0-9.]*)_([0-9.]*)_/
/** More replacements than a rug can hold yarns are a mistake. */
export const MAX_MAPPINGS = 30
const MAX_LENGTH = 300

const STYLES = { fine: 'f', loop: 'l', carved: 'c' } as const satisfies Record<Pile, string>
const LIGHTS = { day: 'd', lamp: 'l' } as const
const UNITS = { cm: 'c', ft: 'f' } as const satisfies Record<Unit, string>

/** All that decides what a rug looks like and costs; which yarns are locked is the visitor's own affair. */
export type LinkedDesign = {
  /** Original hex → new hex, both `#RRGGBB` in capitals. */
  readonly mappings: Readonly<Record<string, string>>
  /** Where the precision slider stands. */
  readonly tolerance: Tolerance
  /** The precision that the mappings were rendered with. */
  readonly matchedAt: Tolerance
  readonly textureStyle: Pile
  /** How strongly the pile shows, 0–1; kept in tenths. */
  readonly textureIntensity: number
  readonly light: keyof typeof LIGHTS
  readonly size: SizeInput
}

/** A rug that nobody has changed yet. */
export const AS_DRAWN: LinkedDesign = {
  mappings: {},
  tolerance: DEFAULT_TOLERANCE,
  matchedAt: DEFAULT_TOLERANCE,
  textureStyle: TEXTURE.style,
  textureIntensity: TEXTURE.onReplace,
  light: 'day',
  size: { shape: 'rectangle', width: '', length: '', unit: 'ft', quantity: 1, composed: true },
}

export type LinkFault =
  | 'not-a-design'
  | 'unknown-version'
  /** Cut short, or a letter is another than it was. */
  | 'damaged'
  | 'bad-settings'
  | 'bad-size'
  | 'bad-yarns'

export type DecodedDesign =
  | { readonly ok: true; readonly design: LinkedDesign }
  | { readonly ok: false; readonly reason: LinkFault }

/**
 * A design as a short text for an address. The same design gives the same text. A side that is no
 * size is left out; the others are written to a thousandth of their unit.
 */
export function encodeDesign(design: LinkedDesign): string {
  const { size } = design
  const settings = [
    precisionLetter(design.tolerance),
    precisionLetter(design.matchedAt),
    STYLES[design.textureStyle],
    LETTERS.charAt(Math.round(design.textureIntensity * 10)),
    LIGHTS[design.light],
    SHAPE_FACTS[size.shape].letter,
    UNITS[size.unit],
    LETTERS.charAt(size.quantity),
  ].join('')
  const yarns = Object.entries(design.mappings)
    .map(([from, to]) => lettersOf(from) + lettersOf(to))
    .toSorted()
    .join('')
  const sides = `${sideText(size.width, size.unit)}_${sideText(size.length, size.unit)}_`
  const isSized = sides !== '__'
  const version = !isSized
    ? STRETCHED
    : size.fit !== undefined
      ? FITTED
      : size.composed
        ? COMPOSED
        : STRETCHED
  const fit = version === FITTED ? `${size.fit}_` : ''
  const text = `${version}${settings}${sides}${fit}${yarns}`
  return text + checkOf(text)
}

/** The design in a text that `encodeDesign` wrote, this version or an earlier one; else what is wrong with it. */
export function decodeDesign(text: string): DecodedDesign {
  if (!/^[0-9][\w.-]+$/.test(text) || text.length > MAX_LENGTH) return { ok: false, reason: 'not-a-design' }
  const version = text.charAt(0)
  if (!VERSIONS.has(version)) return { ok: false, reason: 'unknown-version' }
  const parts = UP_TO_SIDES.exec(text)
  if (!parts || checkOf(text.slice(0, -2)) !== text.slice(-2)) return { ok: false, reason: 'damaged' }
  const [, tolerance, matchedAt, style, intensity, light, shape, unit, quantity, width, length] = parts
  const rest = text.slice(parts[0].length, -2)
  const fit = version === FITTED ? rest.slice(0, rest.indexOf('_')) : ''
  const yarns = version === FITTED ? rest.slice(fit.length + 1) : rest
  const finish = readFinish(style, intensity, light)
  const precisions = [tolerance, matchedAt].map((letter) => TOLERANCES[Number(letter)])
  if (!finish || !precisions[0] || !precisions[1]) return { ok: false, reason: 'bad-settings' }
  const isComposed = version === COMPOSED || (width === '' && length === '')
  const size =
    fit === '' && version === FITTED
      ? null
      : readSize([shape, unit, quantity, width, length, fit], isComposed)
  if (!size) return { ok: false, reason: 'bad-size' }
  const mappings = readYarns(yarns)
  if (!mappings) return { ok: false, reason: 'bad-yarns' }
  return {
    ok: true,
    design: { mappings, tolerance: precisions[0], matchedAt: precisions[1], ...finish, size },
  }
}

function precisionLetter(tolerance: Tolerance): string {
  return String(TOLERANCES.indexOf(tolerance))
}

/** `5.5` for what was typed as `5,50`; nothing for what is no size a rug could have. */
function sideText(typed: string, unit: Unit): string {
  const thousandths = Math.round(parseSide(typed, unit) * 1000)
  return thousandths > 0 && thousandths < 1e8 ? String(thousandths / 1000) : ''
}

/** `#RRGGBB` as four letters of six bits. */
function lettersOf(hex: string): string {
  const rgb = Number.parseInt(hex.slice(1), 16)
  return [18, 12, 6, 0].map((shift) => LETTERS.charAt((rgb >> shift) & 63)).join('')
}

function hexOf(letters: string): string {
  const rgb = letters.split('').reduce((sum, letter) => sum * 64 + LETTERS.indexOf(letter), 0)
  return `#${rgb.toString(16).padStart(6, '0').toUpperCase()}`
}

/** Twelve bits that change with any one letter and with any two neighbours that swap places. */
function checkOf(text: string): string {
  const sum = text.split('').reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 4096, 0)
  return LETTERS.charAt(sum >> 6) + LETTERS.charAt(sum & 63)
}

type Letter = string | undefined

function readFinish(style: Letter, intensity: Letter, light: Letter) {
  const textureStyle = nameOf(STYLES, style)
  const lit = nameOf(LIGHTS, light)
  const tenths = LETTERS.indexOf(intensity ?? '_')
  if (!textureStyle || !lit || tenths > 10) return null
  return { textureStyle, light: lit, textureIntensity: tenths / 10 }
}

function readSize(
  [shapeLetter, unitLetter, quantityLetter, width = '', length = '', fit = '']: readonly Letter[],
  composed: boolean,
) {
  const shape = SHAPES.find((name) => SHAPE_FACTS[name].letter === shapeLetter)
  const unit = nameOf(UNITS, unitLetter)
  const quantity = LETTERS.indexOf(quantityLetter ?? '_')
  const written = unit && [width, length].every((side) => side === sideText(side, unit))
  const fitted = fit === '' || readFit(fit) !== null
  return shape && unit && quantity >= 1 && quantity <= 10 && written && fitted
    ? { shape, width, length, unit, quantity, ...(composed && { composed }), ...(fit && { fit }) }
    : null
}

/** Each yarn once, in colours other than its own; null for anything else. */
function readYarns(letters: string): LinkedDesign['mappings'] | null {
  if (letters.includes('.') || letters.length % 8 !== 0) return null
  const pairs = (letters.match(/.{8}/g) ?? []).map(
    (pair) => [hexOf(pair.slice(0, 4)), hexOf(pair.slice(4))] as const,
  )
  const mappings = Object.fromEntries(pairs)
  const isPlain = Object.keys(mappings).length === pairs.length && pairs.every(([from, to]) => from !== to)
  return isPlain && pairs.length <= MAX_MAPPINGS ? mappings : null
}

function nameOf<Name extends string>(letters: Readonly<Record<Name, string>>, letter: Letter): Name | null {
  const names = Object.keys(letters) as Name[] // Object.keys forgets the type of its keys
  return names.find((name) => letters[name] === letter) ?? null
}
