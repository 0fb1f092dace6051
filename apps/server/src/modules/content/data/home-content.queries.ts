import type { AdvCard, NoticeLine } from '@shiji/contract/content/adverts.ts'
import type { AdvPlace } from '@shiji/contract/content/words.ts'
import { and, asc, desc, eq, gt, inArray, isNull, lte, or, type SQL } from 'drizzle-orm'
import type { Ctx } from '../../../infra/context.ts'
import { noticeName } from '../domain/page-name.ts'
import { advSpaces, advs, notices } from './content.table.ts'

const MOST_BANNERS = 6
const MOST_EDITORIALS = 1
const MOST_CARDS = 3
const MOST_STRIPS = 12
const MOST_NOTICES = 5

/** What the operator shows on the home page, each in its order. */
export interface HomeContent {
  readonly banners: readonly AdvCard[]
  readonly editorials: readonly AdvCard[]
  readonly cards: readonly AdvCard[]
  readonly strips: readonly AdvCard[]
  readonly notices: readonly NoticeLine[]
}

/** Content of the home page besides goods and stores: what is enabled and shown now, in two queries. */
export async function homeContent(ctx: Ctx): Promise<HomeContent> {
  const [shown, lines] = await Promise.all([
    shownAdvs(ctx, inArray(advSpaces.place, ['home_banner', 'home_editorial', 'home_card', 'class_strip'])),
    noticeLines(ctx),
  ])
  const at = (place: AdvPlace, most: number) =>
    shown
      .filter(row => row.place === place)
      .slice(0, most)
      .map(row => row.card)
  return {
    banners: at('home_banner', MOST_BANNERS),
    editorials: at('home_editorial', MOST_EDITORIALS),
    cards: at('home_card', MOST_CARDS),
    strips: at('class_strip', MOST_STRIPS),
    notices: lines,
  }
}

/** The adverts of one space that are shown now, by its code. */
export async function advsOfSpace(ctx: Ctx, code: string): Promise<AdvCard[]> {
  return (await shownAdvs(ctx, eq(advSpaces.code, code))).map(row => row.card)
}

async function shownAdvs(ctx: Ctx, where: SQL): Promise<{ readonly place: AdvPlace; readonly card: AdvCard }[]> {
  const now = ctx.clock.now()
  const rows = await ctx.db
    .select({ place: advSpaces.place, adv: advs })
    .from(advs)
    .innerJoin(advSpaces, eq(advSpaces.id, advs.spaceId))
    .where(and(where, eq(advs.enabled, true), lte(advs.startAt, now), gt(advs.endAt, now)))
    .orderBy(asc(advs.isSort), asc(advs.id))
  return rows.map(({ place, adv }) => ({
    place,
    card: {
      id: adv.id,
      title: adv.titleZh,
      title_en: adv.titleEn,
      hint: adv.hintZh,
      hint_en: adv.hintEn,
      image: adv.image,
      url: adv.url,
    },
  }))
}

async function noticeLines(ctx: Ctx): Promise<NoticeLine[]> {
  const rows = await ctx.db
    .select({
      id: notices.id,
      tag: notices.tag,
      titleZh: notices.titleZh,
      titleEn: notices.titleEn,
      startAt: notices.startAt,
    })
    .from(notices)
    .where(shownNotice(ctx))
    .orderBy(desc(notices.startAt), desc(notices.id))
    .limit(MOST_NOTICES)
  return rows.map(row => ({
    id: row.id,
    name: noticeName(row.id),
    tag: row.tag,
    title: row.titleZh,
    title_en: row.titleEn,
    start_at: row.startAt.toISOString(),
  }))
}

/** Notices that everyone may read now. */
export function shownNotice(ctx: Ctx): SQL | undefined {
  const now = ctx.clock.now()
  return and(eq(notices.enabled, true), lte(notices.startAt, now), or(isNull(notices.endAt), gt(notices.endAt, now)))
}
