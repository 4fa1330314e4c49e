import { useRoot } from './use-root.ts'

type PageHeadProps = {
  /** Without the shop's name, which is appended. */
  readonly title: string
  readonly description?: string
  /** The page's canonical path; omitted on pages that have none. */
  readonly path?: string
  /** What link previews show, if not a rug of the catalogue. */
  readonly share?: {
    /** Path and query of the shared state. */
    readonly path?: string
    /** Path of a picture, 1200 × 630. */
    readonly picture: string
    /** Alternative text: the rug in the picture. */
    readonly rug: string
  }
  readonly kind?: 'website' | 'article'
  /** Excludes the page from search engines: pages about something missing, or of one person. */
  readonly hidden?: boolean
}

/** The preview for pages without a rug of their own. */
const HOUSE_PICTURE = { picture: '/share/khatam.jpg', rug: 'Khatam, Geometric rug' }

/** Title, metadata and link preview of a page; React moves them into the head. */
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

/** Open Graph and Twitter card. Link previews need absolute URLs. */
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
