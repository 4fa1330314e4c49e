import './rug-face.css'

import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { type PictureSources, rugSources } from '../../catalogue/cards/rug-image-paths.ts'
import { SourcedImage } from '../../catalogue/cards/sourced-image.tsx'
import undyedRug from '../../catalogue/cards/undyed-rug.svg?url&no-inline'
import { useBrokenImage } from '../../ui/use-broken-image.ts'

type RugFaceProps = {
  /** URL of the backend's picture; until then the catalogue's is shown. */
  readonly rendered: string | null
  readonly catalogueImage: string
  /** A few blurred pixels as a data URL, shown until there is any picture. */
  readonly placeholder?: string
  readonly alt: string
  /** Centre of square and round crops, as a fraction of the length. */
  readonly cropCentre: number
  readonly faded: boolean
  /** Called with each picture's URL once it is fully shown. */
  readonly onShown?: (address: string) => void
}

/** The picture of the rug: the first as it loads; later ones fade in over the previous one once decoded. */
export function RugFace({
  rendered,
  catalogueImage,
  placeholder = '',
  alt,
  cropCentre,
  faded,
  onShown,
}: RugFaceProps) {
  const wanted = rendered ?? catalogueImage
  const [shown, setShown] = useState<string | null>(null)
  const layers = shown === null || shown === wanted ? [wanted] : [shown, wanted]
  return (
    <div className={`rug-cloth ${faded ? 'opacity-55' : ''}`}>
      <div className="rug-edge">
        <div ref={useCrop(cropCentre)} className="rug-face">
          {shown === null && <div className="rug-outline" />}
          {shown === null && placeholder !== '' && (
            <svg aria-hidden="true" className="rug-blurred">
              <image href={placeholder} width="100%" height="100%" preserveAspectRatio="none" />
            </svg>
          )}
          {layers.map((address) => (
            <Layer
              key={address}
              address={address}
              sources={address === catalogueImage ? rugSources(catalogueImage) : null}
              first={shown === null}
              alt={address === wanted ? alt : ''}
              onShown={() => {
                setShown(address)
                onShown?.(address)
              }}
            />
          ))}
        </div>
      </div>
    </div>
  )
}

type LayerProps = {
  readonly address: string
  readonly sources: PictureSources | null
  /** It has nothing to fade over, and must be visible without scripts. */
  readonly first: boolean
  readonly alt: string
  readonly onShown: () => void
}

function Layer({ address, sources, first, alt, onShown }: LayerProps) {
  const { failed, watch } = useBrokenImage(address)
  const source = failed ? undyedRug : address
  const { decoded, square } = useDecoded(watch.ref, source)
  const announce = useEffectEvent(onShown)
  useEffect(() => {
    if (first && decoded) announce()
  }, [first, decoded])
  const arrival = first ? '' : decoded ? 'rug-layer-arriving' : 'rug-layer-awaited'
  return (
    <SourcedImage
      {...watch}
      src={source}
      sources={failed ? null : sources}
      // On a phone the rug lies on its side: its width is the stage's short side.
      sizes="(width < 600px) 220px, 560px"
      alt={alt}
      fetchPriority="high"
      decoding="async"
      onAnimationEnd={onShown}
      className={`rug-layer ${arrival} ${square ? 'rug-layer-square' : ''}`}
    />
  )
}

/**
 * Whether a picture is fully decoded: before that, browsers paint it from the top. A square picture was made for a
 * square or round rug; any other has to be cropped.
 */
function useDecoded(picture: React.RefObject<HTMLImageElement | null>, source: string) {
  const [known, setKnown] = useState({ source: '', square: false })
  useEffect(() => {
    let wanted = true
    // A picture that fails to decode is not waited for: its error event shows the fallback.
    const show = () => {
      const { naturalWidth, naturalHeight } = picture.current ?? {}
      if (wanted) setKnown({ source, square: naturalWidth === naturalHeight })
    }
    void picture.current?.decode().then(show, show)
    return () => {
      wanted = false
    }
  }, [picture, source])
  const decoded = known.source === source
  return { decoded, square: decoded && known.square }
}

/** Sets the crop through the DOM: the CSP allows no style attributes in the markup. */
function useCrop(centre: number): React.RefObject<HTMLDivElement | null> {
  const face = useRef<HTMLDivElement>(null)
  useEffect(() => {
    face.current?.style.setProperty('--crop', `${cropPercent(centre)}%`)
  }, [centre])
  return face
}

/** The `object-position` in percent that centres a square crop of a 5:8 picture. */
function cropPercent(centre: number): number {
  const LENGTH = 8 / 5
  const top = Math.min(Math.max(centre * LENGTH - 0.5, 0), LENGTH - 1)
  return Math.round((top / (LENGTH - 1)) * 1000) / 10
}
