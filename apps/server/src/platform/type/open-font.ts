import { create, type Font } from 'fontkit'

import { type FontName, fontFile } from './faces.ts'

const opened = new Map<FontName, Font>()

/** A font, opened once. */
export function openFont(name: FontName): Font {
  const known = opened.get(name)
  if (known) return known
  const font = create(fontFile(name))
  if (!('layout' in font)) throw new Error(`${name} is a collection of fonts`)
  opened.set(name, font)
  return font
}
