import type { ReadingPage } from '@shiji/contract/content/articles.ts'
import { AppError } from '../../../infra/app-error.ts'
import type { Ctx } from '../../../infra/context.ts'
import { addRead } from '../data/article-reads.repo.ts'
import { readingPage } from '../data/help.queries.ts'

/**
 * Returns the page at /user/article/{name} and counts it if it is an article (reference 3.1: click + 1). Refuses
 * unknown names as missing.
 */
export async function openPage(ctx: Ctx, name: string): Promise<ReadingPage> {
  const page = await readingPage(ctx, name)
  if (page === undefined) throw new AppError('record.missing')
  if (page.kind !== 'article') return page
  await addRead(ctx, name)
  return { ...page, clicks: (page.clicks ?? 0) + 1 }
}
