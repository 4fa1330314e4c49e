/** A radio option; its text may explain it below its name. */
export function ChoiceRow({ children, ...input }: React.ComponentProps<'input'>) {
  return (
    <label className="type-ui flex min-h-11 items-center gap-3 py-1.5">
      <input type="radio" required {...input} className="size-5 shrink-0 accent-ink" />
      {children}
    </label>
  )
}
