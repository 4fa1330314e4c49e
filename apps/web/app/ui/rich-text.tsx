import { useNavigate } from 'react-router'

type RichTextProps = {
  /** Sanitised by the server. */
  readonly html: string
  readonly className?: string
}

/** A text of the house as HTML. Its links within the shop are followed without loading the page anew. */
export function RichText({ html, className = '' }: RichTextProps) {
  const navigate = useNavigate()
  const follow = (event: React.MouseEvent) => {
    const link = (event.target as Element).closest('a')
    const ownTab = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!link || !ownTab || link.origin !== location.origin) return
    event.preventDefault()
    void navigate(link.pathname + link.search + link.hash)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the links inside are what is pressed, by any means
    <div className={`rich-text ${className}`} onClick={follow} dangerouslySetInnerHTML={{ __html: html }} />
  )
}
