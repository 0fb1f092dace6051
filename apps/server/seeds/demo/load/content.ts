import { AGREEMENT_NAMES } from '@shiji/contract/content/articles.ts'
import { DAY } from '@shiji/kit/time/duration.ts'
import { startOfShopDay } from '@shiji/kit/time/shop-time.ts'
import { sql } from 'drizzle-orm'
import type { Ctx } from '../../../src/infra/context.ts'
import { ADVERTS, SPACES } from '../catalog/content/adverts.ts'
import { AGREEMENTS } from '../catalog/content/agreements.ts'
import { HELP } from '../catalog/content/help.ts'
import { NOTICES } from '../catalog/content/notices.ts'
import { type DemoColumn, pageHtml } from '../catalog/content/page.ts'
import { PICTURES, pictureAddress } from '../catalog/goods/pictures.ts'
import { both } from '../catalog/pair.ts'
import type { ClassPlace } from './classes.ts'
import { insertRows, type Row } from './insert.ts'
import type { NumberLine } from './number-line.ts'

/** Content of the platform: adverts and notices around the anchor day, the help centre, the agreements. */
export async function loadContent(
  tx: Ctx,
  line: NumberLine,
  places: ReadonlyMap<string, ClassPlace>,
  openedAt: Date,
): Promise<void> {
  const today = startOfShopDay(tx.clock.now())
  const day = (offset: number) => new Date(today.getTime() + offset * DAY)
  await loadAdverts(tx, line, { places, openedAt, day })
  await insertRows(
    tx,
    'notices',
    NOTICES.map(({ tag, title, text, startDay, endDay }) => ({
      id: line.take(),
      tag,
      title_zh: both(title).zh,
      title_en: both(title).en,
      content_zh: pageHtml(text.zh),
      content_en: pageHtml(text.en),
      start_at: day(startDay),
      end_at: endDay === undefined ? null : day(endDay),
      enabled: true,
      created_at: day(Math.min(startDay, 0) - 1),
    })),
  )
  await loadHelp(tx, line, openedAt)
  for (const name of AGREEMENT_NAMES) {
    const { zh, en } = AGREEMENTS[name]
    await tx.db.execute(
      sql`update agreements set content_zh = ${pageHtml(zh)}, content_en = ${pageHtml(en)}, updated_at = ${openedAt} where name = ${name}`,
    )
  }
}

interface Around {
  readonly places: ReadonlyMap<string, ClassPlace>
  readonly openedAt: Date
  readonly day: (offset: number) => Date
}

async function loadAdverts(tx: Ctx, line: NumberLine, { places, openedAt, day }: Around): Promise<void> {
  const roots = new Map([...places.values()].map(place => [place.rootCode, place.root]))
  const spaces = SPACES.map(space => ({ ...space, id: line.take() }))
  await insertRows(
    tx,
    'adv_spaces',
    spaces.map(({ id, code, name, place, width, height }) => ({
      id,
      code,
      name_zh: both(name).zh,
      name_en: both(name).en,
      place,
      width,
      height,
      created_at: openedAt,
    })),
  )
  await insertRows(
    tx,
    'advs',
    ADVERTS.map(({ space, title, hint, picture, to, startDay = -7, endDay = 45, enabled = true }, index) => ({
      id: line.take(),
      space_id: spaces.find(({ code }) => code === space)?.id,
      title_zh: both(title).zh,
      title_en: both(title).en,
      hint_zh: both(hint).zh,
      hint_en: both(hint).en,
      image: picture.startsWith('campaign/') ? `${PICTURES}/${picture}.webp` : pictureAddress(picture),
      url: to.startsWith('/') ? to : classPath(roots.get(to) ?? places.get(to)?.middle),
      start_at: day(startDay),
      end_at: day(endDay),
      is_sort: index + 1,
      enabled,
      created_at: day(Math.min(startDay, 0) - 1),
    })),
  )
}

/** Address of the search for a class (spec §2). */
const classPath = (id: number | undefined): string =>
  `/search/${encodeURIComponent(Buffer.from(JSON.stringify({ class_id: id })).toString('base64'))}`

async function loadHelp(tx: Ctx, line: NumberLine, openedAt: Date): Promise<void> {
  const menus: Row[] = []
  const articles: Row[] = []
  const put = (columns: readonly DemoColumn[], pid: number, level: number): void =>
    columns.forEach((column, index) => {
      const id = line.take()
      menus.push({
        id,
        pid,
        level,
        name_zh: both(column.name).zh,
        name_en: both(column.name).en,
        is_sort: index + 1,
        created_at: openedAt,
      })
      column.articles.forEach(({ name, title, text }, place) => {
        articles.push({
          id: line.take(),
          menu_id: id,
          name,
          title_zh: both(title).zh,
          title_en: both(title).en,
          content_zh: pageHtml(text.zh),
          content_en: pageHtml(text.en),
          is_sort: place + 1,
          enabled: true,
          updated_at: openedAt,
          created_at: openedAt,
        })
      })
      put(column.below ?? [], id, level + 1)
    })
  put(HELP, 0, 1)
  await insertRows(tx, 'article_menus', menus)
  await insertRows(tx, 'articles', articles)
}
