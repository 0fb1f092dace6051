import Type, { type Static } from 'typebox'
import { Count, Flag, Id, Instant, Name, Nullable, OtherName, ParentId, Strict, Text, Word } from '../schema.ts'
import { CallName } from './adverts.ts'

/** Agreements that pages of the shop link to by name; their text can change, but they cannot be removed or renamed. */
export const AGREEMENT_NAMES = ['user_agreement', 'privacy_policy', 'store_agreement'] as const
export type AgreementName = (typeof AGREEMENT_NAMES)[number]

const Sort = Type.Integer({ minimum: 0, maximum: 9_999 })
/** Rich text in the form of spec §3. */
const RichText = Text(200_000)

export const ArticleMenu = Type.Object({
  id: Id,
  pid: ParentId,
  level: Type.Integer(),
  name: Type.String(),
  name_en: Type.String(),
  is_sort: Type.Integer(),
  has_children: Type.Boolean(),
  created_at: Instant,
})
export type ArticleMenu = Static<typeof ArticleMenu>

export const ArticleMenuInput = Strict({
  pid: ParentId,
  name: Name(35),
  name_en: Name(60),
  is_sort: Type.Optional(Sort),
})
export type ArticleMenuInput = Static<typeof ArticleMenuInput>
export const ArticleMenuChange = Strict({ name: Name(35), name_en: Name(60), is_sort: Type.Optional(Sort) })
export type ArticleMenuChange = Static<typeof ArticleMenuChange>

export const Article = Type.Object({
  id: Id,
  menu_id: Id,
  menu_name: Type.String(),
  menu_name_en: Type.String(),
  name: Type.String(),
  title: Type.String(),
  title_en: Type.String(),
  content: Type.String(),
  content_en: Type.String(),
  is_sort: Type.Integer(),
  enabled: Flag,
  clicks: Count,
  updated_at: Instant,
  created_at: Instant,
})
export type Article = Static<typeof Article>

/** `name` is the last part of the article's address, /user/article/{name}. */
export const ArticleInput = Strict({
  menu_id: Id,
  name: CallName,
  title: Name(80),
  title_en: OtherName(120),
  content: Type.Optional(RichText),
  content_en: Type.Optional(RichText),
  is_sort: Type.Optional(Sort),
  enabled: Type.Optional(Flag),
})
export type ArticleInput = Static<typeof ArticleInput>

export const Agreement = Type.Object({
  id: Id,
  name: Type.String(),
  title: Type.String(),
  title_en: Type.String(),
  content: Type.String(),
  content_en: Type.String(),
  updated_at: Instant,
  created_at: Instant,
})
export type Agreement = Static<typeof Agreement>

export const AgreementInput = Strict({
  name: CallName,
  title: Name(40),
  title_en: OtherName(80),
  content: Type.Optional(RichText),
  content_en: Type.Optional(RichText),
})
export type AgreementInput = Static<typeof AgreementInput>

/** An article or agreement, as links name it. */
export const ArticleLink = Type.Object({ name: Type.String(), title: Type.String(), title_en: Type.String() })
export type ArticleLink = Static<typeof ArticleLink>

/** A column of the help centre with its articles and sub-columns; empty columns are left out. */
export interface ArticleColumn {
  readonly id: number
  readonly name: string
  readonly name_en: string
  readonly articles: readonly ArticleLink[]
  readonly children: readonly ArticleColumn[]
}

const columnSchema = (depth: number): Record<string, unknown> => ({
  type: 'object',
  properties: {
    id: { type: 'integer' },
    name: { type: 'string' },
    name_en: { type: 'string' },
    articles: { type: 'array', items: ArticleLink },
    children: { type: 'array', items: depth === 1 ? { type: 'object' } : columnSchema(depth - 1) },
  },
})

/** GET /load_article_menu: columns with their articles, and the agreements, in one call. */
export const HelpCentre = Type.Object({
  columns: Type.Array(Type.Unsafe<ArticleColumn>(columnSchema(3))),
  agreements: Type.Array(ArticleLink),
})
export type HelpCentre = Static<typeof HelpCentre>

/** Parameter of GET /article/{name} and GET /agreements/{name}. */
export const ArticleParams = Strict({ name: Type.String({ maxLength: 80 }) })
export type ArticleParams = Static<typeof ArticleParams>

/** GET /article/{name}: an article, an agreement or a notice (`notice_5`); only the html of its texts. */
export const ReadingPage = Type.Object({
  kind: Word(['article', 'agreement', 'notice']),
  name: Type.String(),
  title: Type.String(),
  title_en: Type.String(),
  content: Type.String(),
  content_en: Type.String(),
  /** Column of an article. */
  menu_id: Nullable(Id),
  /** How often it was opened; articles only. */
  clicks: Nullable(Count),
  updated_at: Instant,
})
export type ReadingPage = Static<typeof ReadingPage>
