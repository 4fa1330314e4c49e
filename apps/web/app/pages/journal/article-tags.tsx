import * as messages from '@nawl/messages/journal'
import { Link } from 'react-router'

import { TextLink } from '../../ui/controls/text-link.tsx'

/** An article's tags, each a link to related articles, and a link back to the list. */
export function ArticleTags({ tags }: { readonly tags: readonly string[] }) {
  return (
    <footer className="type-ui flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-rule pt-6 md:col-[5/11]">
      <ul className="flex flex-wrap items-center gap-x-5" aria-label={messages.tags}>
        <li aria-hidden="true" className="type-caption text-graphite">
          {messages.taggedLabel}
        </li>
        {tags.map((tag) => (
          <li key={tag}>
            <Link
              to={`/journal?${new URLSearchParams({ tag }).toString()}`}
              className="inline-flex min-h-11 items-center underline decoration-rule underline-offset-[5px] hover:text-madder"
            >
              {tag}
            </Link>
          </li>
        ))}
      </ul>
      <TextLink to="/journal">{messages.back}</TextLink>
    </footer>
  )
}
