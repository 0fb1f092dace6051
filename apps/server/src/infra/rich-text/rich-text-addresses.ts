import { isFileUrl } from '@shiji/contract/texts/file-url.ts'
import { readLink } from '@shiji/kit/link/link.ts'

const INLINE = /^data:image\/(png|jpeg|gif|webp);base64,[A-Za-z0-9+/=]+$/
/** Inline pictures stay as small as the editor makes them (spec §9: 5 KB before base64). */
const INLINE_SIGNS = 7_000
const LINK_LENGTH = 500

/**
 * Allowed link targets of rich text: a page of the shop, another site, a mail address. Undefined for anything else and
 * for an empty one.
 */
export const readTextLink = (value: unknown): string | undefined => {
  if (typeof value !== 'string' || value.length > LINK_LENGTH) return undefined
  const link = readLink(value, ['https', 'http', 'mailto'])
  return link === '' ? undefined : link
}

/** Pictures are files of the shop or small and inline: one on a foreign host would reveal readers to that host. */
export const isPicture = (src: string): boolean =>
  src !== '' && (isFileUrl(src) || (src.length <= INLINE_SIGNS && INLINE.test(src)))
