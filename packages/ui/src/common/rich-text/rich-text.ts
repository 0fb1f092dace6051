/** Separator between html and JSON in a stored rich text (§3). */
export const richTextSeparator = '##qingwuit##'

/** A stored rich text, taken apart. */
export interface RichText {
  readonly html: string
  /** JSON of the editor's own form; undefined where there is none or where it is broken. */
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

/** Takes a stored text apart at its last separator, since people may write the separator too. Never throws. */
export function readRichText(stored: string): RichText {
  const at = stored.lastIndexOf(richTextSeparator)
  if (at === -1) return { html: stored, json: undefined }
  return { html: stored.slice(0, at), json: parse(stored.slice(at + richTextSeparator.length)) }
}

/** Puts html and JSON together for storing; an empty text is stored as nothing at all. */
export function writeRichText(html: string, json: unknown): string {
  return html === '' ? '' : `${html}${richTextSeparator}${JSON.stringify(json)}`
}

const emptyParagraph = /^(?:<p>(?:<br\s*\/?>|\s|&nbsp;)*<\/p>)*$/

/** Html of the editor as it is kept: nothing for an empty page, spaces that may break a line. */
export function tidyHtml(html: string): string {
  if (emptyParagraph.test(html)) return ''
  // Quill writes every space of some lines as one that never breaks, and the text would run out of its column.
  return html.replace(/&nbsp;/g, ' ')
}
