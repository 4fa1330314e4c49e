import * as messages from '@nawl/messages/studio'
import { paletteSources, type PictureSources } from '../../catalogue/cards/rug-image-paths.ts'
import { SourcedImage } from '../../catalogue/cards/sourced-image.tsx'
import { useBrokenImage } from '../../ui/use-broken-image.ts'
import { Pompom } from '../../ui/pompom.tsx'
import { usePreviewing } from '../live/previewing.ts'
import { ACTIONS } from '../state/actions.ts'
import { isBusy, isEveryYarnLocked, type Mappings } from '../state/studio-state.ts'
import { paletteMappings } from './palette-mappings.ts'
import { ALL_LOCKED_ID } from './tool-row.tsx'
import type { OpenStudio } from '../state/use-studio.ts'
import { useRoving } from '../yarns/use-roving.ts'
import { Section } from '../../ui/section.tsx'

/** The design's palettes. Applying one replaces all yarns in one step. */
export function Palettes({ rug, state, gesture }: OpenStudio) {
  const palettes = rug.variants ?? []
  const previewing = usePreviewing()
  const isFixed = !ACTIONS.choosePalette.can(state)
  const all = palettes.map((palette) => paletteMappings(rug, palette))
  const wornAt = all.findIndex((mappings) => isWorn(mappings, state.look.mappings))
  const { list, stopProps } = useRoving<HTMLDivElement>(palettes.length, wornAt)
  if (palettes.length < 2) return null
  return (
    <Section title={messages.palettes} titleClass="type-tool" className="studio-section">
      <div
        ref={list}
        role="group"
        aria-label={messages.palettes}
        className="mt-5 grid grid-cols-4 gap-4 md:gap-5"
      >
        {palettes.map((palette, index) => {
          const mappings = all[index] ?? {}
          const worn = index === wornAt
          const stop = stopProps(index)
          const preview = previewing(isFixed ? null : { mappings })
          return (
            <button
              key={palette.color}
              {...stop}
              {...preview}
              type="button"
              aria-pressed={worn}
              aria-disabled={isBusy(state) || state.extraction.status === 'sample'}
              aria-describedby={isEveryYarnLocked(state) ? ALL_LOCKED_ID : undefined}
              onFocus={() => {
                stop.onFocus()
                preview.onFocus()
              }}
              onClick={() => gesture({ type: 'choosePalette', mappings })}
              className="group flex flex-col items-center gap-2 text-center aria-disabled:cursor-default"
            >
              <PalettePicture sources={paletteSources(rug.mainImage, index, 200)} hexes={palette.hexes} />
              <span
                className={`type-micro border-b pb-0.5 transition-colors ${worn ? 'border-ink font-medium' : 'border-transparent text-graphite group-hover:text-ink'}`}
              >
                {palette.color}
              </span>
            </button>
          )
        })}
      </div>
    </Section>
  )
}

/** The rug in a palette; the palette's yarns if there is no picture of it. */
function PalettePicture({
  sources,
  hexes,
}: {
  readonly sources: PictureSources
  readonly hexes: readonly string[]
}) {
  const { failed, watch } = useBrokenImage(sources.webp)
  if (!failed)
    return (
      <SourcedImage
        {...watch}
        sources={sources}
        src={sources.webp}
        alt=""
        width={200}
        height={320}
        loading="lazy"
        className="palette-picture rug-shadow-small aspect-5/8 w-full"
      />
    )
  return (
    <span className="flex aspect-5/8 w-full flex-wrap content-center justify-center gap-1">
      {[...new Set(hexes)].map((hex) => (
        <Pompom key={hex} hex={hex} size={28} />
      ))}
    </span>
  )
}

function isWorn(palette: Mappings, worn: Mappings): boolean {
  const others = Object.keys(worn).filter((hex) => !(hex in palette))
  return others.length === 0 && Object.entries(palette).every(([from, to]) => (worn[from] ?? from) === to)
}
