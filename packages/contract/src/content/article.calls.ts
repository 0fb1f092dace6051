import { resourceCall } from '../lists/resource-call.ts'
import type {
  Agreement,
  AgreementInput,
  Article,
  ArticleInput,
  ArticleMenu,
  ArticleMenuChange,
  ArticleMenuInput,
} from './articles.ts'

/** Columns of the help centre: a lazy tree. */
export const articleMenuCall = resourceCall<ArticleMenu, ArticleMenuInput, ArticleMenuChange>()({
  area: 'admin',
  path: 'article_menus',
  noun: 'article_menu',
  filters: { id: 'number', pid: 'number', name: 'text', name_en: 'text', created_at: 'time' },
  sorts: ['is_sort', 'id', 'name'],
  defaultSort: { prop: 'is_sort', order: 'asc' },
})

/** Articles of the help centre. */
export const articleCall = resourceCall<Article, ArticleInput>()({
  area: 'admin',
  path: 'articles',
  noun: 'article',
  filters: {
    id: 'number',
    menu_id: 'number',
    name: 'text',
    title: 'text',
    title_en: 'text',
    enabled: 'flag',
    updated_at: 'time',
    created_at: 'time',
  },
  sorts: ['id', 'is_sort', 'name', 'updated_at', 'created_at'],
  defaultSort: { prop: 'id', order: 'desc' },
})

/** Agreements, by the names that pages of the shop call them by. */
export const agreementCall = resourceCall<Agreement, AgreementInput>()({
  area: 'admin',
  path: 'agreements',
  noun: 'agreement',
  filters: {
    id: 'number',
    name: 'text',
    title: 'text',
    title_en: 'text',
    updated_at: 'time',
    created_at: 'time',
  },
  sorts: ['id', 'name', 'updated_at'],
  defaultSort: { prop: 'id', order: 'asc' },
})
