import type {
  ExtractedColor,
  ReplaceMultipleRequest,
  ReplaceMultipleWithTextureRequest,
  ShuffleRequest,
} from '@nawl/contract/imaging/color'
import { COLOR_MAPPINGS_HEADER } from '@nawl/contract/imaging/color-mappings-header'

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

/** Replaces several colours; with texture unless `applyTexture` is false. */
export function replaceMultiple(
  request: ReplaceMultipleRequest | ReplaceMultipleWithTextureRequest,
): Promise<FetchOptions<Blob>> {
  const path = request.applyTexture === false ? 'replace-multiple' : 'replace-multiple-with-texture'
  return askApi(browserFetch, `/api/color/${path}`, postJson(request, PICTURE), readPicture)
}

export type Shuffled = { readonly picture: Blob; readonly mappings: Readonly<Record<string, string>> }

/** Recolours the rug in colours chosen by the server, and returns them. */
export function shuffleColors(request: ShuffleRequest): Promise<FetchOptions<Shuffled>> {
  return askApi(browserFetch, '/api/color/shuffle', postJson(request, PICTURE), async (response) => ({
    picture: await readPicture(response),
    mappings: JSON.parse(response.headers.get(COLOR_MAPPINGS_HEADER) ?? '{}') as Record<string, string>,
  }))
}

/** The body as a picture. Any other body is a failure: it must not replace the picture of the rug. */
async function readPicture(response: Response): Promise<Blob> {
  const blob = await response.blob()
  if (!blob.type.startsWith('image/')) throw new Error(`expected a picture, got ${blob.type || 'nothing'}`)
  return blob
}
