type PageHeadProps = {
  /** Without the shop's name, which is added. */
  readonly title: string
  readonly description?: string
  /** The page's one address, from the root; left out on pages that have none. */
  readonly path?: string
  /** Pages that say something is missing stay out of search engines. */
  readonly hidden?: boolean
}

/** Title and metadata of a page; React moves them into the head. */
export function PageHead({ title, description, path, hidden = false }: PageHeadProps) {
  return (
    <>
      <title>{`${title} · Nawl`}</title>
      {description && <meta name="description" content={description} />}
      {path && <link rel="canonical" href={path} />}
      {hidden && <meta name="robots" content="noindex" />}
    </>
  )
}
