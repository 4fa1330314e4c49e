import type { DesignSnapshot } from '@nawl/domain/cart/design-snapshot'
import { tradePapers } from '@nawl/messages/by-language/trade-papers'
import type { LanguageCode } from '@nawl/messages/languages'
import { strToU8 } from 'fflate'

import type { ZippedFile } from '../../platform/http/files/zip-stream.ts'
import type { WaitingCaller } from '../../platform/threads/waiting-caller.ts'

/** A rug at 1:1: the workshop's cartoon as PDF, seen from the back, and its areas as DXF, seen from the front. */
export type DesignDrawings = { readonly cartoon: Uint8Array; readonly plan: Uint8Array }

/** Draws a rug of a project as the workshop does; null where that takes too long. */
export type DrawDesign = (design: DesignSnapshot, waiting: WaitingCaller) => Promise<DesignDrawings | null>

/** An archive of more than this is no file to send to anybody; what is beyond is named in it. */
export const MOST_DRAWN = { rugs: 40, bytes: 256 * 1024 * 1024 }

type Drawn = {
  readonly draw: DrawDesign
  readonly language: LanguageCode
  readonly waiting: WaitingCaller
  readonly most?: typeof MOST_DRAWN
}

/** Cartoon and plan of each rug, one after the other; those that are left out are named in a text. */
export async function* drawingFiles(
  rugs: readonly { readonly name: string; readonly design: DesignSnapshot }[],
  { draw, language, waiting, most = MOST_DRAWN }: Drawn,
): AsyncGenerator<ZippedFile> {
  let bytes = 0
  const leftOut: string[] = []
  for (const [n, { name, design }] of rugs.entries()) {
    const drawings = n < most.rugs && bytes < most.bytes ? await draw(design, waiting) : null
    if (!drawings) {
      leftOut.push(name)
      continue
    }
    const { cartoon, plan } = drawings
    bytes += cartoon.length + plan.length
    yield { name: `${name}-cartoon.pdf`, content: cartoon, isPacked: true }
    yield { name: `${name}-plan.dxf`, content: plan }
  }
  if (leftOut.length > 0) {
    const text = [tradePapers[language].drawingsLeftOut, ...leftOut].join('\n')
    yield { name: 'drawings-left-out.txt', content: strToU8(`${text}\n`) }
  }
}
