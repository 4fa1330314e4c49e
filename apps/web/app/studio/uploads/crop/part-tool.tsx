import * as messages from '@nawl/messages/uploads'
import type { Quad } from '@nawl/engine/finding/quad'

import { Button } from '../../../ui/controls/button.tsx'
import { CornerFrame } from './corner-frame.tsx'
import { FIRST_CORNERS } from './corners.ts'
import { CropTool, type CropToolProps } from './crop-tool.tsx'

type PartToolProps = CropToolProps & {
  /** What seems to be a rug or a sheet in the picture; null if nothing stands out. */
  readonly found: Quad | null
  /** Null for a plain crop. */
  readonly corners: Quad | null
  readonly onCorners: (corners: Quad | null) => void
}

/** Chooses a part of the picture: a crop or, if the visitor wants it, four corners to be straightened. */
export function PartTool({ found, corners, onCorners, ...crop }: PartToolProps) {
  return (
    <>
      {corners ? (
        <>
          <CornerFrame url={crop.picture.url} corners={corners} onChange={onCorners} />
          <p id="corner-keys" className="type-caption mt-3 text-graphite">
            {messages.cornerKeys}
          </p>
        </>
      ) : (
        <CropTool {...crop} />
      )}
      <div className="mt-5">
        <p role="status" className="type-caption mb-2 text-graphite">
          {!corners && (found ? FOUND : AT_AN_ANGLE)}
        </p>
        <Button small onClick={() => onCorners(corners ? null : (found ?? FIRST_CORNERS))}>
          {corners ? messages.backToCrop : found ? messages.cutOut : messages.setCorners}
        </Button>
      </div>
    </>
  )
}

const FOUND = messages.found
const AT_AN_ANGLE = messages.atAnAngle
