import * as messages from '@nawl/messages/yarn-picker'

import '../../../ui/unseen-input.css'

type PhotographFieldProps = {
  /** URL of the photograph once it has been read. */
  readonly url: string | null
  readonly onChoose: (photograph: File) => void
}

/** Chooses a photograph. The invisible native input covers it, so that it can be pressed and dropped on. */
export function PhotographField({ url, onChoose }: PhotographFieldProps) {
  return (
    <label className="photograph-field drop-field type-ui">
      {url && <img src={url} alt={messages.photograph} className="h-20 max-w-24 object-contain" />}
      <span>
        <span className="font-medium underline decoration-1 underline-offset-[5px]">
          {url ? messages.chooseAnother : messages.choosePhotograph}
        </span>{' '}
        <span className="text-graphite">{messages.orDrop}</span>
      </span>
      <input
        type="file"
        accept="image/*"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onChoose(file)
          // Allows choosing the same file again.
          target.value = ''
        }}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
    </label>
  )
}
