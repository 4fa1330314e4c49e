import { yarnsInStock } from '@nawl/domain/yarn/library/shade-card'
import * as messages from '@nawl/messages/uploads'
import type { ChosenPart } from '@nawl/engine/finding/chosen-part'
import { mapQuad, type Quad } from '@nawl/engine/finding/quad'
import { quadRatio } from '@nawl/engine/finding/quad-ratio'
import type { Crop } from '@nawl/engine/reduction/crop-box'
import { sizeOfRatio, type UploadSize, uploadRatio } from '@nawl/domain/rug/uploads'
import type { UploadRequest } from '@nawl/contract/imaging/upload'
import { hasOneMeasure, outlineOf, SHAPE_FACTS } from '@nawl/domain/rug/shape'
import { useState } from 'react'
import { useNavigate } from 'react-router'

import { Button } from '../../ui/controls/button.tsx'
import { Fault } from '../../ui/forms/fault.tsx'
import { LocalForm } from '../../ui/forms/local-form.tsx'
import { PartTool } from './crop/part-tool.tsx'
import { cropScale, largestCrop, type PictureSize, scaledCrop } from './crop/crop.ts'
import { DrawingPreview } from './drawing-preview.tsx'
import { DropZone } from './drop-zone.tsx'
import type { SavedUpload } from './saved-uploads.ts'
import { nameOfFile } from './name-of-file.ts'
import { createArtwork } from './uploads-api.ts'
import { uploadedDesignPath } from './uploaded-design.ts'
import { type UploadRefusal, refusalMessage } from './refusal-messages.ts'
import { useDrawing } from './use-drawing.ts'
import { useOpenPicture } from './use-open-picture.ts'
import { type Wish, WishForm } from './wish-form.tsx'
import { YarnChoice } from './yarn-choice.tsx'

const FIRST_WISH: Wish = {
  name: '',
  size: { shape: 'rectangle', width: '', length: '', unit: 'ft' },
  yarnCount: 5,
  namedYarns: false,
}

type WorkbenchProps = { readonly onCreate: (design: SavedUpload) => void }

