import type { HomeData } from '@shiji/contract/catalog/home.ts'
import type { FileUrl } from '../../../site/goods/use-file-url.ts'

/** The leading picture of the home page: the first banner's, without banners that of the pick of the day. */
export const leadingImage = ({ banners, lead }: Pick<HomeData, 'banners' | 'lead'>): string | undefined =>
  (banners[0] ?? lead[0])?.image

/** The versions of the main picture that the browser may choose from. */
export interface HeroPicture {
  readonly src: string
  readonly srcSet: string | undefined
  readonly sizes: string
}

/** The main picture in its widths; it is preloaded before the page is rendered, so both must be identical. */
export function heroPicture(image: string, fileUrl: FileUrl): HeroPicture {
  const src = fileUrl(image)
  const small = fileUrl(image, 400)
  return {
    src,
    srcSet: small === src ? undefined : `${small} 400w, ${src} 800w`,
    sizes: '(max-width: 767px) 208px, 272px',
  }
}
