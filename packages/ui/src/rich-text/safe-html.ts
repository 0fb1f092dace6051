import DOMPurify from 'dompurify'
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

/** Makes strange links harmless and pictures patient. */
const finish = (html: string): string => {
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const link of page.querySelectorAll('a')) link.setAttribute('rel', 'noopener nofollow')
  for (const picture of page.querySelectorAll('img')) {
    picture.setAttribute('loading', 'lazy')
    if (!picture.hasAttribute('alt')) picture.setAttribute('alt', '')
  }
  return page.body.innerHTML
}

/** Html that may be put on the page, whatever was stored: no script, no style, no handlers, no strange addresses. */
export const safeHtml = (stored: string): string => finish(clean(readRichText(stored).html))
