import { LANGUAGE } from '@nawl/messages/language'
import { LANGUAGES } from '@nawl/messages/languages'
import * as messages from '@nawl/messages/shell'
import { pagePath } from '@nawl/messages/text/page-path'
import { shopName } from '@nawl/messages/text/shop-name'

import { useRoot } from './use-root.ts'
import { sharePicturePath } from './studio-path.ts'

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
const HOUSE_PICTURE = { picture: sharePicturePath('khatam', 'jpg', null), rug: messages.housePictureRug }

/** Title, metadata and link preview of a page; React moves them into the head. */
export function PageHead(page: PageHeadProps) {
  const { publicUrl } = useRoot()
  const { title, description, path, hidden = false } = page
  return (
    <>
      <title>{`${title} · ${shopName(LANGUAGE.code)}`}</title>
      {description && <meta name="description" content={description} />}
      {hidden && <meta name="robots" content="noindex" />}
      {path && !hidden && <Addresses path={path} publicUrl={publicUrl} />}
      {path && <Unfurled {...page} path={path} publicUrl={publicUrl} />}
    </>
  )
}

/** The page's own address, and its addresses in every language. */
function Addresses({ path, publicUrl }: { readonly path: string; readonly publicUrl: string }) {
  return (
    <>
      <link rel="canonical" href={publicUrl + pagePath(path, LANGUAGE.prefix)} />
      {Object.values(LANGUAGES).map(({ code, prefix }) => (
        <link key={code} rel="alternate" hrefLang={code} href={publicUrl + pagePath(path, prefix)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={publicUrl + path} />
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
      <meta property="og:site_name" content={shopName(LANGUAGE.code)} />
      <meta property="og:locale" content={LANGUAGE.tag.replace('-', '_')} />
      <meta property="og:url" content={publicUrl + pagePath(share?.path ?? path, LANGUAGE.prefix)} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:image" content={publicUrl + picture} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={messages.sharePictureAlt({ rug })} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
