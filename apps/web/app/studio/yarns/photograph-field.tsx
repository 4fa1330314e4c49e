import '../../ui/unseen-input.css'

type PhotographFieldProps = {
  /** URL of the photograph once it has been read. */
  readonly url: string | null
  readonly onChoose: (photograph: File) => void
}

/** Chooses a photograph. The invisible native input covers it, so that it can be pressed and dropped on. */
export function PhotographField({ url, onChoose }: PhotographFieldProps) {
  return (
    <label className="photograph-field drop-field type-ui">
      {url && <img src={url} alt="The photograph" className="h-20 max-w-24 object-contain" />}
      <span>
        <span className="font-medium underline decoration-1 underline-offset-[5px]">
          {url ? 'Choose another' : 'Choose a photograph'}
        </span>{' '}
        <span className="text-graphite">or drop one here</span>
      </span>
      <input
        type="file"
        accept="image/*"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onChoose(file)
        }}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
    </label>
  )
}
