/** Separator between html and JSON in a stored rich text (§3). */
export const richTextSeparator = '##qingwuit##'

/** A stored rich text, split. */
export interface RichText {
  readonly html: string
  /** JSON in the editor's own format; undefined if there is none or it is invalid. */
  readonly json: unknown
}

const parse = (text: string): unknown => {
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    return undefined
  }
}

/** Splits a stored text at its last separator, since people may write the separator too. Never throws. */
export function readRichText(stored: string): RichText {
  const at = stored.lastIndexOf(richTextSeparator)
  if (at === -1) return { html: stored, json: undefined }
  return { html: stored.slice(0, at), json: parse(stored.slice(at + richTextSeparator.length)) }
}

/** Joins html and JSON for storing; an empty text is stored as ''. */
export function writeRichText(html: string, json: unknown): string {
  return html === '' ? '' : `${html}${richTextSeparator}${JSON.stringify(json)}`
}

const emptyParagraph = /^(?:<p>(?:<br\s*\/?>|\s|&nbsp;)*<\/p>)*$/

/** Html of the editor for storing: '' for an empty page, with normal spaces. */
export function tidyHtml(html: string): string {
  if (emptyParagraph.test(html)) return ''
  // Quill writes every space of some lines as a non-breaking one, and the text would overflow its column.
  return html.replace(/&nbsp;/g, ' ')
}
