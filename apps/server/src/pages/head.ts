import { type Locale, languageTag, locales } from '@shiji/i18n/locale.ts'
import { Html, html, scriptJson } from './html/html.ts'
import type { Origins, Page } from './page.ts'
import { PAGE_STYLE } from './page-style.ts'

/** Language as Open Graph writes it. */
const OPEN_GRAPH: Readonly<Record<Locale, string>> = { 'zh-cn': 'zh_CN', en: 'en_US' }

/** Path of a page in a language: Chinese is the page itself, English has it in the query. */
export const inLanguage = (path: string, locale: Locale): string => (locale === 'en' ? `${path}?lang=en` : path)

/** Everything that search engines and previews read in the head. */
export function headOf(page: Page, origins: Origins, locale: Locale, siteName: string): Html {
  const address = `${origins.shop}${page.canonical}`
  return html`<title>${page.title}</title>
<meta name="description" content="${page.description}" data-page="${page.canonical}">
${page.listed ? listing(page, origins, address) : html`<meta name="robots" content="noindex">`}
${openGraph(page, address, locale, siteName)}
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#F6F6F4">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#101412">
${page.answers.length > 0 && html`<meta name="page-data" content="${dataOf(page, locale)}">`}
${page.facts.map(
  fact => html`<script type="application/ld+json" data-page="${page.canonical}">${scriptJson(JSON.stringify(fact))}</script>
`,
)}${page.body && html`<style>${new Html(PAGE_STYLE)}</style>`}`
}

/** The language of the answers and their addresses, so that the first script of the page does not ask for them. */
const dataOf = ({ answers }: Page, locale: Locale): string =>
  [locale, '/api/common', ...answers.map(({ address }) => address)].join(' ')

function listing(page: Page, origins: Origins, address: string): Html {
  return html`<link rel="canonical" href="${address}">
${locales.map(
  locale => html`<link rel="alternate" hreflang="${languageTag(locale)}" href="${origins.shop}${inLanguage(page.canonical, locale)}">
`,
)}<link rel="alternate" hreflang="x-default" href="${address}">`
}

function openGraph(
  { title, description, type, picture }: Page,
  address: string,
  locale: Locale,
  siteName: string,
): Html {
  const fields: readonly (readonly [string, string | number | undefined])[] = [
    ['og:site_name', siteName],
    ['og:type', type],
    ['og:title', title],
    ['og:description', description],
    ['og:url', address],
    ['og:locale', OPEN_GRAPH[locale]],
    ...locales.filter(each => each !== locale).map(each => ['og:locale:alternate', OPEN_GRAPH[each]] as const),
    ['og:image', picture?.url],
    ['og:image:width', picture?.width],
    ['og:image:height', picture?.height],
    ['og:image:alt', picture?.alt],
  ]
  return html`${fields.flatMap(([name, value]) =>
    value === undefined
      ? []
      : [
          html`<meta property="${name}" content="${value}">
`,
        ],
  )}<meta name="twitter:card" content="${picture === undefined ? 'summary' : 'summary_large_image'}">`
}
