/** `6-8 weeks`, never broken over a line. */
export function Weeks({ of: [least, most] }: { readonly of: readonly [number, number] }) {
  return (
    <span className="unbroken">
      {least}-{most} weeks
    </span>
  )
}
