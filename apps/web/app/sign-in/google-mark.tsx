/** Google's "G", as required by their branding rules for sign-in buttons. */
export function GoogleMark() {
  return (
    <svg viewBox="0 0 20 20" width={20} height={20} fill="none" strokeWidth={3.7} aria-hidden>
      <path stroke="#ea4335" d="M3.5 7A7.2 7.2 0 0 1 15.1 4.9" />
      <path stroke="#fbbc05" d="M3.5 13a7.2 7.2 0 0 1 0-6" />
      <path stroke="#34a853" d="M14.6 15.5A7.2 7.2 0 0 1 3.5 13" />
      <path stroke="#4285f4" d="M10 10.2h7.2a7.2 7.2 0 0 1-2.6 5.3" />
    </svg>
  )
}
