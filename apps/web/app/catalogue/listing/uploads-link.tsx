import { Link } from 'react-router'

/** A quiet way from the shop's drawings to the visitor's own. */
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
