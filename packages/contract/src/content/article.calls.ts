import { resourceCall } from '../resource-call.ts'
import type { ArticleMenu, ArticleMenuChange, ArticleMenuInput } from './articles.ts'

/** Columns of the help centre: a lazy tree. */
export const articleMenuCall = resourceCall<ArticleMenu, ArticleMenuInput, ArticleMenuChange>()({
  area: 'admin',
  path: 'article_menus',
  noun: 'article_menu',
  filters: { id: 'number', pid: 'number', name: 'text', name_en: 'text', created_at: 'time' },
  sorts: ['is_sort', 'id', 'name'],
  defaultSort: { prop: 'is_sort', order: 'asc' },
})
