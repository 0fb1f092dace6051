import { commonCall } from '@shiji/contract/platform/site.calls.ts'
import type { Locale } from '@shiji/i18n/locale.ts'
import { translate } from '@shiji/i18n/server.ts'
import { type Runtime, systemContext } from '../infra/context.ts'
import { actingAs } from '../infra/scope.ts'
import { unlistedStanding } from '../modules/catalog/index.ts'
import { hadReadingPage } from '../modules/content/index.ts'
import type { GuestCalls } from './guest-calls.ts'
import { inLanguage } from './head.ts'
import { articlePage } from './kinds/article.ts'
import { goodsPage } from './kinds/goods.ts'
import { homePage } from './kinds/home.ts'
import { classesPage, classPage, rankingPage, searchPage } from './kinds/listing.ts'
import { storePage } from './kinds/store.ts'
import { closedPage, pageWithoutRecord, plainPage } from './kinds/without-record.ts'
import type { Origins, Page, Writing } from './page.ts'
import type { PictureSizes } from './pictures.ts'
import type { ShopAddress } from './shop-address.ts'

/** What pages are written from. */
export interface Desk {
  readonly runtime: Runtime
  readonly guest: GuestCalls
  readonly sizes: PictureSizes
}

/** Who reads: language, whether the address names it, and where the page lies. */
export interface Reader {
  readonly locale: Locale
  readonly isNamed: boolean
  readonly origins: Origins
}

/** A visitor without a session, for all readers: pages hold nothing of a person. */
export const visitor = ({ runtime }: Desk, locale: Locale, ip = '') => ({
  ...actingAs(systemContext(runtime, 'page'), { kind: 'visitor' }),
  locale,
  ip,
})

/** Writes one page of the shop for a visitor. */
export async function writePage(desk: Desk, address: ShopAddress, reader: Reader): Promise<Page> {
  const { guest } = desk
  const { locale, isNamed, origins } = reader
  const ctx = visitor(desk, locale)
  const common = await guest.read(ctx, commonCall, {})
  if (common === undefined) throw new Error('the shop has no site data')
  const writing: Writing = {
    ctx,
    guest,
    site: common.data,
    origins,
    locale,
    say: (key, params) => translate(locale, key, params),
    pick: (zh, en) => (locale === 'en' && en !== '' ? en : zh),
    to: path => (isNamed ? inLanguage(path, locale) : path),
  }
  return common.data.common.closeStatus ? closedPage(writing, address.path) : pageAt(desk, writing, address)
}

async function pageAt({ sizes }: Desk, writing: Writing, address: ShopAddress): Promise<Page> {
  const { path } = address
  switch (address.kind) {
    case 'home':
      return homePage(writing, sizes)
    case 'classes':
      return classesPage(writing)
    case 'ranking':
      return rankingPage(writing)
    case 'search':
      return searchPage(writing, address.params)
    case 'goods':
      return (
        (address.id !== undefined && (await goodsPage(writing, address.id, sizes))) || goodsMissing(writing, address)
      )
    case 'class':
      return (address.id !== undefined && (await classPage(writing, address.id, sizes))) || unknown(writing, path)
    case 'store':
      return (
        (address.id !== undefined && (await storePage(writing, address.id, sizes))) ||
        pageWithoutRecord(writing, {
          status: 404,
          path,
          place: 'missing',
          title: 'shop_goods.store_gone',
          hint: 'common.not_found_hint',
        })
      )
    case 'article':
      return (await articlePage(writing, address.name)) ?? articleMissing(writing, address)
    case 'plain':
      return plainPage(writing, path)
    case 'unknown':
      return unknown(writing, path)
  }
}

const unknown = (writing: Writing, path: string) =>
  pageWithoutRecord(writing, {
    status: 404,
    path,
    place: 'missing',
    title: 'common.not_found_title',
    hint: 'common.not_found_hint',
  })

/** Goods that visitors may not see: gone for good, off the shelf for now, or never shown. */
async function goodsMissing(writing: Writing, { path, id }: { path: string; id: number | undefined }): Promise<Page> {
  const standing = id === undefined ? 'unknown' : await unlistedStanding(writing.ctx, id)
  const status = standing === 'gone' ? 410 : standing === 'resting' ? 200 : 404
  const title = standing === 'resting' ? 'shop_page.resting' : 'shop_goods.goods_gone'
  return pageWithoutRecord(writing, { status, path, place: 'gone', title, hint: 'shop_goods.goods_gone_hint' })
}

async function articleMissing(writing: Writing, { path, name }: { path: string; name: string }): Promise<Page> {
  const status = (await hadReadingPage(writing.ctx, name)) ? 410 : 404
  return pageWithoutRecord(writing, {
    status,
    path,
    place: 'missing',
    title: 'shop_content.missing',
    hint: 'shop_content.missing_hint',
  })
}
