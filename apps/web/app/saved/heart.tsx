import * as messages from '@nawl/messages/saved'
import { Glyph } from '../ui/glyph.tsx'
import { toast } from '../ui/toasts/toast.ts'
import { saveThing, useFavourite } from './use-saved.ts'

type HeartProps = {
  /** Last segment of the rug's `/product/…`. */
  readonly address: string
  readonly name: string
  readonly className: string
}

/** A button that adds a rug to the favourites or removes it. */
export function Heart({ address, name, className }: HeartProps) {
  const liked = useFavourite(address)
  const like = (at: string) => void saveThing({ kind: 'like', address, at })
  const unlike = () => void saveThing({ kind: 'unlike', address, at: now() })
  const press = () => {
    if (liked) {
      unlike()
      toast(messages.unliked({ name }), { label: messages.undo, run: () => like(liked.at) })
    } else {
      like(now())
      toast(messages.liked({ name }), { label: messages.undo, run: unlike })
    }
  }
  return (
    <button
      type="button"
      aria-pressed={liked !== null}
      aria-label={messages.favouriteRug({ name })}
      title={messages.favourite}
      onClick={press}
      className={`heart ${className}`}
    >
      <Glyph name="heart" size={22} />
    </button>
  )
}

const now = () => new Date().toISOString()
