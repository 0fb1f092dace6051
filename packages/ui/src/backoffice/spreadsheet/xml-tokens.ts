/** A piece of XML. A self-closing element is an opening and a closing one. */
export type XmlToken =
  | { readonly kind: 'open'; readonly name: string; readonly attributes: string }
  | { readonly kind: 'close'; readonly name: string }
  | { readonly kind: 'text'; readonly text: string }

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Decodes the entities of a text. Only the five of XML and numeric ones are known: nothing expands. */
export const plainText = (text: string): string =>
  text.includes('&')
    ? text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,4});/gi, (whole, name: string) => {
        if (!name.startsWith('#')) return entities[name] ?? whole
        const code = name[1] === 'x' || name[1] === 'X' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
        return code <= 0x10ffff ? String.fromCodePoint(code) : whole
      })
    : text

const local = (name: string): string => name.slice(name.indexOf(':') + 1)

/** Reads XML in one pass, piece by piece; prefixes of names are left out. Declarations and comments are skipped. */
export function* xmlTokens(xml: string): Generator<XmlToken> {
  let at = 0
  while (at < xml.length) {
    const open = xml.indexOf('<', at)
    if (open < 0) return
    if (open > at) yield { kind: 'text', text: plainText(xml.slice(at, open)) }
    const comment = xml.startsWith('<!--', open)
    const end = comment ? xml.indexOf('-->', open) + 2 : xml.indexOf('>', open)
    if (end < open) return
    at = end + 1
    const first = xml[open + 1]
    if (first === '?' || first === '!') continue
    if (first === '/') {
      yield { kind: 'close', name: local(xml.slice(open + 2, end).trim()) }
      continue
    }
    const closed = xml[end - 1] === '/'
    const tag = xml.slice(open + 1, closed ? end - 1 : end)
    const space = tag.search(/\s/)
    const name = local(space < 0 ? tag : tag.slice(0, space))
    yield { kind: 'open', name, attributes: space < 0 ? '' : tag.slice(space) }
    if (closed) yield { kind: 'close', name }
  }
}

/** Value of an attribute, by its name with prefix. */
export function attribute(attributes: string, name: string): string | undefined {
  const at = attributes.search(new RegExp(`\\s${name}\\s*=`))
  if (at < 0) return undefined
  const quoteAt = attributes.slice(at).search(/["']/) + at
  const quote = attributes[quoteAt]
  if (quote === undefined || quoteAt < at) return undefined
  const end = attributes.indexOf(quote, quoteAt + 1)
  return end < 0 ? undefined : plainText(attributes.slice(quoteAt + 1, end))
}
