/** The shop's own answerer with its catalogue and texts. Close it at the end. */
export declare function openAnswerer(): Promise<{
  answerer: import('../../apps/server/src/assistant/local-answerer.ts').LocalAnswerer
  rugs: {
    id: string
    code: string
    name: string
    collection: string
    basePrice: number
    mainImage: string
    processingImage: string
    placeholder: string
    description: string
    room?:
      | 'bedroom'
      | 'dining'
      | 'gallery'
      | 'hallway'
      | 'library'
      | 'living'
      | 'majlis'
      | 'playroom'
      | 'terrace'
      | undefined
    variants?:
      | {
          color: string
          hex: string
          hexes: string[]
        }[]
      | undefined
    yarns: {
      name: string
      hex: string
      share: number
    }[]
    styles: string[]
    families: string[]
    fit?: string | undefined
    isFeatured?: boolean | undefined
    cropCentre: number
  }[]
  close: () => Promise<void>
}>