/** Turns a picture into a design: choose it, crop it, set the number of yarns, name it, open it. */
export function Workbench({ onCreate }: WorkbenchProps) {
  const [wish, setWish] = useState(FIRST_WISH)
  const [crop, setCrop] = useState<Crop>({ left: 0, top: 0, width: 1, height: 1 })
  const [corners, setCorners] = useState<Quad | null>(null)
  // A partly typed size does not change the crop frame.
  const [ratio, setRatio] = useState(() => uploadRatio(FIRST_WISH.size) ?? 1)
  // Until the visitor types a size, it has the picture's own proportions.
  const [isTyped, setIsTyped] = useState(false)
  const shelf = useOpenPicture((opened) => {
    const fitted = isTyped ? wish.size : fittingSize(wish.size, opened.size.width / opened.size.height)
    const next = uploadRatio(fitted) ?? ratio
    setCorners(null)
    setRatio(next)
    setCrop(largestCrop(opened.size, next))
    setWish({ ...wish, size: fitted, name: wish.name === '' ? nameOfFile(opened.file.name) : wish.name })
  })
  const { picture } = shelf
  const { yarnCount, namedYarns } = wish
  const library = namedYarns ? yarnsInStock().map(({ hex }) => hex) : null
  const reduceWish = picture && { crop, corners, ratio, yarnCount, library }
  const { drawing, busy } = useDrawing(shelf.reducing, picture?.url ?? null, reduceWish)
  const sending = useSending(onCreate)

  function change(part: Partial<Wish>): void {
    setWish({ ...wish, ...part })
    if (part.size && hasOtherSides(part.size, wish.size)) setIsTyped(true)
    const next = part.size && uploadRatio(part.size)
    if (!next || next === ratio) return
    setRatio(next)
    if (picture) setCrop(cropOfRatio(crop, picture.size, ratio, next))
  }

  function choose(next: Quad | null): void {
    setCorners(next)
    if (!picture || isTyped) return
    const { width, height } = picture.size
    const inPixels = next && mapQuad(next, ({ x, y }) => ({ x: x * width, y: y * height }))
    const size = fittingSize(wish.size, inPixels ? quadRatio(inPixels, picture.size) : width / height)
    const proportions = uploadRatio(size) ?? ratio
    setWish({ ...wish, size })
    setRatio(proportions)
    setCrop(largestCrop(picture.size, proportions))
  }

  const zone = (
    <DropZone
      onFile={shelf.open}
      busy={shelf.opening}
      error={shelf.refusal && refusalMessage(shelf.refusal)}
      again={picture !== null}
    />
  )
  if (!picture) return zone
  const round = SHAPE_FACTS[wish.size.shape].edge === 'curved'
  return (
    <div className="bench">
      <section aria-label={messages.crop}>
        <PartTool
          picture={picture}
          crop={crop}
          ratio={ratio}
          round={round}
          onChange={setCrop}
          found={shelf.found}
          corners={corners}
          onCorners={choose}
        />
        {zone}
      </section>
      <section aria-label={messages.inYarns} className="self-start">
        <DrawingPreview drawing={drawing} busy={busy} ratio={ratio} outline={outlineOf(wish.size.shape)}>
          <YarnChoice wish={wish} onChange={change} />
        </DrawingPreview>
      </section>
      <LocalForm
        aria-label={messages.yourDesign}
        className="bench-wish grid content-start gap-7"
        onSend={() => {
          if (drawing && uploadRatio(wish.size)) sending.send(picture.file, wish, { crop, corners })
        }}
      >
        <WishForm wish={wish} onChange={change} />
        <div>
          <Button
            type="submit"
            kind="primary"
            aria-disabled={sending.busy || !drawing || uploadRatio(wish.size) === null}
            className="w-full aria-disabled:cursor-default"
          >
            {sending.busy ? messages.tufting : messages.openStudio}
          </Button>
          <Fault id="send-error" className="mt-3">
            {sending.refusal && refusalMessage(sending.refusal)}
          </Fault>
        </div>
      </LocalForm>
    </div>
  )
}

/** A crop with the same centre and relative size in other proportions. */
function cropOfRatio(crop: Crop, picture: PictureSize, before: number, ratio: number): Crop {
  return scaledCrop(crop, picture, ratio, cropScale(crop, picture, before))
}

/** A size with those proportions, unless its shape has its own. */
function fittingSize(size: UploadSize, ratio: number): UploadSize {
  const { leastRatio } = SHAPE_FACTS[size.shape]
  return hasOneMeasure(size.shape) || leastRatio !== null
    ? size
    : { ...size, ...sizeOfRatio(ratio, size.unit) }
}

const hasOtherSides = (size: UploadSize, before: UploadSize) =>
  size.width !== before.width || size.length !== before.length

/** Corners as the contract has them. */
function wirePart({ crop, corners }: ChosenPart): Pick<UploadRequest, 'crop' | 'corners'> {
  const [a, b, c, d] = corners ?? []
  return { crop, corners: a && b && c && d ? [a, b, c, d] : null }
}

/** Uploads the picture and opens the design in the studio; a refusal changes nothing. */
function useSending(onCreate: (design: SavedUpload) => void) {
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<UploadRefusal | null>(null)
  const navigate = useNavigate()

  async function run(file: File, { name, size, ...yarns }: Wish, part: ChosenPart): Promise<void> {
    setBusy(true)
    setRefusal(null)
    const wish = { name: name.trim() || messages.untitled, size: asTyped(size), ...wirePart(part), ...yarns }
    const answer = await createArtwork(file, wish)
    setBusy(false)
    if (!answer.ok) return setRefusal(answer.refusal)
    const { design, secret } = answer.created
    onCreate({ design, secret })
    await navigate(uploadedDesignPath(design))
  }

  return {
    busy,
    refusal,
    send: (file: File, wish: Wish, part: ChosenPart) => {
      if (!busy) void run(file, wish, part)
    },
  }
}

const asTyped = ({ shape, width, length, unit }: UploadSize): UploadSize => ({ shape, width, length, unit })
