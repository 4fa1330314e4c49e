import { useRoot } from './use-root.ts'

type PageHeadProps = {
  /** Without the shop's name, which is added. */
  readonly title: string
  readonly description?: string
  /** The page's one address, from the root; left out on pages that have none. */
  readonly path?: string
  /** What a link to the page unfurls to, where that is not a rug of the house. */
  readonly share?: {
    /** Path and query of the state that was shared. */
    readonly path?: string
    /** Path of a picture of a rug, 1200 × 630. */
    readonly picture: string
    /** What rug that is. */
    readonly rug: string
  }
  readonly kind?: 'website' | 'article'
  /** Pages that say something is missing, or that belong to one person, stay out of search engines. */
  readonly hidden?: boolean
}

/** The rug that stands for the shop where a page has none of its own. */
const HOUSE_PICTURE = { picture: '/share/khatam.jpg', rug: 'Khatam, Geometric rug' }

/** Title and metadata of a page, and what a link to it unfurls to; React moves them into the head. */
export function PageHead(page: PageHeadProps) {
  const { publicUrl } = useRoot()
  const { title, description, path, hidden = false } = page
  return (
    <>
      <title>{`${title} · Nawl`}</title>
      {description && <meta name="description" content={description} />}
      {hidden && <meta name="robots" content="noindex" />}
      {path && !hidden && <link rel="canonical" href={publicUrl + path} />}
      {path && <Unfurled {...page} path={path} publicUrl={publicUrl} />}
    </>
  )
}

type UnfurledProps = PageHeadProps & { readonly path: string; readonly publicUrl: string }

/** Open Graph and Twitter's cards. Those who unfurl a link take no paths: every address is whole. */
function Unfurled({ title, description, path, share, kind = 'website', publicUrl }: UnfurledProps) {
  const { picture, rug } = share ?? HOUSE_PICTURE
  return (
    <>
      <meta property="og:type" content={kind} />
      <meta property="og:site_name" content="Nawl" />
      <meta property="og:url" content={publicUrl + (share?.path ?? path)} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:image" content={publicUrl + picture} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={`${rug}, on paper and in a room`} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
