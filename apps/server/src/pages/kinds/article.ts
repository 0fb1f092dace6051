import { helpCentreCall } from '@shiji/contract/content/reading.calls.ts'
import { formatDateTime } from '@shiji/i18n/format.ts'
import { languageTag } from '@shiji/i18n/locale.ts'
import { readingPage } from '../../modules/content/index.ts'
import { framed, pathOf, titled } from '../frame.ts'
import { cutText, html, paragraphsOf } from '../html/html.ts'
import { breadcrumbs } from '../json-ld.ts'
import type { Page, Writing } from '../page.ts'

const DESCRIPTION = 120

/**
 * An article, an agreement or a notice; undefined when none is shown under that name. It is read without counting: the
 * page's own call counts people, not crawlers.
 */
export async function articlePage(writing: Writing, name: string): Promise<Page | undefined> {
  const { guest, ctx, say, pick, to, locale, origins } = writing
  const [page, help] = await Promise.all([readingPage(ctx, name), guest.read(ctx, helpCentreCall, {})])
  if (page === undefined) return undefined
  const title = pick(page.title, page.title_en)
  const text = paragraphsOf(pick(page.content, page.content_en))
  const isForeign = locale === 'en' && page.content_en === ''
  const canonical = `/user/article/${name}`
  const steps = [
    { name: say('common.home'), path: '/' },
    { name: title, path: canonical },
  ]
  const links = [
    ...(help?.data.columns ?? []).flatMap(column => [
      ...column.articles,
      ...column.children.flatMap(each => each.articles),
    ]),
    ...(help?.data.agreements ?? []),
  ]
  return {
    status: 200,
    title: titled(writing, title),
    description: cutText(text.join(' '), DESCRIPTION) || title,
    canonical,
    listed: true,
    type: 'article',
    facts: [breadcrumbs(origins, steps)],
    body: framed(
      writing,
      canonical,
      html`${pathOf(writing, steps)}<article class="pg-text"><h1>${title}</h1>
<p class="pg-muted">${say('shop_content.updated', { time: formatDateTime(page.updated_at, locale, 'date') })}</p>
<div${isForeign && html` lang="${languageTag('zh-cn')}"`}>${text.map(line => html`<p>${line}</p>`)}</div></article>
<nav><h2>${say('shop_content.help_title')}</h2><div class="pg-row">${links.map(link => html`<a href="${to(`/user/article/${link.name}`)}">${pick(link.title, link.title_en)}</a>`)}</div></nav>`,
    ),
    answers: help === undefined ? [] : [help],
  }
}
