import type {
  ExtractedColor,
  ReplaceMultipleWithTextureRequest,
  ShuffleRequest,
} from '@nawl/contract/imaging/color'
import { COLOR_MAPPINGS_HEADER } from '@nawl/contract/imaging/color-mappings-header'
import {
  PALETTE_TYPE,
  TEMPLATE_BEING_MADE,
  TEMPLATE_COMPARED_LATER,
  TEMPLATE_HEADER,
  TEMPLATE_NAME_HEADER,
} from '@nawl/contract/imaging/picture-template'

import { type FetchOptions, askApi, browserFetch, postJson } from './request.ts'

// PNG-8 keeps the rug's own outline transparent and costs the server next to nothing.
const PICTURE = 'image/png'

/** The colours of a bitmap. */
export function extractColors(imagePath: string): Promise<FetchOptions<readonly ExtractedColor[]>> {
  return askApi(browserFetch, '/api/color/extract', postJson(imagePath), async (response) => {
    const { extractedColors } = (await response.json()) as { extractedColors: ExtractedColor[] }
    return extractedColors
  })
}

/** The pixels of a rug's pictures, of which the server then answers with the palette alone. */
type Template = { readonly name: string; readonly head: Uint8Array; readonly tail: Uint8Array }

export type Replaced = {
  readonly picture: Blob
  /**
   * Compares the picture's template with the shop's if that was not there yet, and asks for the shop's picture should they
   * differ: null if they do not.
   */
  readonly correction: () => Promise<Blob | null>
}

/** Asks the shop for the name of a template: null if it does not tell. */
export type NameTemplate = () => Promise<string | null>

/**
 * Replaces several colours, with texture. Does not wait for the shop to lay the pile of a
 * rug whose template the browser is making: that is compared afterwards.
 */
export async function replaceMultiple(
  request: ReplaceMultipleWithTextureRequest,
  template: Promise<Template | null>,
  shopsName: NameTemplate,
): Promise<FetchOptions<Replaced>> {
  const call = 'replace-multiple-with-texture'
  const result = await askPicture(call, request, template, TEMPLATE_COMPARED_LATER)
  if (!result.ok) return result
  const { picture, unnamed } = result.answer
  const correction = async () => {
    if (unnamed === null) return null
    const name = await shopsName()
    if (name === null || name === unnamed) return null
    const whole = await askPicture(call, request, Promise.resolve(null), TEMPLATE_BEING_MADE)
    return whole.ok ? whole.answer.picture : null
  }
  return { ok: true, answer: { picture, correction } }
}

/** The name of the template of a bitmap's pictures in the shop. */
export async function templateNameOf(bitmap: string, outline: string, style: string): Promise<string | null> {
  const query = new URLSearchParams({ outline, style })
  const result = await askApi(browserFetch, `/template/${bitmap}?${query}`, {}, (response) => response.text())
  return result.ok ? result.answer : null
}

export type Shuffled = { readonly picture: Blob; readonly mappings: Readonly<Record<string, string>> }

/** Recolours the rug in colours chosen by the server, and returns them. */
export async function shuffleColors(
  request: ShuffleRequest,
  template: Promise<Template | null>,
): Promise<FetchOptions<Shuffled>> {
  // Never asked twice: each shuffle is another. So it waits for the shop's pile.
  const result = await askPicture('shuffle', request, template, TEMPLATE_BEING_MADE)
  if (!result.ok) return result
  const { picture, headers } = result.answer
  const mappings = JSON.parse(headers.get(COLOR_MAPPINGS_HEADER) ?? '{}') as Record<string, string>
  return { ok: true, answer: { picture, mappings } }
}

type Pictured = {
  readonly picture: Blob
  readonly headers: Headers
  /** The name of the template that it was joined with before the shop knew its own; null if it is the shop's picture. */
  readonly unnamed: string | null
}

/**
 * Asks for a picture, of which only the palette comes to a browser that has its template. It does not wait for one that
 * is still being made: the server works meanwhile. Should that fail or not be the server's, it asks for the whole picture.
 */
async function askPicture(
  call: string,
  body: unknown,
  making: Promise<Template | null>,
  beingMade: typeof TEMPLATE_BEING_MADE | typeof TEMPLATE_COMPARED_LATER,
): Promise<FetchOptions<Pictured>> {
  const ask = async (template: string | null): Promise<FetchOptions<Pictured | null>> => {
    const request = postJson(body, PICTURE, template ? { [TEMPLATE_HEADER]: template } : {})
    return askApi(browserFetch, `/api/color/${call}`, request, (response) => readPicture(response, making))
  }
  const ready = await Promise.race([making, soon('being made' as const)])
  const first = await ask(ready === 'being made' ? beingMade : (ready?.name ?? null))
  if (!first.ok) return first
  const result = first.answer ? first : await ask(null)
  if (!result.ok) return result
  return result.answer ? { ok: true, answer: result.answer } : { ok: false, unreachable: false }
}

const soon = <T>(value: T) => new Promise<T>((resolve) => setTimeout(resolve, 0, value))

/**
 * The body as a picture, a palette joined with its template; null if the browser does not have that. Any other body is a
 * failure: it must not replace the picture of the rug.
 */
async function readPicture(response: Response, making: Promise<Template | null>): Promise<Pictured | null> {
  const { headers } = response
  const blob = await response.blob()
  if (blob.type === PALETTE_TYPE) {
    const template = await making
    const name = headers.get(TEMPLATE_NAME_HEADER)
    if (!template || (name !== null && template.name !== name)) return null
    const parts = [template.head, blob, template.tail] as BlobPart[] // none is in shared memory
    const unnamed = name === null ? template.name : null
    return { picture: new Blob(parts, { type: PICTURE }), headers, unnamed }
  }
  if (!blob.type.startsWith('image/')) throw new Error(`expected a picture, got ${blob.type || 'nothing'}`)
  return { picture: blob, headers, unnamed: null }
}
