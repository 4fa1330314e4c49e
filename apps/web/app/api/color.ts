import type {
  ExtractedColor,
  ReplaceMultipleRequest,
  ReplaceMultipleWithTextureRequest,
  ShuffleRequest,
} from '@nawl/contract/imaging/color'
import { COLOR_MAPPINGS_HEADER } from '@nawl/contract/imaging/color-mappings-header'
import { PALETTE_TYPE, TEMPLATE_HEADER } from '@nawl/contract/imaging/picture-template'

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
export function replaceMultiple(
  request: ReplaceMultipleRequest | ReplaceMultipleWithTextureRequest,
  template: Template | null,
): Promise<FetchOptions<Blob>> {
  const path = request.applyTexture === false ? 'replace-multiple' : 'replace-multiple-with-texture'
  return askApi(browserFetch, `/api/color/${path}`, pictureRequest(request, template), (response) =>
    readPicture(response, template),
  )
}

export type Shuffled = { readonly picture: Blob; readonly mappings: Readonly<Record<string, string>> }

/** Recolours the rug in colours chosen by the server, and returns them. */
export function shuffleColors(
  request: ShuffleRequest,
  template: Template | null,
): Promise<FetchOptions<Shuffled>> {
  return askApi(browserFetch, '/api/color/shuffle', pictureRequest(request, template), async (response) => ({
    picture: await readPicture(response, template),
    mappings: JSON.parse(response.headers.get(COLOR_MAPPINGS_HEADER) ?? '{}') as Record<string, string>,
  }))
}

function pictureRequest(body: unknown, template: Template | null): RequestInit {
  return postJson(body, PICTURE, template ? { [TEMPLATE_HEADER]: template.name } : {})
}

/**
 * The body as a picture, a palette joined with its template. Any other body is a failure: it must not replace the
 * picture of the rug.
 */
async function readPicture(response: Response, template: Template | null): Promise<Blob> {
  const blob = await response.blob()
  if (template && blob.type === PALETTE_TYPE) {
    const parts = [template.head, blob, template.tail] as BlobPart[] // none is in shared memory
    return new Blob(parts, { type: PICTURE })
  }
  if (!blob.type.startsWith('image/')) throw new Error(`expected a picture, got ${blob.type || 'nothing'}`)
  return blob
}
