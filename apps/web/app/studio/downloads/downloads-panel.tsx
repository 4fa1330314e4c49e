import './downloads-panel.css'

import type { SizeInput } from '@nawl/domain/rug/estimate'
import { printSize } from '@nawl/domain/rug/print-size'
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
    <Dialog {...panel} title="Take it along" description="The rug as it is on screen.">
      <DownloadFile title="Tear sheet" format="PDF" path={downloadsPath(address, 'pdf', text)}>
        One A4 page: the rug, its size and price, its yarns by name, and a code that opens it here. About a
        megabyte.
      </DownloadFile>
      <DownloadFile title="Picture for print" format="PNG" path={downloadsPath(address, 'png', text)}>
        {pictureWords(size)}
      </DownloadFile>
      <section className="mt-6 border-t border-rule pt-[18px]">
        <h3 className="type-h4">A page to send</h3>
        <p className="type-ui mt-1">
          The rug in its room, its yarns as cards, and a film of its palettes where the browser can make one.
        </p>
        <ButtonLink small to={shownPath(address, text)} className="take-along-take">
          Show it around
        </ButtonLink>
      </section>
    </Dialog>
  )
}

/** The size of the file in pixels and on paper, without a line break between its sides. */
function pictureWords(size: SizeInput): string {
  const { widthPx, heightPx, widthCm, heightCm, dpi } = printSize(stageRatio(size))
  const pixels = [widthPx, heightPx].map((side) => side.toLocaleString('en-US')).join(TIMES)
  const paper = [widthCm, heightCm].map((side) => side.toFixed(1)).join(TIMES)
  return `The rug cut out, ${pixels} pixels, for ${paper}\u00A0cm at ${dpi}\u00A0dpi. About ${megabytes(size)}\u00A0megabytes.`
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
