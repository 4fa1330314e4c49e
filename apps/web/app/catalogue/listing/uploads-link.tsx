import { Link } from 'react-router'

/** An inconspicuous link from the catalogue to uploading one's own design. */
export function UploadsLink() {
  return (
    <p className="type-caption text-graphite">
      Have a drawing of your own?{' '}
      <Link
        to="/your-design"
        className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-madder"
      >
        Make a rug of it
      </Link>
    </p>
  )
}
