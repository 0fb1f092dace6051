import sanitize from 'sanitize-html'
import { type Op, RICH_TEXT_SEPARATOR, readDelta } from './delta.ts'
import { deltaHtml } from './delta-html.ts'
import { isPicture, readTextLink } from './rich-text-addresses.ts'

const COLOUR = [/^#[0-9a-f]{3,8}$/i, /^rgba?\([\d\s.,%]{5,40}\)$/i]
const LENGTH = [/^\d{1,3}(\.\d{1,2})?(px|em|rem|%)$/]

/** Cells may span a few others; anything but a small number is dropped. */
function spanned(tagName: string, attribs: sanitize.Attributes): sanitize.Tag {
  const isWrong = (name: string) => /^(col|row)span$/.test(name) && !/^([2-9]|[1-9]\d)$/.test(attribs[name] ?? '')
  return { tagName, attribs: Object.fromEntries(Object.entries(attribs).filter(([name]) => !isWrong(name))) }
}

const RULES: sanitize.IOptions = {
  allowedTags:
    'p br span strong b em i u s sub sup a img h1 h2 h3 h4 h5 h6 ul ol li blockquote pre code table thead tbody tr th td hr div'.split(
      ' ',
    ),
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan'],
    '*': ['style'],
  },
  allowedStyles: {
    '*': {
      color: COLOUR,
      'background-color': COLOUR,
      'text-align': [/^(left|center|right|justify)$/],
      'font-size': LENGTH,
      'padding-left': LENGTH,
      width: LENGTH,
    },
  },
  allowedSchemes: ['https', 'http', 'mailto'],
  allowedSchemesByTag: { img: ['data'] },
  allowProtocolRelative: false,
  transformTags: {
    td: spanned,
    th: spanned,
    a: (_tag, { href, style }) => ({
      tagName: 'a',
      attribs: { ...linkTo(href), ...(style === undefined ? {} : { style }) },
    }),
  },
  exclusiveFilter: frame => frame.tag === 'img' && !isPicture(frame.attribs.src ?? ''),
}

/** Text whose link is broken or forbidden is kept as plain text. */
const linkTo = (href: string | undefined): Record<string, string> => {
  const link = readTextLink(href)
  return { ...(link === undefined ? {} : { href: link }), rel: 'noopener noreferrer', target: '_blank' }
}

/**
 * Makes rich text from an editor safe to store: with a readable JSON part, the html is rebuilt from its allowed
 * operations and both parts are kept; without one, the html is cleaned and kept alone. Cleaning twice changes nothing.
 */
export function cleanRichText(value: string): string {
  const at = value.indexOf(RICH_TEXT_SEPARATOR)
  const ops = at < 0 ? undefined : readDelta(value.slice(at + RICH_TEXT_SEPARATOR.length))
  if (ops === undefined) return sanitize(at < 0 ? value : value.slice(0, at), RULES)
  return isEmpty(ops) ? '' : sanitize(deltaHtml(ops), RULES) + RICH_TEXT_SEPARATOR + JSON.stringify({ ops })
}

/** The part that is shown (spec §3). */
export function htmlOf(value: string): string {
  const at = value.indexOf(RICH_TEXT_SEPARATOR)
  return at < 0 ? value : value.slice(0, at)
}

const isEmpty = (ops: readonly Op[]): boolean =>
  ops.every(op => typeof op.insert === 'string' && op.insert.trim() === '')
