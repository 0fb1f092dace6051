const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Any text as text of a document or value of an attribute in quotes. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, sign => ESCAPES[sign] ?? sign)

/** HTML that is safe to send: only `html` makes it, and it escapes every text. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** What a template may contain: texts are escaped, HTML is not, `undefined` and `false` leave nothing. */
type Part = Html | string | number | readonly Html[] | undefined | false

/** HTML out of a template. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(strings.reduce((text, string, index) => text + write(parts[index - 1]) + string))
}

function write(part: Part): string {
  if (part === undefined || part === false) return ''
  if (part instanceof Html) return part.text
  if (typeof part === 'string') return escapeHtml(part)
  return typeof part === 'number' ? String(part) : part.map(each => each.text).join('')
}

/** JSON as the content of a `script`: nothing in it ends the element or begins a comment. */
export const scriptJson = (json: string): Html => new Html(json.replaceAll('<', '\\u003c'))

const BREAKS = /<(?:br|hr)\b[^>]*>|<\/(?:p|div|li|tr|h[1-6]|blockquote|pre|table|figure|figcaption)>/gi
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

/** The paragraphs of a rich text, without its marks and pictures. */
export function paragraphsOf(rich: string): readonly string[] {
  return rich
    .replaceAll(BREAKS, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, ten?: string, sixteen?: string, name?: string) => {
      const code = ten === undefined ? Number.parseInt(sixteen ?? '', 16) : Number(ten)
      if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? whole
      return code > 0 && code < 0x11_00_00 ? String.fromCodePoint(code) : ''
    })
    .split('\n')
    .map(line => line.replaceAll(/\s+/g, ' ').trim())
    .filter(line => line !== '')
}

/** A text cut to so many characters, with a sign that it goes on. */
export const cutText = (text: string, most: number): string =>
  [...text].length > most ? `${[...text].slice(0, most - 1).join('')}…` : text
