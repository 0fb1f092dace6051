/** A page as a crawler reads it: no script runs. */
export interface ReadPage {
  readonly lang: string
  readonly title: string
  readonly description: string
  readonly robots: string | undefined
  readonly canonicals: readonly string[]
  /** Addresses by language. */
  readonly alternates: ReadonlyMap<string, string>
  readonly openGraph: ReadonlyMap<string, string>
  readonly facts: readonly Readonly<Record<string, unknown>>[]
  readonly headings: readonly string[]
  readonly links: readonly string[]
  readonly prices: readonly string[]
  readonly pictures: readonly ReadonlyMap<string, string>[]
  /** Answers that travel with the page, by address. */
  readonly answers: ReadonlyMap<string, unknown>
  /** What is read in the body, without marks. */
  readonly text: string
}

const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }
const unescaped = (text: string) =>
  text.replaceAll(/&(amp|lt|gt|quot|#39);/g, (_all, name: string) => SIGNS[name] ?? '')

const attributes = (tag: string): ReadonlyMap<string, string> =>
  new Map(Array.from(tag.matchAll(/([\w:-]+)="([^"]*)"/g), ([, name = '', value = '']) => [name, unescaped(value)]))

const tags = (html: string, name: string) =>
  Array.from(html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'g')), ([, inside = '']) => attributes(inside))

const inside = (html: string, name: string) =>
  Array.from(
    html.matchAll(new RegExp(`<${name}\\b([^>]*)>([\\s\\S]*?)</${name}>`, 'g')),
    ([, head = '', text = '']) => ({
      attributes: attributes(head),
      text,
    }),
  )

const plain = (html: string) =>
  unescaped(html.replaceAll(/<[^>]*>/g, ' '))
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Reads a document. */
export function readPage(html: string): ReadPage {
  const metas = tags(html, 'meta')
  const meta = (name: string) => metas.find(each => each.get('name') === name)?.get('content')
  const links = tags(html, 'link')
  const scripts = inside(html, 'script')
  const of = (rel: string) => links.filter(each => each.get('rel') === rel)
  const body = /<body>([\s\S]*)<\/body>/.exec(html)?.[1]?.replaceAll(/<script\b[\s\S]*?<\/script>/g, '') ?? ''
  return {
    lang: tags(html, 'html')[0]?.get('lang') ?? '',
    title: plain(inside(html, 'title')[0]?.text ?? ''),
    description: meta('description') ?? '',
    robots: meta('robots'),
    canonicals: of('canonical').map(each => each.get('href') ?? ''),
    alternates: new Map(of('alternate').map(each => [each.get('hreflang') ?? '', each.get('href') ?? ''])),
    openGraph: new Map(
      metas.flatMap(each => (each.has('property') ? [[each.get('property') ?? '', each.get('content') ?? '']] : [])),
    ),
    facts: scripts
      .filter(each => each.attributes.get('type') === 'application/ld+json')
      .map(each => JSON.parse(each.text)),
    headings: inside(body, 'h1').map(each => plain(each.text)),
    links: tags(body, 'a').map(each => each.get('href') ?? ''),
    prices: body.match(/¥[\d,]+\.\d{2}/g) ?? [],
    pictures: tags(body, 'img'),
    answers: new Map(
      scripts.flatMap(each => {
        const address = each.attributes.get('data-answer')
        return address === undefined ? [] : [[address, JSON.parse(each.text)]]
      }),
    ),
    text: plain(body),
  }
}

/** What schema.org and the search engines require of each kind of fact. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Product: ['name', 'image', 'description', 'sku', 'offers'],
  Offer: ['price', 'priceCurrency', 'availability', 'url'],
  AggregateOffer: ['lowPrice', 'highPrice', 'priceCurrency', 'offerCount', 'offers'],
  AggregateRating: ['ratingValue', 'bestRating', 'reviewCount'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Organization: ['name', 'url'],
  WebSite: ['name', 'url', 'potentialAction'],
  SearchAction: ['target', 'query-input'],
  EntryPoint: ['urlTemplate'],
  Brand: ['name'],
  Store: ['name', 'url'],
}

/** One line per required field that a fact, or one inside of it, lacks; unknown kinds are faults. */
export function faultsOfFact(fact: unknown): string[] {
  if (Array.isArray(fact)) return fact.flatMap(faultsOfFact)
  if (typeof fact !== 'object' || fact === null) return []
  const fields = new Map<string, unknown>(Object.entries(fact))
  const kind = String(fields.get('@type'))
  const missing = (REQUIRED[kind] ?? ['a known @type']).filter(field => {
    const value = fields.get(field)
    return value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  })
  return [...missing.map(field => `${kind} lacks ${field}`), ...[...fields.values()].flatMap(faultsOfFact)]
}
