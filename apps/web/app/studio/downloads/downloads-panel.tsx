import './downloads-panel.css'

import * as messages from '@nawl/messages/downloads'
import { LANGUAGE } from '@nawl/messages/language'
import type { SizeInput } from '@nawl/domain/rug/estimate'
import { printSize } from '@nawl/domain/rug/sizes/print-size'
import { stageRatio } from '@nawl/domain/rug/stage-ratio'
import { SHAPE_FACTS } from '@nawl/domain/rug/shape'

import { shownPath } from '../../page/studio-path.ts'
import { ButtonLink } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DownloadFile } from './download-file.tsx'
import { downloadsPath } from './downloads-path.ts'
import type { PanelProps } from '../../ui/use-panel.ts'

type TakeAlongPanelProps = PanelProps & {
  /** Last segment of the product's path. */
  readonly address: string
  /** The encoded design, or null while the rug is as drawn. */
  readonly text: string | null
  readonly size: SizeInput
}

/** Downloads: a tear sheet and a print picture, each with a description. */
export function DownloadsPanel({ address, text, size, ...panel }: TakeAlongPanelProps) {
  return (
    <Dialog {...panel} title={messages.title} description={messages.description}>
      <DownloadFile title={messages.tearSheet} format="PDF" path={downloadsPath(address, 'pdf', text)}>
        {messages.tearSheetText}
      </DownloadFile>
      <DownloadFile title={messages.print} format="PNG" path={downloadsPath(address, 'png', text)}>
        {pictureWords(size)}
      </DownloadFile>
      <section className="mt-6 border-t border-rule pt-[18px]">
        <h3 className="type-h4">{messages.pageToSend}</h3>
        <p className="type-ui mt-1">{messages.pageToSendText}</p>
        <ButtonLink small to={shownPath(address, text)} className="take-along-take">
          {messages.showAround}
        </ButtonLink>
      </section>
    </Dialog>
  )
}

/** The size of the file in pixels and on paper, without a line break between its sides. */
function pictureWords(size: SizeInput): string {
  const { widthPx, heightPx, widthCm, heightCm, dpi } = printSize(stageRatio(size))
  const pixels = [widthPx, heightPx].map((side) => side.toLocaleString(LANGUAGE.tag)).join(TIMES)
  const paper = [widthCm, heightCm].map((side) => side.toFixed(1)).join(TIMES)
  return messages.picture({ pixels, paper, dpi, megabytes: megabytes(size) })
}

const TIMES = '\u00A0×\u00A0'

/**
 * Wool compresses badly: a pixel takes about two thirds of a byte; a fifth of a round or oval rug's picture is
 * transparent.
 */
function megabytes(size: SizeInput): number {
  const { widthPx, heightPx } = printSize(stageRatio(size))
  return Math.max(
    1,
    Math.round((widthPx * heightPx * (SHAPE_FACTS[size.shape].edge !== 'straight' ? 0.52 : 0.65)) / 1e6),
  )
}
