import type { RugItem } from '@nawl/contract/rug-collection'

import type { OpenedLink } from './opened-link.ts'
import { sharePicturePath, studioPath } from './share-address.ts'

type ShareHeadProps = {
  readonly rug: RugItem
  /** The rug's part of the page's path. */
  readonly address: string
  readonly link: OpenedLink
  /** Scheme, host and port that people reach the shop at: those who unfurl a link take no paths. */
  readonly publicUrl: string
}

/** What a link to this page unfurls to, where it is posted: the rug in its yarns, its name, its page. */
export function ShareHead({ rug, address, link, publicUrl }: ShareHeadProps) {
  const text = link.status === 'design' ? link.text : null
  const picture = publicUrl + sharePicturePath(address, 'jpg', text)
  const title = `${rug.name}, ${rug.collection}`
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Nawl" />
      <meta property="og:url" content={publicUrl + studioPath(address, text)} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={rug.description} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={`${title} rug on paper`} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={rug.description} />
      <meta name="twitter:image" content={picture} />
    </>
  )
}
