import { readLink } from '@shiji/kit/link/link.ts'
import DOMPurify from 'dompurify'
import { fileAddress } from '../file-address/wire-address.ts'
import { readRichText } from './rich-text.ts'

const clean = (html: string): string =>
  DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [
      'p',
      'br',
      'strong',
      'b',
      'em',
      'i',
      'u',
      's',
      'a',
      'img',
      'ul',
      'ol',
      'li',
      'blockquote',
      'pre',
      'code',
      'h1',
      'h2',
      'h3',
      'h4',
      'h5',
      'h6',
      'table',
      'thead',
      'tbody',
      'tr',
      'th',
      'td',
      'figure',
      'figcaption',
      'section',
      'div',
      'span',
      'hr',
      'dl',
      'dt',
      'dd',
      'sub',
      'sup',
    ],
    ALLOWED_ATTR: ['href', 'src', 'alt', 'title', 'width', 'height', 'colspan', 'rowspan', 'scope', 'loading'],
    ALLOW_DATA_ATTR: false,
  })

const PICTURE = /^(\/files\/|data:image\/)/

/**
 * Makes unsafe links harmless and loads pictures lazily; a picture on another host, which could track readers, is not
 * requested.
 */
const finish = (html: string, filesOrigin: string): string => {
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const link of page.querySelectorAll('a')) {
    link.setAttribute('rel', 'noopener nofollow')
    const href = readLink(link.getAttribute('href') ?? '', ['https', 'http', 'mailto'])
    if (href) link.setAttribute('href', fileAddress(filesOrigin, href))
    else link.removeAttribute('href')
  }
  for (const picture of page.querySelectorAll('img')) {
    const src = picture.getAttribute('src') ?? ''
    if (!PICTURE.test(src)) {
      picture.remove()
      continue
    }
    picture.setAttribute('src', fileAddress(filesOrigin, src))
    picture.setAttribute('loading', 'lazy')
    if (!picture.hasAttribute('alt')) picture.setAttribute('alt', '')
  }
  return page.body.innerHTML
}

/**
 * Html that is safe to render, whatever was stored: no script, no style, no handlers, no unsafe addresses; files come
 * from their origin.
 */
export const safeHtml = (stored: string, filesOrigin = ''): string =>
  finish(clean(readRichText(stored).html), filesOrigin)
