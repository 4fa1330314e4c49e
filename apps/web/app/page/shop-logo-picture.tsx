import { logoPath, type ShopLogo } from '@nawl/domain/shop/logo'

type ShopLogoPictureProps = {
  readonly logo: ShopLogo
  /** Gives its height and greatest width. */
  readonly className: string
  readonly alt: string
}

/** The shop's logo, in its own proportions at any size. */
export function ShopLogoPicture({ logo, className, alt }: ShopLogoPictureProps) {
  const { width, height } = logo
  return (
    <img
      src={logoPath(logo, 'page.webp')}
      alt={alt}
      width={width}
      height={height}
      className={`shop-logo ${className}`}
    />
  )
}
