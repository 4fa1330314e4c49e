import type {
  ExtractedColor,
  ReplaceMultipleRequest,
  ReplaceMultipleWithTextureRequest,
  ShuffleRequest,
} from '@nawl/contract/imaging/color'
import { COLOR_MAPPINGS_HEADER } from '@nawl/contract/imaging/color-mappings-header'
import {
  PALETTE_TYPE,
  TEMPLATE_BEING_MADE,
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

/** Replaces several colours; with texture unless `applyTexture` is false. */
export async function replaceMultiple(
  request: ReplaceMultipleRequest | ReplaceMultipleWithTextureRequest,
  template: Promise<Template | null>,
): Promise<FetchOptions<Blob>> {
  const call = request.applyTexture === false ? 'replace-multiple' : 'replace-multiple-with-texture'
  const result = await askPicture(call, request, template)
  return result.ok ? { ok: true, answer: result.answer.picture } : result
}

export type Shuffled = { readonly picture: Blob; readonly mappings: Readonly<Record<string, string>> }

/** Recolours the rug in colours chosen by the server, and returns them. */
export async function shuffleColors(
  request: ShuffleRequest,
  template: Promise<Template | null>,
): Promise<FetchOptions<Shuffled>> {
  const result = await askPicture('shuffle', request, template)
  if (!result.ok) return result
  const { picture, headers } = result.answer
  const mappings = JSON.parse(headers.get(COLOR_MAPPINGS_HEADER) ?? '{}') as Record<string, string>
  return { ok: true, answer: { picture, mappings } }
}

type Pictured = { readonly picture: Blob; readonly headers: Headers }

/**
 * Asks for a picture, of which only the palette comes to a browser that has its template. It does not wait for one that
 * is still being made: the server works meanwhile. Should that fail or not be the server's, it asks for the whole picture.
 */
async function askPicture(
  call: string,
  body: unknown,
  making: Promise<Template | null>,
): Promise<FetchOptions<Pictured>> {
  const ask = async (template: string | null): Promise<FetchOptions<Pictured | null>> => {
    const request = postJson(body, PICTURE, template ? { [TEMPLATE_HEADER]: template } : {})
    return askApi(browserFetch, `/api/color/${call}`, request, (response) => readPicture(response, making))
  }
  const ready = await Promise.race([making, soon('being made' as const)])
  const first = await ask(ready === 'being made' ? TEMPLATE_BEING_MADE : (ready?.name ?? null))
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
    if (!template || template.name !== headers.get(TEMPLATE_NAME_HEADER)) return null
    const parts = [template.head, blob, template.tail] as BlobPart[] // none is in shared memory
    return { picture: new Blob(parts, { type: PICTURE }), headers }
  }
  if (!blob.type.startsWith('image/')) throw new Error(`expected a picture, got ${blob.type || 'nothing'}`)
  return { picture: blob, headers }
}
