type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const FIELDS = 'input:not([type=file], [type=hidden]), textarea, select'

/**
 * Tells React what was typed, chosen or filled in by the browser before it took the page over: it knows only of events
 * that it hears, and empties a controlled field at the first change of anything beside it.
 */
export function replayTypedEarly(): void {
  const early = new Map<Field, string | boolean>()
  const note = (field: Field) => {
    if (!isHydrated(field)) early.set(field, valueOf(field))
  }
  const hear = ({ target }: Event) => {
    if (target instanceof Element && target.matches(FIELDS)) note(target as Field) // the selector names fields only
  }
  for (const field of document.querySelectorAll<Field>(FIELDS)) if (isChanged(field)) note(field)
  document.addEventListener('input', hear, true)
  const replayReady = () => {
    for (const [field, value] of early) {
      if (field.isConnected && !isHydrated(field)) continue
      early.delete(field)
      if (field.isConnected) replay(field, value)
    }
    if (early.size > 0 || performance.now() < LISTENS_MS) setTimeout(replayReady, AGAIN_MS)
    else document.removeEventListener('input', hear, true)
  }
  replayReady()
}

/** A page that is not alive by then has other troubles; what was typed by then is still replayed. */
const LISTENS_MS = 60_000
const AGAIN_MS = 50

/** React marks the elements that it has taken over; nothing else tells. */
const isHydrated = (field: Field) => Object.keys(field).some((key) => key.startsWith('__reactProps'))

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    // Without a default, the first option is the one that nobody chose.
    return (
      field.selectedIndex !==
      Math.max(
        0,
        [...field.options].findIndex(({ defaultSelected }) => defaultSelected),
      )
    )
  return isTicked(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue
}

const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')

const valueOf = (field: Field) => (isTicked(field) ? field.checked : field.value)

/** The change once more, as an event that React hears: it hears none where the value is the one that it saw last. */
function replay(field: Field, value: string | boolean): void {
  if (isTicked(field)) {
    // Of radio buttons, the one that was chosen speaks for all.
    if (field.type === 'radio' && value === false) return
    field.checked = value === false
    field.click()
    return
  }
  if (field instanceof HTMLSelectElement) {
    field.value = String(value)
    field.dispatchEvent(new Event('change', { bubbles: true }))
    return
  }
  const typed = String(value)
  // Fields of e-mail addresses and numbers have no selection.
  const { selectionStart: start, selectionEnd: end } = field
  // React watches the element's own property; the prototype's sets the text behind its back.
  field.value = field.defaultValue
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, typed)
  if (start !== null && document.activeElement === field) field.setSelectionRange(start, end)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
