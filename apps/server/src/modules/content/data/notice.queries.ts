import { noticeCall } from '@shiji/contract/content/advert.calls.ts'
import type { Notice, NoticeInput } from '@shiji/contract/content/adverts.ts'
import { cleanRichText } from '../../../infra/rich-text/rich-text.ts'
import { listOf } from '../../../records/list-of.ts'
import type { ResourceRows } from '../../../records/resource.ts'
import { showingState } from '../domain/showing.ts'
import { notices } from './content.table.ts'
import { readTimes } from './form-time.ts'

/** Public notices of the platform, as an ordinary resource. */
export const noticeRows: ResourceRows<typeof notices, Notice, NoticeInput, NoticeInput> = {
  table: notices,
  list: listOf(noticeCall, {
    id: notices.id,
    tag: notices.tag,
    title: notices.titleZh,
    title_en: notices.titleEn,
    content: notices.contentZh,
    enabled: notices.enabled,
    start_at: notices.startAt,
    created_at: notices.createdAt,
  }),
  present: (ctx, rows) => {
    const now = ctx.clock.now()
    return rows.map(row => ({
      id: row.id,
      tag: row.tag,
      title: row.titleZh,
      title_en: row.titleEn,
      content: row.contentZh,
      content_en: row.contentEn,
      start_at: row.startAt.toISOString(),
      end_at: row.endAt?.toISOString() ?? null,
      enabled: row.enabled,
      state: showingState(row, now),
      created_at: row.createdAt.toISOString(),
    }))
  },
  toInsert: (tx, input) => ({ ...columnsOf(input), createdAt: tx.clock.now() }),
  toUpdate: (_tx, input) => columnsOf(input),
}

function columnsOf(input: NoticeInput) {
  return {
    tag: input.tag,
    titleZh: input.title,
    titleEn: input.title_en,
    contentZh: cleanRichText(input.content ?? ''),
    contentEn: cleanRichText(input.content_en ?? ''),
    ...readTimes(input.start_at, input.end_at),
    ...(input.enabled === undefined ? {} : { enabled: input.enabled }),
  }
}
