import type { FileUrl } from '../../site/use-file-url.ts'

/** What the browser may choose from for the leading picture. */
export interface HeroPicture {
  readonly src: string
  readonly srcSet: string | undefined
  readonly sizes: string
}

/** The leading picture in its widths; the page asks for it before it is drawn, so both must say the same. */
export function heroPicture(image: string, fileUrl: FileUrl): HeroPicture {
  const src = fileUrl(image)
  const small = fileUrl(image, 400)
  return {
    src,
    srcSet: small === src ? undefined : `${small} 400w, ${src} 800w`,
    sizes: '(max-width: 767px) 208px, 272px',
  }
}
