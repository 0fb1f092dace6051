import { languageTag, locales } from '@shiji/i18n/locale.ts'
import type { AddressList, PublicAddress } from '../../infra/addresses.ts'
import type { Ctx } from '../../infra/context.ts'
import { inLanguage } from '../head.ts'
import { escapeHtml } from '../html/html.ts'

/** The most pages of one file (sitemaps.org). */
export const PART_SIZE = 50_000
const CHUNK = 1_000

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const INDEX = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** The list of all parts. */
export async function sitemapIndex(
  ctx: Ctx,
  lists: readonly AddressList[],
  origin: string,
  size: number,
): Promise<string> {
  const parts = await Promise.all(
    lists.map(async ({ name, starts }) => (await starts(ctx, size)).map(start => `${name}-${start}`)),
  )
  const rows = parts
    .flat()
    .map(part => `<sitemap><loc>${escapeHtml(`${origin}/sitemaps/${part}.xml`)}</loc></sitemap>\n`)
  return `${HEAD}<sitemapindex ${INDEX}>\n${rows.join('')}</sitemapindex>\n`
}

/** One part, read and sent in pieces. */
export async function* sitemapPart(
  ctx: Ctx,
  list: AddressList,
  start: number,
  origin: string,
  size: number,
): AsyncGenerator<string> {
  yield `${HEAD}<urlset ${INDEX} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
  let [from, left] = [start, size]
  while (left > 0) {
    const rows = await list.from(ctx, from, Math.min(CHUNK, left))
    yield rows.map(row => entry(row, origin)).join('')
    const last = rows.at(-1)
    if (last === undefined || rows.length < Math.min(CHUNK, left)) break
    from = last.id + 1
    left -= rows.length
  }
  yield '</urlset>\n'
}

function entry({ path, changedAt }: PublicAddress, origin: string): string {
  const at = (address: string) => escapeHtml(`${origin}${address}`)
  const alternates = locales.map(
    locale => `<xhtml:link rel="alternate" hreflang="${languageTag(locale)}" href="${at(inLanguage(path, locale))}"/>`,
  )
  return `<url><loc>${at(path)}</loc><lastmod>${changedAt.toISOString()}</lastmod>${alternates.join('')}</url>\n`
}

/** What robots may read: everything public; the rest is for people only. */
export const robotsText = (origin: string): string =>
  [
    'User-agent: *',
    'Allow: /user/article/',
    ...['/Admin/', '/Seller/', '/carts', '/order/', '/user/'].map(path => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
